import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Meta } from '#kit/meta-data.ts'
import type { BundlePricing, ProductKind } from './product-kind.ts'

type TypedPrices = { regular?: string; sale?: string }
type StoredPrices = ColumnType<TypedPrices, TypedPrices | undefined, TypedPrices>
type StoredMeta = JSONColumnType<Meta[], string | undefined, string>
type Status = 'draft' | 'pending' | 'publish' | 'future' | 'private' | 'trash'
/** How the values of an attribute are sorted. */
export type AttributeOrder = 'menu_order' | 'name' | 'name_num' | 'id'
type Backorders = 'no' | 'notify' | 'yes'

export type ProductsTable = {
  id: Generated<number>
  type: ProductKind
  status: Generated<Status>
  visibility: Generated<'visible' | 'catalog' | 'search' | 'hidden'>
  slug: string
  name: string
  sku: string | null
  short_description: Generated<string>
  description: Generated<string>
  price_cents: Generated<number>
  sale_price_cents: number | null
  sale_from: Date | null
  sale_to: Date | null
  manage_stock: Generated<boolean>
  in_stock: Generated<boolean>
  backorders: Generated<Backorders>
  low_stock: number | null
  presale_until: string | null
  backorder_limit: number | null
  backorder_days: number | null
  sold_individually: Generated<boolean>
  min_units: number | null
  max_units: number | null
  customer_units: number | null
  customer_days: number | null
  weight_grams: Generated<number>
  length_mm: Generated<number>
  width_mm: Generated<number>
  height_mm: Generated<number>
  external_url: Generated<string>
  button_text: Generated<string>
  featured: Generated<boolean>
  virtual: Generated<boolean>
  downloadable: Generated<boolean>
  position: Generated<number>
  total_sales: Generated<number>
  rating_sum: Generated<number>
  rating_count: Generated<number>
  published_at: Date | null
  created_at: Generated<Date>
  modified_at: Generated<Date>
  version: Generated<number>
  /** What a kit costs: a price of its own, or its parts less so much. */
  bundle_pricing: Generated<BundlePricing>
  /** Hundredths of a percent, or centavos. */
  bundle_discount: Generated<number>
  /** False while it has no price: then it is not for sale. */
  priced: Generated<boolean>
  purchase_note: Generated<string>
  gtin: Generated<string>
  /** Who makes it; empty: the shop itself. */
  brand: Generated<string>
  /** What search engines show; empty: its name and its summary. */
  seo_title: Generated<string>
  seo_description: Generated<string>
  /** On YouTube or Vimeo, or a file of the shop's own; empty: none. */
  video_url: Generated<string>
  meta: StoredMeta
  /** Prices as a program wrote them. */
  typed_prices: StoredPrices
  shipping_class_id: number | null
  gift_card: Generated<boolean>
  gift_value_least: number | null
  gift_value_most: number | null
}

export type VariationsTable = {
  id: Generated<number>
  product_id: number
  sku: string | null
  price_cents: number
  sale_price_cents: number | null
  sale_from: Date | null
  sale_to: Date | null
  manage_stock: Generated<boolean>
  in_stock: Generated<boolean>
  backorders: Generated<Backorders>
  picture_id: number | null
  position: Generated<number>
  enabled: Generated<boolean>
  /** What is said of it alone. */
  description: Generated<string>
  priced: Generated<boolean>
  gtin: Generated<string>
  meta: StoredMeta
  typed_prices: StoredPrices
  shipping_class_id: number | null
  weight_grams: Generated<number>
  length_mm: Generated<number>
  width_mm: Generated<number>
  height_mm: Generated<number>
  created_at: Generated<Date>
  modified_at: Generated<Date>
  version: Generated<number>
}

