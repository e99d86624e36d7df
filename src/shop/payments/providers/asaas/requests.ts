import { createHash } from 'node:crypto'
import { afterBusinessDays } from '#kit/brazil/business-days.ts'
import { localDay } from '#kit/brazil/local-time.ts'
import type { ChargeInput, Payer, ProviderTools } from '../../provider.ts'
import { reais } from './wire.ts'

/** How it is paid: on Asaas' own invoice page by card, by Pix, or by boleto. */
export type Way = 'page' | 'pix' | 'boleto'

const BILLING_TYPES: Record<Way, string> = { page: 'CREDIT_CARD', pix: 'PIX', boleto: 'BOLETO' }
const BOLETO_BUSINESS_DAYS = 3

/** When a boleto is due: the end of the third business day. */
export const boletoDueAt = (now: Date) => afterBusinessDays(now, BOLETO_BUSINESS_DAYS)

/** The same person is the same customer there; without their document in plain text as a name. */
export const customerReference = ({ cpf, cnpj, email }: Payer) =>
  createHash('sha256')
    .update(`vitrine: ${cnpj || cpf}/${email.toLowerCase()}`)
    .digest('hex')
    .slice(0, 32)

/** The shop writes to buyers itself: Asaas' own letters and messages cost money, too. */
export const customerRequest = (payer: Payer) => ({
  name: payer.name.trim().slice(0, 100) || payer.email,
  cpfCnpj: payer.cnpj || payer.cpf,
  email: payer.email,
  externalReference: customerReference(payer),
  notificationDisabled: true,
})

type Asking = { way: Way; customer: string; tools: Pick<ProviderTools, 'now' | 'shop'> }

export function paymentRequest(charge: ChargeInput, { way, customer, tools }: Asking) {
  const due = way === 'boleto' ? boletoDueAt(tools.now()) : charge.expiresAt
  const value = reais(charge.amountCents)
  const parcels = way === 'page' ? (charge.parcels ?? 1) : 1
  return {
    customer,
    billingType: BILLING_TYPES[way],
    ...(parcels > 1 ? { installmentCount: parcels, totalValue: value } : { value }),
    dueDate: localDay(due),
    description: `Pedido ${charge.orderNumber}, ${tools.shop.name}`.slice(0, 200),
    externalReference: charge.reference,
    ...(way === 'page' &&
      charge.returnUrl.startsWith('https://') && { callback: { successUrl: charge.returnUrl, autoRedirect: true } }),
  }
}
