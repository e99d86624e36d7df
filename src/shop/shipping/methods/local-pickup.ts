import { costField } from '../method-form.ts'
import { recordOf } from '#kit/unknown-json.ts'
import { readCents, type ShippingMethod } from '../method.ts'

/** The shopper comes and fetches it. */
const localPickup: ShippingMethod<{ cents: number }> = {
  kind: 'local_pickup',
  form: {
    title: 'Retirada no local',
    description: 'Quem compra busca o pedido na loja.',
    fields: [costField('Preço da retirada; quase sempre zero.')],
    fresh: { cents: 0 },
  },
  parse: (stored) => {
    const cents = readCents(recordOf(stored)['cents'] ?? 0)
    return cents === undefined ? undefined : { cents }
  },
  price: ({ cents }) => ({ cents }),
}
export default localPickup
