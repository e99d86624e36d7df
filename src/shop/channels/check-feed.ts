import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { ChannelOffer } from '#shop/catalog/channel-offer.ts'
import { type Feed, type FeedProblem, feedProblems } from './feed-rules.ts'
import { readOffers } from './offer-rows.ts'

/** A part of a large shop is checked in one go; whoever wants the rest asks from there on. */
const PRODUCTS_AT_ONCE = 1_000
const ROWS_AT_ONCE = 100

/** A product with what is wrong with it; `offers`: with how many of its variations. */
type Row = { product_id: number; name: string; is_refused: boolean; problems: (FeedProblem & { offers: number })[] }
export type FeedHealth = {
  products: number
  offers: number
  /** Products of which something is left out. */
  refused: number
  rows: Row[]
  /** The last product that was looked at; null: all were. */
  next: number | null
}
type Asked = { feed: Feed; shopUrl: string; mediaUrl: string; after: number }

/** What a channel would refuse of the list, product by product, some at a time. */
export async function checkFeed(db: Kysely<Database>, { feed, shopUrl, mediaUrl, after }: Asked): Promise<FeedHealth> {
  const health: FeedHealth = { products: 0, offers: 0, refused: 0, rows: [], next: null }
  let last = after
  for await (const offers of readOffers(db, { mediaUrl, after })) {
    if (health.products >= PRODUCTS_AT_ONCE || health.rows.length >= ROWS_AT_ONCE) return { ...health, next: last }
    for (const of of byProduct(offers)) {
      const row = rowOf(of, feed, shopUrl)
      last = row.product_id
      health.products++
      health.offers += of.length
      if (row.is_refused) health.refused++
      if (row.problems.length > 0) health.rows.push(row)
    }
  }
  return health
}

const byProduct = (offers: ChannelOffer[]) => Map.groupBy(offers, ({ productId }) => productId).values()

function rowOf(offers: ChannelOffer[], feed: Feed, shopUrl: string): Row {
  const { productId, name } = offers[0]!
  const told = new Map<string, FeedProblem & { offers: number }>()
  for (const problem of offers.flatMap((offer) => feedProblems(offer, feed, shopUrl)))
    told.set(problem.text, { ...problem, offers: (told.get(problem.text)?.offers ?? 0) + 1 })
  const problems = [...told.values()]
  return { product_id: productId, name, is_refused: problems.some(({ kind }) => kind === 'refused'), problems }
}
