import { BUYER_FIELDS } from '../../tests/support/buyer-fields.ts'
import { type Answer, ask, askPage } from './ask.ts'
import { addInTheCrowd } from './crowd.ts'
import type { Row } from './row.ts'
import { median, percentile } from './statistics.ts'

const ADD = '/?wc-ajax=add_to_cart'
const PLACE = '/?wc-ajax=checkout'
const NONCE = 'woocommerce-process-checkout-nonce'

const BUYER = { ...BUYER_FIELDS, terms: 'on', 'terms-field': '1' }

/** As many as a visitor sees on the first page of the list. */
const MOST_PRODUCTS = 12

/** A click on "buy" and a whole order, each by a visitor of its own. */
export async function measurePurchases({ shopUrl, samples }: { shopUrl: string; samples: number }): Promise<Row[]> {
  const products = await findPlentiful(shopUrl, samples)
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
  const times: number[] = []
  for (let at = 0; at < samples; at++) times.push((await add(shopUrl, products[at % products.length]!)).ms)
  return rowOf('add to cart', times, against)
}

async function placeOrders({ shopUrl, products, samples, against }: Plan): Promise<Row> {
  const times: number[] = []
  const orders = new Set<unknown>()
  for (let at = 0; at < samples; at++) {
    const cookie = cookiesOf(await add(shopUrl, products[at % products.length]!))
    const page = (await askPage(`${shopUrl}/checkout/`, { accept: 'text/html', cookie })).body.toString()
    const chosen = Object.fromEntries([NONCE, 'payment_method'].map((name) => [name, fieldValue(page, name)]))
    const freight = { 'shipping_method[0]': await firstRate(shopUrl, page, cookie) }
    const answer = await ask(shopUrl + PLACE, { form: { ...BUYER, ...chosen, ...freight }, headers: { cookie } })
    const { result, order_id: order, redirect } = parseJson(answer.body)
    if (answer.status !== 200 || result !== 'success' || orders.has(order)) {
      throw new Error(`An order was not placed as it should: ${answer.status} ${answer.body.toString().slice(0, 300)}`)
    }
    // A buyer is led to the order; what is not there was not bought.
    const { pathname, search } = new URL(String(redirect), shopUrl)
    const thanks = (await askPage(shopUrl + pathname + search, { accept: 'text/html', cookie })).body.toString()
    if (!thanks.includes(String(order))) throw new Error(`Order ${String(order)} is not on the page that ${pathname} shows.`)
    orders.add(order)
    times.push(answer.ms)
  }
  return rowOf('order', times, against)
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

export async function add(shopUrl: string, product: string): Promise<Answer> {
  const answer = await ask(shopUrl + ADD, { form: { product_id: product, quantity: '1' } })
  const { fragments, cart_hash: hash } = parseJson(answer.body)
  if (answer.status !== 200 || typeof fragments !== 'object' || !hash) {
    throw new Error(`Product ${product} was not added to the cart: ${answer.status} ${answer.body.toString().slice(0, 300)}`)
  }
  return answer
}

type Offer = { id: number; type: string; is_purchasable: boolean; add_to_cart: { maximum: number } }

/** What the shop has most of, so that a measurement never meets an empty shelf. */
export async function findPlentiful(shopUrl: string, samples: number): Promise<string[]> {
  const list = `${shopUrl}/wp-json/wc/store/v1/products?type=simple&stock_status=instock&per_page=100`
  const offers = JSON.parse((await askPage(list)).body.toString()) as Offer[] // told by the shop's own API
  const plentiful = offers
    .filter(({ type, is_purchasable: isPurchasable }) => type === 'simple' && isPurchasable)
    .sort((a, b) => b.add_to_cart.maximum - a.add_to_cart.maximum)
    .slice(0, MOST_PRODUCTS)
  const unitsEach = Math.ceil(samples / plentiful.length)
  if (plentiful.length === 0 || plentiful.at(-1)!.add_to_cart.maximum <= unitsEach)
    throw new Error(`The shop has too little on its shelves to sell ${samples} times.`)
  return plentiful.map(({ id }) => String(id))
}

/** The first value that the page offers under a name. */
function fieldValue(page: string, name: string): string {
  const inputs = page.match(/<input [^>]*>/g) ?? []
  return /value="([^"]*)"/.exec(inputs.find((input) => input.includes(`name="${name}"`)) ?? '')?.[1] ?? ''
}

export const cookiesOf = ({ headers }: Answer) => (headers['set-cookie'] ?? []).map((one) => one.split(';', 1)[0]).join('; ')

/** A shop that answers something else than JSON is told by what it said, not by a parser's complaint. */
function parseJson(body: Buffer): Record<string, unknown> {
  try {
    return JSON.parse(body.toString()) as Record<string, unknown> // each field is checked where it is used
  } catch {
    return {}
  }
}

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
