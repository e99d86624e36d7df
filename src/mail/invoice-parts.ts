import type { Order } from '#shop/orders/contract.ts'
import type { LetterPart } from './letter.ts'

export const INVOICE_WORDS = 'A nota fiscal da sua compra foi emitida. Guarde-a: ela vale como garantia.'

/** The fiscal invoice itself, where there is one already. */
export function invoiceParts({ invoice }: Order): LetterPart[] {
  if (!invoice) return []
  return [
    ...(invoice.accessKey === ''
      ? []
      : [{ kind: 'facts' as const, facts: [{ label: 'Chave de acesso', value: invoice.accessKey }] }]),
    ...(invoice.pdfUrl === '' ? [] : [{ kind: 'button' as const, label: 'Abrir a nota fiscal (DANFE)', url: invoice.pdfUrl }]),
  ]
}
