import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { MediaReader } from '#content/media/contract.ts'
import { availableVariation, limitOf, mostOf } from './available-variation.ts'
import { productUrl } from './cards.ts'
import { isChosenBy } from './chosen-by.ts'
import type { Purchase } from './contract.ts'
import { readParts } from './bundle-parts.ts'
import { readMembers } from './group-members.ts'
import { pricesBeforeSale } from './price-history.ts'
import { EXTERNAL_BUTTON } from './product-kind.ts'
import type { SwatchAttribute } from './variation.ts'
import {
  type PurchaseRow,
  selectPurchase,
  selectTerms,
  selectVariations,
  type TermRow,
  type VariationRow,
} from './variation-rows.ts'

/** All that the form which sells a product needs; undefined when there is no such product to be seen. */
export async function readPurchase(
  { db, media }: { db: Kysely<Database>; media: MediaReader },
  productId: number,
): Promise<Purchase | undefined> {
  const [product, terms, rows] = await Promise.all([
    selectPurchase(db, productId).executeTakeFirst(),
    selectTerms(db, productId).execute(),
    selectVariations(db, productId).execute(),
  ])
  if (!product) return undefined
  const { id, name, type } = product
  const url = productUrl(product.slug)
  const stock = {
    is_in_stock: product.in_stock ?? rows.some((row) => row.in_stock),
    stock_quantity: product.on_hand,
    // Of a kit each part says it for itself.
    backorders_allowed: type !== 'bundle' && product.backorders !== 'no',
    ...(product.sent_from && { presale_until: product.sent_from }),
    ...(product.backorder_days && { backorder_days: product.backorder_days }),
  }
  const base = {
    id,
    name,
    url,
    type,
    sku: product.sku ?? '',
    stock,
    maxQty: mostOf(product.sellable, product.sold_individually, limitOf(product)),
    minUnits: product.min_units ?? 1,
  }
  const lowest = await lowestOf(db, product, rows)
  const giftCard = product.gift_card
    ? {
        cents: product.cents ?? 0,
        months: Number(product.gift_months) || 0,
        leastCents: product.gift_value_least === null ? null : product.gift_value_least * 100,
        mostCents: product.gift_value_most === null ? null : product.gift_value_most * 100,
      }
    : undefined
  const sold = { ...base, ...(giftCard && { giftCard }), ...(lowest.all !== undefined && { lowestBeforeSale: lowest.all }) }
  const alone = { ...sold, attributes: [], variations: [], members: [] }
  if (type === 'simple') return alone
  if (type === 'bundle') return { ...alone, parts: await readParts({ db, media }, id) }
  if (type === 'external')
    return { ...alone, leadsTo: { url: product.external_url, text: product.button_text || EXTERNAL_BUTTON } }
  if (type === 'grouped') {
    const members = await readMembers({ db, media }, id)
    return { ...alone, members, stock: { ...stock, is_in_stock: members.some((one) => one.stock.is_in_stock) } }
  }

  const pictures = await media.pictures([
    product.cover_id ?? 0,
    ...rows.map((row) => row.picture_id ?? 0),
    ...terms.map((term) => term.picture_id ?? 0),
  ])
  const attributes = choosable(terms, rows).map(([slug, list]): SwatchAttribute => {
    const { attribute_name, swatch } = list[0]!
    return {
      slug,
      name: attribute_name,
      swatch,
      terms: list.map((term) => ({
        slug: term.slug,
        name: term.name,
        color: term.color ?? undefined,
        picture: pictures.get(term.picture_id ?? 0)?.sizes[0]?.webp,
      })),
    }
  })
  const around = {
    product,
    url,
    attributes: attributes.map(({ slug }) => slug),
    pictures,
    pricesDiffer: doPricesDiffer(rows),
    lowestOf: lowest.one,
  }
  return { ...sold, members: [], attributes, variations: rows.map((row) => availableVariation(row, around)) }
}

const doPricesDiffer = (rows: VariationRow[]) => new Set(rows.map((row) => `${row.cents} ${row.regular_cents}`)).size > 1

/** What things on sale cost at least before it, where the merchant tells it: all the same, or each variation its own. */
async function lowestOf(db: Kysely<Database>, product: PurchaseRow, rows: VariationRow[]) {
  const onSale = [product, ...rows].some(({ cents, regular_cents }) => cents !== null && cents < (regular_cents ?? 0))
  if (product.tells_lowest !== true || !onSale) return { all: undefined, one: () => undefined }
  const before = await pricesBeforeSale(db, [product.id])
  const one = (variationId: number | null) => before({ productId: product.id, variationId })
  if (product.type !== 'variable') return { all: one(null), one }
  const known = rows.flatMap(({ id }) => one(id) ?? [])
  return { all: doPricesDiffer(rows) || known.length === 0 ? undefined : Math.min(...known), one }
}

/** What there is to choose: the other attributes only describe the product. */
function choosable(terms: TermRow[], rows: VariationRow[]): [slug: string, terms: TermRow[]][] {
  const named = new Set(rows.flatMap((row) => row.terms.map((term) => term.attribute)))
  return [...Map.groupBy(terms, (term) => term.attribute)].filter(([slug, list]) =>
    isChosenBy({ isNamed: named.has(slug), said: list[0]!.variation, values: list.length }),
  )
}
