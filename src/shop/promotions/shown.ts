import { formatShortDate, formatTime } from '#kit/pt-br.ts'
import { isAbout, isOn, isOneOf } from './holds.ts'
import { momentOf } from './moment.ts'
import type { Promotion, PromotionLine, QuantityStep, Rule } from './promotion.ts'
import { endsSoon } from './turns.ts'
import { cardWords, ruleWords } from './words.ts'

/** A promotion as the page of a product tells it. */
export type ShownPromotion = {
  id: number
  name: string
  words: string
  /** Few enough for a card; absent where a card says nothing of it. */
  short?: string
  /** «Só no Pix», «até 20/11/2026»: on which terms. */
  terms: string[]
  /** From so many units on; a small table. */
  steps?: QuantityStep[]
}

type Thing = Pick<PromotionLine, 'productId' | 'variationId' | 'categoryIds' | 'tagIds' | 'cents' | 'regularCents'>

/** What is told of a product at this moment: the promotions that it can be in, as they are applied. */
export function shownPromotions(
  promotions: readonly Promotion[],
  thing: Thing,
  { now, methodTitles }: { now: Date; methodTitles: ReadonlyMap<string, string> },
): ShownPromotion[] {
  const moment = momentOf(now)
  const shown: ShownPromotion[] = []
  /** Something before takes all units of it from every buyer, so that nothing about single units comes after. */
  let isTaken = false
  for (const promotion of promotions) {
    const { rule, name, combines } = promotion
    if (!isOn(promotion.terms, moment) || !concerns(promotion, thing)) continue
    if (isTaken && (isOfUnits(rule) || !combines)) continue
    shown.push({
      id: promotion.id,
      name,
      words: ruleWords(rule),
      ...(isOfUnits(rule) && promotion.terms.ufs.length === 0 && { short: cardWords(rule) + paidBy(promotion, methodTitles) }),
      terms: termsOf(promotion, now, methodTitles),
      ...(rule.kind === 'quantity-steps' && { steps: rule.steps }),
    })
    if ((rule.kind !== 'percent' && rule.kind !== 'amount') || !isForAll(promotion)) continue
    isTaken = true
    if (!combines) break
  }
  return shown
}

const isOfUnits = ({ kind }: Rule) => kind !== 'gift' && kind !== 'cart-steps'
const isForAll = ({ terms, withCoupons }: Promotion) => terms.ufs.length === 0 && terms.paymentMethods.length === 0 && withCoupons

function concerns({ rule, goods }: Promotion, thing: Thing): boolean {
  // It is told where it is offered: at the checkout.
  if (rule.kind === 'bump') return false
  if (rule.kind === 'gift') return !isOneOf(rule.productIds, thing)
  if (rule.kind === 'bundle' && !rule.parts.some(({ productIds }) => isOneOf(productIds, thing))) return false
  return isAbout(goods, thing)
}

const list = new Intl.ListFormat('pt-BR', { type: 'disjunction' })

function paidBy({ terms }: Promotion, titles: ReadonlyMap<string, string>): string {
  const names = terms.paymentMethods.flatMap((id) => titles.get(id) ?? [])
  return names.length === 0 ? '' : ` no ${list.format(names)}`
}

function termsOf(promotion: Promotion, now: Date, titles: ReadonlyMap<string, string>): string[] {
  const { terms, combines, withCoupons } = promotion
  const by = paidBy(promotion, titles)
  const end = endsSoon(terms, now)
  return [
    ...(by ? [`só pagando${by}`] : []),
    ...(terms.ufs.length > 0 ? [`só para entregas em ${list.format(terms.ufs)}`] : []),
    ...(combines ? [] : ['não soma com outras promoções']),
    ...(withCoupons ? [] : ['não soma com cupons']),
    ...(end ? [`até ${endWords(end)}`] : []),
  ]
}

/** At midnight the day before is the last one. */
function endWords(end: Date): string {
  const time = formatTime(end)
  if (time === '00:00') return formatShortDate(new Date(end.getTime() - 60_000))
  return time === '23:59' ? formatShortDate(end) : `${formatShortDate(end)} às ${time}`
}
