import { type Kysely, sql } from 'kysely'
import type { StoredPicture } from '#content/media/contract.ts'
import { keepsTables, noteVersions } from '#db/kept-tables.ts'
import type { Database } from '#db/schema.ts'
import { presaleOption } from '#kit/brazil/presale-text.ts'
import { sha256 } from '#kit/ids.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import { supplyOf } from '#kit/stock-use.ts'
import type { ProductKind } from '#shop/catalog/product-kind.ts'
import type { Draft } from '#shop/checkout/contract.ts'
import { type Cart, EMPTY_CART, type Line, type Offer } from './cart.ts'
import { type CandidateRow, type CartRow, type LineRow, type OfferRow, readingOf } from './cart-statement.ts'
import { withGift } from './gift-details.ts'

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

/** What is asked for: a product, or one of its variations by its own id. */
export type Candidate = { productId: number; variationId: number | null; choices: Record<string, string> }

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
  const knownBy = !who ? 'nothing' : 'token' in who ? 'token' : 'session'
  const ask = readingOf({
    knownBy,
    withCandidate: candidate !== undefined,
    withDraft,
    // Who is known by a session already was found together with these.
    learnsVersions: keepsTables() && knownBy !== 'session',
  })
  const [row] = await ask(db, {
    ...(who && ('token' in who ? { tokenHash: sha256(who.token) } : { session: who.sessionId, user: who.userId ?? null })),
    ...(candidate && {
      product: candidate.productId,
      variation: candidate.variationId,
      choices: JSON.stringify(candidate.choices),
    }),
  })
  const { me, cart, asked, versions } = row!
  const lines = row!.lines ?? []
  const offer = lines.find((line) => line.key === null)
  if (versions) noteVersions(versions)
  // Looking at the cart is a visit too.
  if (me?.is_due) await sql`select slide_session(${me.session_id})`.execute(db)
  return {
    owner: me ? { sessionId: me.session_id, userId: me.user_id ?? undefined } : undefined,
    id: cart?.id,
    cart: cartOf(cart, lines, pictureOf),
    recentAdds: cart?.recent_adds ?? [],
    ...(cart?.draft && { draft: cart.draft }),
    ...(me?.has_notices !== undefined && { hasNotices: me.has_notices }),
    offer: offer?.published ? offerFrom(offer, pictureOf) : undefined,
    contradicted: offer?.options.find(({ attribute, value }) => (candidate?.choices[attribute] ?? value) !== value),
    asked: asked ? { type: asked.type, name: asked.name, url: productUrl(asked.slug) } : undefined,
  }
}

const productUrl = (slug: string) => `/produto/${slug}/`

type PictureOf = CartReading['pictureOf']

function cartOf(row: CartRow | null, found: readonly (LineRow | CandidateRow)[], pictureOf: PictureOf): Cart {
  if (!row) return EMPTY_CART
  const lines = found
    .filter((line): line is LineRow => line.key !== null && line.published)
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
