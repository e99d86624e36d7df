import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SETTINGS } from '#api/wc/settings-table.ts'
import { readPopupSettings } from '#content/popups/settings.ts'
import { METHODS } from '#shop/payments/service.ts'
import { FIELDS } from '#src/admin/browser/audit/column-names.ts'
import { NOUNS, wordOf } from '#src/admin/browser/audit/dictionary.ts'
import { NESTED, SETTING_NAMES } from '#src/admin/browser/audit/nested-names.ts'
import { type Api, apiAs, keyFor } from '#tests/support/api.ts'
import { hostileCalls, type KnownRoute, pathFor } from '#tests/support/hostile-calls.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'
import { ACCOUNT_KINDS } from '#mail/kinds/account-kinds.ts'
import { ORDER_KINDS } from '#mail/kinds/order-kinds.ts'
import { MAIL_TEXTS } from '#mail/texts/kept-text.ts'
import { TEXT_FIELDS } from '#mail/texts/mail-text.ts'

/** Tables with a history of their own, or that follow from others, or that shoppers and jobs write. Every other one is in the register. */
const OUTSIDE = new Set(
  `
  order_events tracking_events tracked_packages return_shipments return_events stock_moves payment_events content_revisions consents audit_log
  example_rows product_numbers product_shelf product_words shelf_changes bought_together legal_pages review_photos review_votes category_places shelf_codes product_codes shelf_sales content_words
  cart_journeys cart_journey_days sales_sums_products sales_sums_sides sales_marks picture_sources
  backup_runs transfers transfer_lines transfer_pictures bulk_changes moved_things old_things moved_pictures moved_picture_uses moved_files
   search_words not_found order_keys order_mails
  jobs mails webhook_deliveries sessions attempts oauth_nonces password_resets sign_in_links google_accounts google_requests proved_emails alert_reads notices schema_migrations
  carts cart_lines cart_removals coupon_uses popup_counts download_counts dismissed_banners return_requests
  form_uploads form_captcha_used test_gateway_events payment_charges payment_refunds payment_reconciliations
  payment_disputes payment_page_checks mail_trouble saved_cards
  carrier_tokens freight_quotes order_freight shipping_labels mail_text_revisions customer_profiles customer_emails customer_orders
  terms_versions price_history security_events event_listeners extension_migrations
  marketing_consent_events marketing_mails marketing_orders back_in_stock_requests customer_birthdays wishlists wishlist_items
  document_drafts document_presence move_outs stored_value_moves scheduler_turns order_visits channel_events removed_field_values
  visit_days page_view_days product_view_days empty_search_days search_days page_speed_days visit_salts visit_marks
  `
    .trim()
    .split(/\s+/),
)
/** What the database or a sale counts up by itself. */
const FOLLOWED = `array['modified_at', 'updated_at', 'version', 'total_sales', 'rating_sum', 'rating_count', 'used', 'last_used_at', 'last_ip', 'sales_counted', 'buyer']`

let shop: TestShop
let admin: Awaited<ReturnType<typeof apiAs>>
beforeAll(async () => {
  shop = await aShop({ demo: true })
  admin = await apiAs(shop, 'administrator')
  // A second witness, which knows nothing of who acts: every table, every row that really changed.
  await sql`create table witnessed (tab text not null)`.execute(shop.db)
  await sql`create function witness() returns trigger language plpgsql as $$ begin
    if tg_op = 'UPDATE' and to_jsonb(old) - ${sql.raw(FOLLOWED)} = to_jsonb(new) - ${sql.raw(FOLLOWED)} then return null; end if;
    insert into witnessed values (tg_table_name); return null; end $$`.execute(shop.db)
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'witnessed'`.execute(
    shop.db,
  )
  for (const { name } of rows)
    if (!OUTSIDE.has(name))
      await sql`create trigger zz_witness after insert or update or delete on ${sql.table(name)} for each row execute function witness()`.execute(
        shop.db,
      )
})
afterAll(() => shop?.close())

const entriesOf = async (requestId: string) =>
  await shop.db.selectFrom('audit_log').selectAll().where('request_id', '=', requestId).orderBy('id').execute()
const newest = async () =>
  await shop.db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()

test('[I23] every table that merchants change is in the register, or said to be outside of it', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'witnessed'
      and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = c.relname || '_audited')`.execute(shop.db)
  expect(rows.map(({ name }) => name).filter((name) => !OUTSIDE.has(name))).toEqual([])
})

