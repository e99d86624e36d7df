import { type Kysely, type RawBuilder, sql } from 'kysely'
import { keepsTables, noteVersions, TABLE_VERSIONS, type TableVersions } from '#db/kept-tables.ts'
import { PREPARED } from '#db/prepared.ts'
import type { Database } from '#db/schema.ts'
import { sha256 } from '#kit/ids.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import type { StoredPicture } from '#content/media/contract.ts'
import type { Draft } from '#shop/checkout/contract.ts'
import type { ProductKind } from '#shop/catalog/product-kind.ts'
import { type Cart, EMPTY_CART, type Line, type Offer } from './cart.ts'
import { type LineTerms, lineTerms } from '#db/line-terms.ts'
import { withGift } from './gift-details.ts'
import type { GiftDetails, SpendableValue } from '#shop/stored-value/contract.ts'
import { offerOfLine } from '#db/offer-of-line.ts'
import { isPaidCard } from '#db/paid-card.ts'
import { presaleOf } from '#db/presale-of.ts'
import { presaleOption } from '#kit/brazil/presale-text.ts'
import { supplyOf } from '#kit/stock-use.ts'

/** Who a cart belongs to: the account of a customer, otherwise the visitor's session. */
export type Owner = { sessionId: number; userId: number | undefined }

/** A visitor by the token of their cookie, by what is known of them already, or nobody yet. */
export type Who = { token: string } | Owner | undefined

export type StoredCart = {
  owner: Owner | undefined
  id: number | undefined
  cart: Cart
  /** Keys of the last additions, by which a repeated one is known. */
  recentAdds: string[]
  /** What was typed at the checkout so far, where it was asked for. */
  draft?: Draft
  /** Whether something waits to be told to the visitor; undefined where they were known already. */
  hasNotices?: boolean
}

