import type { OrderRecord } from '#api/wc/order-shape.ts'
import { type MailState, withMail } from '../shared/mail-state.ts'

/** Why nothing can be sent; undefined where it can. */
export function notSentText(status: OrderRecord['status']): string | undefined {
  switch (status) {
    case 'processing':
    case 'completed':
      return undefined
    case 'cancelled':
      return 'Pedido cancelado: não há o que enviar.'
    case 'refunded':
      return 'Pedido reembolsado: não há o que enviar.'
    case 'trash':
      return 'Pedido na lixeira: restaure-o para enviar.'
    default:
      return 'O envio abre quando o pagamento estiver confirmado.'
  }
}

/** What is said of a parcel that left: only who was given a code can be sent one, and nobody while mail is off. */
export const sentText = (code: string, mail?: MailState) =>
  withMail(
    mail,
    code.trim() === ''
      ? 'Pedido enviado. O cliente é avisado por e-mail, sem código de rastreio.'
      : 'Pedido enviado. O cliente recebe o código por e-mail.',
    'Pedido enviado. O envio de e-mails está desligado: avise o cliente.',
  )
