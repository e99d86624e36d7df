import { formatShortDate } from '#kit/pt-br.ts'
import type { MailCoupon, MarketingLetter, MarketingPart } from './contract.ts'

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

/** Every mail says why it came, and how to stop it with one press. */
export const withFoot = (letter: MarketingLetter, { reason, url }: { reason: string; url: string }): MarketingLetter => ({
  ...letter,
  parts: [
    ...letter.parts,
    { kind: 'words', text: `Você recebe este e-mail porque ${reason}. Para não receber mais, basta um toque:` },
    { kind: 'button', label: 'Cancelar estes e-mails', url },
  ],
})
