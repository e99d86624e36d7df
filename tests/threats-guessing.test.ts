import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLimiter } from '#http/rate-limit.ts'
import { systemClock } from '#kit/clock.ts'
import { ALARMING_GUESSES } from '#shop/accounts/guessing-alarm.ts'
import { aCustomer, anOrderOf, aVisitor, mailsTo } from './account-customers.ts'
import { apiAs } from './support/api.ts'
import { aBuyerIn, aReadyForm, openTills, place } from './support/checkout.ts'
import { eventually } from './support/eventually.ts'
import { aShop, type TestShop } from './support/shop.ts'

let shop: TestShop
const lines: string[] = []
/** What the log says of safety, newest last. */
const events = () =>
  lines
    .join('')
    .split('\n')
    .filter((line) => line.includes('"msg":"security"'))
    .map((line) => JSON.parse(line) as { event: string; request: string })
const eventCount = (event: string) => events().filter((one) => one.event === event).length

beforeAll(async () => {
  const write = new PassThrough()
  write.on('data', (part: Buffer) => lines.push(part.toString()))
  shop = await aShop({ demo: true, write, config: { rateLimits: true } })
  await openTills(shop)
  await shop.db.updateTable('stock').set({ on_hand: 1_000 }).execute()
})
afterAll(() => shop.close())

const forget = () => shop.db.deleteFrom('attempts').execute()

test('limits on what can be guessed hold for all processes together', async () => {
  const limit = { max: 3, windowSeconds: 60 }
  const [one, other] = [1, 2].map(() => createLimiter({ clock: systemClock, enabled: true, db: shop.db }))
  for (const limiter of [one!, other!, one!]) await limiter.takeTogether('cupom', 'a', limit)
  await expect(other!.takeTogether('cupom', 'a', limit)).rejects.toMatchObject({ status: 429 })
  await expect(other!.checkTogether('cupom', 'a', limit)).rejects.toMatchObject({ status: 429 })
  await expect(other!.checkTogether('cupom', 'b', limit)).resolves.toBeUndefined()
})

test('a network may try twenty passwords a minute, whatever the names; its neighbours of other networks are not touched', async () => {
  const from = (ip: string, name: string) =>
    shop.http.inject({
      method: 'POST',
      url: '/minha-conta/',
      remoteAddress: ip,
      payload: new URLSearchParams({ username: name, password: 'outra coisa' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', origin: 'http://127.0.0.1' },
    })
  for (let time = 0; time < 20; time++)
    expect((await from(`203.0.113.${time}`, `nome${time}`)).body).toContain('Nome de usuário ou senha incorretos.')
  expect((await from('203.0.113.99', 'mais-um')).statusCode).toBe(429)
  expect((await from('198.51.100.1', 'mais-um')).statusCode).toBe(200)
  expect(eventCount('sign-in-failed')).toBeGreaterThanOrEqual(21)
  expect(eventCount('rate-limited')).toBeGreaterThanOrEqual(1)
})

test('many wrong passwords ring one alarm: in the log, by mail and in the workbench; nobody is locked out', async () => {
  await forget()
  await shop.db
    .insertInto('settings')
    .values({ name: 'shop', value: JSON.stringify({ name: 'Casa Aroeira', email: 'dona@loja.example' }) })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: JSON.stringify({ name: 'Casa Aroeira', email: 'dona@loja.example' }) }),
    )
    .execute()
  const customer = await aCustomer(shop, 'bia')
  const { api } = await apiAs(shop, 'shop_manager', 'gerente')
  expect((await api('/vitrine/v1/status')).body.guessing).toBe(false)
  const tomorrow = new Date(Date.now() + 600_000)
  await shop.db
    .insertInto('attempts')
    .values({ scope: 'wrong-password', key: 'shop', count: ALARMING_GUESSES - 1, resets_at: tomorrow })
    .onConflict((conflict) =>
      conflict.columns(['scope', 'key']).doUpdateSet({ count: ALARMING_GUESSES - 1, resets_at: tomorrow }),
    )
    .execute()
  for (const name of ['um', 'dois', 'tres']) await aVisitor(shop).signIn(name, 'outra coisa')
  expect(eventCount('guessing-alarm')).toBe(1)
  expect((await api('/vitrine/v1/status')).body.guessing).toBe(true)
  await eventually('the merchant has mail', async () =>
    (await mailsTo(shop, 'dona@loja.example')).some(({ subject }) => subject.startsWith('Muitas senhas erradas')),
  )
  expect((await aVisitor(shop).signIn('bia')).statusCode).toBe(303)
  expect((await mailsTo(shop, 'dona@loja.example')).filter(({ subject }) => subject.startsWith('Muitas senhas'))).toHaveLength(1)
  expect(customer.email).toBe('bia@cliente.example')
})

