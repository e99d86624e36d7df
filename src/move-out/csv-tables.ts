import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'
import type { MovedThing } from '#move-in/moved-thing.ts'
import { csvLine } from '#shop/catalog/transfer/csv.ts'

/** So that spreadsheets read the accents. */
const MARK = '\uFEFF'
const PLACE =
  'first_name last_name company address_1 number address_2 neighborhood city state postcode country email phone cpf cnpj'.split(
    ' ',
  )
const prefixed = (part: string) => PLACE.map((name) => `${part}_${name}`)
const cellOf = (value: unknown) => (typeof value === 'number' ? String(value) : textOf(value))
const placeCells = (place: unknown) => PLACE.map((name) => cellOf(recordOf(place)[name]))

type Table = { name: string; kind: MovedThing['kind']; heading: string[]; lines: (data: Record<string, unknown>) => string[][] }

const ORDER = [
  'order_number',
  'status',
  'order_date',
  'paid_date',
  'customer_id',
  'payment_method_title',
  'transaction_id',
  'discount_total',
  'shipping_total',
  'order_total',
  'shipping_method',
  'customer_note',
]
const HEAD_FIELDS = [
  'number',
  'status',
  'date_created',
  'date_paid',
  'customer_id',
  'payment_method_title',
  'transaction_id',
  'discount_total',
  'shipping_total',
  'total',
]
const LINE = ['item_name', 'item_sku', 'item_product_id', 'item_variation_id', 'item_quantity', 'item_subtotal', 'item_total']

/** Tables under the names that imports of WooCommerce know: a line for each customer, and for each item of an order. */
export const CSV_TABLES: readonly Table[] = [
  {
    name: 'clientes.csv',
    kind: 'customer',
    heading: [
      'ID',
      'user_login',
      'user_email',
      'first_name',
      'last_name',
      'user_registered',
      ...prefixed('billing'),
      ...prefixed('shipping'),
    ],
    lines: (data) => [
      [
        ...['id', 'username', 'email', 'first_name', 'last_name', 'date_created'].map((name) => cellOf(data[name])),
        ...placeCells(data['billing']),
        ...placeCells(data['shipping']),
      ],
    ],
  },
  {
    name: 'pedidos.csv',
    kind: 'order',
    heading: [...ORDER, ...prefixed('billing'), ...prefixed('shipping'), ...LINE],
    lines: (data) => {
      const freight = listOf(data['shipping_lines']).map((line) => cellOf(recordOf(line)['method_title']))
      const head = HEAD_FIELDS.map((name) => cellOf(data[name]))
      const order = [
        ...head,
        freight.join(', '),
        cellOf(data['customer_note']),
        ...placeCells(data['billing']),
        ...placeCells(data['shipping']),
      ]
      const lines = listOf(data['line_items']).map((line) =>
        ['name', 'sku', 'product_id', 'variation_id', 'quantity', 'subtotal', 'total'].map((name) =>
          cellOf(recordOf(line)[name]),
        ),
      )
      return (lines.length > 0 ? lines : [LINE.map(() => '')]).map((line) => [...order, ...line])
    },
  },
]

export const headingOf = ({ heading }: Table) => MARK + csvLine(heading, ',')
export const linesOf = ({ lines }: Table, data: Record<string, unknown>) =>
  lines(data)
    .map((cells) => csvLine(cells, ','))
    .join('')
