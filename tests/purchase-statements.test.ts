import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSettings } from '#content/settings/service.ts'
import { inTransaction } from '#db/transaction.ts'
import { ADDRESS, anEmail, aReadyForm, aShopper, openTills, pathOf, place } from './support/checkout.ts'
import { eventually } from './support/eventually.ts'
import { aShop, type TestShop } from './support/shop.ts'
import { withStatements } from './support/statements.ts'

let shop: TestShop
let product: string
beforeAll(async () => {
  // As it ships: those who try too often are counted in the database.
  shop = await aShop({ demo: true, config: { rateLimits: true } })
  await openTills(shop)
  await shop.db.updateTable('stock').set({ on_hand: 1_000 }).execute()
  const { id } = await shop.db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', 'vaso-jequitinhonha')
    .executeTakeFirstOrThrow()
  product = String(id)
})
afterAll(() => shop.close())

type Statement = { text: string }
/** A prepared one is sent with its name, any other as its text. */
const read = (sent: string): Statement => {
  const [statement] = JSON.parse(sent) as [string | Statement]
  return typeof statement === 'string' ? { text: statement } : statement
}

/** One purchase from the first click on, and what each step of it asked of the database. */
async function buy() {
  const shopper = aShopper(shop)
  const steps: Record<string, Statement[]> = {}
  const step = async <T>(name: string, work: () => Promise<T>) => {
    const { answer, statements } = await withStatements(work)
    steps[name] = statements.map(read)
    return answer
  }
  await step('add', () => shopper.ajax('add_to_cart', { product_id: product, quantity: '1' }))
  await step('cart page', () => shopper.get('/cart/'))
  const { nonces } = await step('checkout page', () => shopper.open())
  const form = { ...ADDRESS, billing_email: anEmail(), payment_method: 'pix' }
  const seen = await step('freight', () => shopper.review(nonces.update, form))
  const whole = { ...form, 'shipping_method[0]': seen.rate, terms: 'on', ...seen.hidden }
  const placed = await step('order', () => place(shopper, whole))
  expect(placed.result).toBe('success')
  const thanks = await step('thanks', () => shopper.get(pathOf(placed.redirect)))
  expect(thanks.body).toContain(String(placed.order_id))
  return steps
}

// Each of these is a round trip that a buyer waits for: a step that needs one more says why. What those who buy the same product wait
// for is looked up for all of them together, which is one more at the most.
test('a guest buys with 23 statements, from the first click to the thanks', async () => {
  await buy()
  const steps = await buy()
  const counts = Object.fromEntries(Object.entries(steps).map(([name, statements]) => [name, statements.length]))
  expect(counts).toEqual({ add: 3, 'cart page': 2, 'checkout page': 2, freight: 3, order: 11, thanks: 2 })
  expect(Object.values(steps).flat().length).toBeLessThanOrEqual(25)
})

test('a page learns what is in the cart with one statement', async () => {
  const shopper = aShopper(shop)
  await shopper.ajax('add_to_cart', { product_id: product })
  const { answer, statements } = await withStatements(() => shopper.ajax('get_refreshed_fragments', {}))
  expect([answer.statusCode, statements.length]).toEqual([200, 1])
})

test('what another process saves is in force for the very next request', async () => {
  const settings = createSettings({ db: shop.db })
  const shopper = aShopper(shop)
  await shopper.ajax('add_to_cart', { product_id: product })
  expect((await shopper.open()).body).toContain('value="bacs"')
  const payments = (await settings.get('payments')) as Record<string, object>
  await settings.set('payments', { ...payments, bacs: { enabled: false } })
  expect((await shopper.open()).body).not.toContain('value="bacs"')
  await settings.set('payments', payments)
  expect((await shopper.open()).body).toContain('value="bacs"')

  const freight = async () => (await shopper.review((await shopper.open()).nonces.update, ADDRESS)).rate
  const before = await freight()
  expect(before).not.toBe('')
  await shop.db.updateTable('shipping_methods').set({ enabled: false }).execute()
  expect(await freight()).toBe('')
  await shop.db.updateTable('shipping_methods').set({ enabled: true }).execute()
  expect(await freight()).toBe(before)
})

test('an order goes by the discount that is in force while it is placed, or the buyer is told', async () => {
  const settings = createSettings({ db: shop.db })
  const payments = (await settings.get('payments')) as { pix: { discountPercent: number } }
  const shopper = aShopper(shop)
  await shopper.ajax('add_to_cart', { product_id: product })
  const form = await aReadyForm(shopper, { billing_email: anEmail() })
  // Held up inside of the order, after its quote was made: the merchant saves meanwhile.
  const placing = await shop.db.transaction().execute(async (trx) => {
    await trx.selectFrom('carts').select('id').orderBy('id', 'desc').limit(1).forUpdate().execute()
    const answer = place(shopper, form)
    await eventually('the order waits for the cart', isSomebodyWaiting)
    await settings.set('payments', { ...payments, pix: { ...payments.pix, discountPercent: 10 } })
    return { answer }
  })
  const refused = await placing.answer
  expect(refused).toMatchObject({ result: 'failure', refresh: true })
  const again = await place(shopper, await aReadyForm(shopper, { billing_email: anEmail() }))
  expect(again.result).toBe('success')
  const order = await shop.db
    .selectFrom('orders')
    .select(['subtotal_cents', 'payment_discount_cents'])
    .where('id', '=', again.order_id!)
    .executeTakeFirstOrThrow()
  expect(order.payment_discount_cents).toBe(Math.round(order.subtotal_cents / 10))
  await settings.set('payments', payments)
})

test('however many carts, visitors, products and posts there are, a purchase finds its own by an index', async () => {
  await inTransaction(shop.db, async (trx) => {
    // However busy the machine is.
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`insert into sessions (token_hash, expires_at)
      select sha256(n::text::bytea), now() + interval '1 day' from generate_series(1, 5000) n`.execute(trx)
    await sql`insert into carts (session_id) select id from sessions where id not in (select session_id from carts where session_id is not null)`.execute(
      trx,
    )
    await sql`insert into cart_lines (cart_id, key, product_id, quantity)
      select id, md5(id::text), ${Number(product)}, 1 from carts where session_id is not null on conflict do nothing`.execute(trx)
    await sql`insert into content (type, slug, title, status, document, published_at)
      select 'post', 'post-' || n, 'Post ' || n, 'publish', '[]', now() from generate_series(1, 5000) n`.execute(trx)
    await sql`insert into products (type, status, slug, name, sku, price_cents, published_at)
      select 'simple', 'publish', 'caneca-' || n, 'Caneca ' || n, 'CAN-' || n, 1000, now() from generate_series(1, 2000) n`.execute(
      trx,
    )
    await sql`insert into stock (product_id, on_hand) select id, 1 from products where sku like 'CAN-%'`.execute(trx)
  })
  await sql`analyze sessions, carts, cart_lines, content, products, stock`.execute(shop.db)
  const statements = Object.values(await buy()).flat()
  expect(statements.filter((one) => one.text.includes('carts')).length).toBeGreaterThan(5)
  for (const { text } of statements.filter((one) => /^\W*(select|with|insert|update|\/\*)/.test(one.text))) {
    const { rows } = await sql<{
      'QUERY PLAN': string
    }>`explain (generic_plan) ${sql.raw(text.replaceAll('/* prepared */', ''))}`.execute(shop.db)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).not.toMatch(/Seq Scan on (sessions|carts|cart_lines|content|products|stock)\b/)
  }
})

async function isSomebodyWaiting(): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db)
  return rows.length > 0
}
