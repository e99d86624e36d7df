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

/** How something is sent back: by the code, at the shop's expense. */
export function createReturnCodeMail(options: NoteOptions) {
  const write = createNotes(options)
  return async ({ number, customer }: Order, { code, labelUrl }: { code: string; labelUrl: string }): Promise<Mail> =>
    await write('return-code', {
      to: customer.email,
      values: {
        nome: customer.billing.firstName,
        email: customer.email,
        pedido: number,
        codigo_devolucao: code,
        situacao:
          labelUrl === ''
            ? 'Leve o produto embalado e este código a um ponto de postagem: você não paga nada.'
            : 'Imprima a etiqueta, cole na embalagem e leve a um ponto de postagem: você não paga nada.',
      },
      link:
        labelUrl === ''
          ? { url: `${options.shopUrl}/acompanhar-pedido/`, label: 'Acompanhar pedido' }
          : { url: labelUrl, label: 'Abrir a etiqueta' },
    })
}