test('[I23] a changed price has its actor, request, before and after, and nothing that did not change', async () => {
  const { body: list } = await admin.api('/wc/v3/products?type=simple&per_page=1&context=edit')
  const answer = await admin.api(`/wc/v3/products/${list[0].id}`, { method: 'PUT', body: { regular_price: '77.70' } })
  expect(answer.status).toBe(200)
  const entries = await entriesOf(answer.headers['x-request-id']!)
  const product = entries.find(({ noun }) => noun === 'products')!
  expect(product).toMatchObject({
    actor_id: admin.user.id,
    actor_name: 'administrator',
    channel: 'application-password',
    record_id: String(list[0].id),
    label: list[0].name,
    action: 'update',
    before: { price_cents: Math.round(Number(list[0].regular_price) * 100) },
    after: { price_cents: 7_770 },
  })
  expect(Object.keys(product.after)).not.toContain('name')
})

test('[I23] secrets and documents stay out of the register', async () => {
  const made = await admin.api('/wp/v2/users', {
    method: 'POST',
    body: { username: 'nova', email: 'nova@exemplo.com.br', password: 'um canário canta alto', roles: ['shop_manager'] },
  })
  const [user] = await entriesOf(made.headers['x-request-id']!)
  expect(user).toMatchObject({ noun: 'users', action: 'insert', after: { password_hash: '•••', email: 'nova@exemplo.com.br' } })
  const customer = await admin.api('/wc/v3/customers', {
    method: 'POST',
    body: { email: 'cliente.secreta@exemplo.com.br', first_name: 'Serafina', billing: { cpf: '529.982.247-25' } },
  })
  expect(customer.status).toBe(201)
  const told = JSON.stringify(await entriesOf(customer.headers['x-request-id']!))
  expect(told).toContain('"users"')
  expect(told).not.toMatch(/serafina|secreta|529\.?982/i)
  const { rows } = await sql<{
    told: unknown
  }>`select audit_value('{"smtp_password":"abc","deep":[{"api_key":"k","on":true}]}') as told`.execute(shop.db)
  expect(rows[0]!.told).toEqual({ smtp_password: '•••', deep: [{ api_key: '•••', on: true }] })
})

test('a key is named as the way that a change came by', async () => {
  const { api } = await keyFor(shop, 'administrator')
  await api('/wc/v3/coupons', { method: 'POST', body: { code: 'pelachave', amount: '5' } })
  expect(await newest()).toMatchObject({ noun: 'coupons', label: 'pelachave', channel: 'api-key', actor_id: admin.user.id })
})

test('what nobody of the shop does leaves no entry: shoppers, jobs and customers in their own account', async () => {
  const before = await newest()
  await shop.db.updateTable('coupons').set({ description: 'por um trabalho' }).where('code', '=', 'pelachave').execute()
  const { api } = await apiAs(shop, 'customer')
  const own = await api('/wp/v2/users/me', { method: 'POST', body: { first_name: 'Zuleica' } })
  expect(own.status).toBe(200)
  expect((await newest()).id).toBe(before.id)
})

test('the register is only ever added to', async () => {
  const { id } = await newest()
  await expect(sql`update audit_log set actor_name = 'outra' where id = ${id}`.execute(shop.db)).rejects.toThrow(
    'only ever added',
  )
  await expect(sql`delete from audit_log where id = ${id}`.execute(shop.db)).rejects.toThrow('only ever added')
})

test('administrators read it by person, kind and day; managers don’t', async () => {
  const { body, headers } = await admin.api(`/vitrine/v1/audit?kind=coupons&actor=${admin.user.id}&per_page=5`)
  expect(Number(headers['x-wp-total'])).toBeGreaterThan(0)
  expect(body[0]).toMatchObject({ noun: 'coupons', actor_name: 'administrator', action: 'insert' })
  expect((await admin.api('/vitrine/v1/audit?before=2020-01-01')).body).toEqual([])
  const { api: manager } = await apiAs(shop, 'shop_manager')
  expect((await manager('/vitrine/v1/audit')).status).toBe(403)
})

test('[I23] whichever route changes something, each table that it changed has an entry of the same request', async () => {
  const { body } = await admin.api('/')
  const routes = Object.entries(body.routes as Record<string, Omit<KnownRoute, 'address'>>)
    .map(([address, route]) => ({ address, ...route }))
    // The cart and the checkout are the shopper's, also when a merchant shops.
    .filter(({ address }) => !address.startsWith('/wc/store'))
  const silent: string[] = []
  const seen = new Set<string>()
  for (const isLast of [false, true])
    for (const route of routes)
      for (const endpoint of route.endpoints) {
        const methods = endpoint.methods.filter((one) => one !== 'GET' && one !== 'PATCH' && (one === 'DELETE') === isLast)
        if (methods.length === 0) continue
        const ids = await idsIn(route.address, admin.api)
        for (const method of methods)
          for (const { path, body: sent } of hostileCalls(route, endpoint, { count: 2, ids, isHonest: true })) {
            await sql`truncate witnessed`.execute(shop.db)
            const { headers } = await admin.api(path, { method, body: { ...sent, force: true } })
            const { rows } = await sql<{ tab: string }>`select distinct tab from witnessed`.execute(shop.db)
            if (rows.length === 0) continue
            const noted = new Set((await entriesOf(headers['x-request-id']!)).map(({ noun }) => noun))
            for (const { tab } of rows) {
              seen.add(tab)
              if (!noted.has(tab)) silent.push(`${method} ${path}: ${tab}`)
            }
          }
      }
  expect(silent).toEqual([])
  // A walk that changes nothing would prove nothing.
  expect(seen.size).toBeGreaterThan(20)
})

