import type { OrderStatus } from '#shop/orders/contract.ts'

/** What the screens read of the API's answers; there is more in them. */
export type WirePlace = {
  first_name: string
  last_name: string
  company: string
  address_1: string
  address_2: string
  number: string
  neighborhood: string
  city: string
  state: string
  postcode: string
  country?: string
  phone: string
}
export type WireBuyer = WirePlace & { email: string; cpf: string; cnpj: string; cellphone: string }

export type OrderItem = {
  id: number
  name: string
  product_id: number
  variation_id: number
  quantity: number
  subtotal: string
  total: string
  sku: string
  image: { src: string }
}

export type OrderRecord = {
  id: number
  number: string
  status: OrderStatus | 'trash'
  date_created: string
  date_paid: string | null
  total: string
  discount_total: string
  shipping_total: string
  customer_id: number
  customer_note: string
  payment_method: string
  payment_method_title: string
  transaction_id: string
  billing: WireBuyer
  shipping: WirePlace
  line_items: OrderItem[]
  shipping_lines: { method_id: string; instance_id: string; method_title: string; total: string }[]
  fee_lines: { name: string; total: string }[]
  coupon_lines: { code: string; discount: string }[]
  refunds: { id: number; reason: string; total: string }[]
  meta_data: { key: string; value: unknown }[]
  created_via: string
  is_editable: boolean
  needs_payment: boolean
  payment_url: string
  /** Grows with every change; whoever saves an older one is told. */
  edit_version: number
}

/** What only the shop's own routes tell of an order. */
export type OrderDesk = {
  status: OrderStatus
  paid_cents: number
  total_cents: number
  tracking: { carrier: string; code: string; url: string } | null
}

export type NoteRecord = {
  id: number
  author: string
  date_created: string
  note: string
  customer_note: boolean
  added_by_user: boolean
}

export type Picture = { id: number; src: string; alt: string; name: string }

export type ProductRecord = {
  id: number
  name: string
  slug: string
  permalink: string
  type: 'simple' | 'variable'
  status: 'draft' | 'pending' | 'private' | 'publish' | 'future' | 'trash'
  sku: string
  price: string
  regular_price: string
  sale_price: string
  manage_stock: boolean
  stock_quantity: number | null
  stock_status: 'instock' | 'outofstock' | 'onbackorder'
  low_stock_amount: number | null
  images: Picture[]
  categories: { id: number; name: string }[]
  attributes: { id: number; options: string[] }[]
  variations: number[]
  version: number
}

export type VariationRecord = {
  id: number
  name: string
  sku: string
  price: string
  regular_price: string
  sale_price: string
  manage_stock: boolean
  stock_quantity: number | null
  stock_status: ProductRecord['stock_status']
  image: Picture | null
  attributes: { id: number; option: string }[]
  status: 'publish' | 'private'
  version: number
}

export type CustomerRecord = {
  id: number
  email: string
  first_name: string
  last_name: string
  username: string
  date_created: string
  orders_count: number
  total_spent: string
  billing: WireBuyer
  shipping: WirePlace
}

export type ReviewRecord = {
  id: number
  date_created: string
  product_name: string
  product_permalink: string
  status: 'approved' | 'hold' | 'spam' | 'trash'
  reviewer: string
  reviewer_email: string
  review: string
  rating: number
  verified: boolean
}
