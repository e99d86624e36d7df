/** A thing as channels know it: by the id that the lists of products give it. */
export type Item = { id: string; name: string; quantity: number; unitCents: number }

/** What happened, in the words of no channel. */
export type ShopEvent =
  | { name: 'view_item'; items: Item[]; cents: number; isGroup: boolean }
  /** Somebody opens a conversation; nothing has a price. */
  | { name: 'contact'; items: []; cents: 0 }
  | { name: 'add_to_cart' | 'begin_checkout'; items: Item[]; cents: number }
  | {
      name: 'purchase'
      items: Item[]
      cents: number
      eventId: string
      orderNumber: string
      shippingCents: number
      coupons: string[]
    }

/** Tells one channel; the page itself it has been told of when it was loaded. */
export type Tell = (event: ShopEvent) => void

export const reais = (cents: number) => cents / 100
export const idsOf = (items: Item[]) => items.map(({ id }) => id)
export const countOf = (items: Item[]) => items.reduce((sum, { quantity }) => sum + quantity, 0)
