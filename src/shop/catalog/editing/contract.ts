import type { Selectable } from 'kysely'
import type { MetaChange } from '#kit/meta-data.ts'
import type { Cents } from '#kit/money.ts'
import type { FieldColumn, Measures } from '../product-fields.ts'
import type { BundlePricing, ProductKind } from '../product-kind.ts'
import type { ProductsTable, VariationsTable } from '../tables.ts'

export type ProductRow = Selectable<ProductsTable>
export type VariationRow = Selectable<VariationsTable>

/** «25» is told as «25» while it says the same as the centavos. */
export type TypedPrices = { regular?: string; sale?: string }

export type StockStatus = 'instock' | 'outofstock' | 'onbackorder'

/** What a product and a variation have in common for whoever prices and counts them. Null takes away; what is missing stays. */
export type OfferInput = {
  sku?: string
  gtin?: string
  regularCents?: Cents | null
  saleCents?: Cents | null
  saleFrom?: Date | null
  saleTo?: Date | null
  manageStock?: boolean
  /** Units that are there, when they are counted. */
  units?: number
  /** The units that somebody had before their eyes: another number since then is told, not written over. */
  unitsSeen?: number
  stockStatus?: StockStatus
  backorders?: 'no' | 'notify' | 'yes'
  /** The prices as somebody wrote them, to be told so again. */
  typedPrices?: TypedPrices
  /** By its address part; empty: none. */
  shippingClass?: string
  meta?: MetaChange[]
}

/** A value that a product has of an attribute: the attribute by its id or its name, the values by their names. */
export type AttributeInput = {
  id?: number
  name?: string
  position?: number
  visible?: boolean
  variation?: boolean
  options: string[]
}

/** A picture of the library, or one that stands elsewhere and that somebody wants fetched. */
export type PictureInput = { id: number; alt?: string } | { url: string; by: number; alt?: string }
export type DownloadInput = { id?: number; name: string; file: string }
export const LINK_KINDS = ['related', 'upsell', 'cross_sell', 'grouped'] as const
export type LinkKind = (typeof LINK_KINDS)[number]

/** The columns that are a merchant's word and nothing else, as the table of fields names them. */
export type ProductFieldValues = Pick<ProductRow, FieldColumn>

export type BundleItemInput = { productId: number; variationId: number | null; quantity: number }

export type ProductInput = OfferInput &
  Partial<ProductFieldValues> & {
    type?: ProductKind
    status?: 'draft' | 'pending' | 'publish' | 'private' | 'trash'
    /** Empty: it is made from the name. */
    slug?: string
    publishedAt?: Date
    categoryIds?: number[]
    tagIds?: number[]
    pictures?: PictureInput[]
    links?: Partial<Record<LinkKind, number[]>>
    /** What is in a kit. */
    bundleItems?: BundleItemInput[]
    bundlePricing?: BundlePricing
    /** Hundredths of a percent, or centavos. */
    bundleDiscount?: number
    downloads?: DownloadInput[]
    attributes?: AttributeInput[]
  }

export type VariationInput = OfferInput &
  Partial<Measures> & {
    enabled?: boolean
    /** Markup, cleaned when it is kept. */
    description?: string
    pictureId?: number | null
    position?: number
    /** By attribute; an empty option fits any choice. */
    terms?: { id?: number; name?: string; option: string }[]
  }

export type EditProblem =
  | {
      kind:
        | 'gone'
        | 'stale'
        | 'sale-not-below'
        | 'sale-ends-early'
        | 'too-much-meta'
        | 'too-many-variations'
        | 'not-variable'
        | 'bad-external-url'
        | 'limits-crossed'
        | 'bad-presale-day'
    }
  /** `why`: it is no product that can be in a kit, it lacks a chosen variation, or the product is itself in one. */
  | { kind: 'bundle'; why: 'part' | 'variation' | 'twice' | 'is-part' | 'percent'; name: string }
  /** `text`: which fields of the merchant's own, and why. */
  | { kind: 'bad-fields'; text: string }
  | { kind: 'sku-taken'; id: number; suggestion: string }
  | { kind: 'unknown'; what: 'category' | 'tag' | 'picture' | 'product' | 'attribute' | 'term'; id: number | string }

export type Saved = { ok: true; id: number } | { ok: false; problem: EditProblem }
export const refused = (problem: EditProblem): { ok: false; problem: EditProblem } => ({ ok: false, problem })
