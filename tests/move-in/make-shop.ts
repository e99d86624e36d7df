import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { type OldOrder, oldOrders } from './old-shop-orders.ts'
import { FIRST, OLD_SITE, type OldPost, oldPosts, oldTerms, type Size } from './old-shop-posts.ts'
import { serialize } from './php-serialize.ts'
import { createTableWriter, POSTS, rowsOf, type Table, type Value } from './table-writer.ts'
import { writeOrders } from './write-orders.ts'

type Making = { file: string; size: Size; seed?: number; storage?: 'hpos' | 'legacy'; prefix?: string }

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
      aniversario: '1990-05-01',
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
