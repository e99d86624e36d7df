import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSettings } from '#content/settings/service.ts'
import { type Api, apiAs } from './support/api.ts'
import { aBuyerIn, anEmail, aReadyForm, aShopper, openTills, pathOf, place } from './support/checkout.ts'
import { eventually } from './support/eventually.ts'
import { aMelhorEnvio, type MelhorEnvioService } from './support/melhor-envio-service.ts'
import { aShop, type TestShop } from './support/shop.ts'

let shop: TestShop
let id: number
/** A Tuesday morning before the cut-off hour, with a working week ahead. */
const TUESDAY = Date.parse('2026-11-24T10:00:00-03:00')
let now = TUESDAY
let service: MelhorEnvioService
let api: Api
beforeAll(async () => {
  service = await aMelhorEnvio({ deadlineMs: 500 })
  shop = await aShop({ demo: true, network: service.network, clock: { now: () => now } })
  ;({ api } = await apiAs(shop, 'administrator', 'gerente'))
  const spoons = shop.db.selectFrom('products').select('id').where('slug', '=', 'colheres-de-pau')
  id = (await spoons.executeTakeFirstOrThrow()).id
})
afterAll(async () => {
  await shop.close()
  await service.close()
})

const text = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ')

test.each([
  [
    'cep=01310-100&produto=ID',
    200,
    /Entrega para 01310-100, São Paulo – SP: .*Econômica Mais barato 4 a 7 dias úteis chega até qui\., 03\/12 R\$ 24,90/,
  ],
  ['cep=69900-000&produto=ID', 200, /Rio Branco – AC: .*Econômica Mais barato 8 a 15 dias úteis chega até ter\., 15\/12/],
  ['cep=01310-100&produto=ID&quantidade=4', 200, /Frete grátis Mais barato 4 a 7 dias úteis chega até qui\., 03\/12 Grátis!/],
  ['cep=123&produto=ID', 400, /“123” não é um CEP válido/],
  ['produto=ID', 400, /Informe o CEP/],
  ['cep=01310-100', 400, /Escolha um produto/],
  ['cep=01310-100&produto=999999999', 200, /não precisa de entrega/],
  ['cep=01310-100&produto=ID&quantidade=-5', 200, /R\$ 24,90/],
  ['cep=01310-100&cep=1&produto=ID', 400, /Informe o CEP/],
])('the freight for %s answers %i', async (query, status, words) => {
  const answer = await shop.get(`/frete/?${query.replace('ID', String(id))}`)
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['cache-control']).toContain('no-store')
  expect(text(answer.body)).toMatch(words)
})

test.each([
  ['2026-11-24T13:59:59-03:00', 'qui., 03/12'],
  ['2026-11-24T14:00:00-03:00', 'sex., 04/12'],
  ['2026-11-24T23:59:59-03:00', 'sex., 04/12'],
  ['2026-11-25T00:00:00-03:00', 'sex., 04/12'],
  ['2026-11-25T14:00:00-03:00', 'seg., 07/12'],
  ['2026-06-30T10:00:00-03:00', 'sex., 10/07'],
])('asked at %s the promised day is %s: nobody is shown yesterday’s', async (at, day) => {
  now = Date.parse(at)
  const answer = await shop.get(`/frete/?cep=01310-100&produto=${id}`)
  now = TUESDAY
  expect(text(answer.body)).toContain(`4 a 7 dias úteis chega até ${day}`)
})

test('the merchant’s cut-off hour and days of handling move the promised day', async () => {
  const asked = async () => text((await shop.get(`/frete/?cep=01310-100&produto=${id}`)).body)
  const settings = createSettings({ db: shop.db })
  await settings.set('delivery', { cutoff_hour: 10, handling_days: 2 })
  expect(await asked()).toContain('4 a 7 dias úteis chega até ter., 08/12')
  await settings.set('delivery', { cutoff_hour: 'noon', handling_days: -3 })
  expect(await asked()).toContain('4 a 7 dias úteis chega até qui., 03/12')
})

const TIRADENTES = { billing_postcode: '36325-000', billing_city: 'Tiradentes', billing_state: 'MG' }

/** Places an order, and reads its page and the first mail about it. */
async function bought(over: Record<string, string>) {
  await openTills(shop)
  const email = anEmail()
  const buyer = await aBuyerIn(shop)
  const form = await aReadyForm(buyer, { ...over, billing_email: email })
  const placed = await place(buyer, form)
  expect(placed.result).toBe('success')
  const page = text((await buyer.get(pathOf(placed.redirect))).body)
  const mail = await eventually('the first mail', async () =>
    shop.db.selectFrom('mails').select('text').where('to_address', '=', email).executeTakeFirst(),
  )
  const { delivery_terms: terms } = await shop.db
    .selectFrom('orders')
    .select('delivery_terms')
    .where('id', '=', placed.order_id!)
    .executeTakeFirstOrThrow()
  return { page, mail: mail.text, terms }
}