/** What is known of the product that was asked for, whether it can be bought or not. */
export type Asked = { type: ProductKind; name: string; url: string }

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
type LineRow = OfferRow & {
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
type CartRow = {
  id: number
  version: number
  coupons: string[]
  postcode: string
  shipping_rate: string
  recent_adds: string[]
  gift_cards: number[]
  spendable: SpendableValue[] | null
  draft?: Draft
  lines: LineRow[] | null
}

/** What is asked for: a product, or one of its variations by its own id. */
export type Candidate = { productId: number; variationId: number | null; choices: Record<string, string> }

function visitor(who: Who) {
  if (!who) return sql`select null::bigint as session_id, null::bigint as user_id where false`
  if ('token' in who)
    return sql`select id as session_id, user_id, session_is_due(sessions) as is_due, exists (select from notices n where n.session_id = sessions.id) as has_notices from sessions where token_hash = ${sha256(who.token)} and expires_at > now()`
  return sql`select ${who.sessionId}::bigint as session_id, ${who.userId ?? null}::bigint as user_id`
}

/** The cart of a visitor, by one of two indexes: a condition that asks for both at once would look through all carts. */
export const cartIdOf = (asking: RawBuilder<unknown>, sessionId: RawBuilder<unknown>) => sql`(
  case when ${asking}.user_id is null
    then (select own.id from carts own where own.session_id = ${sessionId} and own.user_id is null)
    else (select own.id from carts own where own.user_id = ${asking}.user_id)
  end
)`

/** Pictures are the media library's to explain. */
export type CartReading = { db: Kysely<Database>; pictureOf: (stored: StoredPicture) => PictureFile }

/** What units cost in this cart, where an extension says otherwise. */
export type LinePrices = (lines: readonly Line[], userId: number | undefined) => Promise<Line[]>

type Read = StoredCart & {
  offer: Offer | undefined
  asked: Asked | undefined
  /** What the variation says otherwise than the choices that came with it. */
  contradicted: { label: string } | undefined
}

/** The visitor, their cart with all that it shows, and the offer that may be added: one round trip. */
export async function readCart(
  { db, pictureOf }: CartReading,
  who: Who,
  candidate?: Candidate,
  { withDraft = false } = {},
): Promise<Read> {
  // Who is known by a session already was found together with these.
  const learnsVersions = keepsTables() && !(who && 'sessionId' in who)
  const { rows } = await sql<{
    me: { session_id: number; user_id: number | null; is_due?: boolean; has_notices?: boolean } | null
    cart: CartRow | null
    offer: OfferRow | null
    asked: AskedRow | null
    versions?: TableVersions
  }>`${PREPARED}
    with me as (${visitor(who)})
    select
      (select to_jsonb(me) from me) as me,
      (select to_jsonb(found) from (
        select c.id, c.version, c.coupons, c.postcode, c.shipping_rate, c.recent_adds, c.gift_cards, ${SPENDABLE} as spendable, ${withDraft ? sql`c.draft, ` : sql``}(
          select jsonb_agg(to_jsonb(o) || jsonb_build_object('key', l.key, 'quantity', l.quantity, 'choices', l.choices, 'gift_of', l.gift_of, 'bump_of', l.bump_of, 'gift', l.gift, 'gift_card', ${giftCardOf(sql`l`)}, 'presale_until', ${presaleOf(sql`l.product_id`)}, 'terms', ${lineTerms(sql`l`, sql`me.user_id`)}) order by l.added_at, l.key)
          from cart_lines l
          join ${offerOfLine(sql`l`)} on true
          where l.cart_id = c.id
        ) as lines
        from me join carts c on c.id = ${cartIdOf(sql`me`, sql`me.session_id`)}
      ) found) as cart,
      ${candidate ? offerOf(candidate) : sql`null::jsonb`} as offer,
      ${candidate ? askedFor(candidate) : sql`null::jsonb`} as asked${learnsVersions ? sql`, ${TABLE_VERSIONS} as versions` : sql``}`.execute(
    db,
  )
  const { me, cart, offer, asked, versions } = rows[0]!
  if (versions) noteVersions(versions)
  // Looking at the cart is a visit too.
  if (me?.is_due) await sql`select slide_session(${me.session_id})`.execute(db)
  return {
    owner: me ? { sessionId: me.session_id, userId: me.user_id ?? undefined } : undefined,
    id: cart?.id,
    cart: cartOf(cart, pictureOf),
    recentAdds: cart?.recent_adds ?? [],
    ...(cart?.draft && { draft: cart.draft }),
    ...(me?.has_notices !== undefined && { hasNotices: me.has_notices }),
    offer: offer?.published ? offerFrom(offer, pictureOf) : undefined,
    contradicted: offer?.options.find(({ attribute, value }) => (candidate?.choices[attribute] ?? value) !== value),
    asked: asked ? { type: asked.type, name: asked.name, url: productUrl(asked.slug) } : undefined,
  }
}

type AskedRow = { type: ProductKind; name: string; slug: string }
const productUrl = (slug: string) => `/produto/${slug}/`

/** The product, also of one of its variations. */
const parentOf = (id: number) => sql`coalesce((select product_id from variations where id = ${id}), ${id})`

function askedFor({ productId }: Candidate) {
  return sql`(
    select jsonb_build_object('type', p.type, 'name', p.name, 'slug', p.slug) from products p
    where p.id = ${parentOf(productId)} and p.status = 'publish' and p.published_at <= now()
  )`
}

/** The first variation that fits the choices; the product itself when none is chosen, so that the shopper can be told. */
function offerOf({ productId, variationId, choices }: Candidate) {
  const chosen = JSON.stringify(choices)
  return sql`(
    select to_jsonb(fits) || jsonb_build_object('gift_card', ${giftCardOf(sql`fits`)}, 'presale_until', ${presaleOf(sql`fits.product_id`)}, 'terms', ${lineTerms(sql`fits`, sql`(select me.user_id from me)`)}) from (
      select o.* from cart_offers o
      where o.product_id = ${parentOf(productId)}
        and (o.variation_id = ${productId} or o.product_id = ${productId})
        and (${variationId}::bigint is null or o.variation_id = ${variationId})
        and (o.variation_id is null or o.variation_id = ${productId} or o.variation_id = ${variationId} or not exists (
          select 1 from jsonb_to_recordset(o.options::jsonb) as needed(attribute text, value text)
          where needed.value is distinct from ${chosen}::jsonb ->> needed.attribute
        ))
      order by o.variation_id limit 1
    ) fits
  )`
}

type PictureOf = CartReading['pictureOf']

function cartOf(row: CartRow | null, pictureOf: PictureOf): Cart {
  if (!row) return EMPTY_CART
  const lines = (row.lines ?? [])
    .filter((line) => line.published)
    .map(({ key, quantity, choices, gift_of: giftOf, bump_of: bumpOf, gift, ...offer }): Line => ({
      ...withGift(offerFrom(offer, pictureOf), gift),
      key,
      quantity,
      choices,
      ...(giftOf !== null && { giftOf }),
      ...(bumpOf !== null && { bumpOf }),
    }))
  const { version, coupons, postcode, shipping_rate: shippingRate, gift_cards: giftCards, spendable } = row
  return {
    version,
    lines,
    coupons,
    postcode,
    shippingRate,
    ...(giftCards.length > 0 && { giftCards }),
    ...(spendable && { spendable }),
  }
}

function offerFrom(row: OfferRow, pictureOf: PictureOf): Offer {
  return {
    productId: row.product_id,
    variationId: row.variation_id,
    type: row.type,
    name: row.name,
    url: productUrl(row.slug),
    sku: row.sku,
    cents: row.cents,
    regularCents: row.regular_cents,
    inStock: row.in_stock,
    // Of a kit each part bounds it.
    onHand: row.parts ? row.on_hand : row.sellable,
    soldIndividually: row.sold_individually,
    virtual: row.virtual,
    weightGrams: row.weight_grams,
    sidesMm: [row.length_mm, row.width_mm, row.height_mm],
    picture: row.picture ? pictureOf(row.picture) : undefined,
    options: [
      ...row.options.map(({ attribute, label, name }) => ({ attribute, label, name })),
      ...presaleOption(row.presale_until),
    ],
    ...(row.presale_until && { presaleUntil: row.presale_until }),
    ...(row.terms && { terms: row.terms }),
    ...(row.gift_card && { giftCard: giftOfferOf(row.gift_card) }),
    ...(row.parts ? { parts: row.parts } : { supply: supplyOf(row) }),
  }
}

const giftOfferOf = ({ least, most }: NonNullable<OfferRow['gift_card']>) => ({
  leastCents: least === null ? null : least * 100,
  mostCents: most === null ? null : most * 100,
})

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
