import { createWriteStream, type WriteStream } from 'node:fs'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { centsText, type OldOrder, oldOrders } from './old-shop-orders.ts'
import { FIRST, OLD_SITE, type OldPost, oldPosts, oldTerms, type Size } from './old-shop-posts.ts'
import { serialize } from './php-serialize.ts'

type Making = { file: string; size: Size; seed?: number; storage?: 'hpos' | 'legacy'; prefix?: string }
type Value = string | number | null

/** Hash of «test12345», as WordPress before 6.8 kept it. */
export const OLD_PASSWORD = { typed: 'test12345', hash: '$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0' }

/** Writes a made-up shop of WordPress as a dump of its database; the same for the same seed. Answers what all orders come to. */
export async function writeOldDump({ file, size, seed = 1, storage = 'hpos', prefix = 'wp_' }: Making) {
  const out = createWriteStream(file)
  const table = createTableWriter(out, prefix)
  await table.begin('-- MySQL dump 10.13\n/*!40101 SET NAMES utf8mb4 */;\n')
  await writeOptions(table, storage)
  await writeTerms(table)
  const posts = () => oldPosts(size)
  await table.write('posts', POSTS, rowsOf(posts(), postRow))
  await table.write('postmeta', 'meta_id post_id meta_key meta_value', metaRows(posts()))
  await table.write('term_relationships', 'object_id term_taxonomy_id', relationRows(posts()))
  await table.write('comments', COMMENTS, commentRows(posts(), oldOrders(size, seed)))
  await table.write('commentmeta', 'meta_id comment_id meta_key meta_value', commentMetaRows(posts()))
  await writeCustomers(table, size, prefix)
  const sums = await writeOrders(table, { size, seed, storage })
  out.end()
  await finished(out)
  return sums
}

const POSTS =
  'ID post_author post_date post_date_gmt post_content post_title post_excerpt post_status comment_status post_password post_name post_modified post_modified_gmt post_parent guid menu_order post_type post_mime_type'
const COMMENTS =
  'comment_ID comment_post_ID comment_author comment_author_email comment_date comment_date_gmt comment_content comment_approved comment_type comment_parent user_id'
const DAY = '2024-05-01 12:00:00'

const postRow = (post: OldPost): Value[] => [
  post.id,
  1,
  '2024-05-01 09:00:00',
  DAY,
  post.content ?? '',
  post.title,
  post.excerpt ?? '',
  post.status ?? 'publish',
  'open',
  '',
  post.slug,
  '2024-05-01 09:00:00',
  DAY,
  post.parent ?? 0,
  `${OLD_SITE}/?p=${post.id}`,
  post.order ?? 0,
  post.type,
  post.type === 'attachment' ? 'image/jpeg' : '',
]

function* rowsOf<T>(list: Iterable<T>, tell: (one: T) => Value[]): Generator<Value[]> {
  for (const one of list) yield tell(one)
}
function* metaRows(posts: Iterable<OldPost>): Generator<Value[]> {
  let id = 1
  for (const post of posts) for (const [key, value] of Object.entries(post.metas ?? {})) yield [id++, post.id, key, value]
}
const termId = (place: string) => oldTerms.find(({ taxonomy, slug }) => `${taxonomy}:${slug}` === place)!.id
function* relationRows(posts: Iterable<OldPost>): Generator<Value[]> {
  for (const post of posts) for (const place of post.terms ?? []) yield [post.id, termId(place)]
}
function* commentRows(posts: Iterable<OldPost>, orders: Iterable<OldOrder>): Generator<Value[]> {
  for (const post of posts)
    for (const { id, type, author, text } of post.comments ?? [])
      yield [id, post.id, author, 'bia@exemplo.example', DAY, DAY, text, '1', type, 0, 0]
  for (const { id, created } of orders)
    yield [10_000_000 + id, id, 'WooCommerce', '', created, created, 'Pagamento confirmado.', '1', 'order_note', 0, 0]
}
function* commentMetaRows(posts: Iterable<OldPost>): Generator<Value[]> {
  let id = 1
  for (const post of posts)
    for (const comment of post.comments ?? [])
      for (const [key, value] of Object.entries(comment.metas)) yield [id++, comment.id, key, value]
}