test('an order keeps what was promised of its delivery, and its page and mails say the day', async () => {
  const ordered = await bought({ payment_method: 'cod' })
  expect(ordered.terms).toEqual({ kind: 'sent', days: 7, cutoffHour: 14, handlingDays: 0, isFromPayment: false })
  const day = /chega até (seg|ter|qua|qui|sex)\.,\s\d\d\/\d\d/i
  expect(ordered.page).toMatch(day)
  expect(ordered.mail).toMatch(day)
  const unpaid = await bought({ payment_method: 'pix' })
  expect(unpaid.terms).toMatchObject({ isFromPayment: true })
  expect(unpaid.page).toMatch(/chega até [^,]+, \d\d\/\d\d, com o pagamento confirmado (até as 14h de )?hoje/)
})

test('fetching it says where and when: beside the choice, in the order and in its mail', async () => {
  const settings = createSettings({ db: shop.db })
  const where = 'Retire em Rua Direita, 50 – Tiradentes. Terça a sexta, das 9h às 18h; sábado, das 10h às 14h.'
  await settings.set('delivery', {
    pickup_address: 'Rua Direita, 50 – Tiradentes',
    pickup_hours: 'terça a sexta, das 9h às 18h\nsábado, das 10h às 14h',
  })
  expect(text((await shop.get(`/frete/?cep=36325-000&produto=${id}`)).body)).toContain(where)
  const pickup = shop.db.selectFrom('shipping_methods').select('id').where('kind', '=', 'local_pickup')
  const rate = `local_pickup:${(await pickup.executeTakeFirstOrThrow()).id}`
  const { page, mail, terms } = await bought({ ...TIRADENTES, payment_method: 'cod', 'shipping_method[0]': rate })
  expect(terms).toMatchObject({ kind: 'pickup', address: 'Rua Direita, 50 – Tiradentes' })
  expect(page).toContain(where)
  expect(mail).toContain('Retire na loja: Rua Direita, 50 – Tiradentes.')
  expect(mail).toContain('Horário: terça a sexta, das 9h às 18h; sábado, das 10h às 14h.')
})

test('without an address of its own, orders are fetched where the shop is', async () => {
  const settings = createSettings({ db: shop.db })
  await settings.set('delivery', {})
  const { address } = await settings.shop()
  expect(text((await shop.get(`/frete/?cep=36325-000&produto=${id}`)).body)).toContain(`Retire em ${address},`)
})

test('the cart in the header says what lacks for free freight, and with a CEP until when it arrives', async () => {
  const drawer = async (answer: Awaited<ReturnType<typeof buyer.ajax>>) => {
    const html = answer.json<{ fragments: Record<string, string> }>().fragments['div.widget_shopping_cart_content']!
    return { words: text(html), percent: /<progress[^>]* value="(\d+)"/.exec(html)?.[1] }
  }
  const buyer = aShopper(shop)
  const first = await drawer(await buyer.add('colheres-de-pau'))
  expect(first.words).toMatch(/Faltam R\$ \d+,\d\d para o frete grátis\./)
  expect(first.words).not.toContain('chega até')
  expect(Number(first.percent)).toBeGreaterThan(0)

  const nonce = /name="woocommerce-shipping-calculator-nonce" value="([^"]+)"/.exec((await buyer.get('/cart/')).body)![1]!
  const fields = { calc_shipping_postcode: '01310-100', 'woocommerce-shipping-calculator-nonce': nonce, calc_shipping: '1' }
  await buyer.send('/cart/', fields)
  expect(text((await buyer.get('/cart/')).body)).toMatch(/Econômica Mais barato 4 a 7 dias úteis chega até qui\., 03\/12/)
  const { words } = await drawer(await buyer.ajax('get_refreshed_fragments', {}))
  expect(words).toContain('Econômica: chega até qui., 03/12')
  now = Date.parse('2026-11-24T14:00:00-03:00')
  const later = await drawer(await buyer.ajax('get_refreshed_fragments', {}))
  now = TUESDAY
  expect(later.words).toContain('Econômica: chega até sex., 04/12')

  const enough = await drawer(await buyer.add('colheres-de-pau', '9'))
  expect(enough).toMatchObject({ percent: '100', words: expect.stringContaining('Frete grátis nesta compra.') })
})

