import type { SettingsReader } from '#content/settings/contract.ts'
import type { Mail } from '#shop/accounts/contract.ts'
import type { Order } from '#shop/orders/contract.ts'
import { drawNote } from './account-mails.ts'

/** Who asks to send something back gets a receipt at once, and the shop is told. */
export function createReturnMails({ settings, shopUrl }: { settings: Pick<SettingsReader, 'shop'>; shopUrl: string }) {
  return async (order: Order, { receipt, reason }: { receipt: number; reason: string }): Promise<Mail[]> => {
    const shop = await settings.shop()
    const { email } = shop
    const { firstName } = order.customer.billing
    const receiptMail = drawNote(
      {
        to: order.customer.email,
        subject: `Recebemos o pedido de devolução do pedido nº ${order.number}`,
        greeting: `Olá, ${firstName}!`,
        lines: [
          `Registramos a devolução do pedido nº ${order.number} com o protocolo ${receipt}.`,
          'Entramos em contato em até cinco dias com o código de postagem, que é por nossa conta.',
          'Você recebe de volta tudo o que pagou, com o frete: o reembolso começa em até um dia útil, sem esperar a peça voltar.',
        ],
        link: { url: `${shopUrl}/acompanhar-pedido/`, label: 'Acompanhar pedido' },
      },
      shop,
      shopUrl,
    )
    if (email === '') return [receiptMail]
    const told = drawNote(
      {
        to: email,
        subject: `Devolução solicitada: pedido nº ${order.number}`,
        greeting: 'Olá!',
        lines: [
          `${order.customer.email} pediu a devolução do pedido nº ${order.number} (protocolo ${receipt}).`,
          reason === '' ? 'Nenhum motivo foi informado; a lei não pede um.' : `Motivo: ${reason}`,
          'Quem desiste em até sete dias depois de receber tem de volta tudo o que pagou, com o frete (CDC, art. 49).',
          'Comece o reembolso até o fim do próximo dia útil, avise o banco ou a administradora do cartão e envie o código de postagem.',
        ],
      },
      shop,
      shopUrl,
    )
    return [receiptMail, told]
  }
}
