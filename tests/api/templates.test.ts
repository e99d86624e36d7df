import { afterAll, beforeAll, expect, test } from 'vitest'
import { createNonces } from '#http/nonce.ts'
import { systemClock } from '#kit/clock.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import { type Api, apiAs, apiOf } from '#tests/support/api.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aShop, SECRET, type TestShop } from '#tests/support/shop.ts'

const TEMPLATES = '/vitrine/v1/templates'
type Template = { id: number; part: string; version: number; status: string; is_needed: boolean; behind: object | null }
let shop: TestShop
let manager: Api
let customer: Api
let admin: Api
let preview: Awaited<ReturnType<typeof aMerchantIn>>['preview']

beforeAll(async () => {
  shop = await aShop({ demo: true })
  ;({ api: manager, preview } = await aMerchantIn(shop))
  customer = (await apiAs(shop, 'customer')).api
  admin = (await apiAs(shop, 'administrator')).api
})
afterAll(() => shop.close())

/** Somebody who runs a shop, and the page that they are shown while a template is not saved. */
async function aMerchantIn(at: TestShop) {
  const { api, user } = await apiAs(at, 'shop_manager')
  const { token, sessionId } = await createSessions({ db: at.db }).open(user)
  const nonce = createNonces({ secret: SECRET, clock: systemClock }).make('wp_rest', { sessionId, userId: user.id })
  const see = async (id: number, document: object[], conditions: string[] = []) => {
    const content = JSON.stringify({ title: '', excerpt: '', picture: 0, document, conditions })
    const { body } = await at.http.inject({
      method: 'POST',
      url: '/previa/',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: `vitrine_session=${token}`, accept: 'text/html' },
      payload: new URLSearchParams({ nonce, id: String(id), content }).toString(),
    })
    return body
  }
  return { api, preview: see }
}

const widget = (widgetType: string, settings: object = {}) => ({
  id: widgetType.slice(-6).replaceAll('-', '0'),
  elType: 'widget',
  widgetType,
  settings,
  elements: [],
})
const words = (title: string) => [widget('heading', { title })]
const make = async (body: object) => (await manager(TEMPLATES, { method: 'POST', body })).body
const save = (id: number, body: object) => manager(`${TEMPLATES}/${id}`, { method: 'PUT', body })
const bin = (id: number, force = false) => manager(`${TEMPLATES}/${id}${force ? '?force=true' : ''}`, { method: 'DELETE' })
const of = async (part: string): Promise<Template> => (await manager(`${TEMPLATES}?part=${part}`)).body[0]
const seen = async (path: string) => (await shop.get(path)).body
const shows = (path: string, text: string) => eventually(`«${text}» at ${path}`, async () => (await seen(path)).includes(text))
const hides = (path: string, text: string) =>
  eventually(`no «${text}» at ${path}`, async () => !(await seen(path)).includes(text))

test('the parts of the site are told to those who run the shop, and to nobody else', async () => {
  const header = await of('header')
  for (const path of [TEMPLATES, `${TEMPLATES}/${header.id}`, `${TEMPLATES}/${header.id}/revisions`]) {
    expect((await apiOf(shop)(path)).status).toBe(401)
    expect((await customer(path)).status).toBe(403)
    expect((await admin(path)).status).toBe(200)
  }
  const write = { method: 'PUT', body: { title: 'Meu' } }
  expect((await customer(`${TEMPLATES}/${header.id}`, write)).status).toBe(403)
  const { body } = await manager(TEMPLATES)
  expect(body.map(({ part }: Template) => part)).toEqual(['header', 'header', 'footer', 'footer', 'archive', 'single'])
  expect(body[0]).toMatchObject({ status: 'publish', conditions: [], is_needed: true, behind: null })
  expect(body[0]).not.toHaveProperty('document')
  // The pages of buying have their own desk.
  const cart = await shop.db.selectFrom('content').select('id').where('part', '=', 'cart').executeTakeFirstOrThrow()
  expect((await manager(`${TEMPLATES}/${cart.id}`)).status).toBe(404)
})