const tell = async (path: string, body: object) => {
  const answer = await api(`/vitrine/v1${path}`, { method: 'POST', body })
  expect(answer).toMatchObject({ status: 200 })
  return answer.body
}
const connect = () => tell('/carriers/melhor_envio', { enabled: true, settings: service.settings })
const SEDEX = { 'shipping_method[0]': 'melhor_envio:2', payment_method: 'bacs', billing_postcode: '01310-100' }
const freightOf = (orderId: number | undefined) =>
  shop.db
    .selectFrom('order_freight')
    .selectAll()
    .where('order_id', '=', orderId ?? 0)
    .executeTakeFirst()

test('a carrier is connected by its form, which never shows its key, and is tried', async () => {
  expect(await tell('/carriers/melhor_envio', { enabled: true })).toMatchObject({ enabled: false, needs_setup: true })
  const item = await connect()
  expect(item).toMatchObject({ enabled: true, needs_setup: false, settings: { token: { value: '', is_set: true } } })
  expect(JSON.stringify(item)).not.toContain(service.settings.token)
  expect(await tell('/carriers/melhor_envio/test', {})).toEqual({
    id: 'melhor_envio',
    ok: true,
    message: 'Conectado ao Melhor Envio.',
  })
  const wrong = await api('/vitrine/v1/carriers/melhor_envio', { method: 'POST', body: { settings: { handlingDays: '90' } } })
  expect([wrong.status, wrong.body.message]).toEqual([400, expect.stringContaining('Dias para postar')])
  const stale = await api('/vitrine/v1/carriers/melhor_envio', { method: 'POST', body: { enabled: true, version: 0 } })
  expect(stale.status).toBe(409)
})

test('nobody is asked before the CEP is known; then its services stand beside those of the area', async () => {
  await connect()
  const before = service.sent.length
  const shopper = await aBuyerIn(shop, 'colheres-de-pau')
  await shopper.get('/cart/')
  await shopper.get('/checkout/')
  expect(service.sent.length).toBe(before)
  const { body } = await shop.get(`/frete/?cep=01310-100&produto=${id}`)
  expect(text(body)).toMatch(/Econômica .*SEDEX \(Correios\) 2 a 4 dias úteis chega até \S+ \d\d\/\d\d R\$ \d+,\d\d/)
})

