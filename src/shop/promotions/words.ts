import { formatMoney } from '#kit/money.ts'
import type { CartStep, Rule } from './promotion.ts'

const count = (units: number) => (units === 1 ? '1 unidade' : `${units} unidades`)
const offOf = (step: CartStep) => ('percent' in step ? `${step.percent}%` : formatMoney(step.cents))

/** What a promotion gives, as shoppers know it: «Leve 3, pague 2». */
export function ruleWords(rule: Rule): string {
  switch (rule.kind) {
    case 'percent':
      return `${rule.percent}% de desconto`
    case 'amount':
      return `${formatMoney(rule.cents)} de desconto por unidade`
    case 'units':
      return unitsWords(rule)
    case 'quantity-steps': {
      const steps = rule.steps.map(({ units, percent }) => `${units} ou mais: ${percent}%`)
      return `Desconto por quantidade (${steps.join('; ')})${rule.counts === 'each' ? ', de cada produto' : ''}`
    }
    case 'cart-steps':
      return rule.steps.map((step) => `${offOf(step)} de desconto a partir de ${formatMoney(step.fromCents)}`).join('; ')
    case 'bundle':
      return `Kit por ${formatMoney(rule.cents)}`
    case 'gift':
      return `Brinde em compras a partir de ${formatMoney(rule.fromCents)}`
    case 'bump':
      return `Oferta na finalização da compra${rule.percent > 0 ? `, com ${rule.percent}% de desconto` : ''}`
  }
}

/** The same in few words, for a product's card. */
export function cardWords(rule: Rule): string {
  if (rule.kind !== 'quantity-steps') return ruleWords(rule)
  const [first, last] = [rule.steps[0], rule.steps.at(-1)]
  if (!first || !last) return ''
  return first === last ? `${first.units} ou mais: ${first.percent}%` : `Leve mais: até ${last.percent}%`
}

function unitsWords({ take, lowered, percent }: Extract<Rule, { kind: 'units' }>): string {
  if (percent === 100) return `Leve ${take}, pague ${take - lowered}`
  return lowered === 1
    ? `${take}ª unidade com ${percent}% de desconto`
    : `A cada ${count(take)}, ${lowered} com ${percent}% de desconto`
}
