import { type Cents, formatMoney } from '#kit/money.ts'

/** A new price, or a sale beside it. */
export type PlanKind = 'price' | 'sale'
/** What an offer costs, as its row says it. */
export type OfferPrice = { priceCents: Cents; saleCents: Cents | null; saleFrom: Date | null; saleTo: Date | null }
export type PlanTerms = { kind: PlanKind; cents: Cents; startsAt: Date; endsAt: Date | null }
export type Skipped = 'not-lower' | 'too-late' | 'gone'

/** Open plans of one product. */
export const MOST_PLANS = 100
/** How far ahead a merchant may plan. */
const YEARS_AHEAD = 3
const YEAR_MS = 366 * 86_400_000

const NO_SALE = { saleCents: null, saleFrom: null, saleTo: null }

/** The offer once the plan has begun, or why it can't. */
export function begin({ kind, cents, startsAt, endsAt }: PlanTerms, offer: OfferPrice, now: Date): OfferPrice | Skipped {
  if (endsAt && endsAt <= now) return 'too-late'
  if (kind === 'price') return withLowerSale({ ...offer, priceCents: cents })
  return cents < offer.priceCents ? { ...offer, saleCents: cents, saleFrom: startsAt, saleTo: endsAt } : 'not-lower'
}

/** The offer once the plan is over. What somebody wrote since stays as it was written. */
export function end({ kind, cents, startsAt }: PlanTerms, offer: OfferPrice, was: OfferPrice, now: Date): OfferPrice {
  if (kind === 'price') return offer.priceCents === cents ? withLowerSale({ ...offer, priceCents: was.priceCents }) : offer
  const isItsOwn = offer.saleCents === cents && offer.saleFrom?.getTime() === startsAt.getTime()
  if (!isItsOwn) return offer
  const { saleCents, saleFrom, saleTo } = was
  const goesOn = saleCents !== null && (saleTo === null || saleTo > now)
  return withLowerSale({ ...offer, ...(goesOn ? { saleCents, saleFrom, saleTo } : NO_SALE) })
}

/** A sale that is none at the new price goes. */
const withLowerSale = (offer: OfferPrice): OfferPrice =>
  offer.saleCents !== null && offer.saleCents >= offer.priceCents ? { ...offer, ...NO_SALE } : offer

/** What is wrong with a plan beside the others of its offer, in words for the merchant. */
export function refusePlan(plan: PlanTerms, { offer, open, now }: { offer: OfferPrice; open: readonly PlanTerms[]; now: Date }) {
  const { kind, cents, startsAt, endsAt } = plan
  if (Number.isNaN(startsAt.getTime()) || Number.isNaN(endsAt?.getTime() ?? 0)) return 'Escreva dia e hora do calendário.'
  if (startsAt.getTime() > now.getTime() + YEARS_AHEAD * YEAR_MS) return `Agende para os próximos ${YEARS_AHEAD} anos.`
  if (endsAt && endsAt <= startsAt) return 'O fim vem depois do começo.'
  if (endsAt && endsAt <= now) return 'O fim já passou.'
  const rivals = open.filter((one) => one.kind === kind)
  if (rivals.some((one) => overlap(one, plan)))
    return kind === 'sale'
      ? 'Já há uma promoção agendada que vale nesses dias. Desfaça aquela ou escolha outros dias.'
      : 'Já há um preço agendado que vale nesses dias. Desfaça aquele ou escolha outros dias.'
  if (kind === 'price') return undefined
  const usual = priceAt(startsAt, offer, open)
  if (cents >= usual) return `A promoção precisa ser menor que o preço daquele dia, ${formatMoney(usual)}.`
  return undefined
}

/** Prices without an end follow each other; whatever has an end must not be cut by another. */
function overlap(one: PlanTerms, other: PlanTerms): boolean {
  if (one.startsAt.getTime() === other.startsAt.getTime()) return true
  const [first, second] = one.startsAt < other.startsAt ? [one, other] : [other, one]
  return first.endsAt === null ? first.kind === 'sale' : first.endsAt > second.startsAt
}

/** The full price that is planned for a moment. */
export function priceAt(at: Date, offer: OfferPrice, open: readonly PlanTerms[]): Cents {
  const reached = open
    .filter(({ kind, startsAt, endsAt }) => kind === 'price' && startsAt <= at && (endsAt === null || endsAt > at))
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  return reached.at(-1)?.cents ?? offer.priceCents
}
