import { formatMoney } from '#kit/money.ts'
import type { CouponProblem } from './coupon.ts'

const COUPON_APPLIED = 'Código de cupom aplicado com sucesso.'
export const COUPON_REMOVED = 'O cupom foi removido.'

/** `pushedOut`: coupons that had to go because this one wants to be alone. */
export function appliedText(pushedOut: string[]): string {
  if (pushedOut.length === 0) return COUPON_APPLIED
  const names = pushedOut.map((code) => `“${code}”`).join(', ')
  const went = pushedOut.length === 1 ? `o cupom ${names} foi retirado` : `os cupons ${names} foram retirados`
  return `${COUPON_APPLIED} Ele não pode ser combinado com outros: ${went}.`
}

export type ApplyProblem = CouponProblem | { kind: 'empty' | 'already' | 'too-many' } | { kind: 'alone'; other: string }

/** Why a coupon does not hold, in a sentence that says what would help. */
export function couponText(code: string, problem: ApplyProblem): string {
  const coupon = `cupom “${code}”`
  switch (problem.kind) {
    case 'empty':
      return 'Informe o código do cupom.'
    case 'already':
      return `O ${coupon} já foi aplicado.`
    case 'too-many':
      return 'Este carrinho já tem todos os cupons que um pedido pode ter.'
    case 'alone':
      return `O cupom “${problem.other}” já foi aplicado e não pode ser combinado com outros cupons.`
    case 'unknown':
      return `O ${coupon} não existe.`
    case 'used-up':
      return `O limite de uso do ${coupon} foi atingido.`
    case 'used-by-you':
      return `Você já usou o ${coupon} todas as vezes que ele permite.`
    case 'not-yet':
      return `O ${coupon} ainda não começou a valer.`
    case 'expired':
      return `O ${coupon} expirou.`
    case 'below-minimum':
      return `O gasto mínimo para o ${coupon} é de ${formatMoney(problem.cents)}.`
    case 'above-maximum':
      return `O gasto máximo para o ${coupon} é de ${formatMoney(problem.cents)}.`
    case 'not-for-these':
      return `O ${coupon} não vale para os produtos do seu carrinho.`
    case 'excludes':
      return `O ${coupon} não vale com estes produtos no carrinho: ${problem.names.join(', ')}.`
    case 'not-with-sale':
      return `O ${coupon} não vale para produtos em oferta.`
    case 'not-first':
      return `O ${coupon} vale só para a primeira compra.`
    case 'other-payment':
      return `O ${coupon} não vale para a forma de pagamento escolhida.`
    case 'not-your-email':
      return `O ${coupon} não vale para o seu endereço de e-mail.`
  }
}
