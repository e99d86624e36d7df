import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSettings } from '#content/settings/service.ts'
import { aBuyerIn, anEmail, aReadyForm, aShopper, openTills, pathOf, place } from './support/checkout.ts'
import { eventually } from './support/eventually.ts'
import { aShop, type TestShop } from './support/shop.ts'

let shop: TestShop
let id: number
/** A Tuesday morning before the cut-off hour, with a working week ahead. */
const TUESDAY = Date.parse('2026-11-24T10:00:00-03:00')
let now = TUESDAY
beforeAll(async () => {
  shop = await aShop({ demo: true, clock: { now: () => now } })
  const spoons = shop.db.selectFrom('products').select('id').where('slug', '=', 'colheres-de-pau')
  id = (await spoons.executeTakeFirstOrThrow()).id
}, 120_000)
afterAll(() => shop.close())

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
  const day = /chega até (seg|ter|qua|qui|sex)\., \d\d\/\d\d/i
  expect(ordered.page).toMatch(day)
  expect(ordered.mail).toMatch(day)
  const unpaid = await bought({ payment_method: 'pix' })
  expect(unpaid.terms).toMatchObject({ isFromPayment: true })
  expect(unpaid.page).toMatch(/chega até [^,]+, \d\d\/\d\d, com o pagamento confirmado hoje/)
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
