import type { PageChannel } from '#kit/consent.ts'
import { loadTag } from '../consent/tags.ts'
import { countOf, idsOf, reais, type ShopEvent, type Tell } from './shop-event.ts'

type Fbq = ((...told: unknown[]) => void) & {
  callMethod?: (...told: unknown[]) => void
  queue: unknown[]
  push: Fbq
  loaded: boolean
  version: string
}
const NAMES = {
  view_item: 'ViewContent',
  add_to_cart: 'AddToCart',
  begin_checkout: 'InitiateCheckout',
  purchase: 'Purchase',
  contact: 'Contact',
}

/** What is told before Meta's script is there waits in a list that it knows. */
function waiting(): Fbq {
  const fbq: Fbq = Object.assign((...told: unknown[]) => (fbq.callMethod ? fbq.callMethod(...told) : void fbq.queue.push(told)), {
    queue: [],
    loaded: true,
    version: '2.0',
  } as unknown as Fbq)
  fbq.push = fbq
  return fbq
}

export function meta({ key, purpose }: PageChannel): Tell {
  const page = window as Window & { fbq?: Fbq; _fbq?: Fbq }
  page.fbq ??= waiting()
  page._fbq ??= page.fbq
  const tell = (...told: unknown[]) => page.fbq?.(...told)
  loadTag({ src: 'https://connect.facebook.net/en_US/fbevents.js', purpose, isAsync: true })
  tell('init', key)
  tell('track', 'PageView')
  return (event) =>
    tell('track', NAMES[event.name], metaParams(event), ...(event.name === 'purchase' ? [{ eventID: event.eventId }] : []))
}

export const metaParams = (event: ShopEvent) => ({
  value: reais(event.cents),
  currency: 'BRL',
  content_ids: idsOf(event.items),
  contents: event.items.map(({ id, quantity, unitCents }) => ({ id, quantity, item_price: reais(unitCents) })),
  content_type: event.name === 'view_item' && event.isGroup ? 'product_group' : 'product',
  ...(event.name !== 'view_item' && { num_items: countOf(event.items) }),
})