test('a new header begins as the one that is shown, is a draft until it is published, and then stands on kept pages at once', async () => {
  const made = await make({ part: 'header', title: 'Natal', conditions: ['include/product_archive'] })
  expect(made).toMatchObject({ status: 'draft', title: { raw: 'Natal' }, is_needed: false })
  expect(JSON.stringify(made.document)).toContain('woocommerce-menu-cart')
  const { body: draft } = await save(made.id, { document: words('Já é Natal'), version: made.version })
  expect(await seen('/loja/')).not.toContain('Já é Natal')
  // The page is kept by now.
  expect(await seen('/loja/')).not.toContain('Já é Natal')
  expect((await save(made.id, { status: 'publish', version: draft.version })).status).toBe(200)
  await shows('/loja/', 'Já é Natal')
  expect(await seen('/')).not.toContain('Já é Natal')

  // Two with the same header open: the second is told.
  const late = await save(made.id, { document: words('Outra'), version: draft.version })
  expect(late).toMatchObject({ status: 409, body: { code: 'rest_version_conflict' } })
  const { body: published } = await manager(`${TEMPLATES}/${made.id}`)
  await save(made.id, { document: words('Natal acabou'), version: published.version })
  await shows('/loja/', 'Natal acabou')
  const { body: past } = await manager(`${TEMPLATES}/${made.id}/revisions`)
  expect(past[0].document[0].settings.title).toBe('Já é Natal')
  await save(made.id, { document: past[0].document })
  await shows('/loja/', 'Já é Natal')

  const { body: binned } = await bin(made.id)
  expect(binned.status).toBe('trash')
  expect((await bin(made.id)).status).toBe(410)
  await hides('/loja/', 'Já é Natal')
  expect((await manager(`${TEMPLATES}?status=trash`)).body).toMatchObject([{ id: made.id }])
  // Taken back: it stands again where it stood.
  await save(made.id, { status: 'publish', version: binned.version })
  await shows('/loja/', 'Já é Natal')
  await bin(made.id)
  // Without more words what comes out of the bin is a draft.
  expect((await save(made.id, {})).body.status).toBe('draft')
  expect((await bin(made.id, true)).body).toMatchObject({ deleted: true, previous: { id: made.id } })
  expect((await manager(`${TEMPLATES}/${made.id}`)).status).toBe(404)

  const told = (await admin(`/vitrine/v1/audit?noun=content&record=${made.id}&order=asc&per_page=100`)).body
  const deeds = told.map(({ action }: { action: string }) => action)
  expect([deeds[0], deeds.at(-1)]).toEqual(['insert', 'delete'])
  // Made, changed, published, changed, given back, binned, taken back, binned, taken out, gone.
  expect(told).toHaveLength(10)
  expect(new Set(told.map((one: { actor_name: string }) => one.actor_name)).size).toBe(1)
})

