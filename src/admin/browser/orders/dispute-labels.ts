import type { DisputeRecord } from '#api/dispute-item.ts'
import { formatMoney } from '#kit/money.ts'
import { dayOf } from '../settings/received.ts'

type Told = Pick<DisputeRecord, 'state' | 'amount_cents' | 'date_due'>

export const STATES: Record<DisputeRecord['state'], string> = { open: 'Em aberto', won: 'Ganha', lost: 'Perdida' }

/** What a dispute means for an order, and what is to be done. */
export function disputeText({ state, amount_cents: cents, date_due: due }: Told): string {
  const amount = formatMoney(cents)
  if (state === 'won') return `A contestação de ${amount} terminou a favor da loja. O pedido pode seguir.`
  if (state === 'lost')
    return `A contestação de ${amount} terminou a favor do cliente: o valor sai da sua conta. Não envie o pedido.`
  const until = due ? ` até ${dayOf(due)}` : ''
  return `O cliente contestou o pagamento de ${amount}. Não envie antes do resultado. Responda no painel do serviço de pagamento${until}.`
}

/** Goods that leave now may be lost with their money. */
export const holdsSending = (disputes: readonly Pick<DisputeRecord, 'state'>[]) => disputes.some(({ state }) => state !== 'won')
