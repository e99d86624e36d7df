import { costField, DAYS_FROM, DAYS_TO, SOON } from '../method-form.ts'
import { recordOf } from '#kit/unknown-json.ts'
import { readCents, readDays, type ShippingMethod } from '../method.ts'

/** The same price for every parcel of the zone, and more for each unit after the first when the merchant says so. */
const flatRate: ShippingMethod<{ cents: number; centsPerFurtherUnit: number; days: { from: number; to: number } }> = {
  kind: 'flat_rate',
  form: {
    title: 'Taxa fixa',
    description: 'O mesmo preço para todo pacote da área.',
    fields: [
      costField('Preço da entrega.'),
      {
        id: 'cost_per_further_unit',
        label: 'Custo por unidade a mais',
        description: 'O que se soma por unidade depois da primeira.',
        kind: 'money',
        at: ['cents_per_further_unit'],
      },
      DAYS_FROM,
      DAYS_TO,
    ],
    fresh: { cents: 0, days: SOON },
  },
  parse: (stored) => {
    const { cents, cents_per_further_unit: further = 0, days } = recordOf(stored)
    const [price, perUnit, time] = [readCents(cents), readCents(further), readDays(days)]
    return price === undefined || perUnit === undefined || !time
      ? undefined
      : { cents: price, centsPerFurtherUnit: perUnit, days: time }
  },
  price: ({ cents, centsPerFurtherUnit, days }, { units }) => ({ cents: cents + centsPerFurtherUnit * (units - 1), days }),
}
export default flatRate
