import { formatNumber } from '#kit/pt-br.ts'
import { money } from '../shared/words.ts'

export type CouponRecord = {
  id: number
  code: string
  amount: string
  discount_type: 'percent' | 'fixed_cart' | 'fixed_product'
  description: string
  date_expires: string | null
  usage_count: number
  usage_limit: number | null
  free_shipping: boolean
  minimum_amount: string
  maximum_amount: string
  product_ids: number[]
  excluded_product_ids: number[]
  product_categories: number[]
  excluded_product_categories: number[]
  email_restrictions: string[]
  vitrine_starts_at: string | null
  vitrine_first_purchase: boolean
  vitrine_payment_methods: string[]
  vitrine_only_free_shipping: boolean
  version: number
}

export const KIND_CHOICES = [
  { id: 'percent', name: 'Porcentagem' },
  { id: 'fixed_cart', name: 'Valor fixo no carrinho' },
  { id: 'fixed_product', name: 'Valor fixo por produto' },
]

/** What a coupon gives, in a few words. */
export function giftText({ discount_type, amount, free_shipping }: CouponRecord): string {
  const value = discount_type === 'percent' ? `${Number(amount)}%` : money(amount)
  const off = Number(amount) > 0 ? `${value}${discount_type === 'fixed_product' ? ' por produto' : ''}` : ''
  return [off, free_shipping && 'frete grátis'].filter(Boolean).join(' e ') || 'Nenhum desconto'
}

export const usesText = ({ usage_count, usage_limit }: CouponRecord) =>
  usage_limit ? `${usage_count} de ${usage_limit}` : String(usage_count)

/** A coupon as its form shows it: where the API tells of no bound by a zero, the field is empty. */
export const shownCoupon = (coupon: CouponRecord): CouponRecord => ({
  ...coupon,
  minimum_amount: boundShown(coupon.minimum_amount),
  maximum_amount: boundShown(coupon.maximum_amount),
})
const boundShown = (amount: string) => (Number(amount) === 0 ? '' : amount)

/** The API's largest number. */
const MOST_USES = 2_147_483_647

/** What is wrong with a number of uses; empty is no limit. */
export function usesTrouble(typed: unknown): string | undefined {
  if (typed === null || typed === undefined || typed === '') return undefined
  const uses = Number(typed)
  if (!Number.isInteger(uses) || uses < 0) return 'Escreva um número inteiro, sem vírgula nem sinal.'
  return uses > MOST_USES ? `Escreva no máximo ${formatNumber(MOST_USES)}, ou deixe vazio para não limitar.` : undefined
}

/** E-mail addresses as they are typed: one a line. A line that is being written stays as it is until it is left. */
export const shownEmails = (emails: string[] | undefined) => (emails ?? []).join('\n')
export const typedEmails = (typed: string) => (typed.trim() === '' ? [] : typed.split('\n'))

export function emailsTrouble(emails: string[] | undefined): string | undefined {
  const wrong = emails?.find((one) => !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(one.trim()))
  return wrong === undefined ? undefined : wrong.trim() === '' ? 'Há uma linha vazia.' : `«${wrong.trim()}» não é um e-mail.`
}
