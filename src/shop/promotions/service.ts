import type { Kysely } from 'kysely'
import type { KeptTables } from '#db/kept-tables.ts'
import type { Database } from '#db/schema.ts'
import type { Clock } from '#kit/clock.ts'
import type { Cents } from '#kit/money.ts'
import type { Line } from '#shop/cart/cart.ts'
import { applyPromotions, type PromotedLines } from './apply-promotions.ts'
import { type BumpOffer, offeredBump } from './bumps.ts'
import { earnedGifts, type GiftOffer, lostGifts, offeredGifts } from './gifts.ts'
import { promotionHints } from './hints.ts'
import { isOn } from './holds.ts'
import { type ImaginedCart, simulate } from './simulate.ts'
import { momentOf } from './moment.ts'
import { placedLines } from './placed-lines.ts'
import type { Goods, Promotion, Purchase } from './promotion.ts'
import { type ShownPromotion, shownPromotions } from './shown.ts'
import { nextChange } from './turns.ts'

export type Asked = Pick<Purchase, 'uf' | 'paymentMethod' | 'hasCoupons'> & {
  /** Who is signed in: prices by group are theirs. */
  userId?: number | undefined
}

/** What promotions make of a cart, and what it lacks for others. */
export type Promoted = PromotedLines & {
  hints: string[]
  /** Another way to pay may cost otherwise. */
  dependsOnPayment?: boolean
  /** Gifts that it has earned and not taken. */
  gifts?: GiftOffer[]
  /** Keys of lines that were put in as gifts and are given no longer. */
  lostGifts?: string[]
  /** What the checkout offers by a box. */
  bump?: BumpOffer | undefined
}

const NO_GOODS: Goods = {
  productIds: [],
  categoryIds: [],
  tagIds: [],
  excludedProductIds: [],
  excludedCategoryIds: [],
  excludeSaleItems: false,
}

type Row = Awaited<ReturnType<typeof readActive>>[number]

/** In the order in which they are applied. */
const readActive = (db: Kysely<Database>) =>
  db.selectFrom('promotions').selectAll().where('is_active', '=', true).orderBy('position').orderBy('id').execute()

export const promotionOf = (row: Pick<Row, Exclude<keyof Row, 'version' | 'created_at' | 'modified_at'>>): Promotion => ({
  id: row.id,
  name: row.name,
  rule: row.rule,
  goods: { ...NO_GOODS, ...row.goods },
  terms: {
    startsAt: row.starts_at ?? undefined,
    endsAt: row.ends_at ?? undefined,
    weekdays: row.weekdays,
    hours: row.from_minute === null || row.to_minute === null ? undefined : { from: row.from_minute, to: row.to_minute },
    ufs: row.ufs,
    paymentMethods: row.payment_methods,
  },
  combines: row.combines,
  withCoupons: row.with_coupons,
})

type Options = {
  db: Kysely<Database>
  keptTables: Pick<KeptTables, 'of'>
  clock: Clock
  payments: { list: () => Promise<{ id: string; title: string }[]> }
}

/** A product whose promotions are told; its price is that of the cheapest offer. */
type ToldProduct = { productId: number; cents: Cents; regularCents: Cents }

export function createPromotions({ db, keptTables, clock, payments }: Options) {
  let turns = 0
  /** When something changes that pages of this process say. */
  let nextTurnAt = Infinity
  const active = () => keptTables.of('rules', 'active promotions', async () => (await readActive(db)).map(promotionOf))

  /** Asked only where a promotion is about them. */
  const titlesOf = async (promotions: readonly Promotion[]) => {
    const isAsked = promotions.some(({ terms }) => terms.paymentMethods.length > 0)
    return new Map(isAsked ? (await payments.list()).map(({ id, title }) => [id, title]) : [])
  }

  return {
    /** What promotions take off these lines now. In a shop without any nothing is asked. */
    judge: async (lines: readonly Line[], { userId, ...asked }: Asked): Promise<Promoted> => {
      const promotions = lines.length === 0 ? [] : await active()
      if (promotions.length === 0) return { off: new Map(), applied: [], hints: [], lostGifts: lostGifts(lines, new Map()) }
      const purchase = { ...asked, lines: await placedLines(db, promotions, lines), now: momentOf(new Date(clock.now())) }
      const found = applyPromotions(promotions, purchase)
      const goodsCents = lines.reduce((sum, { key, cents, quantity }) => sum + cents * quantity - (found.off.get(key) ?? 0), 0)
      const hints = promotionHints(promotions, purchase, { goodsCents, methodTitles: await titlesOf(promotions) })
      const dependsOnPayment = promotions.some(({ terms }) => terms.paymentMethods.length > 0 && isOn(terms, purchase.now))
      const gifts = await offeredGifts(db, earnedGifts(promotions, purchase))
      const held = purchase.lines.map((line, place) => ({ ...lines[place]!, ...line }))
      const bump = await offeredBump(promotions, purchase, { db, userId, held })
      return { ...found, hints, dependsOnPayment, gifts, bump, lostGifts: lostGifts(lines, found.off) }
    },

    /** What is told of these products now, by their numbers; those without any promotion are not in it. */
    shownOn: async (products: readonly ToldProduct[]): Promise<Map<number, ShownPromotion[]>> => {
      const promotions = products.length === 0 ? [] : await active()
      if (promotions.length === 0) return new Map()
      const now = new Date(clock.now())
      nextTurnAt = Math.min(
        nextTurnAt,
        nextChange(
          promotions.map(({ terms }) => terms),
          now,
        ),
      )
      const things = products.map((one) => ({ ...one, key: '', variationId: null, quantity: 1 }))
      const placed = await placedLines(db, promotions, things)
      const methodTitles = await titlesOf(promotions)
      const told = placed.map((thing) => [thing.productId, shownPromotions(promotions, thing, { now, methodTitles })] as const)
      return new Map(told.filter(([, shown]) => shown.length > 0))
    },

    /** How often a promotion that pages tell of began or ended since this process started: a page of another count is old. */
    turns: (): number => {
      if (clock.now() < nextTurnAt) return turns
      nextTurnAt = Infinity
      return ++turns
    },

    /** Until the next of these turns. */
    msLeft: (): number => nextTurnAt - clock.now(),

    /** Whether any promotion began, ended or came near its end since then. */
    hasTurnedSince: async (at: number): Promise<boolean> => {
      const terms = (await active()).map((promotion) => promotion.terms)
      return nextChange(terms, new Date(at)) <= clock.now()
    },

    /** What the promotions that are switched on make of a cart that is only thought of, now or at another moment. */
    simulate: async ({ at = new Date(clock.now()), ...imagined }: Omit<ImaginedCart, 'at'> & { at?: Date }) => {
      const promotions = (await readActive(db)).map(promotionOf)
      return await simulate(db, promotions, { ...imagined, at }, await titlesOf(promotions))
    },
  }
}
export type Promotions = ReturnType<typeof createPromotions>