declare module '#db/schema.ts' {
  interface Database {
    products: ProductsTable
    variations: VariationsTable
    categories: {
      id: GeneratedAlways<number>
      slug: string
      name: string
      description: Generated<string>
      parent_id: number | null
      picture_id: number | null
      position: Generated<number>
      seo_title: Generated<string>
      seo_description: Generated<string>
      meta: StoredMeta
    }
    product_tags: { id: GeneratedAlways<number>; slug: string; name: string; description: Generated<string> }
    shipping_classes: { id: GeneratedAlways<number>; slug: string; name: string; description: Generated<string> }
    attributes: {
      id: GeneratedAlways<number>
      slug: string
      name: string
      swatch: Generated<'color' | 'image' | 'button' | 'select'>
      order_by: Generated<AttributeOrder>
      has_archives: Generated<boolean>
    }
    attribute_terms: {
      id: GeneratedAlways<number>
      attribute_id: number
      slug: string
      name: string
      color: string | null
      picture_id: number | null
      position: Generated<number>
      description: Generated<string>
    }
    /** How a product uses an attribute: where it stands, whether its page tells it, whether shoppers choose by it. */
    product_attributes: {
      product_id: number
      attribute_id: number
      position: Generated<number>
      visible: Generated<boolean>
      variation: Generated<boolean>
    }
    product_categories: { product_id: number; category_id: number }
    product_tagged: { product_id: number; tag_id: number }
    product_pictures: { product_id: number; media_id: number; position: number }
    product_terms: { product_id: number; term_id: number; position: Generated<number> }
    product_links: {
      product_id: number
      linked_id: number
      kind: 'related' | 'upsell' | 'cross_sell' | 'grouped'
      position: Generated<number>
    }
    bundle_items: {
      id: GeneratedAlways<number>
      bundle_id: number
      position: number
      product_id: number | null
      variation_id: number | null
      quantity: number
    }
    product_downloads: { id: GeneratedAlways<number>; product_id: number; name: string; file: string }
    variation_terms: { variation_id: number; attribute_id: number; term_id: number }
    stock: {
      id: GeneratedAlways<number>
      product_id: number
      variation_id: number | null
      on_hand: Generated<number>
      owed: Generated<number>
    }
    stock_moves: {
      id: GeneratedAlways<number>
      stock_id: number
      units: number
      reason: 'received' | 'held' | 'sold' | 'released' | 'returned' | 'corrected'
      order_id: number | null
      created_at: Generated<Date>
    }
    reviews: {
      id: Generated<number>
      product_id: number
      user_id: number | null
      author_name: string
      author_email: string | null
      /** Bought it here, by the shop's own records. */
      verified: Generated<boolean>
      rating: number
      text: string
      status: Generated<'hold' | 'approved' | 'spam' | 'trash'>
      /** How many visitors said that it helped. */
      helpful: Generated<number>
      /** What the shop says to it. */
      answer: string | null
      answered_at: Date | null
      answer_told_at: Date | null
      created_at: Generated<Date>
    }
    /** Derived from the rest by the database: one narrow row for each product, to filter and sort by. */
    product_shelf: {
      product_id: number
      in_catalog: boolean
      position: number
      published_at: Date | null
      total_sales: number
      /** Exact, as text. */
      rating: string
      rating_count: number
      cents: number
      up_to_cents: number
      facets: string[]
      next_change_at: Date | null
    }
    /** Each product in each category that it stands in, to read one of them in any order. */
    category_places: Pick<
      Database['product_shelf'],
      'product_id' | 'position' | 'published_at' | 'total_sales' | 'rating' | 'rating_count' | 'cents' | 'up_to_cents'
    > & { category: string }
    /** The facets of what is in the catalogue, by the numbers of their codes: narrow, to count by. */
    product_codes: Pick<Database['product_shelf'], 'product_id' | 'cents' | 'up_to_cents'> & { codes: number[] }
    shelf_codes: { id: GeneratedAlways<number>; code: string }
    /** Products that were sold since the shelf last followed. */
    shelf_sales: { product_id: number }
    /** What was bought in the same orders, counted each night; 1 is what was bought with it most often. */
    bought_together: { product_id: number; other_id: number; place: number }
    /** A view: what has a price to show, with that of this moment: what can be bought, what is sold elsewhere, and members of groups under the group. */
    shown_offers: Omit<Database['offers'], 'on_hand' | 'sellable'>
    /** A view: what can be put into a cart, with its price of this moment. */
    offers: {
      product_id: number
      variation_id: number | null
      regular_cents: number
      cents: number
      in_stock: boolean
      on_hand: number | null
      /** What can be sold of it, with what may be owed; null: any number. */
      sellable: number | null
    }
  }
}
