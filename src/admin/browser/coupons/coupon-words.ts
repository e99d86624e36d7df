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
