import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withDeadline } from '#db/query-deadline.ts'
import { readOffers } from '#shop/channels/offer-rows.ts'
import { type Api, apiAs } from './support/api.ts'
import { GA4, META, PINTEREST, theChannels, TIKTOK } from './support/channel-services.ts'
import { ADDRESS, anEmail, aReadyForm, aShopper, openTills, pathOf, place } from './support/checkout.ts'
import { eventually } from './support/eventually.ts'
import { aShop, type TestShop } from './support/shop.ts'

const RECEIPT = 'BBBBBBBBBBBBBBBBBBBBBB'
const sha = (word: string) => createHash('sha256').update(word).digest('hex')

let services: Awaited<ReturnType<typeof theChannels>>
let shop: TestShop
let admin: Api
let manager: Api
beforeAll(async () => {
  services = await theChannels()
  shop = await aShop({ demo: true, network: { ...services.network, deadlineMs: 5_000 } })
  await openTills(shop)
  await shop.db.updateTable('stock').set({ on_hand: 1_000 }).execute()
  ;({ api: admin } = await apiAs(shop, 'administrator'))
  ;({ api: manager } = await apiAs(shop, 'shop_manager'))
})
afterAll(async () => {
  await shop?.close()
  await services?.close()
})

const save = (id: string, settings: object, version?: number) =>
  admin(`/vitrine/v1/channels/${id}`, { method: 'PUT', body: { settings, ...(version !== undefined && { version }) } })
const connect = async (id: string, settings: object) =>
  expect(await save(id, { ...settings, on: 'yes', baseUrl: services.origin })).toMatchObject({ status: 200 })
const connectAll = async () => {
  for (const [id, settings] of Object.entries({ meta: META, ga4: GA4, tiktok: TIKTOK, pinterest: PINTEREST }))
    await connect(id, settings)
}
/** The version of the question that visitors are asked. */
const version = async () => /consent="[^"]*version&quot;:&quot;([^&]+)/.exec((await shop.get('/')).body)?.[1] ?? '1-1'
const COOKIES = { _ga: 'GA1.1.111.222', _ga_ABC123: 'GS1.1.1700000001.1', _fbp: 'fb.1.1700000000000.987' }

/** Somebody buys; `purposes`: what they allowed before. */
async function buy(purposes: string | undefined, over: Record<string, string> = {}) {
  const shopper = aShopper(shop)
  if (purposes !== undefined) shopper.jar.take([`vitrine_consent=${await version()}.1700000000.${purposes}.${RECEIPT}; Path=/`])
  for (const [name, value] of Object.entries(COOKIES)) shopper.jar.take([`${name}=${value}; Path=/`])
  await shopper.add('vaso-jequitinhonha')
  const form = await aReadyForm(shopper, { billing_email: anEmail(), ...over })
  const placed = await place(shopper, form)
  expect(placed.result).toBe('success')
  return { id: placed.order_id!, form, path: pathOf(placed.redirect) }
}
const pay = (id: number) => admin(`/wc/v3/orders/${id}`, { method: 'PUT', body: { set_paid: true } })
const eventsOf = (id: number) =>
  shop.db.selectFrom('channel_events').selectAll().where('order_id', '=', id).orderBy('id').execute()
const ended = (id: number, many: number) =>
  eventually('all events of the order have ended', async () => {
    const rows = await eventsOf(id)
    return rows.length === many && rows.every(({ state }) => state !== 'waiting') && rows
  })
/** All that listens to this order has heard of it. */
const heardOf = (id: number) =>
  eventually('nobody waits for news of the order', async () => {
    const waiting = await shop.db
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', 'event.channels')
      .where('status', 'in', ['waiting', 'running'])
      .where('ordering_key', '=', `order:${id}`)
      .execute()
    return waiting.length === 0
  })

