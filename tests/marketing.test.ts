import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSettings } from '#content/settings/service.ts'
import { enqueue } from '#jobs/queue.ts'
import { localDay } from '#kit/brazil/local-time.ts'
import { createAddresses } from '#shop/accounts/addresses.ts'
import { noteProvedEmail } from '#shop/accounts/proved-email.ts'
import { readAffected } from '#shop/incidents/affected.ts'
import { createMailTokens } from '#shop/marketing/tokens.ts'
import { createPersonalData } from '#shop/privacy/personal-data.ts'
import { createWishlists, MOST_WISHES } from '#shop/wishlist/service.ts'
import { aCustomer, aVisitor, type TestCustomer } from './account-customers.ts'
import { apiAs } from './support/api.ts'
import { aBuyerIn, ADDRESS, aReadyForm, aShopper, openTills, place } from './support/checkout.ts'
import { eventually } from './support/eventually.ts'
import { turnMailOff, turnMailOn } from './support/mail-on.ts'
import { orderDesk } from './support/order-desk.ts'
import { aShop, SECRET, type TestShop } from './support/shop.ts'

const tokens = createMailTokens({ secret: SECRET, shopUrl: '' })
const DAY_MS = 86_400_000
/** The last ten o'clock in São Paulo: at night the shop writes to nobody. */
const TODAY = Date.parse(`${localDay(new Date())}T10:00:00-03:00`)
const MORNING = TODAY > Date.now() ? TODAY - DAY_MS : TODAY
let shop: TestShop
let ana: TestCustomer
beforeAll(async () => {
  shop = await aShop({ demo: true, clock: { now: () => MORNING } })
  await openTills(shop)
  ana = await aCustomer(shop, 'ana')
})
afterAll(() => shop.close())

const turnOn = async (...kinds: string[]) =>
  await createSettings({ db: shop.db }).set('marketing', Object.fromEntries(kinds.map((kind) => [kind, { isOn: true }])))
const agree = (email: string, given = true) =>
  sql`select set_marketing_consent(${email}, ${given}, now(), 'account', 'Sim', null)`.execute(shop.db)
const stateOf = async (email: string) =>
  (await shop.db.selectFrom('marketing_consents').select(['is_given', 'source', 'words']).where('email', '=', email).execute())[0]