/** Ids of things that are there, one for each place in the route's address. */
async function idsIn(address: string, ask: Api): Promise<string[]> {
  const ids: string[] = []
  for (const { index } of address.matchAll(/\/\(\?P<\w+>\[\\d\]\+\)/g)) {
    const { body } = await ask(`${pathFor({ address: address.slice(0, index) }, ids)}?per_page=1&context=edit`)
    ids.push(String((Array.isArray(body) ? (body[0]?.id ?? body[0]?.instance_id) : undefined) ?? 1))
  }
  return ids
}

test('every table of the register, and every column that it tells, has a name that people read', async () => {
  const { rows } = await sql<{ noun: string; columns: string[] }>`
    select c.relname as noun, array(
      select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.attname <> 'id' and a.attname <> all(${sql.raw(FOLLOWED)})
        and position(quote_literal(a.attname) in split_part(pg_get_triggerdef(t.oid), 'note_change', 2)) = 0) as columns
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = c.relname || '_audited'`.execute(shop.db)
  expect(rows.length).toBeGreaterThan(40)
  expect(rows.filter(({ noun }) => !NOUNS[noun])).toEqual([])
  expect([...new Set(rows.flatMap(({ columns }) => columns.filter((column) => !FIELDS[column])))]).toEqual([])
})

test('what stands inside of a setting has a name in the register, too', () => {
  const places = SETTINGS.map(({ place }) => place)
  const on = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'yes']))
  const { settings } = readPopupSettings({
    triggers: on('page_load', 'scrolling', 'scrolling_to', 'click', 'inactivity', 'exit_intent'),
    timing: on('page_views', 'sessions', 'url', 'sources', 'logged_in', 'devices', 'times', 'browsers'),
  })
  const keys = [
    ...places.flatMap((place) => [place.part, place.of === 'row' ? place.inner : undefined]),
    ...METHODS.flatMap(({ id, fields }) => [id, ...fields.map(({ name }) => name)]),
    ...Object.keys({ ...settings, ...settings.triggers, ...settings.timing }),
    ...Object.keys({ ...ORDER_KINDS, ...ACCOUNT_KINDS }),
    ...TEXT_FIELDS,
    'hidden',
    'isOff',
    'cents',
    'cents_per_further_unit',
    'minimum_cents',
    'days',
    'rows',
    'scripts',
    'conditions',
    'enabled',
    'title',
    'description',
  ].filter((key) => key !== undefined)
  expect(keys.filter((key) => !NESTED[key] && !FIELDS[key])).toEqual([])
  const rows = [MAIL_TEXTS, ...places.map((place) => (place.of === 'row' ? place.name : 'shop'))]
  expect(rows.filter((row) => !SETTING_NAMES[row])).toEqual([])
})

test('words that a column is limited to are told in Portuguese', async () => {
  const { rows } = await sql<{ noun: string; column: string; rule: string }>`
    select r.relname as noun, a.attname as column, pg_get_constraintdef(c.oid) as rule
    from pg_constraint c join pg_class r on r.oid = c.conrelid
      join pg_attribute a on a.attrelid = r.oid and a.attnum = c.conkey[1]
    where c.contype = 'c' and cardinality(c.conkey) = 1 and r.relnamespace = 'public'::regnamespace`.execute(shop.db)
  const limited = rows
    .filter(({ noun, rule }) => noun in NOUNS && rule.includes('ANY (ARRAY['))
    .flatMap(({ noun, column, rule }) => [...rule.matchAll(/'([^']+)'::/g)].map(([, word]) => ({ noun, column, word: word! })))
  expect(limited.length).toBeGreaterThan(50)
  const untold = limited.filter(({ noun, column, word }) => /[a-z]/.test(word) && wordOf(noun, column, word) === undefined)
  expect(untold.map(({ noun, column, word }) => `${noun}.${column}: ${word}`)).toEqual([])
})