const press = (action: string, { id, key }: { id: number; key: string }, ip: string) =>
  shop.http.inject({
    method: 'POST',
    url: '/pagamento-teste/',
    remoteAddress: ip,
    payload: new URLSearchParams({ order: String(id), key, action }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  })
const aCardOrder = async () => {
  const order = await anOrderOf(shop, undefined, ['vaso-jequitinhonha'])
  await shop.db.updateTable('orders').set({ payment_method: 'vitrine_test' }).where('id', '=', order.id).execute()
  return order
}

test('after three refused cards the order takes no more of them, from whatever network', async () => {
  await forget()
  const order = await aCardOrder()
  for (const ip of ['192.0.2.1', '198.51.100.7', '203.0.113.7']) expect((await press('refuse', order, ip)).statusCode).toBe(303)
  const fourth = await press('approve', order, '100.64.3.1')
  expect(fourth.statusCode).toBe(429)
  expect(fourth.headers['retry-after']).toBe('1800')
  expect(
    (await shop.db.selectFrom('orders').select('paid_cents').where('id', '=', order.id).executeTakeFirstOrThrow()).paid_cents,
  ).toBe(0)
  expect(eventCount('payment-declined')).toBeGreaterThanOrEqual(3)
})

test('nor does the network that tried them on several orders, at the till either; Pix stays open', async () => {
  await forget()
  for (let time = 0; time < 3; time++) await press('refuse', await aCardOrder(), '127.0.0.1')
  expect((await press('refuse', await aCardOrder(), '127.0.0.1')).statusCode).toBe(429)
  const shopper = await aBuyerIn(shop)
  const byCard = await place(shopper, await aReadyForm(shopper, { payment_method: 'vitrine_test' }))
  expect(byCard).toMatchObject({ result: 'failure', messages: expect.stringContaining('cartão fica fechado') })
  expect((await place(shopper, await aReadyForm(shopper, { payment_method: 'pix' }))).result).toBe('success')
})

test('sums that only serve to try cards are not taken by card', async () => {
  await forget()
  const { value } = await shop.db.selectFrom('settings').select('value').where('name', '=', 'payments').executeTakeFirstOrThrow()
  const dear = { ...(value as object), vitrine_test: { enabled: true, leastAmount: 9_000 } }
  await shop.db
    .updateTable('settings')
    .set({ value: JSON.stringify(dear) })
    .where('name', '=', 'payments')
    .execute()
  const shopper = await aBuyerIn(shop)
  const refused = await place(shopper, await aReadyForm(shopper, { payment_method: 'vitrine_test' }))
  expect(refused).toMatchObject({ result: 'failure', messages: expect.stringContaining('a partir de') })
})

test('five orders a minute from one address are enough', async () => {
  await forget()
  const results: string[] = []
  for (let time = 0; time < 6; time++) {
    const shopper = await aBuyerIn(shop)
    results.push((await place(shopper, await aReadyForm(shopper))).result)
  }
  expect(results.slice(0, 3)).toEqual(['success', 'success', 'success'])
  expect(results.at(-1)).toBe('failure')
})

test('what the log says of safety carries the request’s id and names nobody', () => {
  expect(events().length).toBeGreaterThan(20)
  for (const event of events()) expect(event.request).toMatch(/^[0-9a-f-]{36}$/)
  expect(lines.join('')).not.toMatch(/203\.0\.113|outra coisa|bia@cliente/)
})