type Table = ReturnType<typeof createTableWriter>

async function writeOptions(table: Table, storage: 'hpos' | 'legacy') {
  const options: Record<string, string> = {
    siteurl: OLD_SITE,
    home: OLD_SITE,
    blogname: 'Loja Antiga',
    timezone_string: 'America/Sao_Paulo',
    permalink_structure: '/%year%/%monthnum%/%postname%/',
    woocommerce_currency: 'BRL',
    woocommerce_weight_unit: 'kg',
    woocommerce_permalinks: serialize({ product_base: '/produto', category_base: 'categoria-produto', tag_base: 'produto-tag' }),
    woocommerce_custom_orders_table_enabled: storage === 'hpos' ? 'yes' : 'no',
    elementor_active_kit: String(FIRST.page + 900_000),
    stylesheet: 'hello-elementor',
    secret_key: 'never taken',
    'theme_mods_hello-elementor': serialize({ nav_menu_locations: { 'menu-1': 140 } }),
    'wpseo-premium-redirects-base': serialize([{ origin: 'velho', url: 'produto/produto-1/', type: 301, format: 'plain' }]),
  }
  const rows = Object.entries(options).map(([name, value], at) => [at + 1, name, value, 'yes'])
  await table.write('options', 'option_id option_name option_value autoload', rows)
}

async function writeTerms(table: Table) {
  await table.write(
    'terms',
    'term_id name slug term_group',
    rowsOf(oldTerms, ({ id, name, slug }) => [id, name, slug, 0]),
  )
  const places = rowsOf(oldTerms, ({ id, taxonomy, parent }) => [id, id, taxonomy, '', parent, 0])
  await table.write('term_taxonomy', 'term_taxonomy_id term_id taxonomy description parent count', places)
  await table.write('termmeta', 'meta_id term_id meta_key meta_value', [[1, 120, 'product_attribute_color', '#0000ff']])
  const columns = 'attribute_id attribute_name attribute_label attribute_type attribute_orderby attribute_public'
  await table.write('woocommerce_attribute_taxonomies', columns, [[7, 'cor', 'Cor', 'color', 'menu_order', 0]])
}

async function writeCustomers(table: Table, { customers }: Size, prefix: string) {
  const numbers = Array.from({ length: customers }, (_, at) => at)
  const columns = 'ID user_login user_pass user_nicename user_email user_registered display_name'
  const users = rowsOf(numbers, (at) => [
    FIRST.user + at,
    `cliente${at}`,
    OLD_PASSWORD.hash,
    `cliente${at}`,
    `cliente${at}@exemplo.example`,
    DAY,
    `Cliente ${at}`,
  ])
  await table.write('users', columns, users)
  const metas = numbers.flatMap((at) =>
    Object.entries({
      [`${prefix}capabilities`]: serialize({ customer: true }),
      first_name: `Ana ${at}`,
      last_name: 'Conceição',
      session_tokens: 'x',
      billing_first_name: `Ana ${at}`,
      billing_postcode: '01310-100',
      billing_address_1: 'Av. Paulista',
      billing_number: '1000',
      billing_neighborhood: 'Bela Vista',
      billing_city: 'São Paulo',
      billing_state: 'SP',
      billing_country: 'BR',
      billing_cpf: '529.982.247-25',
      billing_persontype: '1',
      billing_phone: '(11) 91234-5678',
    }).map(([key, value]): Value[] => [FIRST.user + at, key, value]),
  )
  await table.write('usermeta', 'user_id meta_key meta_value', metas)
}

type Ordering = { size: Size; seed: number; storage: 'hpos' | 'legacy' }

