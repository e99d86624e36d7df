import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { StoredPicture } from '#content/media/contract.ts'
import { fixedStatement } from '#db/fixed-statement.ts'
import { TABLE_VERSIONS, type TableVersions } from '#db/kept-tables.ts'
import { type LineTerms, lineTerms } from '#db/line-terms.ts'
import { offerOfLine } from '#db/offer-of-line.ts'
import { isPaidCard } from '#db/paid-card.ts'
import { PREPARED } from '#db/prepared.ts'
import { presaleOf } from '#db/presale-of.ts'
import type { Database } from '#db/schema.ts'
import type { ProductKind } from '#shop/catalog/product-kind.ts'
import type { Draft } from '#shop/checkout/contract.ts'
import type { GiftDetails, SpendableValue } from '#shop/stored-value/contract.ts'
import type { Offer } from './cart.ts'

/** A row of the view `cart_offers`: what can be bought now, a product or one of its variations. */
export type OfferRow = {
  product_id: number
  variation_id: number | null
  type: 'simple' | 'variable' | 'bundle'
  name: string
  slug: string
  sku: string
  cents: number
  regular_cents: number
  in_stock: boolean
  on_hand: number | null
  backorders: boolean
  sold_individually: boolean
  virtual: boolean
  weight_grams: number
  length_mm: number
  width_mm: number
  height_mm: number
  published: boolean
  picture: StoredPicture | null
  options: (Offer['options'][number] & { value: string })[]
  /** Of a gift card: the bounds of its value in reais. */
  gift_card: { least: number | null; most: number | null } | null
  terms: LineTerms | null
  /** Until when it is a pre-sale. */
  presale_until: string | null
  /** What can be sold of it, with what may be owed; null: any number. */
  sellable: number | null
  backorder_days: number | null
  /** Of a kit: what is in it. */
  parts: OfferPart[] | null
}
export type LineRow = OfferRow & {
  key: string
  quantity: number
  choices: Record<string, string>
  gift_of: number | null
  bump_of: number | null
  gift: GiftDetails | null
}

/** A part of a kit as the view `cart_offers` tells it. */
export type OfferPart = {
  productId: number
  variationId: number | null
  stockId: number | null
  name: string
  sku: string
  options: { label: string; name: string }[]
  quantity: number
  /** null: its units are not counted. */
  onHand: number | null
  backorders: boolean
  inStock: boolean
  sellable?: number | null
  backorderDays?: number | null
}
export type CartRow = {
  id: number
  version: number
  coupons: string[]
  postcode: string
  shipping_rate: string
  recent_adds: string[]
  gift_cards: number[]
  spendable: SpendableValue[] | null
  draft?: Draft
}
/** What may be added: it stands beside the lines of the cart, in no line of it. */
export type CandidateRow = OfferRow & { key: null }

type Reading = {
  me: { session_id: number; user_id: number | null; is_due?: boolean; has_notices?: boolean } | null
  cart: CartRow | null
  lines: (LineRow | CandidateRow)[] | null
  asked: { type: ProductKind; name: string; slug: string } | null
  versions?: TableVersions
}

type KnownBy = 'token' | 'session' | 'nothing'
type Kind = { knownBy: KnownBy; withCandidate: boolean; withDraft: boolean; learnsVersions: boolean }
type PlaceName = 'tokenHash' | 'session' | 'user' | 'product' | 'variation' | 'choices'
type Place = (name: PlaceName) => RawBuilder<unknown>
type Ask = (db: Kysely<Database>, values: Partial<Record<PlaceName, unknown>>) => Promise<Reading[]>

const readings = new Map<string, Ask>()

/** The statement of a look at a cart: one for each kind of look. */
export function readingOf(kind: Kind): Ask {
  const name = `${kind.knownBy} ${kind.withCandidate} ${kind.withDraft} ${kind.learnsVersions}`
  const known = readings.get(name)
  if (known) return known
  const made = fixedStatement<PlaceName, Reading>((place, db) => reading(kind, place).compile(db))
  readings.set(name, made)
  return made
}

