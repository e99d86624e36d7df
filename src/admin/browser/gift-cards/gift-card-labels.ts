import type { GiftCardRecord } from '#api/vitrine/gift-card-routes.ts'
import { formatMoney } from '#kit/money.ts'
import { dayText } from '../shared/words.ts'

export const cardName = ({ last_four: lastFour }: Pick<GiftCardRecord, 'last_four'>) => `•••• ${lastFour}`

/** «R$ 40,00 de R$ 100,00». */
export const balanceText = ({ balance_cents: left, issued_cents: all }: GiftCardRecord) =>
  left === all ? formatMoney(left) : `${formatMoney(left)} de ${formatMoney(all)}`

/** Whether it can be used, and where it stands. `now` is the shop's clock as the API writes it. */
export function stateText(card: GiftCardRecord, now: string): string {
  if (card.is_blocked) return 'Bloqueado'
  if (card.expires_at !== null && card.expires_at <= now) return 'Vencido'
  if (!card.is_paid) return 'Espera o pagamento do pedido'
  if (card.balance_cents === 0) return 'Sem saldo'
  return card.expires_at === null ? 'Vale sem prazo' : `Vale até ${dayText(card.expires_at)}`
}

export const mailText = ({ recipient_email: to, mailed_at: mailed, send_at: due }: GiftCardRecord) => {
  if (to === '') return 'Não é enviado por e-mail'
  if (mailed !== null) return `Enviado em ${dayText(mailed)}`
  return due === null ? 'Ainda não enviado' : `Vai em ${dayText(due)}`
}
