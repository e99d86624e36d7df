import type { ShownField } from '#shop/fields/contract.ts'
import type { SizeGuide } from '#shop/size-guides/contract.ts'
import type { GiftOffer } from '#shop/stored-value/contract.ts'
import type { Cents } from '#kit/money.ts'
import type { PriceTag } from '#kit/money.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import type { SafeHtml } from '#kit/safe-html.ts'
import type { SeoWords } from '#kit/seo-words.ts'
import type { ProductFieldValues } from './editing/contract.ts'
import type { ComparedFacts } from './compared-facts.ts'
import type { ProductKind } from './product-kind.ts'
import type { SwatchSettings } from './swatch-settings.ts'
import type { AvailableVariation, SwatchAttribute } from './variation.ts'
import type { Stock } from './variation-words.ts'

/** A product as it stands in a grid. */
export type ProductCard = {
  id: number
  type: ProductKind
  name: string
  url: string
  sku: string
  /** Of a product that is sold elsewhere: where, and what the button there says. */
  leadsTo?: LeadsTo
  /** The least that an order has of it, where that is more than one. */
  leastUnits?: number
  /** A gift card whose value the buyer chooses. */
  asksForValue?: true
  price: PriceTag
  /** What a promotion gives, in few words: «Leve 3, pague 2». */
  promotion?: string
  /** It is a pre-sale: sent from this day on. */
  presaleUntil?: string
  cover: PictureFile | undefined
  inStock: boolean
  /** From 0 to 5; 0 means that nobody has rated it. */
  rating: number
  reviews: number
  categories: string[]
  /** The colours it comes in, for the dots under the picture; one that can be chosen has an address that chooses it. */
  colors: CardColor[]
  /** What it tells of the merchant's own fields. */
  facts?: CardFact[]
}

export type CardFact = { key: string; name: string; text: string }

export type LeadsTo = { url: string; text: string }

/** A product of a group, as the group's form shows it. */
export type GroupMember = { card: ProductCard; stock: Stock; maxQty: number | '' }

/** A part of a kit, as its page shows it. */
export type BundlePart = {
  id: number
  name: string
  /** Absent where it is no product that visitors may see. */
  url?: string
  quantity: number
  options: { label: string; name: string }[]
  picture: PictureFile | undefined
}

export type CardColor = {
  name: string
  hex: string
  url?: string
  /** How the product looks in it, where that is known. */
  picture?: PictureFile
  /** What it costs in it, where prices differ. */
  price?: PriceTag
  /** The variation that it alone means and that can be bought. */
  variationId?: number
  /** The card is shown in this one. */
  isShown?: boolean
}

export type ProductOrder = 'menu_order' | 'popularity' | 'rating' | 'date' | 'price' | 'price-desc'

export type ProductQuery = {
  category?: string
  tag?: string
  /** Products of any of these. */
  categories?: string[]
  tags?: string[]
  ids?: number[]
  featured?: boolean
  onSale?: boolean
  filters?: ProductFilters
  orderby?: ProductOrder
  page?: number
  perPage?: number
}

/** What a shopper has narrowed a list by. */
export type ProductFilters = {
  /** `any`: one of the terms is enough; otherwise a product has them all. */
  attributes: { slug: string; terms: string[]; any: boolean }[]
  minCents?: number
  maxCents?: number
  /** By the merchant's own fields of numbers. */
  ranges?: NumberRange[]
  onSale: boolean
  inStock: boolean
  /** Rounded averages, each from 1 to 5; empty: any. */
  ratings: number[]
}

/** From so much to so much of a field, which addresses name `campo-largura`. */
export type NumberRange = { slug: string; min?: number; max?: number }

export type ProductList = {
  products: ProductCard[]
  total: number
  /** There are more than `total`: counting stops there. */
  isLeast?: boolean
  pages: number
  page: number
}

export type FacetOption = { slug: string; name: string; count: number }

/** What a list can be narrowed by, with how many products each choice would leave. */
export type Facets = {
  categories: (FacetOption & { parent: string | undefined })[]
  attributes: { slug: string; name: string; options: (FacetOption & { color: string | undefined })[] }[]
  /** The merchant's own fields of numbers, with the least and the most that any product has. */
  ranges: { slug: string; name: string; unit: string; least: number; most: number }[]
  /** How many products have each rounded average, from 1 to 5. */
  ratings: Map<number, number>
  onSale: number
  inStock: number
  price: { lowestCents: number; highestCents: number } | undefined
  /** Too many products to count them all: every count is one of the first ones. */
  areLeast: boolean
}