const aMail = async (email: string, { kind = 'birthday', subject = crypto.randomUUID() as string } = {}) =>
  (
    await shop.db
      .insertInto('marketing_mails')
      .values({ kind, subject, email, sent_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

test('a mail program unsubscribes with one post, without cookies, from anywhere; a look at the link changes nothing', async () => {
  await agree('um@cliente.example')
  const url = tokens.unsubscribeUrl(await aMail('um@cliente.example'))
  const asked = await shop.get(url)
  expect([asked.statusCode, asked.headers['cache-control'], asked.headers['set-cookie']]).toEqual([
    200,
    'no-store, private',
    undefined,
  ])
  expect(/<form class="account-form"[^>]*>/.exec(asked.body)?.[0]).toContain(`action="${url}"`)
  expect(asked.body).not.toContain('um@cliente.example')
  expect(await stateOf('um@cliente.example')).toMatchObject({ is_given: true })
  const oneClick = await shop.http.inject({
    method: 'POST',
    url,
    payload: 'List-Unsubscribe=One-Click',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://mail.example',
      'sec-fetch-site': 'cross-site',
    },
  })
  expect(oneClick.statusCode).toBe(200)
  expect(await stateOf('um@cliente.example')).toMatchObject({ is_given: false, source: 'link' })
  expect(oneClick.body).toContain('Mudou de ideia?')
  const back = await aVisitor(shop).post(url.replace('cancelar', 'voltar'), {})
  expect(back.body).toContain('Você continua recebendo')
  expect(await stateOf('um@cliente.example')).toMatchObject({ is_given: true, source: 'undo' })
  for (const forged of [url.replace(/.{3}\/$/, 'aaa/'), '/email/cancelar/1.a/'])
    expect((await aVisitor(shop).post(forged, {})).statusCode).toBe(404)
})

test('a link of a mail counts once, leads to the named page alone and tells attribution where it came from', async () => {
  const id = await aMail('dois@cliente.example', { kind: 'win-back' })
  const url = tokens.linkUrl(id, '/loja/?orderby=date')
  const clicked = async () =>
    (await shop.db.selectFrom('marketing_mails').select('clicked_at').where('id', '=', id).executeTakeFirstOrThrow()).clicked_at
  expect((await shop.http.inject({ method: 'HEAD', url })).statusCode).toBe(302)
  expect(await clicked()).toBeNull()
  const opened = await shop.get(url)
  expect(opened.headers.location).toBe('/loja/?orderby=date&utm_source=vitrine&utm_medium=email&utm_campaign=win-back')
  const first = await clicked()
  await shop.get(url)
  expect(await clicked()).toEqual(first)
  expect((await shop.get(url.replace(/para=.*/, 'para=%2F%2Fevil.example%2F'))).statusCode).toBe(404)
})

test('the link of an abandoned cart fills the cart of another device, with goods and nothing else', async () => {
  const owner = await aBuyerIn(shop)
  await owner.send('/checkout/', { woocommerce_checkout_update_totals: '1', ...ADDRESS, billing_email: 'tres@cliente.example' })
  const { rows } = await sql<{ id: number }>`select max(id) as id from cart_journeys`.execute(shop.db)
  const id = await aMail('tres@cliente.example', { kind: 'abandoned-cart', subject: `journey:${rows[0]!.id}` })
  const phone = aShopper(shop)
  expect((await phone.get(tokens.linkUrl(id, '/cart/'))).headers.location).toContain('/cart/?utm_source=vitrine')
  const cart = (await phone.get('/cart/')).body
  expect(cart).toContain('Vaso Jequitinhonha')
  const checkout = (await phone.get('/checkout/')).body
  for (const secret of ['tres@cliente.example', ADDRESS['billing_address_1']!, ADDRESS['billing_first_name']!])
    expect(checkout).not.toContain(`value="${secret}"`)
})

test('the checkout asks only while a mail is on, never ticks the box itself, and keeps a yes with its words', async () => {
  await turnOn('back-in-stock')
  const quiet = await aBuyerIn(shop)
  expect((await quiet.open()).body).not.toContain('name="marketing_opt_in"')
  await turnOn('abandoned-cart')
  for (const [email, yes] of [
    ['nao@cliente.example', false],
    ['sim@cliente.example', true],
  ] as const) {
    const buyer = await aBuyerIn(shop)
    const { body } = await buyer.open()
    expect(body).toContain('Quero receber novidades e ofertas por e-mail')
    expect(/<input[^>]*name="marketing_opt_in"[^>]*>/.exec(body)![0]).not.toContain('checked')
    const form = await aReadyForm(buyer, { billing_email: email, ...(yes && { marketing_opt_in: 'on' }) })
    expect(await place(buyer, form)).toMatchObject({ result: 'success' })
    // The next purchase begins with an empty box again.
    await buyer.add('vaso-jequitinhonha')
    expect(/<input[^>]*name="marketing_opt_in"[^>]*>/.exec((await buyer.open()).body)![0]).not.toContain('checked')
  }
  expect(await stateOf('nao@cliente.example')).toBeUndefined()
  expect(await stateOf('sim@cliente.example')).toEqual({
    is_given: true,
    source: 'checkout',
    words: 'Quero receber novidades e ofertas por e-mail',
  })
})

test('an order after a click is credited by itself', async () => {
  const id = await aMail('quatro@cliente.example')
  await shop.get(tokens.linkUrl(id, '/loja/'))
  const buyer = await aBuyerIn(shop)
  const { order_id } = await place(buyer, await aReadyForm(buyer, { billing_email: 'quatro@cliente.example' }))
  const credited = () => shop.db.selectFrom('marketing_orders').selectAll().where('marketing_mail_id', '=', id).execute()
  await eventually('the order is credited', async () => (await credited()).length > 0)
  expect(await credited()).toEqual([{ order_id, marketing_mail_id: id }])
})

test('customers say yes and no in their account, and tell a birthday that exists', async () => {
  await turnOn('birthday')
  const page = '/minha-conta/my-data/'
  const save = (fields: Record<string, string>) => ana.submit(page, '/minha-conta/my-data/emails/', '_wpnonce', fields)
  expect((await save({ marketing_opt_in: '1', birthday_day: '29', birthday_month: '2' })).statusCode).toBe(303)
  const shown = (await ana.get(page)).body
  expect(/<input[^>]*name="marketing_opt_in"[^>]*>/.exec(shown)![0]).toContain('checked')
  expect(shown).toContain('<option value="29" selected="">29</option>')
  expect(await stateOf(ana.email)).toMatchObject({ is_given: true, source: 'account' })
  await save({ marketing_opt_in: '1', birthday_day: '31', birthday_month: '4' })
  expect((await ana.get(page)).body).toContain('Escolha o dia e o mês do aniversário')
  await save({ birthday_day: '', birthday_month: '' })
  expect(await stateOf(ana.email)).toMatchObject({ is_given: false, source: 'account' })
  expect(await shop.db.selectFrom('customer_birthdays').selectAll().execute()).toEqual([])
})

test('«Avise-me quando chegar» stands on sold-out products alone, takes an address once and works without scripts', async () => {
  const { id, slug } = await shop.db
    .selectFrom('products')
    .select(['id', 'slug'])
    .where('slug', '=', 'colheres-de-pau')
    .executeTakeFirstOrThrow()
  const page = async () => (await shop.get(`/produto/${slug}/`)).body
  await turnMailOn(shop.db)
  await turnOn('back-in-stock')
  expect(await page()).not.toContain('Avise-me')
  const ask = (email: string, more: Record<string, string> = {}) =>
    aVisitor(shop).post('/avise-me/', { product_id: String(id), email, ...more })
  expect((await ask('eva@cliente.example')).body).toContain('já está em estoque')
  await shop.db.updateTable('stock').set({ on_hand: 0 }).where('product_id', '=', id).execute()
  await eventually('the form stands on the page', async () => (await page()).includes('action="/avise-me/"'))
  expect((await ask('nada')).statusCode).toBe(422)
  for (let time = 0; time < 2; time++) expect((await ask('Eva@cliente.example')).body).toContain('Anotado!')
  expect((await ask('robo@cliente.example', { site: 'https://spam.example' })).body).toContain('Anotado!')
  expect((await ask('eva@cliente.example', { product_id: '999999' })).statusCode).toBe(404)
  expect(await shop.db.selectFrom('back_in_stock_requests').select(['email', 'product_id']).execute()).toEqual([
    { email: 'eva@cliente.example', product_id: id },
  ])
  // Should the shop ever be broken into, who waits for a product is told as well.
  const affected = await readAffected(shop.db, { openTo: new Date(Date.now() + DAY_MS), after: 'eva', limit: 1 })
  expect(affected.map(({ email }) => email)).toEqual(['eva@cliente.example'])
  await turnMailOff(shop.db)
  await eventually('the form is gone', async () => !(await page()).includes('Avise-me'))
  expect((await ask('eva@cliente.example')).statusCode).toBe(404)
})

test('all that is known from these mails is exported, and forgotten with the account', async () => {
  const bia = await aCustomer(shop, 'bia')
  const { db } = shop
  await agree(bia.email)
  const mailId = await aMail(bia.email)
  const coupon = await db
    .insertInto('coupons')
    .values({ code: 'bia-10', kind: 'percent', amount: 10, emails: [bia.email] })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('marketing_mails').set({ coupon_id: coupon.id }).where('id', '=', mailId).execute()
  await db.insertInto('customer_birthdays').values({ user_id: bia.user.id, month: 5, day: 4 }).execute()
  const { id: product_id } = await db.selectFrom('products').select('id').limit(1).executeTakeFirstOrThrow()
  await db.insertInto('back_in_stock_requests').values({ email: bia.email, product_id, created_at: new Date() }).execute()
  const personalData = createPersonalData({
    db,
    addresses: createAddresses({ db }),
    orders: orderDesk(db).orders,
    forgetFiles: async () => {},
  })
  await noteProvedEmail(db, bia.user.id)
  expect((await personalData.export(bia.user.id)).marketing).toMatchObject({
    consentimentos: [{ is_given: true, source: 'account', words: 'Sim' }],
    emails: [{ kind: 'birthday' }],
    avisos_de_estoque: [{ closed_at: null }],
    aniversario: { day: 4, month: 5 },
  })
  await personalData.erase(bia.user.id)
  for (const table of ['marketing_consents', 'marketing_mails', 'back_in_stock_requests'] as const)
    expect(await db.selectFrom(table).select('id').where('email', '=', bia.email).execute()).toEqual([])
  expect(await db.selectFrom('coupons').select('id').where('code', '=', 'bia-10').execute()).toEqual([])
})

const wishOf = async (slug: string) => {
  const { rows } = await sql<{ product: number; variation: number | null }>`
    select product_id as product, variation_id as variation from cart_offers where slug = ${slug} order by in_stock desc, variation_id limit 1`.execute(
    shop.db,
  )
  return rows[0]!
}
const wishesIn = (body: string) =>
  [...body.matchAll(/<h2 class="wishlist-name"><a href="\/produto\/([^/]+)\//g)].map(([, slug]) => slug!)
const slugsOf = async () =>
  (
    await sql<{
      slug: string
      type: string
    }>`select distinct slug, type from cart_offers where in_stock and published order by slug`.execute(shop.db)
  ).rows

test('wishes are saved, removed and put back without scripts, bought from the list, and come along to the account', async () => {
  const slugs = await slugsOf()
  const [simple, variable] = ['simple', 'variable'].map((type) => slugs.find((one) => one.type === type)!.slug) as [
    string,
    string,
  ]
  const [one, some] = [await wishOf(simple), await wishOf(variable)]
  const visitor = aVisitor(shop)
  const list = async () => (await visitor.get('/lista-de-desejos/')).body
  const empty = await shop.get('/lista-de-desejos/')
  expect([empty.headers['set-cookie'], empty.headers['cache-control']]).toEqual([undefined, 'no-store, private'])
  expect(empty.body).toContain('Sua lista está vazia')
  // The public page is everybody's: it knows no heart.
  const page = await visitor.get(`/produto/${simple}/`)
  expect([page.body.includes('Salvar na lista de desejos'), page.headers['set-cookie']]).toEqual([true, undefined])
  const saved = await visitor.post('/lista-de-desejos/salvar/', { product_id: String(one.product) })
  expect([saved.statusCode, saved.headers.location]).toEqual([303, '/lista-de-desejos/'])
  const answer = await visitor.post(
    '/lista-de-desejos/salvar/',
    { product_id: String(some.product), variation_id: String(some.variation) },
    { accept: 'application/json' },
  )
  expect(answer.json()).toEqual({ saved: true, text: 'Salvo na sua lista de desejos.' })
  expect((await visitor.get(`/lista-de-desejos/estado/?product_id=${some.product}`)).json()).toEqual({
    variations: [some.variation],
  })
  expect(
    (await visitor.post('/lista-de-desejos/salvar/', { product_id: '99999999' }, { accept: 'application/json' })).json(),
  ).toEqual({
    saved: false,
    text: 'Este produto não está mais na loja.',
  })
  expect(wishesIn(await list())).toEqual([variable, simple])
  // Removed and back again.
  const item = /name="item" value="(\d+)"/.exec(await list())![1]!
  await visitor.post('/lista-de-desejos/remover/', { item })
  const without = await list()
  expect(wishesIn(without)).toEqual([simple])
  const undo = /href="(\/lista-de-desejos\/\?desfazer=[^"]+)"/.exec(without)![1]!.replaceAll('&amp;', '&')
  await visitor.get(undo.replace(/.$/, 'x'))
  expect(wishesIn(await list())).toEqual([simple])
  await visitor.get(undo)
  expect(wishesIn(await list())).toEqual([variable, simple])
  // Into the cart, and back to the list, which says so.
  const buy = [...(await list()).matchAll(/href="(\/lista-de-desejos\/\?add-to-cart=[^"]+)"/g)].map(([, url]) =>
    url!.replaceAll('&amp;', '&'),
  )
  expect(buy).toHaveLength(2)
  expect((await visitor.get(buy[0]!)).headers.location).toBe('/lista-de-desejos/')
  expect(await list()).toContain('foi adicionado ao seu carrinho')
  // Signing in brings the guest's wishes to the account, once.
  await ana.post('/lista-de-desejos/salvar/', { product_id: String(one.product) })
  await visitor.signIn('ana')
  expect(wishesIn(await list())).toEqual([variable, simple])
  const tab = (await ana.get('/minha-conta/lista-de-desejos/')).body
  expect(wishesIn(tab)).toEqual([variable, simple])
  const data = createPersonalData({
    db: shop.db,
    addresses: createAddresses({ db: shop.db }),
    orders: orderDesk(shop.db).orders,
    forgetFiles: async () => {},
  })
  expect((await data.export(ana.user.id)).lista_de_desejos).toHaveLength(2)
})

test('a shared list shows things and nobody, can’t be changed, and ends when its owner wants', async () => {
  const slug = (await slugsOf()).find(({ type }) => type === 'simple')!.slug
  const { product } = await wishOf(slug)
  const owner = aVisitor(shop)
  await owner.post('/lista-de-desejos/salvar/', { product_id: String(product) })
  await owner.post('/lista-de-desejos/compartilhar/', {})
  const url = /\/lista-de-desejos\/[\w-]{32}\//.exec((await owner.get('/lista-de-desejos/')).body)![0]
  const shared = await shop.get(url)
  expect([wishesIn(shared.body), shared.headers['x-robots-tag'], shared.headers['cache-control']]).toEqual([
    [slug],
    'noindex',
    'no-store, private',
  ])
  expect(shared.body).not.toMatch(/class="wishlist-sharing|name="item"/)
  // A sold-out wish says so and leads to its page.
  await sql`update stock set on_hand = 0 where product_id = ${product}`.execute(shop.db)
  await sql`update products set manage_stock = true, backorders = 'no' where id = ${product}`.execute(shop.db)
  expect((await shop.get(url)).body).toMatch(/data-state="sold-out"[^]*Esgotado/)
  await owner.post('/lista-de-desejos/parar/', {})
  expect((await shop.get(url)).statusCode).toBe(404)
})

test('a list has a hundred things and no more, and one that nobody touches is forgotten', async () => {
  const wishlists = createWishlists({ db: shop.db, pictureOf: () => ({}) as never }) // no picture is looked at
  const { id: userId } = await shop.db.selectFrom('users').select('id').where('login', '=', 'ana').executeTakeFirstOrThrow()
  const owner = { sessionId: 0, userId }
  await sql`
    with made as (
      insert into products (type, status, slug, name, price_cents, published_at)
      select 'simple', 'publish', 'desejo-' || n, 'Desejo ' || n, 1000, now() - interval '1 day' from generate_series(1, 101) n returning id
    ), shelf as (insert into stock (product_id, on_hand) select id, 5 from made)
    insert into wishlist_items (wishlist_id, product_id, told_cents)
    select w.id, made.id, 1000 from wishlists w, made where w.user_id = ${userId} order by made.id limit 98`.execute(shop.db)
  const last = (await sql<{ id: number }>`select id from products where slug = 'desejo-101'`.execute(shop.db)).rows[0]!
  expect(await wishlists.add(owner, { productId: last.id, variationId: null })).toBe('full')
  const { items } = await wishlists.read(owner)
  expect(items).toHaveLength(MOST_WISHES)
  await wishlists.remove(owner, items[0]!.id)
  expect(await wishlists.add(owner, { productId: last.id, variationId: null })).toBe('added')
  await shop.db
    .updateTable('wishlists')
    .set({ modified_at: new Date(Date.now() - 731 * DAY_MS) })
    .where('user_id', '=', userId)
    .execute()
  await wishlists.sweep()
  expect((await wishlists.read(owner)).items).toEqual([])
})

test('the running shop writes by itself what is due', async () => {
  const carla = await aCustomer(shop, 'carla')
  const [, month, day] = localDay(new Date(MORNING)).split('-').map(Number)
  await shop.db.insertInto('customer_birthdays').values({ user_id: carla.user.id, month: month!, day: day! }).execute()
  await agree(carla.email)
  await turnMailOn(shop.db)
  await turnOn('birthday')
  await enqueue(shop.db, { kind: 'marketing-mails', payload: {} })
  const written = () =>
    shop.db
      .selectFrom('mails')
      .select(['subject', 'unsubscribe_url'])
      .where('to_address', '=', carla.email)
      .where('unsubscribe_url', 'is not', null)
      .execute()
  await eventually('the mail is written', async () => (await written()).length > 0)
  const { id } = await shop.db
    .selectFrom('marketing_mails')
    .select('id')
    .where('email', '=', carla.email)
    .executeTakeFirstOrThrow()
  expect(await written()).toEqual([
    { subject: 'Feliz aniversário! Um abraço de Casa Aroeira', unsubscribe_url: `http://127.0.0.1${tokens.unsubscribeUrl(id)}` },
  ])
  await turnMailOff(shop.db)
})

test('merchants switch each mail on by itself, within bounds, and see what came of it', async () => {
  await createSettings({ db: shop.db }).set('marketing', {})
  const { api } = await apiAs(shop, 'shop_manager')
  const { body: kinds } = await api('/vitrine/v1/marketing-mails')
  expect(kinds.map(({ id, is_on }: { id: string; is_on: boolean }) => [id, is_on])).toEqual(
    ['general', 'abandoned-cart', 'review-request', 'back-in-stock', 'win-back', 'birthday', 'price-drop'].map((id) => [
      id,
      false,
    ]),
  )
  const change = (id: string, settings: object, version?: number) =>
    api(`/vitrine/v1/marketing-mails/${id}`, { method: 'POST', body: { settings, ...(version !== undefined && { version }) } })
  expect((await change('win-back', { isOn: 'yes', afterDays: '120', couponPercent: '15' })).body).toMatchObject({
    is_on: true,
    version: 1,
  })
  expect(await createSettings({ db: shop.db }).get('marketing')).toMatchObject({
    'win-back': { isOn: true, afterDays: 120, couponPercent: 15 },
  })
  expect((await change('win-back', { afterDays: '5' })).status).toBe(400)
  expect((await change('win-back', { couponPercent: '12.5' })).status).toBe(400)
  expect((await change('win-back', { isOn: 'no' }, 0)).status).toBe(409)
  expect((await change('general', { cap: '3' })).body).toMatchObject({ id: 'general' })
  expect((await change('nothing', { isOn: 'yes' })).status).toBe(404)
  const customer = await apiAs(shop, 'customer')
  expect((await customer.api('/vitrine/v1/marketing-mails')).status).toBe(403)
})

test('merchants find a consent, take it back for who asks, and save the list as a table', async () => {
  await agree('=formula@cliente.example')
  await agree('fora@cliente.example')
  const { api } = await apiAs(shop, 'administrator')
  const { body: found } = await api('/vitrine/v1/marketing-consents?search=FORA@&status=given')
  expect(found).toMatchObject([{ email: 'fora@cliente.example', is_given: true, source: 'account', words: 'Sim' }])
  const gone = await api(`/vitrine/v1/marketing-consents/${found[0].id}/withdraw`, { method: 'POST', body: {} })
  expect(gone.body).toMatchObject({ is_given: false, source: 'merchant' })
  expect((await api('/vitrine/v1/marketing-consents/999999/withdraw', { method: 'POST', body: {} })).status).toBe(404)
  const [noted] = await shop.db
    .selectFrom('audit_log')
    .selectAll()
    .where('noun', '=', 'marketing_consents')
    .orderBy('id', 'desc')
    .execute()
  expect(noted).toMatchObject({ action: 'update', after: { is_given: false, source: 'merchant' } })
  const table = await api('/vitrine/v1/marketing-consents/export')
  expect(String(table.body)).toContain('"fora@cliente.example","não"')
  expect(String(table.body)).toContain(`"'=formula@cliente.example","sim"`)
})
