import { type Cents, percentOf, splitMoney } from '#kit/money.ts'
import { bumpIsDue } from './bump-rule.ts'
import { holds, isAbout, isOneOf } from './holds.ts'
import type { AppliedPromotion, CartStep, Promotion, PromotionLine, Purchase, Rule } from './promotion.ts'
import { between, dearestFirst, endsOfGroups, type Run, unitsIn, worthOf } from './unit-runs.ts'

/** What the promotions before left: units that are in none yet, and what lines cost still. */
type State = { lines: readonly PromotionLine[]; free: Map<string, number>; left: Map<string, Cents> }
/** What a promotion takes off each line, and the units that it is about. */
type Taking = { off: Map<string, Cents>; used: readonly Run[] }

export type PromotedLines = {
  /** What is taken off each line, by key; lines without a discount are not in it. */
  off: ReadonlyMap<string, Cents>
  applied: AppliedPromotion[]
}

/**
 * What promotions take off a purchase. Each unit is in one promotion only, the first of the list that can use it; gifts and discounts on the whole
 * cart come after them, on what is left. The same lines cost the same in whatever order they stand.
 */
export function applyPromotions(promotions: readonly Promotion[], purchase: Purchase): PromotedLines {
  const lines = [...purchase.lines].sort((one, other) => (one.key < other.key ? -1 : 1))
  const state: State = {
    lines,
    free: new Map(lines.map(({ key, quantity }) => [key, quantity])),
    left: new Map(lines.map(({ key, cents, quantity }) => [key, cents * quantity])),
  }
  const off = new Map<string, Cents>()
  const applied: AppliedPromotion[] = []
  for (const promotion of inTurn(promotions)) {
    if (!holds(promotion, purchase) || (applied.length > 0 && !promotion.combines)) continue
    const taking = TAKE[turnOf(promotion.rule)](promotion, state)
    const discountCents = [...taking.off.values()].reduce((sum, cents) => sum + cents, 0)
    if (discountCents === 0) continue
    const { id, name, terms } = promotion
    applied.push({ id, name, discountCents, ...(terms.paymentMethods.length > 0 && { paymentMethods: terms.paymentMethods }) })
    for (const [key, cents] of taking.off) {
      off.set(key, (off.get(key) ?? 0) + cents)
      state.left.set(key, state.left.get(key)! - cents)
    }
    for (const { line, units } of taking.used) state.free.set(line.key, state.free.get(line.key)! - units)
    if (!promotion.combines) break
  }
  return { off, applied }
}

type Turn = 'units' | 'gift' | 'cart'
const turnOf = ({ kind }: Rule): Turn => (kind === 'gift' ? 'gift' : kind === 'cart-steps' ? 'cart' : 'units')
const TURNS: Turn[] = ['units', 'gift', 'cart']

/** As the merchant put them in order, those of single units before those of the whole cart. */
const inTurn = (promotions: readonly Promotion[]) =>
  TURNS.flatMap((turn) => promotions.filter(({ rule }) => turnOf(rule) === turn))

const TAKE: Record<Turn, (promotion: Promotion, state: State) => Taking> = {
  units: (promotion, { lines, free }) => {
    const { rule, goods } = promotion
    if (rule.kind === 'bump') return bumpIsDue(promotion, lines) ? bumped({ lines, free }, rule) : NOTHING
    const runs = dearestFirst(
      lines
        .filter((line) => line.giftOf === undefined && isAbout(goods, line))
        .map((line) => ({ line, units: free.get(line.key)! })),
    )
    switch (rule.kind) {
      case 'percent':
        return lowered(runs, (cents) => percentOf(cents, rule.percent))
      case 'amount':
        return lowered(runs, (cents) => Math.min(cents, rule.cents))
      case 'units': {
        const whole = Math.floor(unitsIn(runs) / rule.take) * rule.take
        const { off } = lowered(endsOfGroups(runs, rule.take, rule.lowered), (cents) => percentOf(cents, rule.percent))
        return { off, used: between(runs, 0, whole) }
      }
      case 'quantity-steps': {
        const groups = rule.counts === 'together' ? [runs] : byProduct(runs)
        return joined(groups.map((group) => lowered(...step(group, rule.steps))))
      }
      case 'bundle':
        return bundled(runs, rule)
      default:
        return NOTHING
    }
  },
  gift: ({ id, rule }, state) => (rule.kind === 'gift' ? given(state, id, rule) : NOTHING),
  cart: ({ rule, goods }, { lines, left }) => {
    if (rule.kind !== 'cart-steps') return NOTHING
    const about = lines.filter((line) => isAbout(goods, line))
    const weights = about.map(({ key }) => left.get(key)!)
    const total = weights.reduce((sum, cents) => sum + cents, 0)
    const shares = splitMoney(offCart(rule.steps, total), weights)
    return { off: new Map(about.map(({ key }, index) => [key, shares[index]!])), used: [] }
  },
}