test.each([
  ['header', 'menu, busca e carrinho'],
  ['footer', 'dados da empresa'],
])('the last %s is not lost, by whatever road', async (part, reason) => {
  const { id, version } = await of(part)
  const ways = [
    await save(id, { status: 'draft' }),
    await save(id, { document: [] }),
    await save(id, { conditions: ['include/product'] }),
    await bin(id),
    await bin(id, true),
  ]
  for (const { status, body } of ways) {
    expect([status, body.code]).toEqual([400, 'rest_template_needed'])
    expect(body.message).toContain(reason)
  }
  expect((await of(part)).version).toBe(version)
  // Once another stands everywhere it may go; of two who take one each at the same time, one is refused.
  const other = await make({ part, title: 'Outro', status: 'publish', conditions: ['include/general'] })
  expect((await of(part)).is_needed).toBe(false)
  const answers = await Promise.all([bin(id), bin(other.id)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  expect((await save(id, { status: 'publish' })).status).toBe(200)
})

test.each([
  ['header', ['include/lua'], 'não existe'],
  ['header', ['exclude/private'], 'Acrescente ao menos um'],
  ['footer', ['include/product', 'exclude/product'], 'Retire um dos dois'],
  ['product', ['include/private'], 'nunca apareceria'],
])('a %s at %j is refused in words', async (part, conditions, message) => {
  const { status, body } = await manager(TEMPLATES, { method: 'POST', body: { part, title: 'x', conditions } })
  expect([status, body.code]).toEqual([400, 'rest_invalid_param'])
  expect(body.data.params.conditions).toContain(message)
})

test('a list of the diary without its texts can be kept, never published; a part that is none is refused', async () => {
  const list = await make({ part: 'archive', title: 'Lista', conditions: ['include/archive/author'] })
  expect(JSON.stringify(list.document)).toContain('archive-posts')
  expect((await save(list.id, { document: words('Só palavras') })).status).toBe(200)
  const refused = await save(list.id, { status: 'publish' })
  expect(refused.body).toMatchObject({ code: 'rest_template_incomplete', message: expect.stringContaining('Textos do arquivo') })
  expect((await save(list.id, { status: 'publish', conditions: ['include/archive/search'] })).status).toBe(200)
  await shows('/?s=vaso', 'Só palavras')
  expect((await manager(TEMPLATES, { method: 'POST', body: { part: 'cart', title: 'x' } })).status).toBe(400)
  expect((await manager(TEMPLATES, { method: 'POST', body: { title: 'x' } })).status).toBe(400)
})

test('who publishes what another hides is told by which', async () => {
  const first = await make({ part: 'product', title: 'Primeiro', status: 'publish' })
  const second = await make({ part: 'product', title: 'Segundo', status: 'publish' })
  expect((await manager(`${TEMPLATES}/${second.id}`)).body.behind).toEqual({ id: first.id, title: 'Primeiro' })
  await bin(first.id)
  expect((await manager(`${TEMPLATES}/${second.id}`)).body.behind).toBeNull()
  await bin(second.id)
})

const PRODUCT_PARTS = [
  'woocommerce-breadcrumb',
  'woocommerce-product-images',
  'woocommerce-product-title',
  'woocommerce-product-rating',
  'woocommerce-product-price',
  'woocommerce-product-short-description',
  'woocommerce-product-add-to-cart',
  'woocommerce-product-meta',
  'woocommerce-product-data-tabs',
  'woocommerce-product-upsell',
  'woocommerce-product-related',
]
const times = (body: string, part: string) => body.split(part).length - 1

test('a merchant builds the page of products of its parts, and it sells', async () => {
  const path = '/produto/camiseta-algodao-organico/'
  const before = await seen(path)
  const document = PRODUCT_PARTS.map((type, index) => ({ ...widget(type), id: `parte${index}` }))
  const { id, document_problems: problems } = await make({ part: 'product', title: 'Em partes', status: 'publish', document })
  expect(problems).toEqual([])
  await shows(path, 'elementor-widget-woocommerce-product-images')
  const body = await seen(path)
  expect(body).toMatch(/<h1 class="elementor-heading-title product_title entry-title"[^>]*>Camiseta/)
  for (const once of [
    '<h1',
    'class="variations_form cart"',
    'id="tab-reviews"',
    'class="sku"',
    'id="foto-1"',
    'woocommerce-breadcrumb"',
  ])
    expect([once, times(body, once)]).toEqual([once, 1])
  expect(times(body, 'product-main')).toBe(times(before, 'product-main') - 1)
  // Scripts find photos, code and form by the product that they stand in.
  expect(body).toMatch(/elementor-location-product product type-product post-\d+"/)
  const facts = (page: string) => /<script type="application\/ld\+json">.*?<\/script>/s.exec(page)?.[0]
  expect(facts(body)).toBe(facts(before))
  expect(body).not.toContain('href="#tab-title-reviews" blocking')
  const [, productId] = /name="add-to-cart" value="(\d+)"|data-product_id="(\d+)"/.exec(body)!.filter(Boolean)
  const [variation] = JSON.parse(/data-product_variations="([^"]+)"/.exec(body)![1]!.replaceAll('&quot;', '"'))
  const sold = await shop.http.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      'add-to-cart': productId!,
      variation_id: String(variation.variation_id),
      ...variation.attributes,
    }).toString(),
  })
  expect(sold.statusCode).toBe(303)
  expect(sold.headers['set-cookie']?.toString()).toContain('woocommerce_items_in_cart=1')
  // Without the form nobody could buy: the page itself stands under such a design, and keeps its only first heading.
  await save(id, { document: [widget('woocommerce-product-title')] })
  await shows(path, 'class="product-main"')
  expect(times(await seen(path), '<h1')).toBe(1)
  await bin(id, true)
})

