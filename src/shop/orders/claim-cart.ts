import { sql, type Transaction } from 'kysely'
import { PREPARED } from '#db/prepared.ts'
import type { Database } from '#db/schema.ts'
import { type LineTerms, lineTerms } from '#db/line-terms.ts'
import { reachedTier } from '#kit/tiered-price.ts'
import { offerOfLine } from '#db/offer-of-line.ts'
import { presaleOf } from '#db/presale-of.ts'
import { backorderOption } from '#kit/brazil/backorder-text.ts'
import { presaleOption } from '#kit/brazil/presale-text.ts'
import { daysUntilSent } from '#kit/stock-use.ts'
import type { QuoteLine } from '#shop/checkout/contract.ts'
import type { OfferPart } from '#shop/cart/cart-statement.ts'
import type { WantedUnits } from '#shop/stock/contract.ts'
import type { Placing } from './contract.ts'

/** A line of the cart as the database knows it at this moment. */
export type ClaimedLine = {
  key: string
  productId: number
  variationId: number | null
  quantity: number
  name: string
  sku: string
  cents: number
  isSellable: boolean
  /** By the merchant's word where units are not counted. */
  inStock: boolean
  /** Units are counted. */
  isManaged: boolean
  backorders: boolean
  stockId: number | null
  options: { label: string; name: string }[]
  /** It was put in as a gift. */
  isGift?: boolean
  /** Absent in orders that the merchant makes. */
  terms?: LineTerms | null
  /** Until when it is a pre-sale. */
  presaleUntil: string | null
  /** Units of it were not there: sent within so many days. */
  backorderDays?: number | null
  /** What is there of it, and how long what is not takes; absent where nobody was told anything. */
  supply?: { onHand: number | null; days: number | null }
  /** Of a kit: its parts, whose units are taken in place of its own. */
  parts: OfferPart[]
}

/**
 * Empties the cart if it still is the one that was shown, and says what was in it at today's prices: one statement, which
 * also locks the cart against everybody else. Empty when it is not.
 */
export async function claimCart(
  trx: Transaction<Database>,
  { cartId, sessionId, userId, quote, leaves }: Pick<Placing, 'cartId' | 'sessionId' | 'userId' | 'quote' | 'leaves'>,
): Promise<ClaimedLine[]> {
  const { rows } = await sql<Supplied>`${PREPARED}
    with claimed as (
      update carts set version = version + 1, coupons = '{}', gift_cards = '{}', modified_at = now(),
        draft = coalesce(${leaves?.draft ?? null}::jsonb, draft), postcode = coalesce(nullif(${leaves?.postcode ?? ''}, ''), postcode)
      where id = ${cartId} and version = ${quote.cartVersion} and (session_id = ${sessionId} or user_id = ${userId ?? null})
      returning id
    ),
    gone as (
      delete from cart_lines l using claimed where l.cart_id = claimed.id
      returning l.key, l.product_id, l.variation_id, l.choices, l.quantity, l.gift_of, l.added_at
    )
    select g.key, g.product_id as "productId", g.variation_id as "variationId", g.quantity,
      coalesce(o.name, '') as name, coalesce(o.sku, '') as sku, coalesce(o.cents, -1) as cents,
      coalesce(o.published and (o.type in ('simple', 'bundle') or o.variation_id is not null), false) as "isSellable",
      o.on_hand is not null and o.parts is null as "isManaged", coalesce(o.parts, '[]') as parts, coalesce(o.backorders, false) as backorders,
      coalesce(o.in_stock, false) as "inStock", s.id as "stockId", g.gift_of is not null as "isGift", ${lineTerms(sql`g`, sql`${userId ?? null}::bigint`)} as terms,
      ${presaleOf(sql`g.product_id`)} as "presaleUntil", jsonb_build_object('onHand', o.on_hand, 'days', o.backorder_days) as supply,
      coalesce((select jsonb_agg(jsonb_build_object('label', opt ->> 'label', 'name', opt ->> 'name')) from jsonb_array_elements(o.options::jsonb) opt), '[]'::jsonb)
      || coalesce((
        select jsonb_agg(jsonb_build_object('label', a.name, 'name', t.name) order by a.id)
        from jsonb_each_text(g.choices) c join attributes a on a.slug = c.key join attribute_terms t on t.attribute_id = a.id and t.slug = c.value
      ), '[]'::jsonb) as options
    from gone g
    left join ${offerOfLine(sql`g`)} on true
    left join stock s on s.product_id = g.product_id and s.variation_id is not distinct from g.variation_id
    order by g.added_at, g.key`.execute(trx)
  return withWaits(rows).map((line) => ({
    ...line,
    options: [...line.options, ...waitWords(line)],
    cents: centsOf(line, rows),
  }))
}

