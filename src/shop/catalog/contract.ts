import type { PriceTag } from '#kit/money.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import type { SafeHtml } from '#kit/safe-html.ts'
import type { SwatchSettings } from './swatch-settings.ts'
import type { AvailableVariation, SwatchAttribute } from './variation.ts'
import type { Stock } from './variation-words.ts'

/** A product as it stands in a grid. */
export type ProductCard = {
  id: number
  type: 'simple' | 'variable'
  name: string
  url: string
  sku: string
  price: PriceTag
  cover: PictureFile | undefined
  inStock: boolean
  /** From 0 to 5; 0 means that nobody has rated it. */
  rating: number
  reviews: number
  categories: string[]
  /** The colours it comes in, for the dots under the picture; one that can be chosen has an address that chooses it. */
  colors: { name: string; hex: string; url?: string }[]
}

export type ProductOrder = 'menu_order' | 'popularity' | 'rating' | 'date' | 'price' | 'price-desc'

export type ProductQuery = {
  category?: string
  tag?: string
  ids?: number[]
  featured?: boolean
  onSale?: boolean
  orderby?: ProductOrder
  page?: number
  perPage?: number
}

export type ProductList = { products: ProductCard[]; total: number; pages: number; page: number }

export type Category = {
  id: number
  slug: string
  name: string
  description: string
  parent: { slug: string; name: string } | undefined
  picture: PictureFile | undefined
}

export type Review = { author: string; rating: number; text: string; at: Date }

export type ProductPage = ProductCard & {
  slug: string
  shortDescription: SafeHtml
  description: SafeHtml
  gallery: PictureFile[]
  /** Where it stands in the shop, for the path above the page. */
  shelf: { slug: string; name: string }[]
  attributes: { slug: string; name: string; terms: { slug: string; name: string; color: string | undefined }[] }[]
  weightGrams: number
  sizeMm: { length: number; width: number; height: number }
  downloadable: boolean
  /** What the form that sells it needs. */
  purchase: Purchase
  latestReviews: Review[]
  relatedIds: number[]
  modifiedAt: Date
}

/** What a form needs to sell a product. */
export type Purchase = {
  id: number
  name: string
  url: string
  type: 'simple' | 'variable'
  sku: string
  stock: Stock
  /** Empty when nothing bounds it. */
  maxQty: number | ''
  /** What a shopper chooses by; empty for simple products. */
  attributes: SwatchAttribute[]
  variations: AvailableVariation[]
}

/** The catalogue as widgets read it. */
export type CatalogReader = {
  list: (query: ProductQuery) => Promise<ProductList>
  purchase: (productId: number) => Promise<Purchase | undefined>
  swatchSettings: () => Promise<SwatchSettings>
}

/** The catalogue as the storefront's own pages read it. */
export type Catalog = CatalogReader & {
  category: (slug: string) => Promise<Category | undefined>
  product: (slug: string) => Promise<ProductPage | undefined>
}
