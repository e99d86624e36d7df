import { sql } from 'kysely'
import { createOutsideScripts } from '#content/outside-scripts/service.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, apiAs, keyFor } from '#tests/support/api.ts'
import { differences } from '#tests/support/fits-schema.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'
import { aStoreClient } from '#tests/support/store-client.ts'
import { tablesOf } from '#tests/support/transfers.ts'

type Operation = { responses: { 200: { content?: { 'application/json': { schema: object } } } } }

let shop: TestShop
let ask: Api
let paths: Record<string, Record<string, Operation>>
beforeAll(async () => {
  shop = await aShop({ demo: true })
  const { api } = await apiAs(shop, 'administrator')
  const buyer = aStoreClient(shop, { byToken: true })
  await buyer.fill()
  await buyer.post('/cart/apply-coupon', { code: 'BEMVINDO10' })
  ask = (path, asked) => api(path, { ...asked, headers: buyer.known() })
  await fillBooks(api)
  paths = (await ask('/openapi.json')).body.paths
})
afterAll(() => shop.close())

/** What the demo shop has none of: a customer, a sale with a file in it, a note, a refund, a webhook that was told, earlier pages, a key, tables, a backup, a form. */
async function fillBooks(api: Api) {
  const post = async (path: string, body: object) => {
    const answer = await api(path, { method: 'POST', body })
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return answer.body
  }
  await post('/wc/v3/products/shipping_classes', { name: 'Pesados' })
  const element = (widgetType: string, settings: object) => ({ id: 'a1', elType: 'widget', widgetType, settings, elements: [] })
  const block = await post('/vitrine/v1/library', { kind: 'block', title: 'Aviso', document: [element('divider', {})] })
  await post(`/vitrine/v1/library/${block.id}`, { document: [element('spacer', {})] })
  await post('/wp/v2/pages', { title: 'Avisos', document: [element('template', { template_id: block.id })] })
  const rule = { kind: 'units', take: 3, lowered: 1, percent: 100 }
  await post('/vitrine/v1/promotions', {
    name: 'Leve 3, pague 2',
    rule,
    starts_at: '2026-01-01T00:00:00',
    hours: { from: '08:00', to: '12:00' },
  })
  await post('/wc/v3/taxes', { country: 'BR', rate: '4', name: 'ICMS' })
  await post('/wc/v3/webhooks', { topic: 'order.created', delivery_url: 'https://ouvinte.exemplo.com.br/' })
  const guide = await shop.db.selectFrom('product_downloads').select('product_id').executeTakeFirstOrThrow()
  const bento = { first_name: 'Bento', last_name: 'Santiago', email: 'bento@cliente.example' }
  const vase = await shop.db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', 'vaso-jequitinhonha')
    .executeTakeFirstOrThrow()
  await post('/wc/v3/orders', { billing: bento, line_items: [{ product_id: vase.id, quantity: 1 }], set_paid: true })
  for (const billing of [bento, { ...bento, email: 'santiago@cliente.example', address_1: 'Rua de Matacavalos' }])
    await post('/wc/v3/orders', { billing, line_items: [{ product_id: guide.product_id, quantity: 1 }], set_paid: true })
  const customer = await post('/wc/v3/customers', { ...bento, password: 'uma senha bem comprida 42' })
  // The books are those of the newest order.
  await aParcel(post, bento)
  const { id, order_key: key } = await post('/wc/v3/orders', {
    customer_id: customer.id,
    billing: bento,
    line_items: [{ product_id: guide.product_id, quantity: 1 }],
    set_paid: true,
  })
  await post(`/wc/v3/orders/${id}/notes`, { note: 'Um bilhete.' })
  const [buyer, other] = (await api('/vitrine/v1/customer-profiles?per_page=2')).body // the account, then the newest guest
  await post('/vitrine/v1/customer-profiles/tags', { customers: [buyer.id], add: ['Assinante'] })
  await post(`/vitrine/v1/customer-profiles/${buyer.id}/notes`, { text: 'Lê à noite.' })
  await post(`/vitrine/v1/customer-profiles/${buyer.id}/merge`, { other: other.id, dry_run: false })
  await post('/vitrine/v1/customer-segments', { name: 'Assinantes', filter: { min_orders: 2 } })
  const contested = { order_id: id, method: 'stripe', receipt: 'pi_1', dispute_id: 'du_1', amount_cents: 100 }
  await shop.db
    .insertInto('payment_disputes')
    .values({ ...contested, state: 'won' })
    .execute()
  await sql`select set_marketing_consent(${bento.email}, true, now(), 'account', 'Quero.', null)`.execute(shop.db)
  await post(`/wc/v3/orders/${id}/refunds`, { amount: '1.00', reason: 'Um carinho.' })
  await shop.db.insertInto('return_requests').values({ order_id: id, reason: 'A cor.', refund_due_at: new Date() }).execute()
  const access_key = '35080599999090910270550010000000015180051273'
  await post(`/vitrine/v1/invoices/${id}`, { status: 'authorized', access_key, xml: '<nfe/>' })
  const moments = { known_at: '2025-11-18T10:00:00', open_from: '2025-11-01T00:00:00', open_to: '2999-01-01T00:00:00' }
  await post('/vitrine/v1/incidents', { title: 'Uma chave exposta', ...moments })
  await createOutsideScripts({ db: shop.db }).create({
    name: 'Chat',
    code: 'a()',
    purpose: 'marketing',
    conditions: [],
    hosts: [],
    enabled: true,
  })
  for (const list of ['/wp/v2/pages', '/wp/v2/posts']) {
    const [one] = (await api(`${list}?per_page=1`)).body
    await post(`${list}/${one.id}`, { title: 'Outro título' })
  }
  const [template] = (await api('/vitrine/v1/templates?per_page=1')).body
  await post(`/vitrine/v1/templates/${template.id}`, { title: 'Outro nome' })
  const [mail] = (await api('/vitrine/v1/mail-templates')).body
  await post(`/vitrine/v1/mail-templates/${mail.id}`, { title: 'Outro título' })
  await post('/vitrine/v1/search-synonyms', { words: ['púcaro', 'caneca'] })
  await post('/vitrine/v1/search-phrases', { phrase: 'caneca', pinned: [vase.id] })
  const [{ id: shelf }] = (await api('/wc/v3/products/categories?per_page=1')).body
  await post(`/vitrine/v1/collections/categories/${shelf}`, { rules: { match: 'all', conditions: [{ field: 'sale' }] } })
  await post('/vitrine/v1/custom-fields', { noun: 'product', kind: 'text', name: 'Trama' })
  const measures = { columns: [{ name: 'Tamanho', unit: '' }, { name: 'Boca' }], rows: [['P', '8']] }
  await post('/vitrine/v1/size-guides', { name: 'Vasos', ...measures })
  const planned = { kind: 'sale', cents: 1_000, ends_at: '2099-01-01T00:00:00' }
  await post(`/vitrine/v1/products/${vase.id}/price-plans`, planned)
  await post('/vitrine/v1/gift-cards', { cents: 5_000, note: 'Um brinde.' })
  await post('/vitrine/v1/redirects', { from: '/velho/', to: '/loja/' })
  const asked = { product_id: vase.id, author_name: 'Bento', text: 'Cabe um lírio?', consent_text: '' }
  await shop.db
    .insertInto('product_questions')
    .values({ ...asked, user_id: null, author_email: null, answer: null, answered_at: null, answer_told_at: null })
    .execute()
  const missed = { path: '/nada/', day: '2999-01-01', hits: 1, last_seen: new Date() }
  await shop.db.insertInto('not_found').values(missed).execute()
  await keyFor(shop, 'administrator')
  await post('/vitrine/v1/backups', {})
  await post('/vitrine/v1/move-outs', {})
  const fields = JSON.stringify([{ id: 'nome', title: 'Nome', type: 'text', value: 'Bento' }])
  const sheet = { post_id: 1, form_id: 'contato', form_name: 'Contato', user_id: null, fields }
  await shop.db.insertInto('form_submissions').values(sheet).execute()
  await post('/vitrine/v1/exports', {})
  await tablesOf(api).check({ table: 'SKU,Name,Regular price\nX-1,Xale,10\n' })
  const move = await post('/vitrine/v1/moves', { source: 'antiga.example', name: 'loja.jsonl' })
  const read = { kind: 'product', old_id: '1', sort: 1, data: '{}', fingerprint: '', state: 'changed', action: 'create' } as const
  await shop.db
    .insertInto('moved_things')
    .values({ ...read, move_id: move.id, notes: ['Cortado.'], old_url: 'https://antiga.example/produto/vaso/' })
    .execute()
  const published = shop.db.selectFrom('products').select('id').where('status', '=', 'publish')
  const { id: brought } = await published.limit(1).executeTakeFirstOrThrow()
  await shop.db
    .insertInto('old_things')
    .values({
      source: 'antiga.example',
      kind: 'product',
      old_id: '1',
      place: 'products',
      new_id: brought,
      created: true,
      there: '',
      here: '',
    })
    .execute()
  const lost = {
    media_id: 999_999,
    source: 'antiga.example',
    old_id: '9',
    url: 'https://antiga.example/x.jpg',
    state: 'failed',
  } as const
  await shop.db
    .insertInto('moved_pictures')
    .values({ ...lost, note: 'Sumiu.' })
    .execute()
  NEEDED['/vitrine/v1/moves/{id}/framing'] = 'url=http://antiga.example/'
  for (const name of ['v1/', '']) NEEDED[`/wc/store/${name}order/{id}`] = `key=${key}&billing_email=${bento.email}`
}

