import { BUYER_FIELDS } from '../../tests/support/buyer-fields.ts'
import { type Answer, ask, askPage } from './ask.ts'
import { addInTheCrowd } from './crowd.ts'
import type { Row } from './row.ts'
import { median, percentile } from './statistics.ts'

const ADD = '/?wc-ajax=add_to_cart'
const PLACE = '/?wc-ajax=checkout'
const NONCE = 'woocommerce-process-checkout-nonce'

const BUYER = { ...BUYER_FIELDS, terms: 'on', 'terms-field': '1' }

/** A click on "buy" and a whole order, each by a visitor of its own. */
export async function measurePurchases({ shopUrl, samples }: { shopUrl: string; samples: number }): Promise<Row[]> {
  const products = await findBuyable(shopUrl)
  const cached: number[] = []
  for (let at = 0; at < samples; at++) cached.push((await askPage(`${shopUrl}/`)).ms)
  const against = median(cached)
  return [
    await addToCart({ shopUrl, products, samples, against }),
    await addInTheCrowd({ shopUrl, products, adds: samples * 10 }),
    await placeOrders({ shopUrl, products, samples, against }),
  ]
}

type Plan = { shopUrl: string; products: string[]; samples: number; against: number }

async function addToCart({ shopUrl, products, samples, against }: Plan): Promise<Row> {
  const what = 'add to cart'
  if (await isMissing(shopUrl + ADD, { product_id: products[0] ?? '1', quantity: '1' })) return notBuilt(what)
  if (products.length === 0)
    throw new Error('Products can be added to the cart, but /loja/ shows none with an ajax_add_to_cart button.')
  const times: number[] = []
  for (let at = 0; at < samples; at++) times.push((await add(shopUrl, products[at % products.length]!)).ms)
  return rowOf(what, times, against)
}

async function placeOrders({ shopUrl, products, samples, against }: Plan): Promise<Row> {
  const what = 'order'
  if (await isMissing(shopUrl + PLACE, {})) return notBuilt(what)
  const times: number[] = []
  const orders = new Set<unknown>()
  for (let at = 0; at < samples; at++) {
    const cookie = cookiesOf(await add(shopUrl, products[at % products.length] ?? '1'))
    const page = (await askPage(`${shopUrl}/checkout/`, { accept: 'text/html', cookie })).body.toString()
    const chosen = Object.fromEntries([NONCE, 'payment_method'].map((name) => [name, fieldValue(page, name)]))
    const freight = { 'shipping_method[0]': await firstRate(shopUrl, page, cookie) }
    const answer = await ask(shopUrl + PLACE, { form: { ...BUYER, ...chosen, ...freight }, headers: { cookie } })
    const { result, order_id: order } = parseJson(answer.body)
    if (answer.status !== 200 || result !== 'success' || orders.has(order)) {
      throw new Error(`An order was not placed as it should: ${answer.status} ${answer.body.toString().slice(0, 300)}`)
    }
    orders.add(order)
    times.push(answer.ms)
  }
  return rowOf(what, times, against)
}

/** What the page learns once the CEP is known: the ways to send the parcel, the first of them chosen. */
async function firstRate(shopUrl: string, page: string, cookie: string): Promise<string> {
  const security = /update_order_review_nonce(?:"|&quot;):(?:"|&quot;)(\w+)/.exec(page)?.[1] ?? ''
  const { billing_postcode: postcode, billing_state: state, billing_city: city } = BUYER
  const form = {
    security,
    country: 'BR',
    postcode,
    state,
    city,
    s_country: 'BR',
    s_postcode: postcode,
    s_state: state,
    s_city: city,
  }
  const answer = await ask(`${shopUrl}/?wc-ajax=update_order_review`, { form, headers: { cookie } })
  const { fragments = {} } = parseJson(answer.body)
  return fieldValue(Object.values(fragments as Record<string, string>).join(''), 'shipping_method[0]')
}

async function add(shopUrl: string, product: string): Promise<Answer> {
  const answer = await ask(shopUrl + ADD, { form: { product_id: product, quantity: '1' } })
  const { fragments, cart_hash: hash } = parseJson(answer.body)
  if (answer.status !== 200 || typeof fragments !== 'object' || !hash) {
    throw new Error(`Product ${product} was not added to the cart: ${answer.status} ${answer.body.toString().slice(0, 300)}`)
  }
  return answer
}

async function isMissing(url: string, form: Record<string, string>) {
  const { status, body } = await ask(url, { form })
  // An unknown call of the shop answers nothing at all.
  return status === 404 || status === 400 || body.length === 0
}

async function findBuyable(shopUrl: string): Promise<string[]> {
  const html = (await askPage(`${shopUrl}/loja/`)).body.toString()
  const buttons = html.match(/<a [^>]*ajax_add_to_cart[^>]*>/g) ?? []
  return buttons.map((button) => /data-product_id="(\d+)"/.exec(button)?.[1]).filter((id) => id !== undefined)
}

/** The first value that the page offers under a name. */
function fieldValue(page: string, name: string): string {
  const inputs = page.match(/<input [^>]*>/g) ?? []
  return /value="([^"]*)"/.exec(inputs.find((input) => input.includes(`name="${name}"`)) ?? '')?.[1] ?? ''
}

const cookiesOf = ({ headers }: Answer) => (headers['set-cookie'] ?? []).map((one) => one.split(';', 1)[0]).join('; ')

/** A shop that answers something else than JSON is told by what it said, not by a parser's complaint. */
function parseJson(body: Buffer): Record<string, unknown> {
  try {
    return JSON.parse(body.toString()) as Record<string, unknown> // each field is checked where it is used
  } catch {
    return {}
  }
}

const notBuilt = (what: string): Row => ({ what, measured: 'not built yet', verdict: 'skipped' })

function rowOf(what: string, times: number[], cachedMs: number): Row {
  const numbers = { p50Ms: median(times), p95Ms: percentile(times, 95), ratio: median(times) / cachedMs }
  return {
    what,
    measured: `p50 ${numbers.p50Ms.toFixed(1)} ms, p95 ${numbers.p95Ms.toFixed(1)} ms`,
    compared: `${numbers.ratio.toFixed(1)} × cached home (p50 ${cachedMs.toFixed(1)} ms)`,
    verdict: 'told',
    numbers,
  }
}
