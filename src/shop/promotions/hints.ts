import { type Cents, formatMoney } from '#kit/money.ts'
import { applyPromotions } from './apply-promotions.ts'
import { holds, isAbout, isOneOf } from './holds.ts'
import type { Promotion, Purchase } from './promotion.ts'

/** What a cart lacks for promotions that it is near to: «Leve mais 1 unidade e aproveite: Leve 3, pague 2». */
export function promotionHints(
  promotions: readonly Promotion[],
  purchase: Purchase,
  { goodsCents, methodTitles }: { goodsCents: Cents; methodTitles: ReadonlyMap<string, string> },
): string[] {
  return promotions.flatMap((one) => {
    if (holds(one, purchase)) return hintOf(one, purchase, goodsCents) ?? []
    return termHint(one, promotions, { purchase, methodTitles }) ?? []
  })
}

/** One that the cart would have at once by another way to pay, or once it is known where it goes. */
function termHint(
  one: Promotion,
  promotions: readonly Promotion[],
  { purchase, methodTitles }: { purchase: Purchase; methodTitles: ReadonlyMap<string, string> },
): string | undefined {
  const { ufs, paymentMethods } = one.terms
  const uf = purchase.uf ?? ufs[0]
  const methods = paymentMethods.filter((id) => methodTitles.has(id))
  if (paymentMethods.length > 0 && methods.length === 0) return undefined
  const changed = { ...purchase, uf, paymentMethod: methods[0] ?? purchase.paymentMethod }
  const discountCents = applyPromotions(promotions, changed).applied.find(({ id }) => id === one.id)?.discountCents
  if (discountCents === undefined) return undefined
  const paid = methods.length > 0 ? ` pagando no ${OR.format(methods.map((id) => methodTitles.get(id)!))}` : ''
  const sent = ufs.length > 0 && purchase.uf === undefined ? ` em entregas para ${OR.format(ufs)}` : ''
  return `${one.name}: economize ${formatMoney(discountCents)}${paid}${sent}`
}

const OR = new Intl.ListFormat('pt-BR', { type: 'disjunction' })

function hintOf({ rule, goods, name }: Promotion, { lines }: Purchase, goodsCents: number): string | undefined {
  const about = lines.filter((line) => isAbout(goods, line))
  const units = about.reduce((sum, { quantity }) => sum + quantity, 0)
  const more = (lacking: number) => (lacking === 1 ? 'mais 1 unidade' : `mais ${lacking} unidades`)
  switch (rule.kind) {
    case 'units': {
      const lacking = (rule.take - (units % rule.take)) % rule.take
      return units > 0 && lacking > 0 ? `Leve ${more(lacking)} e aproveite: ${name}` : undefined
    }
    case 'quantity-steps': {
      if (units === 0 || rule.counts === 'each') return undefined
      const next = rule.steps.filter((step) => step.units > units).sort((one, other) => one.units - other.units)[0]
      return next && `Leve ${more(next.units - units)} e ganhe ${next.percent}% de desconto`
    }
    case 'cart-steps': {
      const next = rule.steps
        .filter((step) => step.fromCents > goodsCents)
        .sort((one, other) => one.fromCents - other.fromCents)[0]
      if (!next || goodsCents === 0) return undefined
      return `Faltam ${formatMoney(next.fromCents - goodsCents)} para ganhar ${'percent' in next ? `${next.percent}%` : formatMoney(next.cents)} de desconto`
    }
    case 'gift': {
      if (goodsCents === 0 || lines.some((line) => isOneOf(rule.productIds, line))) return undefined
      const lacking = rule.fromCents - goodsCents
      return lacking > 0 ? `Faltam ${formatMoney(lacking)} para ganhar um brinde: ${name}` : undefined
    }
    case 'percent':
    case 'amount':
    case 'bundle':
    case 'bump':
      return undefined
  }
}