async function writeOrders(table: Table, { size, seed, storage }: Ordering) {
  let [totalCents, refundedCents, count, refunds] = [0, 0, 0, 0]
  for (const order of oldOrders(size, seed)) {
    totalCents += order.totalCents
    refundedCents += order.refundedCents
    count++
    if (order.refundedCents > 0) refunds++
  }
  const orders = () => oldOrders(size, seed)
  if (storage === 'hpos') await writeHpos(table, orders)
  else await writeLegacy(table, orders)
  await table.write('woocommerce_order_items', 'order_item_id order_item_name order_item_type order_id', itemRows(orders()))
  await table.write('woocommerce_order_itemmeta', 'meta_id order_item_id meta_key meta_value', itemMetaRows(orders()))
  return { totalCents, refundedCents, orders: count, refunds }
}

const refundId = ({ id }: OldOrder) => id + 1

async function writeHpos(table: Table, orders: () => Iterable<OldOrder>) {
  const head =
    'id status currency type tax_amount total_amount customer_id billing_email date_created_gmt date_updated_gmt parent_order_id payment_method payment_method_title transaction_id ip_address user_agent customer_note'
  const rows = function* (): Generator<Value[]> {
    for (const order of orders()) {
      const { id, created, email, customerId } = order
      yield [
        id,
        `wc-${order.status}`,
        'BRL',
        'shop_order',
        '0.00000000',
        `${centsText(order.totalCents)}000000`,
        customerId,
        email,
        created,
        created,
        0,
        'woo-mercado-pago-pix',
        'Pix',
        `MP${id}`,
        '200.1.2.3',
        'Mozilla',
        '',
      ]
      if (order.refundedCents > 0)
        yield [
          refundId(order),
          'wc-completed',
          'BRL',
          'shop_order_refund',
          '0',
          centsText(-order.refundedCents),
          0,
          '',
          created,
          created,
          id,
          '',
          '',
          '',
          '',
          '',
          '',
        ]
    }
  }
  await table.write('wc_orders', head, rows())
  const places = function* (): Generator<Value[]> {
    for (const { id, email } of orders())
      for (const kind of ['billing', 'shipping'])
        yield [
          id,
          kind,
          'Ana',
          'Conceição',
          '',
          'Av. Paulista',
          'ap. 5',
          'São Paulo',
          'SP',
          '01310-100',
          'BR',
          kind === 'billing' ? email : null,
          '(11) 91234-5678',
        ]
  }
  await table.write(
    'wc_order_addresses',
    'order_id address_type first_name last_name company address_1 address_2 city state postcode country email phone',
    places(),
  )
  const runs = rowsOf(orders(), ({ id, created, shippingCents, discountCents }) => [
    id,
    'checkout',
    '9.5.0',
    0,
    `wc_order_${id}`,
    created,
    '0.00000000',
    centsText(shippingCents),
    centsText(discountCents),
    '0',
  ])
  await table.write(
    'wc_order_operational_data',
    'order_id created_via woocommerce_version prices_include_tax order_key date_paid_gmt shipping_tax_amount shipping_total_amount discount_total_amount discount_tax_amount',
    runs,
  )
  const metas = function* (): Generator<Value[]> {
    for (const order of orders()) {
      yield [order.id, '_billing_cpf', '529.982.247-25']
      yield [order.id, '_billing_number', '1000']
      yield [order.id, '_correios_tracking_code', `AA${order.id}BR`]
      if (order.refundedCents > 0) yield [refundId(order), '_refund_amount', centsText(order.refundedCents)]
    }
  }
  await table.write('wc_orders_meta', 'order_id meta_key meta_value', metas())
}

