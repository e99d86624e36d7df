import type { GiftDetails, MoveReason, StoredValueKind } from './contract.ts'

/** «Cartão-presente final H3RB». */
export const valueLabel = ({ kind, lastFour }: { kind: StoredValueKind; lastFour: string }) =>
  kind === 'credit' ? 'Crédito na loja' : `Cartão-presente final ${lastFour}`

/** For whom a gift card in a cart or an order is: «Para: Bia». Nobody named: it is the buyer's. */
export const giftFor = (gift: GiftDetails | null | undefined): { label: string; value: string }[] => {
  const value = gift?.name ?? gift?.email
  return value === undefined ? [] : [{ label: 'Para', value }]
}

export const GIFT_CARD_TEXT = {
  applied: (lastFour: string) => `Cartão-presente final ${lastFour} adicionado.`,
  already: (lastFour: string) => `O cartão-presente final ${lastFour} já está no carrinho.`,
  empty: 'Este cartão-presente não tem mais saldo.',
  blocked: 'Este cartão-presente está bloqueado. Fale com a loja.',
  expired: 'Este cartão-presente perdeu a validade.',
  unpaid: 'O pagamento do pedido que comprou este cartão-presente não está confirmado.',
  tooMany: 'Um pedido aceita até 5 cartões-presente.',
} as const

export const MOVE_LABELS: Record<MoveReason, string> = {
  issued: 'Emitido',
  'taken-back': 'Recolhido: o pedido que o comprou foi devolvido',
  spent: 'Usado em um pedido',
  released: 'Devolvido: pedido cancelado',
  refunded: 'Devolvido: reembolso',
  corrected: 'Ajuste da loja',
}

const OF_ORDER: Partial<Record<MoveReason, (order: string) => string>> = {
  issued: (order) => `Emitido pelo pedido ${order}`,
  'taken-back': (order) => `Recolhido: o pedido ${order}, que o comprou, foi devolvido`,
  spent: (order) => `Usado no pedido ${order}`,
  released: (order) => `Devolvido: pedido ${order} cancelado`,
  refunded: (order) => `Devolvido: reembolso do pedido ${order}`,
}
/** What a movement was, with its order where there is one. */
export const moveText = (reason: MoveReason, orderNumber: string | null | undefined): string =>
  (orderNumber ? OF_ORDER[reason]?.(orderNumber) : undefined) ?? MOVE_LABELS[reason]
