import { formatShortDate } from '#kit/pt-br.ts'
import type { MailCoupon, MarketingPart } from './contract.ts'

/** Puts the cart of the mail into the visitor's own, and shows it. */
export const CART_PATH = '/cart/'

export function couponParts(coupon: MailCoupon | undefined): MarketingPart[] {
  if (!coupon) return []
  return [
    {
      kind: 'words',
      text: `Um presente para esta compra: ${coupon.percent}% de desconto com o cupom abaixo, até ${formatShortDate(coupon.until)}. Vale uma vez, só para este e-mail.`,
    },
    { kind: 'code', text: coupon.code.toUpperCase() },
  ]
}

/** Every mail says why it came, and how to stop it with one press: whatever a merchant writes. */
export const footParts = ({ reason, url }: { reason: string; url: string }): MarketingPart[] => [
  { kind: 'words', text: `Você recebe este e-mail porque ${reason}. Para não receber mais, basta um toque:` },
  { kind: 'button', label: 'Cancelar estes e-mails', url },
]

/** «Olá, Ana!», or a greeting that misses no name. */
export const greeting = (firstName: string) => (firstName.trim() === '' ? 'Olá!' : `Olá, ${firstName.trim()}!`)

/** Two names and how many more there are: a subject has no room for a list. */
export function namesOf(lines: readonly { name: string }[]): string {
  const names = [...new Set(lines.map(({ name }) => name))]
  const shown = names.slice(0, names.length > 3 ? 2 : 3)
  const rest = names.length - shown.length
  return new Intl.ListFormat('pt-BR').format(rest > 0 ? [...shown, `mais ${rest} produtos`] : shown)
}
