import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import doctor from '#ops/doctor/questions/customer-sums.ts'
import { systemClock } from '#kit/clock.ts'
import { createAccounts } from '#shop/accounts/service.ts'
import { createCustomerMerges } from '#shop/customers/merges.ts'
import { createCustomerProfiles } from '#shop/customers/profiles.ts'
import { createCustomerTags } from '#shop/customers/tags.ts'
import { anOrderDesk } from './support/an-order-desk.ts'
import { aCustomer } from './support/order-desk.ts'

let desk: Awaited<ReturnType<typeof anOrderDesk>>
let vase: number
beforeAll(async () => {
  desk = await anOrderDesk({ poolSize: 5 })
  vase = (await desk.aProduct({ units: null, cents: 10_000 })).id
})
afterAll(() => desk.close())

const services = () => {
  const { db } = desk
  return {
    db,
    profiles: createCustomerProfiles({ db, clock: systemClock }),
    tags: createCustomerTags({ db }),
    merges: createCustomerMerges({ db, clock: systemClock }),
  }
}
const named = async (search: string) =>
  (await services().profiles.list({ search }, { sort: { by: 'date', isAscending: true }, limit: 10, offset: 0 })).profiles
const anAccount = async (login: string) => {
  const made = await createAccounts({ db: desk.db }).create({
    login,
    email: `${login}@cliente.example`,
    displayName: login,
    password: 'a rede na varanda',
    roles: ['customer'],
  })
  if (!made.ok) throw new Error(made.problem)
  return made.user
}
const buy = async ({ email, userId, cpf }: { email: string; userId?: number; cpf?: string }) => {
  const shopper = { ...(await desk.aShopper()), ...(userId !== undefined && { userId }) }
  const order = await desk.anOrder([{ productId: vase }], {
    shopper,
    paymentMethod: 'bacs',
    customer: aCustomer({ email, ...(cpf && { cpf }) }),
  })
  return order
}
const pay = async (id: number) => {
  await sql`update orders set paid_cents = total_cents, paid_at = now() where id = ${id}`.execute(desk.db)
  await desk.orders.changeStatus({ orderId: id, to: 'processing', actor: 'Loja' })
}
const differences = async () => (await doctor.ask({ db: desk.db, dataDir: '' })).problems

test('whoever buys without an account is a customer, with what was paid and without what went back', async () => {
  const first = await buy({ email: 'gil@cliente.example' })
  expect(await named('gil@cliente')).toMatchObject([
    {
      name: 'Ana Souza',
      document: '52998224725',
      city: 'São Paulo',
      state: 'SP',
      purchases: 0,
      spentCents: 0,
      lastOrderAt: null,
    },
  ])
  await pay(first.id)
  const second = await buy({ email: 'gil@cliente.example' })
  await pay(second.id)
  expect(await named('gil@cliente')).toMatchObject([
    { purchases: 2, spentCents: first.totalCents + second.totalCents, origin: 'order', userId: null },
  ])
  await sql`update orders set refunded_cents = 1000 where id = ${second.id}`.execute(desk.db)
  expect((await named('gil@cliente'))[0]!.spentCents).toBe(first.totalCents + second.totalCents - 1000)
  await sql`update orders set trashed_at = now() where id = ${first.id}`.execute(desk.db)
  expect((await named('gil@cliente'))[0]).toMatchObject({ purchases: 1, spentCents: second.totalCents - 1000 })
  await sql`delete from orders where id = ${second.id}`.execute(desk.db)
  expect((await named('gil@cliente'))[0]).toMatchObject({ purchases: 0, spentCents: 0, firstOrderAt: null })
  expect(await differences()).toEqual([])
})

test('a corrected address moves the order to its customer, and the mistyped one is nobody', async () => {
  const order = await buy({ email: 'errda@cliente.example' })
  await pay(order.id)
  await sql`update orders set email = 'erika@cliente.example' where id = ${order.id}`.execute(desk.db)
  expect(await named('errda@cliente')).toEqual([])
  expect(await named('erika@cliente')).toMatchObject([{ purchases: 1 }])
})

test('an account takes what was bought with its address only once the address is proved', async () => {
  const { profiles } = services()
  const before = await buy({ email: 'bia@cliente.example', cpf: '39053344705' })
  await pay(before.id)
  const bia = await anAccount('bia')
  const own = await buy({ email: 'bia@cliente.example', userId: bia.id, cpf: '39053344705' })
  await pay(own.id)
  expect((await named('bia@cliente')).map(({ userId, purchases }) => [userId, purchases])).toEqual([
    [null, 1],
    [bia.id, 1],
  ])
  await sql`select prove_customer_email(${bia.id})`.execute(desk.db)
  expect(await named('bia@cliente')).toMatchObject([{ userId: bia.id, purchases: 2 }])
  const later = await buy({ email: 'bia@cliente.example' })
  await pay(later.id)
  expect(await profiles.ofAccount(bia.id)).toMatchObject({ purchases: 3 })
  // The merchant sees one customer; the account still shows its own orders alone.
  expect((await desk.orders.listOwn(bia.id, { page: 1, perPage: 10 })).total).toBe(1)
  expect(await differences()).toEqual([])
})

