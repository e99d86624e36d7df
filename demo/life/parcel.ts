import type { TrackingStep } from '#shop/orders/tracking/step.ts'
import { type Chance, whole } from './chance.ts'
import { hoursAfter } from './moments.ts'
import type { Purchase } from './purchase.ts'

export type ParcelEvent = { step: TrackingStep; code: string; text: string; place: string; at: Date }
export type Parcel = { carrier: string; code: string; events: ParcelEvent[]; deliveredAt: Date | undefined }
type Asked = { purchase: Purchase; sentAt: Date; now: Date }

const FROM = 'Tiradentes / MG'
const HUB = 'Belo Horizonte / MG'

/** The way of a parcel, as far as it has come; whoever fetches the goods has none. */
export function parcelOf(chance: Chance, { purchase, sentAt, now }: Asked): Parcel | undefined {
  const { freight, person } = purchase
  if (freight.title.startsWith('Retirada')) return undefined
  const town = `${person.address.city} / ${person.address.state}`
  const hours = freight.title === 'Econômica' ? whole(chance, 90, 200) : whole(chance, 44, 96)
  const planned: ParcelEvent[] = [
    { step: 'posted', code: 'PO-01', text: 'Objeto postado', place: FROM, at: sentAt },
    { step: 'moving', code: 'RO-01', text: 'Objeto em trânsito', place: HUB, at: hoursAfter(sentAt, 20) },
    {
      step: 'out-for-delivery',
      code: 'OEC-01',
      text: 'Objeto saiu para entrega',
      place: town,
      at: hoursAfter(sentAt, hours - 5),
    },
    { step: 'delivered', code: 'BDE-01', text: 'Objeto entregue ao destinatário', place: town, at: hoursAfter(sentAt, hours) },
  ]
  const events = planned.filter(({ at }) => at < now)
  return { carrier: 'Correios', code: trackingCode(whole(chance, 10_000_000, 99_999_999)), events, deliveredAt: events[3]?.at }
}

const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7]

/** With the digit that follows from the others; no code of Correios begins with ZZ. */
function trackingCode(serial: number): string {
  const rest = 11 - (WEIGHTS.reduce((total, weight, at) => total + weight * Number(String(serial)[at]), 0) % 11)
  return `ZZ${serial}${rest === 10 ? 0 : rest === 11 ? 5 : rest}BR`
}
