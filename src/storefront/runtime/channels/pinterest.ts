import type { PageChannel } from '#kit/consent.ts'
import { loadTag } from '../consent/tags.ts'
import { countOf, reais, type ShopEvent, type Tell } from './shop-event.ts'

type Pintrk = ((...told: unknown[]) => void) & { queue: unknown[]; version: string }
const NAMES = {
  view_item: 'pagevisit',
  add_to_cart: 'addtocart',
  begin_checkout: 'custom',
  purchase: 'checkout',
  contact: 'lead',
}

/** What is told before Pinterest's script is there waits in a list that it knows. */
function waiting(): Pintrk {
  const pintrk: Pintrk = Object.assign((...told: unknown[]) => void pintrk.queue.push(told), { queue: [], version: '3.0' })
  return pintrk
}

export function pinterest({ key, purpose }: PageChannel): Tell {
  const page = window as Window & { pintrk?: Pintrk }
  page.pintrk ??= waiting()
  loadTag({ src: 'https://s.pinimg.com/ct/core.js', purpose, isAsync: true })
  page.pintrk('load', key)
  page.pintrk('page')
  return (event) => page.pintrk?.('track', NAMES[event.name], pinterestParams(event))
}

export const pinterestParams = (event: ShopEvent) => ({
  value: reais(event.cents),
  currency: 'BRL',
  order_quantity: countOf(event.items),
  line_items: event.items.map(({ id, name, quantity, unitCents }) => ({
    product_id: id,
    product_name: name,
    product_quantity: quantity,
    product_price: reais(unitCents),
  })),
  ...(event.name === 'purchase' && { event_id: event.eventId, order_id: event.orderNumber }),
})