export type Category = {
  id: number
  slug: string
  name: string
  description: SafeHtml
  seo: SeoWords
  parent: { slug: string; name: string } | undefined
  /** How its products stand unless a visitor asks for something else; of those that follow from rules. */
  sortedBy?: ProductOrder
  /** The merchant's own fields that its page shows. */
  fields?: ProductField[]
}

/** A category as it stands in a grid. */
export type CategoryCard = {
  id: number
  slug: string
  name: string
  url: string
  /** The slug of the one that it stands in. */
  parent: string | undefined
  picture: PictureFile | undefined
  /** How many products stand in it or below it. */
  count: number
}

export type Tag = { id: number; slug: string; name: string; description: SafeHtml; sortedBy?: ProductOrder }

export type Review = {
  author: string
  rating: number
  text: string
  at: Date
  helpful: number
  answer: { text: string; at: Date } | undefined
  photoIds: number[]
}

/** A field of the merchant's own, with its picture where it is one. */
export type ProductField = Omit<ShownField, 'pictureId'> & { picture?: PictureFile }

export type ProductPage = ProductCard & {
  slug: string
  shortDescription: SafeHtml
  description: SafeHtml
  gallery: PictureFile[]
  /** Where it stands in the shop, for the path above the page. */
  categoryPath: { id: number; slug: string; name: string }[]
  attributes: { slug: string; name: string; terms: { slug: string; name: string; color: string | undefined }[] }[]
  /** The merchant's own fields, as far as visitors may see them. */
  customFields: ProductField[]
  /** Where a guide names it, a tag or a category of it. */
  sizeGuide?: SizeGuide
  /** The rest of what the merchant says of it, by its columns. */
  fields: ProductFieldValues
  /** What the form that sells it needs. */
  purchase: Purchase
  latestReviews: Review[]
  relatedIds: number[]
  /** What was bought with it, most often first. */
  togetherIds: number[]
  /** What the shop offers instead of it: better, larger, newer. */
  upsellIds: number[]
  modifiedAt: Date
}

/** What a form needs to sell a product. */
export type Purchase = {
  id: number
  name: string
  url: string
  type: ProductKind
  sku: string
  /** Of a product that is sold elsewhere. */
  leadsTo?: LeadsTo
  /** Of a group: what is bought in it. */
  members: GroupMember[]
  /** Of a kit: what is in it. */
  parts?: BundlePart[]
  stock: Stock
  /** Empty when nothing bounds it. */
  maxQty: number | ''
  /** The least that an order has of it. */
  minUnits?: number
  /** What a shopper chooses by; empty for simple products. */
  attributes: SwatchAttribute[]
  variations: AvailableVariation[]
  /** What it cost at least in the days before its sale, where the merchant tells it and all of it costs the same. */
  lowestBeforeSale?: Cents
  /** It is a gift card: its own price, and the bounds within which another may be chosen. */
  giftCard?: GiftOffer & { cents: Cents; /** How long it can be used; 0: for ever. */ months: number }
}

/** The catalogue as widgets read it. */
export type CatalogReader = {
  list: (query: ProductQuery) => Promise<ProductList>
  purchase: (productId: number) => Promise<Purchase | undefined>
  swatchSettings: () => Promise<SwatchSettings>
  /** All of them, in the merchant's order. */
  categories: () => Promise<CategoryCard[]>
}

/** The catalogue as the storefront's own pages read it. */
export type Catalog = CatalogReader & {
  category: (slug: string) => Promise<Category | undefined>
  tag: (slug: string) => Promise<Tag | undefined>
  facets: (query: ProductQuery) => Promise<Facets>
  /** The cards of these products in this order; those that nobody may see are left out. */
  cards: (ids: number[]) => Promise<ProductCard[]>
  /** What these products say of themselves, to be read side by side. */
  comparedFacts: (ids: number[]) => Promise<ComparedFacts[]>
  /** Brings the lists up to date with what time alone has changed. */
  followClock: () => Promise<void>
  product: (slug: string) => Promise<ProductPage | undefined>
}