/** A line of which it is known what is there of it. */
type Supplied = ClaimedLine & { supply: { onHand: number | null; days: number | null } }

/** Lines with the days until they are sent, where units of them are not there. */
export function withWaits<L extends Supplied>(lines: readonly L[]): L[] {
  const days = daysUntilSent(lines.map((line) => ({ ...line, onHand: line.supply.onHand, backorderDays: line.supply.days })))
  return lines.map((line, place) => ({ ...line, backorderDays: days[place] ?? null }))
}

/** When it is sent, told as an option. */
export const waitWords = ({ presaleUntil, backorderDays }: Pick<ClaimedLine, 'presaleUntil' | 'backorderDays'>) =>
  [...presaleOption(presaleUntil), ...backorderOption(backorderDays)].map(({ label, name }) => ({ label, name }))

/** Units are owed of a line whose buyer was told that they are there: they went while the order was placed. */
export const isOwedUntold = (claimed: readonly ClaimedLine[], owed: ReadonlyMap<number, number>) =>
  claimed.some(
    (line) =>
      !line.backorderDays &&
      sourcesOf(line).some(({ stockId, days }) => days && stockId !== null && (owed.get(stockId) ?? 0) > 0),
  )

/** What a unit costs at the quantities that are claimed. */
function centsOf({ cents, isGift, terms, productId, variationId }: ClaimedLine, lines: readonly ClaimedLine[]): number {
  if (isGift || !terms?.tiers) return cents
  const units = unitsBought(lines, { productId, variationId })
  return reachedTier(terms.tiers, cents, units)?.cents ?? cents
}

/** Units of the variation and of the whole product; gifts are not bought. */
export function unitsBought(
  lines: readonly ClaimedLine[],
  { productId, variationId }: Pick<ClaimedLine, 'productId' | 'variationId'>,
) {
  const same = lines.filter((line) => line.productId === productId && !line.isGift)
  const sum = (some: readonly ClaimedLine[]) => some.reduce((total, line) => total + line.quantity, 0)
  return { own: sum(same.filter((line) => line.variationId === variationId)), all: sum(same) }
}

/** The shopper said yes to these lines at these prices: anything else is told before it is sold. */
export function isAsShown(claimed: ClaimedLine[], shown: QuoteLine[]): boolean {
  const createLoader = new Map(shown.map((line) => [line.key, line]))
  return (
    claimed.length > 0 &&
    claimed.length === shown.length &&
    claimed.every((line) => {
      const quoted = createLoader.get(line.key)
      return (
        quoted !== undefined &&
        line.isSellable &&
        quoted.quantity === line.quantity &&
        (quoted.presaleUntil ?? null) === line.presaleUntil &&
        (quoted.backorderDays ?? null) === (line.backorderDays ?? null) &&
        (quoted.offerCents ?? quoted.unitCents) === line.cents &&
        (line.parts.length === 0 || contentOf(quoted) === contentOf(line))
      )
    })
  )
}

/** What the shopper was told to be in a kit. */
const contentOf = ({ options }: { options: readonly { name: string }[] }) => options.map(({ name }) => name).join()

/** What a line takes units of: its own, or its parts. */
type Source = Pick<ClaimedLine, 'isManaged' | 'inStock' | 'backorders' | 'stockId'> & {
  units: number
  days: number | null | undefined
}

const sourcesOf = (line: ClaimedLine): Source[] =>
  line.parts.length === 0
    ? [{ ...line, units: line.quantity, days: line.supply?.days }]
    : line.parts.map((part) => ({
        ...part,
        isManaged: part.onHand !== null,
        units: part.quantity * line.quantity,
        days: part.backorderDays,
      }))

/** What can't be sold at all: by the merchant's word, or counted and never received. */
export const missingOf = (claimed: ClaimedLine[]) =>
  claimed.filter((line) =>
    sourcesOf(line).some((one) => (one.isManaged ? one.stockId === null && !one.backorders : !one.inStock)),
  )

export const wantedOf = (claimed: ClaimedLine[]): WantedUnits[] =>
  claimed
    .flatMap(sourcesOf)
    .flatMap(({ isManaged, stockId, units, backorders }) =>
      isManaged && stockId !== null ? [{ stockId, units, backorders }] : [],
    )

/** Those that take from a stock which has too little. */
export const shortOf = (claimed: ClaimedLine[], short: readonly number[]) =>
  claimed.filter((line) => sourcesOf(line).some(({ stockId }) => stockId !== null && short.includes(stockId)))
