import { createSettings } from '#content/settings/service.ts'
import { BUYER_FIELDS } from './buyer-fields.ts'
import { aCookieJar, aShop, type TestShop } from './shop.ts'

export type Fields = Record<string, string>

/** Ways to pay of a shop under test: Pix with 5% off, the gateway that moves no money, transfer, cash. */
export async function openTills(shop: Pick<TestShop, 'db'>) {
  await createSettings({ db: shop.db }).set('payments', {
    pix: { enabled: true, key: 'loja@exemplo.com.br', merchantName: 'Casa Aroeira', merchantCity: 'Olinda', discountPercent: 5 },
    vitrine_test: { enabled: true },
    bacs: { enabled: true, account: 'Banco 001\nAgência 1234-5\nConta 67890-1' },
    cod: { enabled: true },
  })
}

export const ADDRESS: Fields = BUYER_FIELDS

/** The demo shop with ways to pay and units enough for every test. */
export async function aCheckoutShop(): Promise<TestShop> {
  const shop = await aShop({ demo: true })
  await openTills(shop)
  await shop.db.updateTable('stock').set({ on_hand: 1_000 }).execute()
  return shop
}

type PlaceAnswer = {
  result: string
  messages: string
  redirect?: string
  order_id?: number
  refresh?: boolean
  reload?: boolean
}
export const place = async (shopper: Shopper, form: Fields) => (await shopper.ajax('checkout', form)).json<PlaceAnswer>()
export const pathOf = (url: string | undefined) => (url ?? '').replace('http://127.0.0.1', '')

let people = 0
export const anEmail = () => `pessoa${++people}@exemplo.com.br`

/** Somebody with something in the cart. */
export async function aBuyerIn(shop: TestShop, slug = 'vaso-jequitinhonha') {
  const shopper = aShopper(shop)
  await shopper.add(slug)
  return shopper
}

/** A visitor who talks to the shop without a browser. */
export function aShopper(shop: TestShop) {
  const jar = aCookieJar()
  const send = async (url: string, fields: Fields) => {
    const answer = await shop.http.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8', accept: 'text/html', cookie: jar.header() },
    })
    jar.take(answer.headers['set-cookie'])
    return answer
  }
  const get = async (url: string) => {
    const answer = await shop.get(url, { cookie: jar.header() })
    jar.take(answer.headers['set-cookie'])
    return answer
  }
  const ajax = (endpoint: string, fields: Fields) => send(`/?wc-ajax=${endpoint}`, fields)
  return {
    jar,
    send,
    get,
    ajax,
    add: async (slug: string, quantity = '1') => {
      const { id } = await shop.db.selectFrom('products').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
      return await ajax('add_to_cart', { product_id: String(id), quantity })
    },
    /** The page's hidden facts: nonces, the order's key, the total that it shows. */
    open: async () => {
      const { body } = await get('/checkout/')
      return { body, ...hiddenOf(body), nonces: paramsOf(body) }
    },
    /** As scripts do: the summary for an address, then its fresh hidden facts. */
    review: async (nonce: string, form: Fields) => {
      const answer = await ajax('update_order_review', {
        security: nonce,
        payment_method: form['payment_method'] ?? '',
        'shipping_method[0]': form['shipping_method[0]'] ?? '',
        post_data: new URLSearchParams(form).toString(),
      })
      const { fragments } = answer.json<{ fragments: Record<string, string> }>()
      const table = fragments['.woocommerce-checkout-review-order-table'] ?? ''
      const payment = fragments['.woocommerce-checkout-payment'] ?? ''
      return {
        table,
        payment,
        ...hiddenOf(payment),
        rate: chosenRate(table),
      }
    },
  }
}

export type Shopper = ReturnType<typeof aShopper>

/** The whole form as it would be posted now, ready to be accepted. */
export async function aReadyForm(shopper: Shopper, over: Fields = {}): Promise<Fields> {
  const { nonces } = await shopper.open()
  const form = { ...ADDRESS, payment_method: 'pix', ...over }
  const seen = await shopper.review(nonces.update, form)
  return { ...form, 'shipping_method[0]': seen.rate, terms: 'on', ...seen.hidden, ...over }
}

/** The way of delivery that a summary has ticked. */
export function chosenRate(markup: string): string {
  const inputs = markup.match(/<input[^>]*name="shipping_method\[0\]"[^>]*>/g) ?? []
  return /value="([^"]+)"/.exec(inputs.find((input) => input.includes('checked')) ?? '')?.[1] ?? ''
}

function hiddenOf(markup: string) {
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(markup)?.[1] ?? ''
  const names = ['woocommerce-process-checkout-nonce', 'checkout_key', 'checkout_total', 'checkout_presale']
  // Only where gift cards or credit pay part of it.
  const due = value('checkout_due')
  return {
    hidden: { ...Object.fromEntries(names.map((name) => [name, value(name)])), ...(due && { checkout_due: due }) } as Fields,
  }
}

function paramsOf(page: string) {
  const read = (name: string) => new RegExp(`"${name}":"([0-9a-f]{10})"`).exec(page)?.[1] ?? ''
  const login = /name="woocommerce-login-nonce" value="([0-9a-f]{10})"/.exec(page)?.[1] ?? ''
  return {
    update: read('update_order_review_nonce'),
    apply: read('apply_coupon_nonce'),
    remove: read('remove_coupon_nonce'),
    login,
  }
}
