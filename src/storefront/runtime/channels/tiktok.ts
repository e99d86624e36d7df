import type { PageChannel } from '#kit/consent.ts'
import { loadTag } from '../consent/tags.ts'
import { reais, type ShopEvent, type Tell } from './shop-event.ts'

type Ttq = unknown[] &
  Record<'page' | 'track' | 'identify', (...told: unknown[]) => void> & { _i: object; _t: object; _o: object }
const SCRIPT = 'https://analytics.tiktok.com/i18n/pixel/events.js'
const NAMES = {
  view_item: 'ViewContent',
  add_to_cart: 'AddToCart',
  begin_checkout: 'InitiateCheckout',
  purchase: 'CompletePayment',
  contact: 'Contact',
}

/** What is told before TikTok's script is there waits in a list that it knows. */
function waiting(key: string): Ttq {
  const list = [] as unknown as Ttq // the methods follow
  for (const name of ['page', 'track', 'identify'] as const) list[name] = (...told) => void list.push([name, ...told])
  list._i = { [key]: Object.assign([], { _u: SCRIPT }) }
  list._t = { [key]: Date.now() }
  list._o = { [key]: {} }
  return list
}

export function tiktok({ key, purpose }: PageChannel): Tell {
  const page = window as Window & { ttq?: Ttq; TiktokAnalyticsObject?: string }
  page.TiktokAnalyticsObject = 'ttq'
  page.ttq ??= waiting(key)
  loadTag({ src: `${SCRIPT}?sdkid=${key}&lib=ttq`, purpose, isAsync: true })
  page.ttq.page()
  return (event) =>
    page.ttq?.track(NAMES[event.name], tiktokParams(event), event.name === 'purchase' ? { event_id: event.eventId } : {})
}

export const tiktokParams = (event: ShopEvent) => ({
  value: reais(event.cents),
  currency: 'BRL',
  content_type: event.name === 'view_item' && event.isGroup ? 'product_group' : 'product',
  contents: event.items.map(({ id, name, quantity, unitCents }) => ({
    content_id: id,
    content_name: name,
    quantity,
    price: reais(unitCents),
  })),
})
