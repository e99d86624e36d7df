import { DAYS_FROM, DAYS_TO, SOON } from '../method-form.ts'
import { recordOf } from '#kit/unknown-json.ts'
import { readCents, readDays, type ShippingMethod } from '../method.ts'

/** Nothing to pay from an amount on: of what the parcel holds, after its coupons. */
const freeShipping: ShippingMethod<{ minimumCents: number; days: { from: number; to: number } }> = {
  kind: 'free_shipping',
  form: {
    title: 'Frete grátis',
    description: 'Nada a pagar pela entrega a partir de um valor.',
    fields: [
      {
        id: 'min_amount',
        label: 'Valor mínimo do pedido',
        description: 'A partir de quanto a entrega é grátis.',
        kind: 'money',
        at: ['minimum_cents'],
      },
      DAYS_FROM,
      DAYS_TO,
    ],
    fresh: { minimum_cents: 0, days: SOON },
  },
  parse: (stored) => {
    const { minimum_cents: minimum = 0, days } = recordOf(stored)
    const [minimumCents, time] = [readCents(minimum), readDays(days)]
    return minimumCents === undefined || !time ? undefined : { minimumCents, days: time }
  },
  price: ({ minimumCents, days }, { valueCents }) => (valueCents >= minimumCents ? { cents: 0, days } : undefined),
  lacks: ({ minimumCents }, { valueCents }) => (valueCents < minimumCents ? minimumCents - valueCents : undefined),
}
export default freeShipping