/** A paid order that waits for being sent, and its label. */
async function aParcel(post: (path: string, body: object) => Promise<{ id: number }>, billing: object) {
  const vase = await shop.db
    .selectFrom('products')
    .select('id')
    .where('type', '=', 'simple')
    .where('virtual', '=', false)
    .executeTakeFirstOrThrow()
  const order = await post('/wc/v3/orders', { billing, line_items: [{ product_id: vase.id, quantity: 1 }], set_paid: true })
  const parcel = JSON.stringify({ sides: [200, 150, 100], grams: 1_000, valueCents: 100, contents: [] })
  const named = { carrier: 'melhor_envio', service: '1', service_name: 'PAC', agreed_cents: 1_000, actor: 'Helena' }
  const label = await shop.db
    .insertInto('shipping_labels')
    .values({ order_id: order.id, package: 1, reference: 'vt1', state: 'bought', parcel, ...named })
    .returning('id')
    .executeTakeFirstOrThrow()
  NEEDED['/vitrine/v1/labels/files'] = `ids=${label.id}`
}

/** What some routes must be asked along. */
const NEEDED: Record<string, string> = { '/wp/v2/search': 'search=vaso', '/vitrine/v1/redirect-test': 'url=/vaso/' }
/** Lists that have their names elsewhere. */
const LISTS: Record<string, string> = {
  '/vitrine/v1/collections/categories': '/wc/v3/products/categories',
  '/vitrine/v1/collections/tags': '/wc/v3/products/tags',
  '/vitrine/v1/orders': '/wc/v3/orders',
  '/vitrine/v1/coupons': '/wc/v3/coupons',
  '/vitrine/v1/customers': '/wc/v3/customers',
  '/vitrine/v1/invoices': '/wc/v3/orders',
  '/vitrine/v1/media': '/wp/v2/media',
  '/vitrine/v1/people': '/wp/v2/users',
  '/vitrine/v1/products': '/wc/v3/products',
  '/woo-variation-swatches/v1/products': '/wc/v3/products',
  '/wc/store/v1/order': '/wc/v3/orders',
  '/wc/store/order': '/wc/v3/orders',
}

