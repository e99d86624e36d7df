import type { Mail } from '#shop/accounts/contract.ts'
import type { Order } from '#shop/orders/contract.ts'
import { createNotes, type NoteOptions } from './write-note.ts'

/** Who asks to send something back gets a receipt at once, and the shop is told. */
export function createReturnMails(options: NoteOptions) {
  const write = createNotes(options)
  return async (order: Order, { receipt, reason }: { receipt: number; reason: string }): Promise<Mail[]> => {
    const { email } = await options.settings.shop()
    const values = {
      nome: order.customer.billing.firstName,
      email: order.customer.email,
      pedido: order.number,
      protocolo: String(receipt),
    }
    const receiptMail = await write('return', {
      to: order.customer.email,
      values,
      link: { url: `${options.shopUrl}/acompanhar-pedido/`, label: 'Acompanhar pedido' },
    })
    if (email === '') return [receiptMail]
    const motivo = reason === '' ? 'Nenhum motivo foi informado; a lei não pede um.' : `Motivo: ${reason}`
    return [receiptMail, await write('return-told', { to: email, values: { ...values, motivo } })]
  }
}
