import { BREAKDOWNS } from '#shop/reports/contract.ts'
import { PRODUCT_ORDERS } from '#shop/catalog/editing/find-products.ts'
import { STATUSES } from '#shop/orders/status.ts'

/** What a screen asks the API; `size` is the shop's number of orders, products and customers, `at` the turn. */
export type Question = { what: string; isList: boolean; path: (at: number, size: number) => string }

const list = (what: string, path: Question['path']): Question => ({ what, isList: true, path })
const page = (at: number, pages = 8) => `per_page=25&page=${1 + (at % pages)}`
const NAMES = ['ana lima', 'tereza', 'bruno si', 'zanetti', 'davi gomes', 'karina o']
const WORDS = ['caneca', 'prato az', 'bule', 'mob', 'SKU-7', 'tapete grande']
/** Nine tenths of the way: some of all that there is are in the bin. */
const lastPage = (size: number) => Math.ceil((0.9 * size) / 25)
const one = (at: number, size: number) => 1 + ((at * 7919) % size)

const ORDERS: Question[] = [
  list('orders, all', (at) => `/wc/v3/orders?${page(at)}&orderby=date&order=desc`),
  list('orders, the last', (_at, size) => `/wc/v3/orders?per_page=25&page=${lastPage(size)}&orderby=date&order=desc`),
  list('orders, far back', (at) => `/wc/v3/orders?per_page=25&page=${30 + (at % 9)}&orderby=date&order=desc`),
  ...[...STATUSES, 'trash'].map((status) =>
    list(`orders, ${status}`, () => `/wc/v3/orders?per_page=25&page=1&status=${status}&orderby=date&order=desc`),
  ),
  list('orders by number', (at, size) => `/wc/v3/orders?per_page=25&search=${one(at, size)}`),
  list('orders by name', (at) => `/wc/v3/orders?per_page=25&search=${encodeURIComponent(NAMES[at % NAMES.length]!)}`),
  list('orders by CPF', (at, size) => `/wc/v3/orders?per_page=25&search=${String(one(at, size)).padStart(11, '0')}`),
  list('orders by e-mail', (at, size) => `/wc/v3/orders?per_page=25&search=cliente${one(at, size)}%40exemplo.com.br`),
  list(
    'orders of a month',
    (at) => `/wc/v3/orders?per_page=25&after=${dayBack(60 + at)}T00:00:00&before=${dayBack(30 + at)}T23:59:59`,
  ),
]

const PRODUCTS: Question[] = [
  ...PRODUCT_ORDERS.filter((by) => by !== 'include').map((by) =>
    list(`products by ${by}`, (at) => `/wc/v3/products?${page(at)}&orderby=${by}&order=${at % 2 === 0 ? 'desc' : 'asc'}`),
  ),
  ...['publish', 'draft', 'private', 'trash'].map((status) =>
    list(`products, ${status}`, (at) => `/wc/v3/products?${page(at, 1)}&status=${status}`),
  ),
  ...['instock', 'outofstock', 'onbackorder'].map((state) =>
    list(`products, ${state}`, (at) => `/wc/v3/products?${page(at, 1)}&stock_status=${state}`),
  ),
  list('products by name, the last', (_at, size) => `/wc/v3/products?per_page=25&page=${lastPage(size)}&orderby=title&order=asc`),
  list('products, few left', () => '/wc/v3/products?per_page=25&vitrine_low_stock=true'),
  list('products of a category', (at) => `/wc/v3/products?per_page=25&category=${1 + (at % 40)}`),
  list('products by words', (at) => `/wc/v3/products?per_page=25&search=${encodeURIComponent(WORDS[at % WORDS.length]!)}`),
]

const CUSTOMERS: Question[] = [
  list('customers, newest', (at) => `/wc/v3/customers?${page(at)}&orderby=registered_date&order=desc`),
  list('customers by name', (at) => `/wc/v3/customers?${page(at)}&orderby=name&order=asc`),
  list(
    'customers, the last',
    (_at, size) => `/wc/v3/customers?per_page=25&page=${lastPage(size)}&orderby=registered_date&order=desc`,
  ),
  list('customers, searched', (at) => `/wc/v3/customers?per_page=25&search=${encodeURIComponent(NAMES[at % NAMES.length]!)}`),
  ...['last_order', 'total_spent', 'orders', 'name', 'date'].map((by) =>
    list(`buyers by ${by}`, (at) => `/vitrine/v1/customer-profiles?${page(at)}&orderby=${by}&order=desc`),
  ),
  list(
    'buyers, searched',
    (at) => `/vitrine/v1/customer-profiles?per_page=25&search=${encodeURIComponent(NAMES[at % NAMES.length]!)}`,
  ),
  list('buyers, twice or more', (at) => `/vitrine/v1/customer-profiles?${page(at, 1)}&min_orders=2`),
  list('buyers, gone for 90 days', (at) => `/vitrine/v1/customer-profiles?${page(at, 1)}&inactive_days=90`),
  list('buyers of a state', (at) => `/vitrine/v1/customer-profiles?${page(at, 1)}&state=MG`),
  list('buyers of a category', (at) => `/vitrine/v1/customer-profiles?per_page=25&category=${1 + (at % 40)}`),
]

const COUPONS: Question[] = [
  list('coupons, newest', (at) => `/wc/v3/coupons?${page(at, 1)}&orderby=date&order=desc`),
  list('coupons, searched', () => '/wc/v3/coupons?per_page=25&search=cupom1'),
  list('uses of a coupon', (at) => `/vitrine/v1/coupons/${1 + (at % 20)}/uses?per_page=25`),
]