/** The address of something that is there: each argument in it from the list that stands before it. */
async function reach(path: string): Promise<string> {
  let reached = ''
  for (const part of path.split('/').slice(1)) {
    if (!part.startsWith('{')) reached += `/${part}`
    else if (part === '{user_id}') reached += '/me'
    else reached += `/${await firstIn(reached)}`
  }
  return reached
}

async function firstIn(list: string): Promise<string> {
  // Products that vary are those with more than one list below them.
  const { body } = await ask(`${LISTS[list] ?? list}?per_page=1${list.endsWith('/products') ? '&type=variable' : ''}`)
  if (!Array.isArray(body)) return Object.keys(body)[0] ?? 'x'
  const { id, instance_id: instance, uuid, code, ...first } = body[0] ?? {}
  // The key of a field of the merchant's own names what is written, not the field.
  const key = list.endsWith('/custom-fields') ? undefined : first.key
  return encodeURIComponent(instance ?? key ?? id ?? uuid ?? code ?? 'x')
}

test('[REST-1] OPTIONS of every route tells what it answers with', async () => {
  const { body } = await ask('/')
  const silent: string[] = []
  for (const [address, { methods }] of Object.entries(body.routes as Record<string, { methods: string[] }>)) {
    const path = address.replaceAll(/\(\?P<\w+>\[\\d\]\+\)/g, '1').replaceAll(/\(\?P<\w+>.+?\)/g, 'x')
    const { body: told } = await ask(path, { method: 'OPTIONS' })
    if (typeof told.schema?.title !== 'string' || Object.keys(told.schema.properties).length === 0)
      silent.push(`${methods} ${address}`)
  }
  expect(silent).toEqual([])
})