test('of a product with variations the chosen one is sent, else the cheapest', async () => {
  await connect()
  const [light, heavy] = await shop.db
    .selectFrom('variations as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['v.id', 'v.product_id'])
    .where('p.slug', '=', 'caneca-serra')
    .orderBy('v.id')
    .execute()
  await shop.db.updateTable('variations').set({ weight_grams: 4_200, price_cents: 99_900 }).where('id', '=', heavy!.id).execute()
  const kilosOf = async (more: string) => {
    const { body } = await shop.get(`/frete/?cep=01310-100&produto=${heavy!.product_id}${more}`)
    const { products } = service.quotes().at(-1)!.body as { products: [{ weight: number }] }
    return { kilos: products[0].weight, keeps: /name="variacao" value="(\d+)"/.exec(body)?.[1] }
  }
  expect(await kilosOf(`&variacao=${heavy!.id}`)).toEqual({ kilos: 4.2, keeps: String(heavy!.id) })
  expect(await kilosOf(`&variacao=${light!.id}`)).toMatchObject({ kilos: 0.34 })
  expect(await kilosOf('&variacao=999999999&quantidade=2')).toMatchObject({ kilos: 0.34 })
  expect(await kilosOf('&quantidade=3')).toEqual({ kilos: 0.34, keeps: undefined })
})

test('the order has the price that was shown, and remembers the carrier, its cost and its packages', async () => {
  await openTills(shop)
  await connect()
  const shopper = await aBuyerIn(shop, 'colheres-de-pau')
  const form = await aReadyForm(shopper, { ...SEDEX, billing_email: anEmail() })
  service.set({ priceFactor: 3 })
  // It changed since it was shown, and whoever was shown it pays what was shown.
  const placed = await place(shopper, form)
  service.set({ priceFactor: 1 })
  expect(placed.messages ?? '').toBe('')
  const order = await shop.db.selectFrom('orders').selectAll().where('id', '=', placed.order_id!).executeTakeFirstOrThrow()
  expect(order).toMatchObject({ shipping_rate: 'melhor_envio:2', shipping_label: 'SEDEX (Correios)' })
  expect(await freightOf(placed.order_id)).toMatchObject({
    carrier: 'melhor_envio',
    service: '2',
    service_name: 'SEDEX (Correios)',
    cost_cents: order.shipping_cents,
    priced: 'asked',
    packages: [{ grams: expect.any(Number), sides: expect.any(Array), valueCents: expect.any(Number) }],
  })
})

test('a price that is gone when somebody buys is told like every other changed price, and the carrier’s absence costs no sale', async () => {
  await openTills(shop)
  await connect()
  const shopper = await aBuyerIn(shop, 'colheres-de-pau')
  const form = await aReadyForm(shopper, { ...SEDEX, billing_email: anEmail(), billing_postcode: '20040-002' })
  await shop.db.deleteFrom('freight_quotes').execute()
  await tell('/carriers/melhor_envio', { settings: { contactEmail: 'outro@loja.example' } })
  service.faults.push('cut-before', 'cut-before', 'cut-before')
  const refused = await place(shopper, form)
  expect(refused.result).toBe('failure')
  expect(await freightOf(refused.order_id)).toBeUndefined()
  // The merchant's own prices are still there.
  const again = await aReadyForm(shopper, { payment_method: 'bacs', billing_email: anEmail(), billing_postcode: '20040-002' })
  expect(again['shipping_method[0]']).toMatch(/^(flat|table)_rate:/)
  expect((await place(shopper, again)).messages ?? '').toBe('')
  service.faults.length = 0
})

test('putting something into the cart asks no carrier, also when the CEP is known', async () => {
  await connect()
  const shopper = aShopper(shop)
  await shopper.add('colheres-de-pau')
  const before = service.sent.length
  await shopper.add('vaso-jequitinhonha')
  expect(service.sent.length).toBe(before)
})

test('the simulator tells every offer, why others are missing, the box and what it costs the shop', async () => {
  await connect()
  await tell('/carriers/melhor_envio', { services: { 3: { hidden: true } } })
  const box = {
    name: 'Caixa P',
    length_mm: 500,
    width_mm: 400,
    height_mm: 300,
    empty_grams: 200,
    max_grams: 9_000,
    cost_cents: 190,
  }
  expect(await tell('/freight', { boxes: [box] })).toMatchObject({ boxes: [box], unmeasured_total: expect.any(Number) })
  const { rows, packages } = await tell('/freight/simulate', { postcode: '01310-100', items: [{ product_id: id, quantity: 2 }] })
  expect(rows).toContainEqual(
    expect.objectContaining({ source: 'Melhor Envio', label: 'PAC (Correios)', is_offered: true, why: '', priced: 'asked' }),
  )
  expect(rows).toContainEqual(
    expect.objectContaining({ label: '.Package (Jadlog)', is_offered: false, why: expect.stringContaining('Escondido') }),
  )
  expect(rows).toContainEqual(
    expect.objectContaining({ label: 'Frete grátis', is_offered: false, why: expect.stringContaining('Não atende') }),
  )
  expect(packages).toEqual([{ source: 'Melhor Envio', packages: [expect.objectContaining({ box: 'Caixa P', box_cents: 190 })] }])
  await shop.db.updateTable('products').set({ width_mm: 0 }).where('id', '=', id).execute()
  const blind = await tell('/freight/simulate', { postcode: '01310-100', items: [{ product_id: id }] })
  expect(blind.rows[0]).toMatchObject({ is_offered: false, why: expect.stringContaining('Falta o peso ou uma medida') })
  expect((await api('/vitrine/v1/freight')).body.unmeasured).toContainEqual({ id, name: expect.any(String) })
  for (const [boxes, words] of [
    [[{ ...box, name: '' }], 'A caixa 1 precisa'],
    [[box, box], 'o mesmo nome'],
  ] as const) {
    const refused = await api('/vitrine/v1/freight', { method: 'POST', body: { boxes } })
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining(words)])
  }
  const bad = await api('/vitrine/v1/freight/simulate', { method: 'POST', body: { postcode: '1', items: [{ product_id: id }] } })
  expect([bad.status, bad.body.message]).toEqual([400, expect.stringContaining('não é um CEP válido')])
})

test('what nobody can send is told by its name in the cart, at the checkout and on its page, where nothing else goes there', async () => {
  await connect()
  await shop.db.updateTable('shipping_methods').set({ enabled: false }).execute()
  await shop.db.updateTable('products').set({ width_mm: 0 }).where('id', '=', id).execute()
  const shopper = await aBuyerIn(shop, 'colheres-de-pau')
  const { nonces } = await shopper.open()
  const { table } = await shopper.review(nonces.update, { billing_postcode: '01310-100' })
  expect(text(table)).toMatch(/Nenhuma opção de entrega .* Não conseguimos calcular o frete de .*Colheres/)
  await shop.db.updateTable('carts').set({ postcode: '01310100' }).execute()
  expect(text((await shopper.get('/cart/')).body)).toMatch(/Não conseguimos calcular o frete de .*Fale com a loja/)
  const { body } = await shop.get(`/frete/?cep=01310-100&produto=${id}`)
  expect(text(body)).toMatch(/Nenhuma opção de entrega .* Não conseguimos calcular o frete de .*Colheres/)
})
