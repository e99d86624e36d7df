/** What the law gives to who bought, as the API tells it of an order. */
export type AfterSale = {
  delivered_on: string | null
  withdrawal_deadline_gmt: string | null
  withdrawal: Withdrawal | null
  terms: { version: number; title: string; taken_at_gmt: string; url: string } | null
}
export type Withdrawal = {
  receipt: number
  order_id: number
  order_number: string
  email: string
  reason: string
  asked_at_gmt: string
  refund_due_at_gmt: string | null
  due_cents: number
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

const zone = { timeZone: 'America/Sao_Paulo' }
export const brazilianDay = (gmt: string) => new Date(`${gmt}Z`).toLocaleDateString('pt-BR', zone)

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

export const INVOICE_STATUS: Record<InvoiceRecord['status'], string> = {
  waiting: 'À espera do emissor',
  taken: 'Com o emissor',
  authorized: 'Autorizada',
  rejected: 'Rejeitada',
  cancelled: 'Cancelada',
}