test('[REST-1] what the API answers is what its document says: every property is named, and of the type it has there', async () => {
  const lies: string[] = []
  const empty: string[] = []
  const read = Object.entries(paths).filter(([, { get }]) => get?.responses[200].content?.['application/json'])
  for (const [path, { get }] of read) {
    const { status, body } = await ask(`${await reach(path)}?context=edit&${NEEDED[path] ?? ''}`)
    const schema = get!.responses[200].content?.['application/json'].schema
    if (status !== 200 || (Array.isArray(body) && body.length === 0)) empty.push(`${status} ${path}`)
    else lies.push(...differences(schema ?? {}, body, path).slice(0, 5))
  }
  expect(lies).toEqual([])
  // Brands are a list that nothing stands in. Where nothing is told, no lie is found.
  expect(empty.length < read.length / 10 ? [] : empty).toEqual([])
})

/** The addresses of a printed tree of routes: each line holds what follows the one above it. */
function addressesIn(tree: string): string[] {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, before, part] = /^(.*?)[└├]── (.*?) \(/.exec(line) ?? []
    if (before === undefined || part === undefined) return []
    const depth = before.length / 4
    above[depth] = `${above[depth - 1] ?? ''}${part}`
    return [above[depth]]
  })
}

test('[REST-1] nothing below /wp-json stands beside the table of routes', () => {
  const addresses = addressesIn(shop.http.printRoutes({ commonPrefix: false }))
  expect(addresses).toEqual(expect.arrayContaining(['/healthz', '/minha-conta/orders/page/:page']))
  expect(addresses.filter((address) => address.startsWith('/wp-json')).sort()).toEqual(['/wp-json', '/wp-json*'])
})

test('[REST-1] files and kept answers are in the table too', async () => {
  const { body } = await ask('/')
  expect(body.namespaces).toEqual(expect.arrayContaining(['vitrine/v1', 'elementor/v1', 'woo-variation-swatches/v1']))
  expect(paths['/elementor/v1/form-submissions/export']!.get!.responses[200].content).toHaveProperty(['text/csv'])
  const list = await reach('/woo-variation-swatches/v1/products/{id}/variations')
  const kept = await ask(list)
  expect(kept.headers).toMatchObject({ 'cache-control': expect.stringContaining('s-maxage'), etag: expect.any(String) })
  const few = await ask(`${list}?_fields=variation_id`)
  expect(few.body[0]).toEqual({ variation_id: kept.body[0].variation_id })
  expect((await ask(`${list}?_envelope=1`)).body).toMatchObject({ status: 200, body: kept.body })
  const file = await ask('/elementor/v1/form-submissions/export')
  expect(file.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store, private' })
})

test('a property that is not named, or of another type, is noticed', () => {
  const schema = { type: 'object', properties: { id: { type: 'integer' }, parts: { type: 'array', items: { type: 'string' } } } }
  expect(differences(schema, { id: 1, parts: ['a'], _links: {} })).toEqual([])
  expect(differences(schema, { id: '1', parts: [2], more: true })).toEqual([
    'body.id is no integer',
    'body.parts[0] is no string',
    'body.more is not named',
  ])
  expect(differences({ type: 'array', items: schema }, { id: 1 })).toEqual(['body is no array'])
})
