import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { whereOf, orderOf } from '#shop/customers/filter.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import { aCustomer, anOrderOf } from '../account-customers.ts'
import { type Api, apiAs } from '../support/api.ts'
import { ADDRESS, aReadyForm, aShopper, openTills, place } from '../support/checkout.ts'
import { aShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
let api: Api
beforeAll(async () => {
  shop = await aShop({ demo: true })
  api = (await apiAs(shop, 'shop_manager', 'helena')).api
})
afterAll(() => shop?.close())

const get = async (path: string) => (await api(`/vitrine/v1${path}`)).body
const post = async (path: string, body: unknown) => await api(`/vitrine/v1${path}`, { method: 'POST', body })
const remove = async (path: string) => await api(`/vitrine/v1${path}`, { method: 'DELETE' })
const emails = async (question: string) =>
  (await get(`/customer-profiles?orderby=date&order=asc&${question}`)).map(({ email }: { email: string }) => email)
const profileOf = async (email: string) => (await get(`/customer-profiles?search=${email}`))[0]
const aBuyer = async (email: string, slugs: string[], times = 1) => {
  let order = await anOrderOf(shop, undefined, slugs, { email, isPaid: true })
  for (let more = 1; more < times; more++) order = await anOrderOf(shop, undefined, slugs, { email, isPaid: true })
  return order
}

test('guests who bought are found by name, e-mail, document and telephone, with what they bought', async () => {
  await aBuyer('lia@gente.example', ['vaso-jequitinhonha'], 2)
  await aBuyer('téo@gente.example'.normalize('NFD').replaceAll(/\p{Diacritic}/gu, ''), ['vaso-jequitinhonha'])
  const lia = await profileOf('lia@gente.example')
  expect(lia).toMatchObject({ account_id: null, name: 'Ana Souza', orders_count: 2, city: 'São Paulo', state: 'SP', tags: [] })
  expect(Number(lia.average_spent) * 2).toBeCloseTo(Number(lia.total_spent))
  const both = ['lia@gente.example', 'teo@gente.example']
  for (const words of ['ANA souza', '529.982.247-25', '(11) 91234-5678'])
    expect(await emails(`search=${encodeURIComponent(words)}`)).toEqual(both)
  expect((await get(`/customer-profiles/${lia.id}/orders`)).length).toBe(2)
  expect(await get(`/customer-profiles/${lia.id}/addresses`)).toMatchObject([{ address: { address_1: 'Avenida Paulista' } }])
})

test('the list is narrowed by what was bought, where, how much, how often and when', async () => {
  const { rows } = await sql<{ id: number }>`
    select pc.category_id as id from product_categories pc join products p on p.id = pc.product_id where p.slug = 'vaso-jequitinhonha'`.execute(
    shop.db,
  )
  expect(await emails(`search=gente&category=${rows[0]!.id}`)).toContain('lia@gente.example')
  expect(await emails('search=gente&min_orders=2')).toEqual(['lia@gente.example'])
  expect(await emails('search=gente&state=RJ')).toEqual([])
  expect(await emails('search=gente&max_spent=1')).toEqual([])
  expect(await emails('search=gente&first_this_month=true')).toHaveLength(2)
  expect(await emails('search=gente&inactive_days=90')).toEqual([])
  await sql`update orders set created_at = now() - interval '100 days' where email = 'teo@gente.example'`.execute(shop.db)
  expect(await emails('search=gente&inactive_days=90')).toEqual(['teo@gente.example'])
})

test('tags are put on many customers at once and taken off again, and a segment keeps a filter for everybody', async () => {
  const [lia, teo] = [await profileOf('lia@gente.example'), await profileOf('teo@gente.example')]
  expect((await post('/customer-profiles/tags', { customers: [lia.id, teo.id], add: ['Atacado', 'VIP'] })).status).toBe(200)
  const tags = await get('/customer-tags')
  expect(tags).toMatchObject([
    { name: 'Atacado', customers: 2, percent_off: 0 },
    { name: 'VIP', customers: 2 },
  ])
  const [wholesale, vip] = tags
  await post('/customer-profiles/tags', { customers: [teo.id], add: ['vip'], remove: [wholesale.id] })
  expect(await emails(`customer_tag=${wholesale.id}`)).toEqual(['lia@gente.example'])
  expect((await post('/customer-tags', { name: 'Vip' })).body.message).toContain('Já existe')
  expect((await post(`/customer-tags/${vip.id}`, { percent_off: 10 })).body).toMatchObject({ percent_off: 10 })

  const saved = await post('/customer-segments', { name: 'Atacado forte', filter: { customer_tag: wholesale.id, min_orders: 2 } })
  expect(saved).toMatchObject({ status: 201, body: { filter: { customer_tag: wholesale.id, min_orders: 2 } } })
  expect((await post('/customer-segments', { name: 'ATACADO FORTE', filter: {} })).status).toBe(400)
  expect(await get('/customer-segments')).toHaveLength(1)
  expect((await remove(`/customer-segments/${saved.body.id}`)).status).toBe(200)
  expect((await remove(`/customer-tags/${wholesale.id}`)).status).toBe(200)
  expect((await profileOf('lia@gente.example')).tags).toEqual([{ id: vip.id, name: 'VIP', percent_off: 10 }])
})

test('notes say who wrote them and when, and are in the register without their words', async () => {
  const { id } = await profileOf('lia@gente.example')
  const { body: note } = await post(`/customer-profiles/${id}/notes`, { text: 'Prefere entrega à tarde.' })
  expect(note).toMatchObject({ author: 'helena', text: 'Prefere entrega à tarde.' })
  expect(await get(`/customer-profiles/${id}/notes`)).toHaveLength(1)
  const told = await shop.db.selectFrom('audit_log').selectAll().where('noun', '=', 'customer_notes').execute()
  expect(told).toHaveLength(1)
  expect(JSON.stringify(told)).not.toContain('tarde')
  expect((await remove(`/customer-profiles/${id}/notes/${note.id}`)).status).toBe(200)
  expect((await remove(`/customer-profiles/${id}/notes/${note.id}`)).status).toBe(404)
  await post(`/customer-profiles/${id}/notes`, { text: 'Coleciona canecas.' })
})

test('two customers are looked at together before they become one, and taken apart again', async () => {
  const [lia, teo] = [await profileOf('lia@gente.example'), await profileOf('teo@gente.example')]
  expect(await get(`/customer-profiles/${lia.id}/duplicates`)).toMatchObject([{ email: 'teo@gente.example', reason: 'document' }])
  const planned = await post(`/customer-profiles/${lia.id}/merge`, { other: teo.id })
  expect(planned.body).toMatchObject({ kept_id: lia.id, orders_count: 3, is_done: false })
  expect((await profileOf('teo@gente.example')).id).toBe(teo.id)
  expect((await post(`/customer-profiles/${lia.id}/merge`, { other: lia.id })).status).toBe(400)
  expect((await post(`/customer-profiles/${lia.id}/merge`, { other: teo.id, dry_run: false })).body.is_done).toBe(true)
  expect(await profileOf('teo@gente.example')).toMatchObject({ id: lia.id, orders_count: 3 })
  const [merge] = await get(`/customer-profiles/${lia.id}/merges`)
  expect(merge).toMatchObject({ email: 'teo@gente.example', author: 'helena', can_undo: true })
  expect((await post(`/customer-merges/${merge.id}/undo`, {})).body).toMatchObject({ id: teo.id, orders_count: 1 })
  expect((await post(`/customer-merges/${merge.id}/undo`, {})).status).toBe(400)
})

test('what is known of a guest is handed out and forgotten; the orders stay, and make no customer anew', async () => {
  const { id } = await profileOf('lia@gente.example')
  const data = await get(`/customer-profiles/${id}/data`)
  expect(data).toMatchObject({
    cadastro: {
      nome: 'Ana Souza',
      etiquetas: ['VIP'],
      anotacoes: [{ texto: 'Coleciona canecas.' }],
      emails: ['lia@gente.example'],
    },
  })
  expect(data.pedidos).toHaveLength(2)
  expect((await remove(`/customer-profiles/${id}`)).status).toBe(200)
  expect(await emails('search=lia@gente')).toEqual([])
  const left = await shop.db
    .selectFrom('orders')
    .select(['id', 'ip', 'version'])
    .where('email', '=', 'lia@gente.example')
    .execute()
  expect(left.map(({ ip }) => ip)).toEqual(['', ''])
  await sql`update orders set refunded_cents = 100 where id = ${left[0]!.id}`.execute(shop.db)
  expect(await emails('search=lia@gente')).toEqual([])
  expect(await shop.db.selectFrom('customer_notes').select('id').execute()).toEqual([])
})

test('a table is looked through before anything is kept, and what was told comes back as it was', async () => {
  const send = async (payload: string | Buffer, isOnlyAsked: boolean) =>
    await api(`/vitrine/v1/customer-import?dry_run=${isOnlyAsked}`, {
      method: 'POST',
      payload,
      headers: { 'content-type': 'application/octet-stream' },
    })
  const mailsBefore = await shop.db.selectFrom('mails').select('id').execute()
  const wrong = 'Nome;E-mail\nRui;rui@\nIvo;ivo@gente.example\n'
  expect((await send(wrong, false)).body).toMatchObject({ is_done: false, problems: [{ line: 2 }] })
  expect(await emails('search=ivo@gente')).toEqual([])
  const table = [
    'Nome;E-mail;CPF;Cidade;UF;Etiquetas;Anotação',
    'Ivo Ramalho;ivo@gente.example;;Sabará;MG;Atacado, Oficina;Paga na entrega',
    "'=HYPERLINK(1);teo@gente.example;;;;VIP;",
  ].join('\n')
  expect((await send(table, true)).body).toMatchObject({ created: 1, updated: 1, problems: [], is_done: false })
  expect(await emails('search=ivo@gente')).toEqual([])
  expect((await send(Buffer.from(table, 'latin1'), false)).body).toMatchObject({ created: 1, updated: 1, is_done: true })
  expect(await profileOf('ivo@gente.example')).toMatchObject({
    name: 'Ivo Ramalho',
    city: 'Sabará',
    state: 'MG',
    origin: 'import',
    tags: [{ name: 'Atacado' }, { name: 'Oficina' }],
  })
  expect((await profileOf('teo@gente.example')).name).toBe('=HYPERLINK(1)')
  expect(await shop.db.selectFrom('mails').select('id').execute()).toEqual(mailsBefore)
  expect(await shop.db.selectFrom('subscribers').select('id').where('email', '=', 'ivo@gente.example').execute()).toEqual([])

  const exported = await api('/vitrine/v1/customer-export?search=gente.example')
  expect(exported.headers['content-type']).toContain('text/csv')
  expect(exported.body).toContain("'=HYPERLINK(1)")
  expect(exported.body.split('\r\n')).toHaveLength(4)
  expect((await send(exported.body, false)).body).toMatchObject({ created: 0, updated: 2, ignored_columns: [], is_done: true })
  expect((await get(`/customer-profiles/${(await profileOf('ivo@gente.example')).id}/notes`)).length).toBe(1)
})

test('nobody but those who run the shop sees customers', async () => {
  const { api: asCustomer } = await apiAs(shop, 'customer', 'nunca')
  for (const path of ['/customer-profiles', '/customer-tags', '/customer-segments', '/customer-profiles/1/data'])
    expect([path, (await asCustomer(`/vitrine/v1${path}`)).status]).toEqual([path, 403])
  expect(await emails('max_orders=0')).toContain('nunca@exemplo.com.br')
})

test('a tag with a discount counts for a signed-in account alone: in the cart, in the order and on the account’s page', async () => {
  await openTills(shop)
  await shop.db.updateTable('stock').set({ on_hand: 1_000 }).execute()
  const marta = await aCustomer(shop, 'marta')
  const [profile] = await get(`/customer-profiles?account=${marta.user.id}`)
  await post('/customer-profiles/tags', { customers: [profile.id], add: ['VIP', 'Atacado'] })
  const { token } = await createSessions({ db: shop.db }).open(marta.user)
  const shopper = aShopper(shop)
  shopper.jar.take(`vitrine_session=${token}; Path=/`)
  await shopper.add('vaso-jequitinhonha')
  const cart = (await shopper.get('/cart/')).body
  expect(cart).toContain('Desconto VIP')
  expect((await shopper.get('/minha-conta/')).body).toContain('Desconto VIP: 10%')
  const placed = await place(shopper, await aReadyForm(shopper, { payment_method: 'bacs' }))
  const order = await shop.db
    .selectFrom('orders')
    .select(['id', 'subtotal_cents', 'fees_cents', 'user_id'])
    .where('id', '=', placed.order_id!)
    .executeTakeFirstOrThrow()
  expect(order).toMatchObject({ user_id: marta.user.id, fees_cents: -Math.round(order.subtotal_cents / 10) })
  expect((await api(`/wc/v3/orders/${order.id}`)).body.fee_lines).toMatchObject([{ name: 'Desconto VIP' }])

  const guest = aShopper(shop)
  await guest.add('vaso-jequitinhonha')
  const { nonces } = await guest.open()
  const seen = await guest.review(nonces.update, { ...ADDRESS, billing_email: marta.email, payment_method: 'bacs' })
  expect(seen.table).toContain('Jequitinhonha')
  expect(seen.table).not.toContain('Desconto VIP')
  // Public pages are the same for everybody.
  expect((await shopper.get('/produto/vaso-jequitinhonha/')).body).not.toContain('VIP')
})

test('with many customers each order of the list is read from an index, a page at a time', async () => {
  await sql`insert into customer_profiles (email, full_name, origin, purchases, spent_cents, last_order_at)
    select 'muitos' || n || '@gente.example', 'Pessoa ' || n, 'import', n % 9, n * 100, case when n % 9 > 0 then now() - n * interval '1 hour' end
    from generate_series(1, 5000) n`.execute(shop.db)
  await sql`analyze customer_profiles`.execute(shop.db)
  for (const by of ['last_order', 'total_spent', 'orders', 'name', 'date'] as const) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select p.id from customer_profiles p where ${whereOf({}, new Date())} order by ${orderOf({ by, isAscending: false })} limit 25`.execute(
      shop.db,
    )
    expect([by, rows.map((row) => row['QUERY PLAN']).join('\n')]).toEqual([by, expect.not.stringMatching(/Sort|Seq Scan/)])
  }
})
