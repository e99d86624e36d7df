import type { PageChannel } from '#kit/consent.ts'
import { gtag } from '../consent/signals.ts'
import { loadTag } from '../consent/tags.ts'
import { reais, type ShopEvent, type Tell } from './shop-event.ts'

let isLoaded = false

/** One script serves both: what is told says for whom it is. */
function load({ key, purpose }: PageChannel) {
  if (!isLoaded) {
    isLoaded = true
    loadTag({ src: `https://www.googletagmanager.com/gtag/js?id=${key}`, purpose, isAsync: true })
    gtag('js', new Date())
  }
  gtag('config', key)
}

export function analytics(channel: PageChannel): Tell {
  load(channel)
  return (event) =>
    gtag('event', event.name === 'contact' ? 'generate_lead' : event.name, { ...analyticsParams(event), send_to: channel.key })
}

export function ads(channel: PageChannel): Tell {
  load(channel)
  return (event) => {
    if (event.name !== 'purchase') return
    const conversion = { value: reais(event.cents), currency: 'BRL', transaction_id: event.orderNumber }
    gtag('event', 'conversion', { ...conversion, send_to: `${channel.key}/${channel.label ?? ''}` })
  }
}

export const analyticsParams = (event: ShopEvent) => ({
  currency: 'BRL',
  value: reais(event.cents),
  items: event.items.map(({ id, name, quantity, unitCents }) => ({
    item_id: id,
    item_name: name,
    price: reais(unitCents),
    quantity,
  })),
  ...(event.name === 'purchase' && {
    transaction_id: event.orderNumber,
    shipping: reais(event.shippingCents),
    ...(event.coupons.length > 0 && { coupon: event.coupons.join(',') }),
  }),
})