const reading = ({ knownBy, withCandidate, withDraft, learnsVersions }: Kind, place: Place) => sql<Reading>`${PREPARED}
  with me as (${visitor(knownBy, place)}),
  mine as (
    select c.*, me.user_id as asking from me join carts c on c.id = ${cartIdOf(sql`me`, sql`me.session_id`)}
  )${withCandidate ? askedFor(place) : sql``}
  select
    (select to_jsonb(me) from me) as me,
    (select to_jsonb(found) from (
      select c.id, c.version, c.coupons, c.postcode, c.shipping_rate, c.recent_adds, c.gift_cards, ${withDraft ? sql`c.draft, ` : sql``}${SPENDABLE} as spendable from mine c
    ) found) as cart,
    (
      select jsonb_agg(to_jsonb(o) || jsonb_build_object('key', l.key, 'quantity', l.quantity, 'choices', l.choices, 'gift_of', l.gift_of, 'bump_of', l.bump_of, 'gift', l.gift, 'gift_card', ${giftCardOf(sql`l`)}, 'presale_until', ${presaleOf(sql`l.product_id`)}, 'terms', ${lineTerms(sql`l`, sql`l.asking`)}) order by l.added_at, l.key)
      from (
        select l.product_id, l.variation_id, l.key, l.quantity, l.choices, l.gift_of, l.bump_of, l.gift, l.added_at, mine.asking from mine join cart_lines l on l.cart_id = mine.id
        ${withCandidate ? CANDIDATE : sql``}
      ) l
      join ${offerOfLine(sql`l`)} on true
    ) as lines,
    ${withCandidate ? ASKED : sql`null::jsonb`} as asked${learnsVersions ? sql`, ${TABLE_VERSIONS} as versions` : sql``}`

function visitor(knownBy: KnownBy, place: Place) {
  if (knownBy === 'nothing') return sql`select null::bigint as session_id, null::bigint as user_id where false`
  if (knownBy === 'token')
    return sql`select id as session_id, user_id, session_is_due(sessions) as is_due, exists (select from notices n where n.session_id = sessions.id) as has_notices from sessions where token_hash = ${place('tokenHash')} and expires_at > now()`
  return sql`select ${place('session')}::bigint as session_id, ${place('user')}::bigint as user_id`
}

/** The cart of a visitor, by one of two indexes: a condition that asks for both at once would look through all carts. */
export const cartIdOf = (asking: RawBuilder<unknown>, sessionId: RawBuilder<unknown>) => sql`(
  case when ${asking}.user_id is null
    then (select own.id from carts own where own.session_id = ${sessionId} and own.user_id is null)
    else (select own.id from carts own where own.user_id = ${asking}.user_id)
  end
)`

/**
 * What was asked for: a product, or one of its variations by its own id; and of the variations the first that fits the choices. The
 * product itself where none was named and none fits, so that the shopper can be told.
 */
const askedFor = (place: Place) => sql`,
  named as (
    select product_id, case when product_id = id then variation else id end as variation_id, id, variation from (
      select coalesce((select product_id from variations where id = ${place('product')}::bigint), ${place('product')}::bigint) as product_id, ${place('product')}::bigint as id, ${place('variation')}::bigint as variation
    ) asked
  ),
  candidate as (
    select product_id, variation_id as named, fitting_variation(product_id, variation_id, ${place('choices')}::jsonb) as fitting
    from named where product_id = id or variation is null or variation = id offset 0
  )`

const CANDIDATE = sql`
        union all
        select product_id, fitting, null, null, null, null, null, null, null, (select user_id from me) from candidate where fitting is not null or named is null`

const ASKED = sql`(
      select jsonb_build_object('type', p.type, 'name', p.name, 'slug', p.slug) from products p
      where p.id = (select product_id from named) and p.status = 'publish' and p.published_at <= now()
    )`

/** Whether a product is a gift card, and within which bounds its value may be chosen. */
const giftCardOf = (of: RawBuilder<unknown>) => sql`(
  select jsonb_build_object('least', p.gift_value_least, 'most', p.gift_value_most) from products p where p.id = ${of}.product_id and p.gift_card
)`

/** The cards that were typed into the cart, in that order, and the credit of its owner. */
const SPENDABLE = sql`(
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'id', v.id, 'kind', v.kind, 'lastFour', v.last_four, 'balanceCents', v.balance_cents,
    'problem', case when v.is_blocked then 'blocked' when v.expires_at <= now() then 'expired' when not ${isPaidCard(sql`v`)} then 'unpaid' end
  )) order by array_position(c.gift_cards, v.id))
  from stored_values v where v.kind = 'gift-card' and v.id = any(c.gift_cards) or v.user_id = c.user_id
)`
