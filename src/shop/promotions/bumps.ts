import { type Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Cents } from '#kit/money.ts'
import { reachedTier } from '#kit/tiered-price.ts'
import { applyPromotions } from './apply-promotions.ts'
import { bumpIsDue } from './bump-rule.ts'
import { type Choice, choicesOf } from './choices.ts'
import { holds, isOneOf } from './holds.ts'
import { placedLines } from './placed-lines.ts'
import type { Promotion, PromotionLine, Purchase, Rule } from './promotion.ts'

/** One unit of it, as the checkout offers it. */
export type BumpChoice = { id: number; name: string; label: string; cents: Cents; fullCents: Cents }
/** What the checkout offers by a box; `isIn`: the box put it into the cart. There is always a choice, mostly one. */
export type BumpOffer = { promotionId: number; isIn: boolean; choices: BumpChoice[] }

type Bump = Promotion & { rule: Extract<Rule, { kind: 'bump' }> }
const isBump = (one: Promotion): one is Bump => one.rule.kind === 'bump'

/** A line that a box put in and nobody changed since. */
type HeldLine = PromotionLine & { bumpOf?: number | undefined; name: string; options: { name: string }[] }
type Asked = { db: Kysely<Database>; userId: number | undefined; held: readonly HeldLine[] }

/** The box of the checkout: what it put in, else the first thing that may be offered to this cart. */
export async function offeredBump(
  promotions: readonly Promotion[],
  purchase: Purchase,
  { db, userId, held }: Asked,
): Promise<BumpOffer | undefined> {
  const bumps = promotions.filter(isBump)
  if (bumps.length === 0) return undefined
  const off = (lines: readonly PromotionLine[], key: string) =>
    applyPromotions(promotions, { ...purchase, lines }).off.get(key) ?? 0
  const own = held.find(({ bumpOf, quantity }) => quantity === 1 && bumps.some(({ id }) => id === bumpOf))
  if (own) {
    const { key, productId, variationId, name, options, cents } = own
    const label = [name, ...options.map((option) => option.name)].join(', ')
    const choice = { id: variationId ?? productId, name, label, cents: cents - off(purchase.lines, key), fullCents: cents }
    return { promotionId: own.bumpOf!, isIn: true, choices: [choice] }
  }
  const due = duePromotions(bumps, purchase)
  const found = (await choicesOf(db, [...new Set(due.flatMap(({ rule }) => rule.productIds))], userId)).filter(isForSale)
  const lines = await placedLines(db, promotions, found.map(asLine))
  for (const { id, rule } of due) {
    const choices = lines.flatMap((line, place): BumpChoice[] => {
      if (!isOneOf(rule.productIds, line)) return []
      const cents = line.cents - off([...purchase.lines, line], line.key)
      const { id: chosen, name, label } = found[place]!
      return [{ id: chosen, name, label, cents, fullCents: line.cents }]
    })
    if (choices.length > 0) return { promotionId: id, isIn: false, choices }
  }
  return undefined
}

/** Those that may offer something to this cart: what is in it already is not offered. */
export const duePromotions = (bumps: readonly Bump[], purchase: Purchase): Bump[] =>
  bumps.filter(
    (one) =>
      holds(one, purchase) &&
      bumpIsDue(one, purchase.lines) &&
      !purchase.lines.some((line) => isOneOf(one.rule.productIds, line)),
  )

/** Whether a single unit may be ordered without another question; a gift card asks for whom it is. */
const isForSale = ({ isGiftCard, terms }: Choice) =>
  !isGiftCard && (terms?.minUnits ?? 1) <= 1 && (terms?.maxUnits ?? 1) >= 1 && (terms?.customerUnits ?? 1) >= 1

const asLine = ({ productId, variationId, cents, regularCents, terms, id }: Choice) => ({
  key: `~${id}`,
  productId,
  variationId,
  cents: reachedTier(terms?.tiers ?? [], cents, { own: 1, all: 1 })?.cents ?? cents,
  regularCents,
  quantity: 1,
})