test('a design for lists of products has their list once, with its own title', async () => {
  const document = [widget('theme-archive-title'), widget('wc-archive-products')]
  const { id } = await make({ part: 'archive', title: 'L', status: 'publish', document, conditions: ['include/product_archive'] })
  await shows('/categoria-produto/ceramica/', 'elementor-widget-wc-archive-products')
  const body = await seen('/categoria-produto/ceramica/')
  for (const once of ['<h1', 'class="listing"', 'class="woocommerce-ordering"'])
    expect([once, times(body, once)]).toEqual([once, 1])
  await bin(id, true)
})

test.each([
  [
    'header',
    [],
    /<header class="site-header elementor elementor-\d+ elementor-location-header"[^>]*>.*Rascunho meu.*<main/s,
    /class="home/,
  ],
  [
    'footer',
    [],
    /<footer class="site-footer elementor elementor-\d+ elementor-location-footer"[^>]*>.*Rascunho meu/s,
    /class="home/,
  ],
  [
    'footer',
    ['include/private'],
    /<footer class="site-footer elementor elementor-\d+ elementor-location-footer"[^>]*>.*Rascunho meu/s,
    /Caneca de barro/,
  ],
  ['product', [], /elementor-location-product.*Rascunho meu/s, /product_title/],
  ['archive', [], /elementor-location-archive.*Rascunho meu/s, /<h1>Diário/],
  ['archive', ['include/product_archive'], /elementor-location-archive.*Rascunho meu/s, /<h1[^>]*>Loja/],
  ['archive', ['include/archive/search'], /elementor-location-archive.*Rascunho meu/s, /Resultados da busca/],
  ['single', [], /elementor-location-single.*Rascunho meu/s, /single-post/],
  ['single', ['include/singular/page'], /elementor-location-single.*Rascunho meu/s, /page-id-/],
  ['not-found', [], /elementor-location-not-found.*Rascunho meu/s, /error404/],
])('the preview of a %s at %j shows what is not saved in its place on a real page', async (part, conditions, inPlace, onPage) => {
  const { id } = await make({ part, title: 'Prévia' })
  const body = await preview(id, words('Rascunho meu'), conditions)
  expect(body).toMatch(inPlace)
  expect(body).toMatch(onPage)
  expect(body.match(/Rascunho meu/g)).toHaveLength(1)
  await bin(id, true)
})

test('in a shop with nothing in it the preview says what will stand there', async () => {
  const bare = await aShop()
  const { api, preview: see } = await aMerchantIn(bare)
  for (const [part, told] of [
    ['product', 'A loja ainda não tem produtos'],
    ['single', 'Ainda não há posts no blog'],
  ] as const) {
    const { body } = await api(TEMPLATES, { method: 'POST', body: { part, title: 'x' } })
    const page = await see(body.id, [...words('Rascunho meu'), widget('theme-post-content')])
    expect(page).toContain('Rascunho meu')
    expect(page).toContain(told)
  }
  await bare.close()
})