test('what is filled in wrongly is told by its field, and a channel is not switched on half filled', async () => {
  const wrong = async (id: string, settings: object) => (await save(id, settings)).body.message as string
  expect(await wrong('ga4', { measurementId: 'UA-123' })).toContain('ID da métrica')
  expect(await wrong('meta', { pixelId: 'abc' })).toContain('ID do pixel')
  expect(await wrong('meta', { on: 'yes' })).toContain('Preencha antes de ligar')
  expect(await wrong('general', { googleCategories: 'Canecas' })).toContain('nome da categoria = número')
  expect((await save('orkut', {})).status).toBe(404)
  expect((await manager('/vitrine/v1/channels/meta', { method: 'PUT', body: { settings: META } })).status).toBe(403)
})

test('tokens lie encrypted, are shown to nobody, and go to no other address than the one they were typed for', async () => {
  await connect('meta', META)
  const { body } = await admin('/vitrine/v1/channels/meta')
  expect(JSON.stringify(body)).not.toContain(META.token)
  expect(body.settings.find(({ id }: { id: string }) => id === 'token')).toMatchObject({ value: '', is_set: true })
  const rows = await shop.db.selectFrom('channel_secrets').selectAll().execute()
  expect(rows.some(({ locked }) => locked.includes(META.token))).toBe(false)
  const moved = await save('meta', { baseUrl: 'https://golpe.example' })
  expect([moved.status, moved.body.message]).toEqual([400, expect.stringContaining('Digite de novo')])
  expect((await save('meta', { testCode: 'TEST1' }, 99)).status).toBe(409)
})

test('«Testar conexão» says what each service answered, marked as a test where there is such a mark', async () => {
  await connectAll()
  await save('meta', { testCode: 'TEST123' })
  const tried = async (id: string) => (await admin(`/vitrine/v1/channels/${id}/test`, { method: 'POST' })).body
  expect(await tried('meta')).toEqual({ ok: true, message: 'Recebido pela Meta.' })
  expect(services.to('/v25.0').at(-1)?.body['test_event_code']).toBe('TEST123')
  expect(await tried('ga4')).toMatchObject({ ok: true })
  expect(services.to('/debug/mp/collect')).toHaveLength(1)
  expect(await tried('tiktok')).toMatchObject({ ok: true })
  expect(await tried('pinterest')).toMatchObject({ ok: true })
  await save('meta', { token: 'errado' })
  expect(await tried('meta')).toEqual({ ok: false, message: expect.stringContaining('recusou o token') })
  await save('tiktok', { token: 'errado' })
  expect(await tried('tiktok')).toEqual({ ok: false, message: expect.stringContaining('Access token is incorrect') })
  await connectAll()
  expect((await admin('/vitrine/v1/channels/google-ads/test', { method: 'POST' })).status).toBe(404)
})

test('a paid order reaches each channel once, hashed as documented, under the id that the browser has', async () => {
  services.heard.length = 0
  const { id, form, path } = await buy('sm')
  await heardOf(id)
  expect(await eventsOf(id)).toEqual([])
  // Not paid yet: the browser is told of no sale either.
  const key = /key=(\w+)/.exec(path)![1]!
  expect((await shop.get(`/canais/compra/${id}?key=${key}`)).statusCode).toBe(204)
  await pay(id)
  const events = await ended(id, 4)
  expect(events.map(({ channel, state, attempts }) => `${channel} ${state} ${attempts}`)).toEqual([
    'ga4 sent 1',
    'meta sent 1',
    'tiktok sent 1',
    'pinterest sent 1',
  ])
  const sale = (await shop.get(`/canais/compra/${id}?key=${key}`)).json<Record<string, unknown>>()
  expect(sale).toMatchObject({ eventId: `pedido-${id}`, orderNumber: String(id) })
  expect((await shop.get(`/canais/compra/${id}?key=wc_order_outro`)).statusCode).toBe(204)

  const [meta] = services.to('/v25.0')
  const [event] = meta!.body['data'] as Record<string, Record<string, unknown>>[]
  expect(event).toMatchObject({ event_name: 'Purchase', event_id: sale['eventId'], action_source: 'website' })
  expect(event!['user_data']).toMatchObject({
    em: [sha(form['billing_email']!)],
    country: [sha('br')],
    fbp: COOKIES._fbp,
  })
  expect(event!['custom_data']).toMatchObject({ value: Number(sale['cents']) / 100, currency: 'BRL', order_id: String(id) })
  for (const { body } of services.heard) expect(JSON.stringify(body)).not.toContain(form['billing_email'])
  expect(JSON.stringify(services.heard.map(({ body }) => body))).not.toContain(ADDRESS['billing_first_name'])

  const [ga] = services.to('/mp/collect')
  expect(ga!.body).toMatchObject({
    client_id: '111.222',
    consent: { ad_user_data: 'GRANTED' },
    events: [{ name: 'purchase', params: { transaction_id: String(id), session_id: '1700000001', currency: 'BRL' } }],
  })
  // Told again of the same, by whichever road.
  await pay(id)
  await heardOf(id)
  expect(await eventsOf(id)).toHaveLength(4)
})

