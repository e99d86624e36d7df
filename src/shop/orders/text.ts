import { formatMoney } from '#kit/money.ts'
import type { OrderStatus } from './contract.ts'
import type { MoneyEvent, Verdict } from './settlement.ts'

export const STATUS_NAMES: Record<OrderStatus, string> = {
  pending: 'Pagamento pendente',
  'on-hold': 'Aguardando',
  processing: 'Processando',
  completed: 'Concluído',
  cancelled: 'Cancelado',
  refunded: 'Reembolsado',
  failed: 'Malsucedido',
}

/** Who speaks where no person does. */
export const SHOP_ACTOR = 'Loja'

/** What the merchant takes off an order, as buyers and the merchant read it. */
export const MERCHANT_DISCOUNT = 'Desconto'

/** What rules of the shop add to orders or take off them, all together. */
export const FEES = 'Taxas e ajustes'

/** Where a fee on the wire says which rule it is of; discounts have none. */
export const FEE_CODE = '_vitrine_fee'

/** How an order is paid that nobody has said it of yet, and what the ecosystem's programs call it. */
export const PAYMENT_TO_AGREE = { id: 'other', title: 'A combinar' }

/** How an order is paid that needs nothing but gift cards and credit. */
export const PAID_BY_VALUE = { id: 'gift_card', title: 'Cartão-presente ou crédito' }

export const ORDER_RECEIVED = 'Pedido recebido pela loja.'
export const DETAILS_SENT = 'Os detalhes do pedido foram enviados ao cliente.'
export const SENDING_UNDONE = 'Envio desfeito.'
export const MADE_BY_HAND = 'Pedido criado pela loja.'
export const CHANGED_BY_HAND = 'Pedido alterado pela loja.'
export const HOLD_EXPIRED = 'O pagamento não chegou a tempo: o pedido foi cancelado e as unidades voltaram ao estoque.'
export const GAVE_WAY_TO_LIMIT = 'Cancelado sem pagamento: o cliente fez outro pedido de um produto com limite por cliente.'
export const GAVE_WAY = 'O mesmo cliente fez um novo pedido das mesmas unidades: este, ainda não pago, foi cancelado.'
export const NOTHING_TO_PACK = 'O pedido só tem arquivos: não há nada para embalar.'
export const statusChanged = (from: OrderStatus, to: OrderStatus) =>
  `O status do pedido mudou de ${STATUS_NAMES[from]} para ${STATUS_NAMES[to]}.`

/** Money that the shop gives back, in a line of the order's notes. */
export const refundNote = (amountCents: number, reason: string) =>
  `Reembolso de ${formatMoney(amountCents)}${reason.trim() === '' ? '.' : `. Motivo: ${reason.trim()}`}`

/** Where a refund went that is no money. */
export const backNote = (storedValueCents: number, asCredit: boolean) => {
  if (asCredit) return ' Devolvido como crédito na loja.'
  return storedValueCents > 0 ? ` ${formatMoney(storedValueCents)} voltaram ao cartão-presente ou crédito usado no pedido.` : ''
}

/** What became of gift cards whose money went back, and what the shop has lost by those that were spent before. */
export const cardsShutNote = ({ takenCents, lostCents }: { takenCents: number; lostCents: number }) =>
  [
    takenCents > 0
      ? `${formatMoney(takenCents)} dos cartões-presente deste pedido foram recolhidos, porque o dinheiro voltou.`
      : '',
    lostCents > 0 ? `${formatMoney(lostCents)} que voltaram já tinham sido gastos com os cartões-presente deste pedido.` : '',
  ]
    .filter(Boolean)
    .join(' ')

/** What was told of money, and by whom, in a line of the order's notes. */
export function moneyNote({ kind, amountCents }: Pick<MoneyEvent, 'kind' | 'amountCents'>, from: string): string {
  const amount = formatMoney(amountCents)
  switch (kind) {
    case 'paid':
      return `Pagamento de ${amount} recebido (${from}).`
    case 'refused':
      return `Pagamento recusado (${from}).`
    case 'expired':
      return `O prazo do pagamento acabou (${from}).`
    case 'refund':
      return `Devolução de ${amount} (${from}).`
    case 'chargeback':
      return `Contestação de ${amount} (${from}).`
  }
}

/** What the merchant has to know when the money is not what was asked for. */
export function verdictNote(verdict: Verdict, { total_cents, paid_cents }: { total_cents: number; paid_cents: number }) {
  if (verdict === 'short') return `Valor divergente: chegaram ${formatMoney(paid_cents)} de ${formatMoney(total_cents)}.`
  if (verdict === 'excess')
    return `Valor divergente: chegaram ${formatMoney(paid_cents)}, ${formatMoney(paid_cents - total_cents)} além do total.`
  return undefined
}
