/** The demo shop as plain data: what its seeds, pages and pictures are made from. Money is in centavos. */

export type DemoPicture = {
  /** Names the file and the address; unique in the demo. */
  name: string
  alt: string
  width: number
  height: number
  /** The whole picture as SVG text of exactly width × height. */
  svg: () => string
}

export type DemoCategory = { slug: string; name: string; description: string; parent?: string; picture: string }

export type DemoTerm = { slug: string; name: string; color?: string }
export type DemoAttribute = { slug: string; name: string; swatch: 'color' | 'button'; terms: DemoTerm[] }

export type DemoVariation = {
  /** Attribute slug → term slug; an attribute left out means any. */
  attributes: Record<string, string>
  sku: string
  priceCents: number
  salePriceCents?: number
  stock: number
  picture?: string
}

export type DemoReview = { author: string; rating: 1 | 2 | 3 | 4 | 5; text: string; daysAgo: number }

export type DemoProduct = {
  slug: string
  name: string
  sku: string
  categories: string[]
  tags: string[]
  /** Price of a simple product; for a variable one the variations carry theirs. */
  priceCents: number
  salePriceCents?: number
  /** null: stock is not counted. */
  stock: number | null
  lowStock?: number
  shortDescription: string
  description: string
  /** Picture names, the first is the cover. */
  pictures: string[]
  weightGrams: number
  sizeMm: { length: number; width: number; height: number }
  featured?: boolean
  virtual?: boolean
  download?: { name: string; text: string }
  /** Attribute slugs with the terms this product comes in. */
  attributes?: Record<string, string[]>
  variations?: DemoVariation[]
  reviews?: DemoReview[]
  related?: string[]
  daysAgo: number
}

export type DemoPost = {
  slug: string
  title: string
  excerpt: string
  html: string
  picture: string
  category: string
  tags: string[]
  author: string
  daysAgo: number
}

export type DemoCoupon = {
  code: string
  description: string
  kind: 'percent' | 'fixed_cart' | 'fixed_product' | 'free_shipping'
  amount: number
  minimumCents?: number
  usageLimit?: number
  perPerson?: number
  /** Wants no other coupon beside it. */
  alone?: boolean
  excludeSaleItems?: boolean
  /** Slugs of the categories that it is made for. */
  categories?: string[]
  /** So many days ago. */
  expiredDaysAgo?: number
}