test.each([
  ['nobody was asked', undefined],
  ['all was refused', ''],
])('without consent nothing is kept and nothing is sent: %s', async (_why, purposes) => {
  services.heard.length = 0
  const { id } = await buy(purposes)
  await pay(id)
  await heardOf(id)
  expect(await shop.db.selectFrom('order_visits').selectAll().where('order_id', '=', id).execute()).toEqual([])
  expect([await eventsOf(id), services.heard]).toEqual([[], []])
})

test('a yes to statistics alone reaches Google Analytics alone, which is told to use it for no advertisement', async () => {
  services.heard.length = 0
  const { id } = await buy('s')
  await pay(id)
  expect((await ended(id, 1)).map(({ channel }) => channel)).toEqual(['ga4'])
  expect(services.heard.map(({ path }) => path)).toEqual(['/mp/collect'])
  expect(services.heard[0]!.body).toMatchObject({ consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' } })
})

test('who takes the yes back before it was sent is told of to nobody', async () => {
  const { id } = await buy('m')
  services.heard.length = 0
  await shop.db
    .insertInto('consents')
    .values({
      receipt: RECEIPT,
      version: '1-1',
      statistics: false,
      marketing: false,
      method: 'preferences',
      session_hash: null,
      ip_hash: null,
    })
    .execute()
  await pay(id)
  const events = await ended(id, 3)
  expect(new Set(events.map(({ state }) => state))).toEqual(new Set(['dropped']))
  expect(services.heard).toEqual([])
  await shop.db.deleteFrom('consents').where('receipt', '=', RECEIPT).execute()
})

test('what did not come through is tried again under the same id; a refusal is told in words and sent again by a press', async () => {
  for (const one of ['ga4', 'tiktok', 'pinterest']) await save(one, { on: 'no' })
  services.heard.length = 0
  services.faults.push('cut-after')
  const { id } = await buy('m')
  await pay(id)
  const waiting = await eventually('the first try has failed', async () => {
    const [row] = await eventsOf(id)
    return row?.attempts === 1 && row.answer !== '' && row
  })
  expect(waiting).toMatchObject({ state: 'waiting', answer: expect.stringContaining('não respondeu') })
  await shop.db.updateTable('jobs').set({ run_at: new Date() }).where('kind', '=', 'send-channel-event').execute()
  await ended(id, 1)
  const ids = services.to('/v25.0').map(({ body }) => (body['data'] as { event_id: string }[])[0]!.event_id)
  expect(ids).toEqual([`pedido-${id}`, `pedido-${id}`])

  await save('meta', { token: 'errado' })
  const other = await buy('m')
  await pay(other.id)
  const [failed] = await ended(other.id, 1)
  expect(failed).toMatchObject({ state: 'failed', answer: expect.stringContaining('recusou o token') })
  const listed = (await manager('/vitrine/v1/channel-events?state=failed')).body as { id: number }[]
  expect(listed[0]).toMatchObject({
    id: failed!.id,
    channel: 'meta',
    channel_name: expect.stringContaining('Meta'),
    order_id: other.id,
  })
  await save('meta', { token: META.token })
  expect((await admin(`/vitrine/v1/channel-events/${failed!.id}/again`, { method: 'POST' })).body).toMatchObject({ ok: true })
  await eventually('it was sent', async () => (await eventsOf(other.id))[0]?.state === 'sent')
  await connectAll()
})

test('a refund takes back what Google Analytics counted, and a forgotten buyer leaves no names of a visit', async () => {
  services.heard.length = 0
  const { id } = await buy('s')
  await pay(id)
  await ended(id, 1)
  expect(
    (await admin(`/wc/v3/orders/${id}/refunds`, { method: 'POST', body: { amount: '10.00', api_refund: false } })).status,
  ).toBe(201)
  await ended(id, 2)
  expect(services.to('/mp/collect').at(-1)?.body).toMatchObject({
    events: [{ name: 'refund', params: { transaction_id: String(id), value: 10 } }],
  })
})

test('pages carry a channel while it is on, and let in just its hosts; never where cards are typed', async () => {
  const policyOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['content-security-policy'])
  const home = await shop.get('/')
  expect(home.body).toContain('&quot;channels&quot;')
  expect(policyOf(home)).toContain('https://connect.facebook.net')
  const shopper = aShopper(shop)
  await shopper.add('vaso-jequitinhonha')
  for (const path of ['/checkout/', '/minha-conta/']) {
    const page = await shopper.get(path)
    expect([path, policyOf(page).includes('facebook')]).toEqual([path, false])
  }
  await save('meta', { on: 'no' })
  await eventually('the page is without it', async () => !policyOf(await shop.get('/')).includes('facebook'))
  expect(policyOf(await shop.get('/'))).toContain('https://analytics.tiktok.com')
  await save('meta', { on: 'yes' })
})

test('each list of products has its address, and says what its channel would refuse', async () => {
  const feeds = (await manager('/vitrine/v1/channel-feeds')).body as { id: string; url: string }[]
  expect(feeds.map(({ id }) => id)).toEqual(['google', 'meta', 'tiktok', 'pinterest'])
  for (const { id, url } of feeds) {
    const answer = await shop.get(new URL(url).pathname)
    expect([id, answer.statusCode, answer.headers['content-type']]).toEqual([id, 200, 'application/xml; charset=utf-8'])
    const again = await shop.get(new URL(url).pathname, { 'if-none-match': String(answer.headers['etag']) })
    expect([id, again.statusCode]).toEqual([id, 304])
    expect(answer.body).toContain(id === 'google' ? '>in_stock<' : '>in stock<')
  }
  const { id } = await shop.db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', 'vaso-jequitinhonha')
    .executeTakeFirstOrThrow()
  await shop.db.deleteFrom('product_pictures').where('product_id', '=', id).execute()
  const { body } = await manager('/vitrine/v1/channel-feeds/google/health')
  expect(body).toMatchObject({ next: null, refused: expect.any(Number) })
  const row = body.rows.find(({ product_id }: { product_id: number }) => product_id === Number(id))
  expect(row.problems).toContainEqual({ kind: 'refused', text: expect.stringContaining('Não tem foto'), offers: 1 })
  expect((await manager('/vitrine/v1/channel-feeds/orkut/health')).status).toBe(404)
})

test('a list that takes longer than a page may is written to its end', async () => {
  const found = await withDeadline(0, async () => {
    const ids: number[] = []
    for await (const offers of readOffers(shop.db, { mediaUrl: '/' })) ids.push(...offers.map(({ productId }) => productId))
    return ids
  })
  expect(new Set(found).size).toBeGreaterThan(20)
})
