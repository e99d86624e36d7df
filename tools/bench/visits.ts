import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { BUYER_FIELDS } from '../../tests/support/buyer-fields.ts'

export type Visit = 'add' | 'fragments' | 'cart page' | 'checkout page' | 'purchase'
export type Told = {
  status: number
  body: Buffer
  encoding: string | undefined
  cookies: string[]
  retryAfter: string | undefined
}
type Question = { cookie?: string; form?: Record<string, string> }
/** Asks, waits while it is refused, and asks again; counts what it is told. */
export type Ask = (path: string, question?: Question) => Promise<Told>

const NONCE = 'woocommerce-process-checkout-nonce'
const BUYER = { ...BUYER_FIELDS, terms: 'on', 'terms-field': '1' }
const ADD = '/?wc-ajax=add_to_cart'

export const addTo = async (ask: Ask, product: string, cookie?: string) => {
  const told = await ask(ADD, { cookie, form: { product_id: product, quantity: '1' } })
  const body = textOf(told)
  if (!body.includes('"cart_hash":"')) throw new Error(`Nothing was added: ${body.slice(0, 200)}`)
  return told.cookies.join('; ')
}

/** What one visitor does again and again; the first answers get the visitor a cart where one is needed. */
export async function beginVisit(visit: Visit, ask: Ask, product: string): Promise<() => Promise<void>> {
  if (visit === 'purchase') return () => purchase(ask, product)
  const cookie = await addTo(ask, product)
  switch (visit) {
    case 'add':
      return async () => void (await addTo(ask, product, cookie))
    case 'fragments':
      return async () => void (await ask('/?wc-ajax=get_refreshed_fragments', { cookie, form: {} }))
    case 'cart page':
      return async () => void (await ask('/cart/', { cookie }))
    case 'checkout page':
      return async () => void (await ask('/checkout/', { cookie }))
  }
}

/** A guest's whole purchase: product into the cart, cart, checkout, freight for the CEP, order, thanks. */
export async function purchase(ask: Ask, product: string) {
  const cookie = await addTo(ask, product)
  await ask('/cart/', { cookie })
  const placed = await placeOrder(ask, cookie, textOf(await ask('/checkout/', { cookie })))
  const { result, order_id: order, redirect } = JSON.parse(placed) as Record<string, unknown> // each is checked below
  if (result !== 'success') throw new Error(`An order was not placed: ${placed.slice(0, 300)}`)
  const { pathname, search } = new URL(String(redirect), 'http://127.0.0.1')
  if (!textOf(await ask(pathname + search, { cookie })).includes(String(order)))
    throw new Error(`Order ${String(order)} is not on its page.`)
}

/** From the page of the checkout to the last click: freight for the CEP, order. Answers what the shop said to it. */
export async function placeOrder(ask: Ask, cookie: string, page: string): Promise<string> {
  const security = /update_order_review_nonce(?:"|&quot;):(?:"|&quot;)(\w+)/.exec(page)?.[1] ?? ''
  const review = await ask('/?wc-ajax=update_order_review', {
    cookie,
    form: { security, post_data: new URLSearchParams(BUYER).toString() },
  })
  const rate = valueOf(textOf(review).replaceAll('\\"', '"'), 'shipping_method[0]')
  const chosen = {
    [NONCE]: valueOf(page, NONCE),
    payment_method: valueOf(page, 'payment_method'),
    'shipping_method[0]': rate,
    // Who presses twice buys once: each page has its key.
    ...(page.includes('name="checkout_key"') && { checkout_key: valueOf(page, 'checkout_key') }),
  }
  return textOf(await ask('/?wc-ajax=checkout', { cookie, form: { ...BUYER, ...chosen } }))
}

export const textOf = ({ body, encoding }: Pick<Told, 'body' | 'encoding'>) =>
  (encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString()

function valueOf(page: string, name: string): string {
  const inputs = page.match(/<input [^>]*>/g) ?? []
  return /value="([^"]*)"/.exec(inputs.find((input) => input.includes(`name="${name}"`)) ?? '')?.[1] ?? ''
}
