import { formatMoney } from '#kit/money.ts'
import { formatShortDate } from '#kit/pt-br.ts'

/** What the law gives to who bought, as the API tells it of an order. */
export type AfterSale = {
  delivered_on: string | null
  withdrawal_deadline_gmt: string | null
  withdrawal: Withdrawal | null
  return_shipment: ReturnShipment | null
  /** Who could make a code for sending it back. */
  return_carriers: { id: string; name: string }[]
  terms: { version: number; title: string; taken_at_gmt: string; /** Not told to limited roles. */ url?: string } | null
}
export type ReturnShipment = {
  carrier: string
  state: 'asking' | 'ready' | 'refused'
  code: string
  label_url: string
  problem: string
  events: { step: string; text: string; place: string; happened_at: string }[]
}
export type Withdrawal = {
  receipt: number
  order_id: number
  order_number: string
  email: string
  reason: string
  asked_at_gmt: string
  refund_due_at_gmt: string | null
  paid_cents: number
  due_cents: number
  /** Somebody still has something to do: give money back, or say whether any came. */
  is_open: boolean
}
export type InvoiceRecord = {
  status: 'waiting' | 'taken' | 'authorized' | 'rejected' | 'cancelled'
  access_key: string
  number: string
  series: string
  pdf_url: string
  message: string
  has_xml: boolean
}

export const brazilianDay = (gmt: string) => formatShortDate(new Date(`${gmt}Z`))

/** Until when the buyer may give the purchase up. */
export const deadlineText = ({ withdrawal_deadline_gmt: end }: AfterSale, now: number) =>
  end === null
    ? 'Sem a data de entrega, o prazo de sete dias para desistir ainda não começou.'
    : Date.parse(`${end}Z`) < now
      ? `O prazo para desistir terminou em ${brazilianDay(end)}.`
      : `O cliente pode desistir até o fim de ${brazilianDay(end)}.`

/** By when the money of a withdrawal has to go back. */
export const refundText = ({ refund_due_at_gmt: due }: Withdrawal, now: number) =>
  due === null
    ? 'Comece o reembolso o quanto antes.'
    : Date.parse(`${due}Z`) < now
      ? `O reembolso devia ter começado até ${brazilianDay(due)}.`
      : `Comece o reembolso até ${brazilianDay(due)}.`

/** What is to be done about a withdrawal, on the page of its order. */
export function withdrawalText(asked: Withdrawal, now: number): string {
  if (asked.due_cents > 0)
    return `${refundText(asked, now)} Devolva ${formatMoney(asked.due_cents)}, com o frete, e envie o código de postagem.`
  if (asked.is_open) return `${UNPAID} Se nada foi pago, cancele o pedido.`
  return asked.paid_cents > 0 ? 'Tudo já foi devolvido.' : 'Nada foi pago: não há o que devolver.'
}
export const UNPAID = 'Nenhum pagamento foi confirmado: confirme antes o que recebeu.'

export const INVOICE_STATUS: Record<InvoiceRecord['status'], string> = {
  waiting: 'À espera do emissor',
  taken: 'Com o emissor',
  authorized: 'Autorizada',
  rejected: 'Rejeitada',
  cancelled: 'Cancelada',
}
