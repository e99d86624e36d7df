import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aVisitor, PASSWORD } from './account-customers.ts'
import { apiAs } from './support/api.ts'
import { aReadyForm, aShopper, openTills, pathOf, place } from './support/checkout.ts'
import { eventually } from './support/eventually.ts'
import { aShop, type TestShop } from './support/shop.ts'

/** Nobody else has these: wherever they still stand, the shop has not forgotten. */
const CANARY = { email: 'canario.belga@cliente.example', cpf: '39053344705', name: 'Canarinha', street: 'Travessa do Canário' }
const SIGNS = [CANARY.email, CANARY.cpf, '390.533.447-05', CANARY.name, CANARY.street]

/** Tax and consumer law want the order for five years; these columns of it, and nothing else. */
const KEPT = new Set([
  'orders.email',
  'orders.cpf',
  'orders.billing',
  'orders.shipping',
  'orders.buyer',
  'order_meta.value',
  'order_invoices.payload',
])

let shop: TestShop
let logged = ''
beforeAll(async () => {
  const write = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logged += chunk.toString()
      done()
    },
  })
  shop = await aShop({ demo: true, write })
  await openTills(shop)
})
afterAll(() => shop?.close())

test('after an erasure nothing of a person is left in the database, the files, the logs or the pages, but what the law wants kept', async () => {
  const shopper = aShopper(shop)
  await shopper.add('moringa-de-barro')
  const form = await aReadyForm(shopper, {
    billing_email: CANARY.email,
    billing_cpf: '390.533.447-05',
    billing_first_name: CANARY.name,
    billing_address_1: CANARY.street,
    createaccount: '1',
    account_password: PASSWORD,
    wc_order_attribution_utm_source: 'canario-de-campanha',
  })
  const placed = await place(shopper, form)
  expect(placed.messages ?? '').toBe('')
  const orderId = placed.order_id!
  const person = aVisitor(shop)
  await person.signIn(CANARY.email)
  const { id } = await shop.db.selectFrom('users').select('id').where('email', '=', CANARY.email).executeTakeFirstOrThrow()
  // Everything else that people leave behind.
  const productId = (
    await shop.db.selectFrom('products').select('id').where('slug', '=', 'moringa-de-barro').executeTakeFirstOrThrow()
  ).id
  await sql`insert into reviews (product_id, user_id, author_name, author_email, rating, text, status) values (${productId}, ${id}, ${CANARY.name}, ${CANARY.email}, 5, 'Linda.', 'approved')`.execute(
    shop.db,
  )
  await sql`insert into subscribers (email, name, consent_at, consent_text) values (${CANARY.email}, ${CANARY.name}, now(), 'Aceito receber a carta.')`.execute(
    shop.db,
  )
  await sql`insert into marketing_mails (kind, subject, email, sent_at) values ('birthday', 'user:0:2026', ${CANARY.email}, now())`.execute(
    shop.db,
  )
  await sql`insert into back_in_stock_requests (email, product_id, created_at) values (${CANARY.email}, ${productId}, now())`.execute(
    shop.db,
  )
  await sql`insert into form_submissions (form_id, form_name, post_id, fields, referrer) values ('contato', 'Contato', 0, ${JSON.stringify([{ id: 'email', type: 'email', label: 'E-mail', value: CANARY.email }])}, '')`.execute(
    shop.db,
  )
  // In another browser, and never ordered.
  await sql`insert into carts (draft, postcode) values (${JSON.stringify({ billing_email: ` ${CANARY.email.toUpperCase()}`, billing_first_name: CANARY.name })}, '01310100')`.execute(
    shop.db,
  )
  await sql`insert into custom_fields (noun, key, name, kind) values ('order', 'bilhete', 'Bilhete', 'text'), ('order', 'caixa', 'Caixa', 'number')`.execute(
    shop.db,
  )
  await sql`insert into order_meta (order_id, key, value) values (${orderId}, 'bilhete', ${CANARY.name}), (${orderId}, 'caixa', '12')`.execute(
    shop.db,
  )
  for (let guess = 0; guess < 5; guess++) await aVisitor(shop).signIn(CANARY.email, 'errada mesmo')
  await sql`delete from attempts`.execute(shop.db)
  await person.submit('/minha-conta/lost-password/', '/minha-conta/lost-password/', 'woocommerce-lost-password-nonce', {
    user_login: CANARY.email,
  })
  await person.post('/acompanhar-pedido/', { orderid: String(orderId), order_email: CANARY.email })
  await shop.get(`/?s=${encodeURIComponent(CANARY.email)}`)
  const admin = await apiAs(shop, 'administrator')
  await admin.api(`/wc/v3/customers/${id}`, { method: 'PUT', body: { first_name: CANARY.name } })
  const coupon = { code: 'so-para-ela', discount_type: 'percent', amount: '10', email_restrictions: [CANARY.email] }
  expect((await admin.api('/wc/v3/coupons', { method: 'POST', body: coupon })).status).toBe(201)
  await shop.db.transaction().execute(async (trx) => {
    const actor = JSON.stringify({ id: admin.user.id, name: 'Loja', by: 'cookie', request: 'presente' })
    await sql`select set_config('vitrine.actor', ${actor}, true)`.execute(trx)
    await sql`update order_lines set gift = ${JSON.stringify({ name: CANARY.name })}::jsonb where order_id = ${orderId}`.execute(
      trx,
    )
  })
  await eventually('every mail is written and every job done', async () => {
    const { rows } = await sql<{
      open: boolean
    }>`select exists (select from jobs where status in ('waiting', 'running') and run_at <= now()) or exists (select from order_mails where drawn_at is null) as open`.execute(
      shop.db,
    )
    return rows[0]!.open === false
  })
  expect((await found()).length, 'before the erasure it is all there').toBeGreaterThan(KEPT.size)

  await person.submit('/minha-conta/my-data/', '/minha-conta/my-data/erase/', '_wpnonce', { password_current: PASSWORD })
  await sql`update users set erase_after = now() - interval '1 second' where id = ${id}`.execute(shop.db)
  await sql`insert into jobs (kind, payload, ref) values ('sweep-sessions', '{}', 'canario')`.execute(shop.db)
  await sql`select pg_notify('jobs', 'sweep-sessions')`.execute(shop.db)
  await eventually(
    'the account is gone',
    async () => (await sql`select from users where id = ${id}`.execute(shop.db)).rows.length === 0,
  )

  expect((await found()).filter((column) => !KEPT.has(column))).toEqual([])
  const order = await shop.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
  expect(order).toMatchObject({ cpf: CANARY.cpf, user_id: null, session_id: null, ip: '', user_agent: '' })
  const { rows: marketing } = await sql`select from order_meta where order_id = ${orderId} and key like '%attribution%'`.execute(
    shop.db,
  )
  expect(marketing).toEqual([])
  const { rows: fields } =
    await sql`select key from order_meta where order_id = ${orderId} and key in ('bilhete', 'caixa')`.execute(shop.db)
  expect(fields).toEqual([{ key: 'caixa' }])
  const left = await shop.db.selectFrom('coupons').select('emails').where('code', '=', coupon.code).executeTakeFirstOrThrow()
  expect(left.emails).toHaveLength(1)
  expect(filesWith(shop.dataDir)).toEqual([])
  expect(SIGNS.filter((sign) => logged.includes(sign))).toEqual([])
  for (const path of ['/', '/produto/moringa-de-barro/', '/loja/', pathOf(placed.redirect).split('?')[0]!]) {
    const { body } = await shop.get(path)
    expect([path, SIGNS.filter((sign) => body.includes(sign))]).toEqual([path, []])
  }
})

/** Every column of every table in which something of the person stands. */
async function found(): Promise<string[]> {
  const { rows: tables } = await sql<{
    name: string
  }>`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(shop.db)
  const places = new Set<string>()
  for (const { name } of tables) {
    const { rows } = await sql<{ key: string }>`
      select distinct field.key from ${sql.table(name)} t, jsonb_each_text(to_jsonb(t)) field
      where field.value ~* ${SIGNS.map((sign) => sign.replaceAll('.', '\\.')).join('|')}`.execute(shop.db)
    for (const { key } of rows) places.add(`${name}.${key}`)
  }
  return [...places].toSorted()
}

function filesWith(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => SIGNS.some((sign) => readFileSync(path).includes(sign)))
}
