import { formatMoney } from '#kit/money.ts'
import { formatDate } from '#kit/pt-br.ts'
import type { Mail } from '#shop/accounts/contract.ts'
import type { GiftCardLetter } from '#shop/stored-value/mail-cards.ts'
import { createNotes, type NoteOptions } from './write-note.ts'

/** A gift card for whom it was bought. The code stands in it as it is handed over. */
export function createGiftCardMail(options: NoteOptions) {
  const write = createNotes(options)
  return async ({ to, recipientName, senderName, cents, code, message, expiresAt }: GiftCardLetter): Promise<Mail> => {
    const { name: shopName } = await options.settings.shop()
    return await write('gift-card', {
      to,
      values: {
        saudacao: recipientName === '' ? 'Olá!' : `Olá, ${recipientName}!`,
        quem_deu: senderName === '' ? shopName : senderName,
        valor: formatMoney(cents),
        codigo_cartao: code,
        mensagem_presente: message === '' ? '' : `«${message}»`,
        validade: expiresAt ? `Vale até ${formatDate(expiresAt)}.` : 'Não tem prazo de validade.',
      },
      link: { url: `${options.shopUrl}/`, label: 'Ir para a loja' },
    })
  }
}