const NOTHING: Taking = { off: new Map(), used: [] }

function lowered(runs: readonly Run[], off: (unitCents: Cents) => Cents): Taking {
  return { off: new Map(runs.map(({ line, units }) => [line.key, off(line.cents) * units])), used: runs }
}

const joined = (takings: readonly Taking[]): Taking => ({
  off: new Map(takings.flatMap(({ off }) => [...off])),
  used: takings.flatMap(({ used }) => used),
})

const byProduct = (runs: readonly Run[]): Run[][] => [...Map.groupBy(runs, ({ line }) => line.productId).values()]

/** The highest step that the units reach; below the first one nothing is used. */
function step(runs: readonly Run[], steps: readonly { units: number; percent: number }[]): [Run[], (cents: Cents) => Cents] {
  const units = unitsIn(runs)
  const reached = steps.filter((one) => one.units <= units).sort((one, other) => other.units - one.units)[0]
  return reached ? [[...runs], (cents) => percentOf(cents, reached.percent)] : [[], () => 0]
}

/** As many bundles as are cheaper than their parts, the dearest parts first. */
function bundled(runs: readonly Run[], { parts, cents }: Extract<Rule, { kind: 'bundle' }>): Taking {
  const partOf = ({ line }: Run) => parts.findIndex(({ productIds }) => isOneOf(productIds, line))
  const shelves = parts.map(({ units }, place) => ({ units, runs: runs.filter((run) => partOf(run) === place) }))
  const most = Math.min(...shelves.map((shelf) => Math.floor(unitsIn(shelf.runs) / shelf.units)))
  const firstOf = (count: number) => shelves.flatMap((shelf) => between(shelf.runs, 0, count * shelf.units))
  const isCheaper = (index: number) =>
    shelves.reduce((sum, shelf) => sum + worthOf(between(shelf.runs, index * shelf.units, (index + 1) * shelf.units)), 0) > cents
  // The parts of each bundle cost at most those of the one before.
  let [count, beyond] = [0, most + 1]
  while (beyond - count > 1) {
    const middle = Math.floor((count + beyond) / 2)
    if (isCheaper(middle - 1)) count = middle
    else beyond = middle
  }
  if (count === 0) return NOTHING
  const used = firstOf(count).sort((one, other) => (one.line.key < other.line.key ? -1 : 1))
  const shares = splitMoney(
    worthOf(used) - count * cents,
    used.map(({ line, units }) => line.cents * units),
  )
  return { off: new Map(used.map(({ line }, index) => [line.key, shares[index]!])), used }
}

/** Those that were put in as gifts, else the cheapest of the gifts in the cart, when what else is in it reaches the sum. */
function given({ lines, free, left }: State, id: number, rule: Extract<Rule, { kind: 'gift' }>): Taking {
  const able = lines.filter(({ giftOf, ...line }) => isOneOf(rule.productIds, line) && (giftOf === undefined || giftOf === id))
  const runs = dearestFirst(able.map((line) => ({ line, units: free.get(line.key)! })))
  const gifts = [...runs.filter(({ line }) => line.giftOf === undefined), ...runs.filter(({ line }) => line.giftOf !== undefined)]
  const all = unitsIn(gifts)
  const used = between(gifts, all - Math.min(rule.units, all), all)
  const rest = [...left.values()].reduce((sum, cents) => sum + cents, 0) - worthOf(used)
  return rest >= rule.fromCents ? lowered(used, (cents) => cents) : NOTHING
}

/** One unit of what the checkout offers, the cheapest that is in the cart, by whichever way it came into it. */
function bumped({ lines, free }: Pick<State, 'lines' | 'free'>, rule: Extract<Rule, { kind: 'bump' }>): Taking {
  const able = lines.filter((line) => line.giftOf === undefined && isOneOf(rule.productIds, line))
  const runs = dearestFirst(able.map((line) => ({ line, units: free.get(line.key)! })))
  const all = unitsIn(runs)
  return lowered(between(runs, all - 1, all), (cents) => percentOf(cents, rule.percent))
}

function offCart(steps: readonly CartStep[], total: Cents): Cents {
  const reached = steps.filter(({ fromCents }) => fromCents <= total).sort((one, other) => other.fromCents - one.fromCents)[0]
  if (!reached) return 0
  return Math.min(total, 'percent' in reached ? percentOf(total, reached.percent) : reached.cents)
}
