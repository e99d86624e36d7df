import { isRecord } from '#kit/is-record.ts'
import { splitDevice, type Settings } from '../settings.ts'
import { type Kind, piece } from './piece.ts'

const LIMIT =
  /(posts?_?per_?page|per_?page|items?_?per_?page|limit|products?_?(count|number|num)|posts?_?(count|number|num)|^number$|_count$|no_of_(posts|products))/i
const COLUMNS = /(^|_)(columns?|cols|grid_columns?)(_number)?$/i
const ORDER = /order_?by|sort_?by/i
const WHICH = /(filter|query|product|source|show|type|select)/i

/** Which of a shop's products an add-on lists, as far as its choices say so. */
export const products: Kind = (_find, settings) => {
  const words = Object.entries(settings)
    .filter(([name]) => WHICH.test(name))
    .map(([, value]) => String(value))
  const query = words.some((word) => /^(on_?sale|sale|sale_products)/i.test(word))
    ? 'on_sale'
    : words.some((word) => /^featured/i.test(word))
      ? 'featured'
      : undefined
  const order = orderOf(settings) ?? (words.some((word) => /^(best|popular|total_sales)/i.test(word)) ? 'popularity' : undefined)
  const columns = numberAt(settings, COLUMNS, 6)
  const limit = numberAt(settings, LIMIT, 48)
  return [
    piece('products', {
      ...(query && { query }),
      ...(order && { orderby: order }),
      ...(columns && { columns }),
      limit: limit ?? 8,
    }),
  ]
}

/** How many texts of the diary, in how many columns. */
export const posts: Kind = (_find, settings) => {
  const columns = numberAt(settings, COLUMNS, 6)
  const limit = numberAt(settings, LIMIT, 48)
  return [piece('posts', { ...(limit && { posts_per_page: limit }), ...(columns && { classic_columns: columns }) })]
}

function numberAt(settings: Settings, name: RegExp, most: number): number | undefined {
  const found = Object.entries(settings).find(
    ([key, value]) => name.test(key) && splitDevice(key).device === '' && sizeOf(value) > 0,
  )
  return found ? Math.min(most, sizeOf(found[1])) : undefined
}

/** «3», { size: 3 } or «col-4»: a count as add-ons keep it. */
function sizeOf(value: unknown): number {
  const size = isRecord(value) ? value.size : value
  const number = typeof size === 'number' ? size : Number(/^(?:[a-z-]*-)?(\d{1,2})$/i.exec(String(size ?? ''))?.[1])
  return Number.isSafeInteger(number) ? number : 0
}

const ORDERS: Record<string, string> = {
  date: 'date',
  price: 'price',
  popularity: 'popularity',
  rating: 'rating',
  sales: 'popularity',
  total_sales: 'popularity',
}
function orderOf(settings: Settings): string | undefined {
  const stored = Object.entries(settings).find(([key]) => ORDER.test(key))?.[1]
  const order = typeof stored === 'string' && Object.hasOwn(ORDERS, stored) ? ORDERS[stored] : undefined
  const isDescending = Object.entries(settings).some(([key, value]) => /(^|_)order$/i.test(key) && /^desc$/i.test(String(value)))
  return order === 'price' && isDescending ? 'price-desc' : order
}
