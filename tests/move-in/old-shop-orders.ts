import { FIRST, priceOf, randomOf, type Size } from './old-shop-posts.ts'

export type OldLine = { productId: number; name: string; quantity: number; totalCents: number; sku: string }
export type OldOrder = {
  id: number
  customerId: number
  email: string
  status: string
  created: string
  lines: OldLine[]
  shippingCents: number
  discountCents: number
  totalCents: number
  refundedCents: number
}

const STATUSES = ['completed', 'processing', 'completed', 'on-hold', 'completed', 'cancelled', 'refunded']

export const centsText = (cents: number) =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`

/** Orders of the made-up shop: the same for the same seed. One in five is a guest's. */
export function* oldOrders(size: Size, seed: number): Generator<OldOrder> {
  const random = randomOf(seed)
  for (let at = 0; at < size.orders; at++) {
    const lines = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
      const product = Math.floor(random() * size.products)
      const quantity = 1 + Math.floor(random() * 3)
      const cents = Number(priceOf(product).replace('.', ''))
      return {
        productId: FIRST.product + product,
        name: `Peça ${product}`,
        quantity,
        totalCents: cents * quantity,
        sku: `SKU-${product}`,
      }
    })
    const shippingCents = Math.floor(random() * 4_000)
    const status = STATUSES[at % STATUSES.length]!
    const sum = lines.reduce((all, line) => all + line.totalCents, 0)
    const discountCents = at % 9 === 0 ? Math.floor(sum / 10) : 0
    const customer = Math.floor(random() * Math.max(1, size.customers))
    const isGuest = at % 5 === 0 || size.customers === 0
    yield {
      id: FIRST.order + at * 2,
      customerId: isGuest ? 0 : FIRST.user + customer,
      email: isGuest ? `visita${at}@exemplo.example` : `cliente${customer}@exemplo.example`,
      status,
      created: new Date(Date.UTC(2022, 0, 1) + at * 3_600_000).toISOString().slice(0, 19).replace('T', ' '),
      lines,
      shippingCents,
      discountCents,
      totalCents: sum - discountCents + shippingCents,
      refundedCents: status === 'refunded' ? sum - discountCents + shippingCents : 0,
    }
  }
}