test('the same document suggests a duplicate and joins nothing; joined by the merchant it can be taken back', async () => {
  const { merges, tags, profiles } = services()
  for (const email of ['caio@casa.example', 'caio@trabalho.example']) await pay((await buy({ email, cpf: '15350946056' })).id)
  const [home, work] = [(await named('caio@casa'))[0]!, (await named('caio@trabalho'))[0]!]
  expect(await merges.suggest(home.id)).toEqual([{ id: work.id, reason: 'document' }])
  await tags.mark([work.id], { add: ['Arquiteto'], remove: [] })
  expect(await merges.plan(home.id, work.id)).toMatchObject({ ok: true, plan: { keptId: home.id, purchases: 2 } })
  expect(await merges.merge(home.id, work.id, 'Dona')).toMatchObject({ ok: true })
  expect(await profiles.find(work.id)).toBeUndefined()
  expect(await named('caio@trabalho')).toMatchObject([{ id: home.id, purchases: 2, tags: [{ name: 'Arquiteto' }] }])
  await pay((await buy({ email: 'caio@trabalho.example', cpf: '15350946056' })).id)
  expect(await profiles.find(home.id)).toMatchObject({ purchases: 3 })
  const emails = await desk.db.selectFrom('orders').select('email').where('cpf', '=', '15350946056').orderBy('id').execute()
  expect(emails.map(({ email }) => email.split('@')[1])).toEqual(['casa.example', 'trabalho.example', 'trabalho.example'])
  const [merge] = await merges.of(home.id)
  expect(merge).toMatchObject({ orders: 1, actor: 'Dona', canUndo: true })
  expect(await merges.undo(merge!.id)).toEqual({ ok: true, goneId: work.id })
  expect((await profiles.find(work.id))!.tags.map(({ name }) => name)).toEqual(['Arquiteto'])
  // What came after the merge stays with whoever it came to.
  expect([(await profiles.find(home.id))!.purchases, (await profiles.find(work.id))!.purchases]).toEqual([2, 1])
  expect(await merges.undo(merge!.id)).toEqual({ ok: false, problem: 'too-late' })
  expect(await differences()).toEqual([])
})

test('orders of one customer that change at the same moment, several times in one transaction, are all in the sums', async () => {
  const email = 'rui@cliente.example'
  const ids: number[] = []
  for (let made = 0; made < 12; made++) ids.push((await buy({ email })).id)
  const change = (id: number, statements: string[]) =>
    desk.db.transaction().execute(async (trx) => {
      for (const set of statements) await sql`update orders set ${sql.raw(set)} where id = ${id}`.execute(trx)
    })
  await Promise.all(ids.map((id) => change(id, ["status = 'on-hold'", "status = 'processing'", 'refunded_cents = 100'])))
  await Promise.all(
    ids.map((id, at) =>
      change(
        id,
        [
          ["status = 'cancelled'"],
          ['refunded_cents = 300', "status = 'completed'"],
          ["status = 'cancelled'", "status = 'processing'", "created_at = '2020-02-03'"],
          ['trashed_at = now()'],
        ][at % 4]!,
      ),
    ),
  )
  expect(await differences()).toEqual([])
  const [rui] = await named(email)
  expect(rui).toMatchObject({ purchases: 6, firstOrderAt: new Date('2020-02-03T00:00:00Z') })
  expect(rui!.lastOrderAt!.getTime()).toBeGreaterThan(Date.parse('2026-01-01'))
})

test('a sum that is wrong is found by the doctor and counted anew', async () => {
  await pay((await buy({ email: 'dora@cliente.example' })).id)
  await sql`update customer_profiles set purchases = 7 where email = 'dora@cliente.example'`.execute(desk.db)
  expect(JSON.stringify(await differences())).toContain('dora@cliente.example')
  expect(await services().profiles.recount()).toBe(1)
  expect(await differences()).toEqual([])
})

test('what was there before is counted at once, and as it would have been one by one', async () => {
  const shown = async () =>
    (
      await sql`select p.email, p.user_id, p.full_name, p.document, p.phone, p.address, p.purchases, p.spent_cents, p.first_order_at, p.last_order_at
      from customer_profiles p where p.email in ('gil@cliente.example', 'dora@cliente.example') order by p.id`.execute(desk.db)
    ).rows
  const before = await shown()
  await sql`truncate customer_profiles cascade`.execute(desk.db)
  await services().profiles.recount()
  expect(await shown()).toEqual(before)
  expect(await differences()).toEqual([])
})
