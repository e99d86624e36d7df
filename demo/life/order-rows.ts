import { randomBytes } from 'node:crypto'
import { type Chance, weighted } from './chance.ts'
import type { LifeOrder } from './orders.ts'
import type { Line, Purchase } from './purchase.ts'

export type NumberedOrder = { id: number; userId: number | null; order: LifeOrder }
type Rates = (purchase: Purchase) => string | null

const ACTOR = 'Loja'
const SOLD = new Set(['processing', 'completed'])

export const orderRows = (numbered: readonly NumberedOrder[], rateOf: Rates) =>
  numbered.map(({ id, userId, order }) => ({
    id,
    number: String(id),
    // Who knows it sees the order: of all the numbers here the only ones that nobody may guess from the seed.
    key: `wc_order_${randomBytes(11).toString('hex')}`,
    status: order.status,
    user_id: userId,
    email: order.person.email,
    person_type: 'person',
    cpf: order.person.cpf,
    cellphone: order.person.cellphone,
    billing: order.person.address,
    shipping: order.person.address,
    subtotal_cents: order.subtotalCents,
    discount_cents: order.discountCents,
    shipping_cents: order.freight.cents,
    payment_discount_cents: order.paymentDiscountCents,
    total_cents: order.totalCents,
    shipping_rate: rateOf(order),
    shipping_label: order.freight.title,
    payment_method: order.payment.method,
    payment_title: order.payment.title,
    paid_cents: order.paidAt ? order.totalCents : 0,
    refunded_cents: order.refund?.cents ?? 0,
    paid_at: order.paidAt ?? null,
    sales_counted: SOLD.has(order.status),
    tracking_carrier: order.parcel?.carrier ?? '',
    tracking_code: order.parcel?.code ?? '',
    delivered_at: order.parcel?.deliveredAt ?? null,
    created_at: order.at,
    modified_at: order.refund?.at ?? order.parcel?.deliveredAt ?? order.states.at(-1)!.at,
  }))

export const lineRows = (numbered: readonly NumberedOrder[]) =>
  numbered.flatMap(({ id, order }) =>
    order.lines.map((line, position) => {
      const back = order.refund?.lines.find((one) => one.position === position)?.units ?? 0
      return { order_id: id, position, ...soldAs(line), refunded_units: back, restocked_units: back }
    }),
  )

const soldAs = ({ offer, quantity, discountCents, totalCents }: Line) => ({
  product_id: offer.productId,
  variation_id: offer.variationId,
  stock_id: offer.stockId,
  name: offer.name,
  sku: offer.sku,
  options: offer.options,
  quantity,
  unit_cents: offer.cents,
  discount_cents: discountCents,
  total_cents: totalCents,
})

export const eventRows = (numbered: readonly NumberedOrder[]) =>
  numbered.flatMap(({ id, order }) => {
    const own = { order_id: id, actor: ACTOR }
    const [placed, ...later] = order.states
    const refund = order.refund && {
      ...own,
      kind: 'refund',
      after: { amountCents: order.refund.cents, reason: order.refund.reason },
      created_at: order.refund.at,
    }
    const moves = later.map(({ status, at }) => ({ ...own, kind: 'status', after: { status }, created_at: at }))
    const first = {
      ...own,
      kind: 'placed',
      after: { status: placed!.status, totalCents: order.totalCents },
      created_at: order.at,
    }
    const last = order.status === 'refunded' ? moves.splice(-1) : []
    return [first, ...moves, ...(refund ? [refund] : []), ...last]
  })

/** Money that came; nobody outside of the shop can be asked about it. */
export const moneyRows = (numbered: readonly NumberedOrder[]) =>
  numbered.flatMap(({ id, order }) =>
    order.paidAt
      ? [
          {
            provider: 'exemplo',
            event_id: `exemplo-${id}`,
            kind: 'paid',
            amount_cents: order.totalCents,
            order_id: id,
            raw: {},
            received_at: order.paidAt,
            applied_at: order.paidAt,
          },
        ]
      : [],
  )

export const refundRows = (numbered: readonly NumberedOrder[], lineId: (orderId: number, position: number) => number) =>
  numbered.flatMap(({ id, order: { refund } }) =>
    refund
      ? [
          {
            order_id: id,
            key: `exemplo-${id}`,
            amount_cents: refund.cents,
            reason: refund.reason,
            lines: refund.lines.map(({ position, units, cents }) => ({
              lineId: lineId(id, position),
              units,
              restock: true,
              cents,
            })),
            actor: ACTOR,
            by_hand: true,
            stored_value_cents: 0,
            as_credit: false,
            created_at: refund.at,
          },
        ]
      : [],
  )

export const trackingRows = (numbered: readonly NumberedOrder[]) =>
  numbered.flatMap(({ id, order: { parcel } }) =>
    (parcel?.events ?? []).map(({ at, ...event }) => ({
      ...event,
      order_id: id,
      package: parcel!.code,
      source: 'correios',
      happened_at: at,
      recorded_at: at,
    })),
  )

const ORIGINS = [
  { weight: 34, source_type: 'organic', utm_source: 'google', utm_medium: 'organic' },
  { weight: 24, source_type: 'utm', utm_source: 'instagram', utm_medium: 'social', utm_campaign: 'colecao-de-barro' },
  { weight: 22, source_type: 'typein', utm_source: '(direct)', utm_medium: '(none)' },
  { weight: 12, source_type: 'utm', utm_source: 'carta-mensal', utm_medium: 'email', utm_campaign: 'carta-mensal' },
  { weight: 8, source_type: 'referral', utm_source: 'casaejardim.example', utm_medium: 'referral' },
]

export const originRows = (chance: Chance, numbered: readonly NumberedOrder[]) =>
  numbered.flatMap(({ id }) => {
    const { weight: _, ...origin } = weighted(chance, ORIGINS)
    const facts = {
      ...origin,
      device_type: chance() < 0.7 ? 'Mobile' : 'Desktop',
      session_pages: String(2 + Math.floor(chance() * 9)),
    }
    return Object.entries(facts).map(([name, value]) => ({ order_id: id, key: `_wc_order_attribution_${name}`, value }))
  })
