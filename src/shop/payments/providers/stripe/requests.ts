import { createHash } from 'node:crypto'
import type { ChargeInput, ProviderTools } from '../../provider.ts'
import { formOf } from './form.ts'

/** How it is paid on Stripe's own page. */
export type Way = 'card' | 'boleto'

const BOLETO_DAYS = 3

/** Nothing in it changes from one try to the next: the same key asks for the same session. */
export const sessionRequest = (charge: ChargeInput, way: Way, { shop }: Pick<ProviderTools, 'shop'>) => ({
  mode: 'payment',
  locale: 'pt-BR',
  payment_method_types: [way],
  ...(way === 'boleto' && { payment_method_options: { boleto: { expires_after_days: BOLETO_DAYS } } }),
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: 'brl',
        unit_amount: charge.amountCents,
        product_data: { name: `Pedido ${charge.orderNumber}, ${shop.name}`.slice(0, 200) },
      },
    },
  ],
  customer_email: charge.payer.email,
  client_reference_id: charge.reference,
  metadata: { reference: charge.reference },
  payment_intent_data: { metadata: { reference: charge.reference } },
  success_url: charge.returnUrl,
  cancel_url: charge.returnUrl,
})

/** Stripe refuses a key with other words than before. Nobody saw the page of a try whose answer got lost: with other words it is another try. */
export const sessionKey = (reference: string, request: ReturnType<typeof sessionRequest>) =>
  `${reference}-${createHash('sha256').update(formOf(request)).digest('hex').slice(0, 16)}`