async function writeLegacy(table: Table, orders: () => Iterable<OldOrder>) {
  const posts = function* (): Generator<Value[]> {
    for (const order of orders()) {
      const { id, created } = order
      yield [
        id,
        1,
        created,
        created,
        '',
        'Order',
        '',
        `wc-${order.status}`,
        'open',
        '',
        `order-${id}`,
        created,
        created,
        0,
        '',
        0,
        'shop_order',
        '',
      ]
      if (order.refundedCents > 0)
        yield [
          refundId(order),
          1,
          created,
          created,
          '',
          'Refund',
          '',
          'wc-completed',
          'closed',
          '',
          `refund-${id}`,
          created,
          created,
          id,
          '',
          0,
          'shop_order_refund',
          '',
        ]
    }
  }
  await table.write('posts', POSTS, posts())
  const metas = function* (): Generator<Value[]> {
    for (const order of orders()) {
      const { id, email } = order
      const values = {
        _customer_user: String(order.customerId),
        _order_key: `wc_order_${id}`,
        _order_currency: 'BRL',
        _order_total: centsText(order.totalCents),
        _order_shipping: centsText(order.shippingCents),
        _cart_discount: centsText(order.discountCents),
        _order_tax: '0',
        _billing_email: email,
        _billing_first_name: 'Ana',
        _billing_last_name: 'Conceição',
        _billing_cpf: '529.982.247-25',
        _billing_number: '1000',
        _billing_city: 'São Paulo',
        _payment_method: 'woo-mercado-pago-pix',
        _payment_method_title: 'Pix',
        _transaction_id: `MP${id}`,
        _date_paid: String(Date.parse(`${order.created}Z`) / 1000),
        _shipping_first_name: 'Ana',
        _shipping_city: 'São Paulo',
        _correios_tracking_code: `AA${id}BR`,
      }
      for (const [key, value] of Object.entries(values)) yield [0, id, key, value]
      if (order.refundedCents > 0) yield [0, refundId(order), '_refund_amount', centsText(order.refundedCents)]
    }
  }
  await table.write('postmeta', 'meta_id post_id meta_key meta_value', metas())
}

function* itemRows(orders: Iterable<OldOrder>): Generator<Value[]> {
  let item = 1
  for (const { id, lines, discountCents } of orders) {
    for (const { name } of lines) yield [item++, name, 'line_item', id]
    yield [item++, 'SEDEX', 'shipping', id]
    if (discountCents > 0) yield [item++, 'BEMVINDO10', 'coupon', id]
  }
}
function* itemMetaRows(orders: Iterable<OldOrder>): Generator<Value[]> {
  let [item, id] = [1, 1]
  for (const { lines, shippingCents, discountCents } of orders) {
    let left = discountCents
    for (const [at, { productId, quantity, totalCents }] of lines.entries()) {
      // The last line takes the rest, so that all agree to the centavo.
      const off = at === lines.length - 1 ? left : Math.floor(discountCents / lines.length)
      left -= off
      const values = {
        _product_id: String(productId),
        _variation_id: '0',
        _qty: String(quantity),
        _line_subtotal: centsText(totalCents),
        _line_total: centsText(totalCents - off),
        _line_tax: '0',
      }
      for (const [key, value] of Object.entries(values)) yield [id++, item, key, value]
      item++
    }
    for (const [key, value] of Object.entries({
      method_id: 'correios-sedex',
      instance_id: '3',
      cost: centsText(shippingCents),
      total_tax: '0',
    }))
      yield [id++, item, key, value]
    item++
    if (discountCents > 0) yield [id++, item++, 'discount_amount', centsText(discountCents)]
  }
}

const ROWS_TOGETHER = 500
const escaped = (text: string) => text.replaceAll(/[\\'"]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)
const literal = (value: Value) => (value === null ? 'NULL' : typeof value === 'number' ? String(value) : `'${escaped(value)}'`)

function createTableWriter(out: WriteStream, prefix: string) {
  const begin = async (text: string) => {
    if (!out.write(text)) await once(out, 'drain')
  }
  return {
    begin,
    write: async (name: string, columns: string, rows: Iterable<Value[]>) => {
      const names = columns.split(' ')
      await begin(
        `CREATE TABLE \`${prefix}${name}\` (\n${names.map((one) => `  \`${one}\` longtext`).join(',\n')},\n  KEY \`k\` (\`${names[0]}\`)\n);\n`,
      )
      let batch: string[] = []
      const flush = async () => {
        if (batch.length > 0) await begin(`INSERT INTO \`${prefix}${name}\` VALUES ${batch.join(',')};\n`)
        batch = []
      }
      for (const row of rows) {
        batch.push(`(${row.map(literal).join(',')})`)
        if (batch.length >= ROWS_TOGETHER) await flush()
      }
      await flush()
    },
  }
}
