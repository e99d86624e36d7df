import { hear } from '#islands/page-events.ts'
import { createMemory } from '../storage.ts'
import { countOf, type Item, type ShopEvent, type Tell } from './shop-event.ts'

type Cart = { items: Item[]; cents: number }
type Prices = { price: string }
type StoreItem = { id: number; name: string; quantity?: number; type?: string; prices: Prices }
type Sale = Omit<Extract<ShopEvent, { name: 'purchase' }>, 'name'>

/** Looks at what happens on this page and tells it. Where an answer of the shop does not come, nothing is told. */
export function watchShop(tell: Tell) {
  const product = productOfPage()
  if (product !== undefined) void tellSeen(product, tell).catch(console.warn)
  const bought = orderOfPage()
  if (bought) void tellPurchase(bought, tell).catch(console.warn)
  watchCart(tell)
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href^="https://wa.me/"]')) tell({ name: 'contact', items: [], cents: 0 })
  })
}

const productOfPage = () =>
  document.body.classList.contains('single-product') ? /(?:^| )postid-(\d+)/.exec(document.body.className)?.[1] : undefined

async function tellSeen(id: string, tell: Tell) {
  const product = await ask<StoreItem>(`/wp-json/wc/store/v1/products/${id}`)
  if (!product) return
  const item = itemOf(product)
  tell({ name: 'view_item', items: [item], cents: item.unitCents, isGroup: product.type === 'variable' })
}

/** Its address names it and carries its key. */
function orderOfPage() {
  const [, id] = /^\/checkout\/order-received\/(\d+)\//.exec(location.pathname) ?? []
  const key = new URLSearchParams(location.search).get('key')
  return id !== undefined && key ? { id, key } : undefined
}

const TOLD = 'vitrine_told_purchase'
const WEEK_SECONDS = 7 * 86_400

async function tellPurchase({ id, key }: { id: string; key: string }, tell: Tell) {
  const memory = createMemory(() => localStorage)
  // Opened again from the mail it is no other purchase.
  if (memory.get(TOLD) === id) return
  const sale = await ask<Sale>(`/canais/compra/${id}?key=${encodeURIComponent(key)}`)
  if (!sale) return
  memory.set(TOLD, id, WEEK_SECONDS)
  tell({ name: 'purchase', ...sale })
}

function watchCart(tell: Tell) {
  let isAsked = false
  let cart: Cart | undefined
  const look = async () => {
    isAsked = true
    cart = await readCart()
    return cart
  }
  if (document.body.classList.contains('woocommerce-cart')) void look().catch(console.warn)
  let wanted: Record<string, string> = {}
  hear('adding_to_cart', (event) => {
    wanted = { ...(event as CustomEvent<{ data?: Record<string, string> }> | undefined)?.detail.data }
  })
  const tellAdded = async ({ product_id: productId, variation_id: variationId, quantity }: Record<string, string>) => {
    const id = Number(variationId) > 0 ? variationId : productId
    const found = (await look())?.items.find((item) => item.id === id)
    if (!found) return
    const item = { ...found, quantity: Math.max(1, Number(quantity) || 1) }
    tell({ name: 'add_to_cart', items: [item], cents: item.unitCents * item.quantity })
  }
  hear('added_to_cart', () => void tellAdded(wanted).catch(console.warn))
  const leadsToCheckout = ({ target }: Event) => target instanceof Element && target.closest('a[href*="/checkout/"]') !== null
  // Asked for ahead: once the page goes no answer arrives any more.
  document.addEventListener('pointerover', (event) => {
    if (!isAsked && leadsToCheckout(event)) void look().catch(console.warn)
  })
  document.addEventListener('click', (event) => {
    if (leadsToCheckout(event)) tell({ name: 'begin_checkout', items: cart?.items ?? [], cents: cart?.cents ?? 0 })
  })
}

async function readCart(): Promise<Cart | undefined> {
  const read = await ask<{ items: StoreItem[]; totals: { total_price: string } }>('/wp-json/wc/store/v1/cart')
  const items = read?.items.map(itemOf)
  return read && items && countOf(items) > 0 ? { items, cents: Number(read.totals.total_price) } : undefined
}

const itemOf = ({ id, name, quantity = 1, prices }: StoreItem): Item => ({
  id: String(id),
  name,
  quantity,
  unitCents: Number(prices.price),
})

async function ask<T>(url: string): Promise<T | undefined> {
  const answer = await fetch(url, { headers: { accept: 'application/json' } })
  return answer.status === 200 ? ((await answer.json()) as T) : undefined // our own server's answer
}
