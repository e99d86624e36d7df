import type { PriceTag } from '#kit/money.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import type { SafeHtml } from '#kit/safe-html.ts'

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
  /** The colours it comes in, for the dots under the picture. */
  colors: { name: string; hex: string }[]
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
  onHand: number | undefined
  weightGrams: number
  sizeMm: { length: number; width: number; height: number }
  downloadable: boolean
  latestReviews: Review[]
  relatedIds: number[]
  modifiedAt: Date
}

/** The catalogue as widgets read it. */
export type CatalogReader = {
  list: (query: ProductQuery) => Promise<ProductList>
}

/** The catalogue as the storefront's own pages read it. */
export type Catalog = CatalogReader & {
  category: (slug: string) => Promise<Category | undefined>
  product: (slug: string) => Promise<ProductPage | undefined>
}