const SITE: Question[] = [
  list('files, newest', (at) => `/wp/v2/media?${page(at)}&orderby=date&order=desc&context=edit`),
  list('files by title', (at) => `/wp/v2/media?${page(at)}&orderby=title&order=asc&context=edit`),
  list('files, the last', (_at, size) => `/wp/v2/media?per_page=25&page=${lastPage(size)}&orderby=date&order=desc&context=edit`),
  list('files, searched', (at) => `/wp/v2/media?per_page=25&search=${encodeURIComponent(`peça ${at % 97}`)}&context=edit`),
  list('files, pictures', (at) => `/wp/v2/media?${page(at)}&media_type=image&context=edit`),
  list(
    'texts, newest',
    (at) => `/wp/v2/posts?${page(at)}&status=publish,draft,future,private&orderby=date&order=desc&context=edit`,
  ),
  list(
    'texts by title',
    (at) => `/wp/v2/posts?${page(at)}&status=publish,draft,future,private&orderby=title&order=asc&context=edit`,
  ),
  list('texts, searched', (at) => `/wp/v2/posts?per_page=25&status=publish,draft&search=texto%20${at}&context=edit`),
  list('pages, changed last', (at) => `/wp/v2/pages?${page(at)}&status=publish,draft&orderby=modified&order=desc&context=edit`),
  list('answers, newest', (at) => `/vitrine/v1/form-submissions?${page(at)}`),
  list('answers, the last', (_at, size) => `/vitrine/v1/form-submissions?per_page=25&page=${lastPage(size)}`),
  list('answers of a form', (at) => `/vitrine/v1/form-submissions?${page(at)}&form=revenda`),
  list('answers, unread', (at) => `/vitrine/v1/form-submissions?${page(at)}&status=new`),
  list('answers, searched', (at, size) => `/vitrine/v1/form-submissions?per_page=25&search=pessoa${one(at, size)}%40exemplo`),
  list('forms', () => '/vitrine/v1/forms'),
  list('reviews, all', (at) => `/wc/v3/products/reviews?${page(at)}&status=all`),
  list('reviews to approve', (at) => `/wc/v3/products/reviews?${page(at, 1)}&status=hold`),
  list('reviews, searched', (at, size) => `/wc/v3/products/reviews?per_page=25&status=all&search=${one(at, size)}`),
]

const UPKEEP: Question[] = [
  list('changes, newest', (at) => `/vitrine/v1/audit?${page(at)}`),
  list('changes of a person', (at) => `/vitrine/v1/audit?${page(at, 2)}&actor=3`),
  list('changes of a kind', (at) => `/vitrine/v1/audit?${page(at, 2)}&kind=products`),
  list('changes of a record', (at) => `/vitrine/v1/audit?per_page=25&noun=products&record=${(at * 6) % 1_000}`),
  list(
    'changes of a month',
    (at) => `/vitrine/v1/audit?per_page=25&after=${dayBack(60 + at)}T00:00:00&before=${dayBack(30 + at)}T23:59:59`,
  ),
  list('jobs, dead', (at) => `/vitrine/v1/jobs?${page(at, 1)}`),
  list('jobs, done', (at) => `/vitrine/v1/jobs?${page(at)}&status=done`),
  list('jobs, done, far back', (at) => `/vitrine/v1/jobs?per_page=25&page=${30 + (at % 9)}&status=done`),
  list('mails, newest', (at) => `/vitrine/v1/mails?${page(at)}`),
  list('mails, failed', (at) => `/vitrine/v1/mails?per_page=25&page=1&status=failed&n=${at}`),
  list('mails to an address', (at, size) => `/vitrine/v1/mails?per_page=25&search=cliente${one(at, size)}%40`),
  list('mails, the last', (_at, size) => `/vitrine/v1/mails?per_page=25&page=${lastPage(size)}`),
]

/** What the first page asks for, one by one. */
const HOME: Question[] = [
  ['home, month', '/wc/v3/reports/sales?period=month'],
  ['home, states', '/wc/v3/reports/orders/totals'],
  ['home, desk', '/vitrine/v1/desk'],
  ['home, to send', '/wc/v3/orders?per_page=5&status=processing&orderby=date&order=asc'],
  ['home, sold out', '/wc/v3/products?per_page=1&status=publish&stock_status=outofstock'],
  ['home, reviews', '/wc/v3/products/reviews?per_page=1&status=hold'],
].map(([what, path]) => ({ what: what!, isList: false, path: () => path! }))

const PERIODS = { month: 30, year: 365, 'three years': 1_095 }
const REPORTS: Question[] = Object.entries(PERIODS).flatMap(([period, days]) => [
  ...BREAKDOWNS.map((by) => ({
    what: `report by ${by}, ${period}`,
    isList: false,
    path: (at: number) =>
      `/vitrine/v1/reports/breakdown?by=${by}&from=${dayBack(days - 1 + (at % 3))}&to=${dayBack(at % 3)}&per_page=50`,
  })),
  {
    what: `report of carts, ${period}`,
    isList: false,
    path: (at: number) => `/vitrine/v1/reports/conversion?from=${dayBack(days - 1 + (at % 3))}&to=${dayBack(at % 3)}`,
  },
])

export const QUESTIONS = [...ORDERS, ...PRODUCTS, ...CUSTOMERS, ...COUPONS, ...SITE, ...UPKEEP, ...HOME, ...REPORTS]

function dayBack(days: number) {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}
