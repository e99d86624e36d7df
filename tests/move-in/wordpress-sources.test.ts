import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContent } from '#move-in/kinds/content/read.ts'
import { oldShopOf } from '#move-in/kinds/setting.ts'
import type { LeftThing, MovedThing, Source } from '#move-in/moved-thing.ts'
import { plainPart } from '#move-in/sources/file-parts.ts'
import { dumpSource, wxrSource } from '#move-in/sources/wordpress-source.ts'
import { aDatabase } from '#tests/support/database.ts'
import { OLD_PASSWORD, writeOldDump } from './make-shop.ts'
import { writeOldWxr } from './make-wxr.ts'
import { FIRST } from './old-shop-posts.ts'

const SIZE = { products: 60, variable: 4, orders: 70, customers: 20, pages: 3, pictures: 10 }
let database: Awaited<ReturnType<typeof aDatabase>>
let folder: string
beforeAll(async () => {
  database = await aDatabase()
  folder = mkdtempSync(join(tmpdir(), 'vitrine-old-shop-'))
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const isThing = (one: MovedThing | LeftThing): one is MovedThing => 'kind' in one
async function readAll(source: Source, from?: string) {
  const [things, left]: [MovedThing[], LeftThing['left'][]] = [[], []]
  for await (const one of source.things(from)) {
    if (isThing(one)) things.push(one)
    else left.push(one.left)
  }
  const of = (kind: string) => things.filter((thing) => thing.kind === kind)
  const find = (kind: string, id: number | string) => of(kind).find(({ oldId }) => oldId === String(id))?.data
  return {
    things,
    left,
    of,
    find,
    counts: Object.fromEntries([...new Set(things.map(({ kind }) => kind))].map((kind) => [kind, of(kind).length])),
  }
}
const cents = (amount: unknown) => Number(String(amount).replace('.', ''))
const sumOf = (things: MovedThing[], name: string) => things.reduce((sum, { data }) => sum + cents(data[name]), 0)

const readDumpOf = async (storage: 'hpos' | 'legacy', prefix: string, from?: string) => {
  const file = join(folder, `${storage}.sql`)
  const sums = await writeOldDump({ file, size: SIZE, storage, prefix })
  return { sums, ...(await readAll(dumpSource({ parts: [plainPart(file)], db: database.kysely, name: storage }), from)) }
}

test.each([
  ['hpos', 'wp_'],
  ['legacy', 'skz_9_'],
] as const)('a dump with orders in %s tells everything, and its sums agree to the centavo', async (storage, prefix) => {
  const { sums, of, find, counts, left } = await readDumpOf(storage, prefix)
  expect(counts).toMatchObject({
    media: 10,
    attribute: 1,
    term: 9,
    product: 60,
    variation: 12,
    customer: 20,
    coupon: 1,
    order: sums.orders,
    refund: sums.refunds,
    'order-note': 70,
    review: 3,
    page: 3,
    post: 1,
    comment: 1,
    menu: 1,
    kit: 1,
    redirect: 3,
  })
  expect(left).toEqual([{ kind: 'wpforms', reason: '1 conteúdo de um plugin que a loja não conhece.' }])
  expect(sumOf(of('order'), 'total')).toBe(sums.totalCents)
  expect(sumOf(of('refund'), 'amount')).toBe(sums.refundedCents)
  for (const { data } of of('order')) {
    const parts = [...(data['line_items'] as { total: string }[]), ...(data['shipping_lines'] as { total: string }[])]
    expect(parts.reduce((sum, { total }) => sum + cents(total), 0)).toBe(cents(data['total']))
  }
  expect(find('order', FIRST.order + 2)).toMatchObject({
    number: String(FIRST.order + 2),
    status: 'processing',
    currency: 'BRL',
    transaction_id: `MP${FIRST.order + 2}`,
    payment_method: 'woo-mercado-pago-pix',
    date_created: '2021-12-31T22:00:00',
    date_created_gmt: '2022-01-01T01:00:00',
    order_key: `wc_order_${FIRST.order + 2}`,
    billing: { first_name: 'Ana', city: 'São Paulo', cpf: '52998224725', number: '1000', persontype: 'F' },
    meta_data: expect.arrayContaining([{ key: '_correios_tracking_code', value: `AA${FIRST.order + 2}BR` }]),
  })
  const [line] = find('order', FIRST.order)!['line_items'] as { sku: string }[]
  expect(line!.sku).toMatch(/^SKU-\d+$/)
})

test('products, variations, customers and pages come in the shapes of the API', async () => {
  const { find, of } = await readDumpOf('hpos', 'wp_')
  expect(find('product', FIRST.product)).toMatchObject({
    name: "Canecas d'Água nº 0",
    slug: 'produto-0',
    type: 'variable',
    featured: true,
    catalog_visibility: 'visible',
    sku: 'SKU-0',
    weight: '0.35',
    permalink: 'https://loja-antiga.example/produto/produto-0/',
    categories: [{ id: 100, name: 'Canecas', slug: 'canecas' }],
    attributes: [{ id: 7, name: 'Cor', slug: 'pa_cor', variation: true, visible: true, options: ['Azul', 'Verde', 'Vermelho'] }],
    images: [
      { id: FIRST.picture, src: 'https://loja-antiga.example/wp-content/uploads/2024/05/foto-0.jpg', alt: 'Foto de número 0' },
    ],
  })
  expect(find('product', FIRST.product)!['meta_data']).toEqual([
    { key: '_wp_old_slug', value: 'antigo-0' },
    { key: '_yoast_wpseo_title', value: 'Compre a peça 0' },
  ])
  expect(find('product', FIRST.product + 5)).toMatchObject({
    type: 'simple',
    regular_price: '15.35',
    manage_stock: true,
    stock_quantity: 5,
  })
  expect(find('variation', FIRST.variation + 1)).toMatchObject({
    parent_id: FIRST.product,
    regular_price: '10.00',
    stock_quantity: 5,
    attributes: [{ id: 7, name: 'Cor', slug: 'pa_cor', option: 'Verde' }],
  })
  expect(find('customer', FIRST.user)).toMatchObject({
    email: 'cliente0@exemplo.example',
    role: 'customer',
    username: 'cliente0',
    first_name: 'Ana 0',
    password_hash: OLD_PASSWORD.hash,
    billing: { number: '1000', neighborhood: 'Bela Vista', cpf: '52998224725', persontype: 'F' },
    meta_data: [{ key: 'aniversario', value: '1990-05-01' }],
  })
  const { meta } = find('page', FIRST.page) as { meta: Record<string, unknown> }
  expect(JSON.parse(meta['_elementor_data'] as string)).toMatchObject([
    { elements: [{ settings: { title: String.raw`Título "0" \ fim` } }] },
  ])
  expect(meta).toMatchObject({ _elementor_page_settings: { hide_title: 'yes' }, _elementor_edit_mode: 'builder' })
  expect(meta).not.toHaveProperty('_elementor_css')
  expect(of('kit')[0]!.data).toMatchObject({
    is_active: true,
    meta: { _elementor_page_settings: { system_colors: [{ _id: 'primary' }] } },
  })
  expect(of('menu')[0]!.data).toMatchObject({
    locations: ['menu-1'],
    items: [{ title: 'Bordados', url: 'https://loja-antiga.example/categoria-produto/tapetes/bordados/' }],
  })
  expect(of('redirect').map(({ data }) => data['from'])).toEqual(['/velho', '/produto/antigo-0/', '/produto/antigo-50/'])
  expect(of('setting').map(({ oldId }) => oldId)).not.toContain('secret_key')
  expect(find('coupon', FIRST.coupon)).toMatchObject({
    code: 'BEMVINDO10',
    amount: '10',
    product_categories: [100],
    usage_limit: 100,
  })
})

test('reading goes on after the last thing that was taken, and leaves nothing behind in the database', async () => {
  const all = await readDumpOf('hpos', 'wp_')
  const at = all.things.findIndex(({ kind, oldId }) => kind === 'order' && oldId === String(FIRST.order + 20))
  const rest = await readDumpOf('hpos', 'wp_', `order:${FIRST.order + 20}`)
  expect(rest.things).toEqual(all.things.slice(at + 1))
  const { rows } = await database.pool.query(`select 1 from pg_namespace where nspname like 'move_in%'`)
  expect(rows).toEqual([])
})

test('an export of WordPress tells what it has, and says that orders are not in it', async () => {
  const file = join(folder, 'export.xml')
  writeOldWxr(file, SIZE)
  const wxr = await readAll(wxrSource({ parts: [plainPart(file)], db: database.kysely, name: 'wxr' }))
  const dump = await readDumpOf('hpos', 'wp_')
  for (const kind of ['product', 'variation', 'coupon', 'page', 'kit', 'review']) expect(wxr.counts[kind]).toBe(dump.counts[kind])
  const [one, other] = [wxr, dump].map(({ find }) => find('product', FIRST.product + 3)!)
  for (const name of ['name', 'slug', 'description', 'images', 'meta_data', 'categories', 'regular_price', 'stock_quantity'])
    expect(one![name]).toEqual(other![name])
  expect(wxr.find('page', FIRST.page)!['meta']).toEqual(dump.find('page', FIRST.page)!['meta'])
  expect(wxr.find('attribute', 'pa_cor')).toMatchObject({ name: 'Cor' })
})

test('an export of products alone has terms by their slugs', async () => {
  const file = join(folder, 'products.xml')
  writeOldWxr(file, SIZE, { hasTerms: false })
  const { find } = await readAll(wxrSource({ parts: [plainPart(file)], db: database.kysely, name: 'wxr' }))
  expect(find('product', FIRST.product)!['categories']).toEqual([{ id: 'product_cat:canecas', name: 'Canecas', slug: 'canecas' }])
  expect(find('term', 'pa_cor:verde')).toMatchObject({ taxonomy: 'pa_cor', name: 'Verde' })
  expect(find('variation', FIRST.variation + 1)).toMatchObject({ attributes: [{ slug: 'pa_cor', option: 'Verde' }] })
})

test.each(['hpos', 'legacy'] as const)('what buyers may fetch comes with their orders (%s)', async (storage) => {
  const file = join(folder, `${storage}-downloads.sql`)
  await writeOldDump({ file, size: SIZE, storage, prefix: 'wp_' })
  const { of } = await readAll(dumpSource({ parts: [plainPart(file)], db: database.kysely, name: `${storage}-before` }))
  const order = Number(of('order')[0]!.oldId)
  appendFileSync(
    file,
    `\nINSERT INTO \`wp_woocommerce_downloadable_product_permissions\` VALUES (1,'hash-1',10,${order},'wc_order_x','a@exemplo.example',5,'3','2024-01-01 00:00:00',NULL,2);\n`,
  )
  const { find } = await readAll(dumpSource({ parts: [plainPart(file)], db: database.kysely, name: `${storage}-after` }))
  expect(find('order', order)!['download_permissions']).toEqual([
    { download_id: 'hash-1', product_id: 10, downloads_remaining: '3', access_expires: null, download_count: 2 },
  ])
  expect(of('order')[0]!.data).not.toHaveProperty('download_permissions')
})

const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`
const item = (id: number, type: string, inner: string) =>
  `<item><title>Item ${id}</title><wp:post_id>${id}</wp:post_id><wp:post_type>${type}</wp:post_type><wp:status>publish</wp:status>${inner}</item>`
const category = (taxonomy: string, slug: string, name: string) =>
  `<category domain="${taxonomy}" nicename="${slug}"><![CDATA[${name}]]></category>`
const readItems = (items: string, name: string) => {
  const file = join(folder, `${name}.xml`)
  writeFileSync(file, `<?xml version="1.0"?><rss><channel><title>Loja</title>${items}</channel></rss>`)
  return readAll(wxrSource({ parts: [plainPart(file)], db: database.kysely, name }))
}

test('brands of plug-ins are brands, and what a theme or plug-in sorts by otherwise is told, as are languages', async () => {
  const terms = [
    category('pwb-brand', 'sertao', 'Sertão'),
    category('product_collection', 'verao', 'Verão'),
    category('product_collection', 'inverno', 'Inverno'),
    category('product_type', 'simple', 'simple'),
    category('language', 'pt', 'Português'),
  ]
  const { find, left } = await readItems(
    item(1, 'product', terms.join('')) + item(2, 'page', category('language', 'en', 'English')),
    'taxonomies',
  )
  expect(find('product', 1)).toMatchObject({ brands: [{ name: 'Sertão' }] })
  expect(find('term', 'pwb-brand:sertao')).toMatchObject({ taxonomy: 'product_brand' })
  expect(left).toEqual([
    { kind: 'item', reason: expect.stringContaining('2 idiomas (Português, English)') },
    {
      kind: 'term',
      oldId: 'product_collection',
      reason: expect.stringContaining('«product_collection» de um plugin ou tema, que a loja não tem: Verão, Inverno.'),
    },
  ])
})

test('a page that went back from the builder to the editor of WordPress is its text', async () => {
  const design = meta('_elementor_data', '[{"id":"a","elType":"widget","widgetType":"heading","settings":{"title":"Velho"}}]')
  const text = (html: string) => `<content:encoded><![CDATA[${html}]]></content:encoded>`
  const built = meta('_elementor_edit_mode', 'builder')
  const { find } = await readItems(
    item(1, 'page', text('<p>Novo</p>') + design) +
      item(2, 'page', text('<p>Novo</p>') + design + built) +
      item(3, 'page', text('') + design),
    'editors',
  )
  const read = (id: number) => {
    const reading = readContent('page')(find('page', id)!, oldShopOf(new Map()))
    return reading.is === 'row' ? { isBuilt: reading.row.elements !== undefined, notes: reading.notes } : reading
  }
  expect(read(1)).toEqual({ isBuilt: false, notes: [expect.stringContaining('Elementor estava desligado')] })
  expect(read(2)).toEqual({ isBuilt: true, notes: [] })
  expect(read(3)).toEqual({ isBuilt: true, notes: [] })
})

test('fields that only the theme of a page showed are told, and prices that are no numbers', async () => {
  const fields = meta('telefone', '(41) 9999') + meta('_telefone', 'field_1') + meta('cor_de_fundo', 'azul')
  const { find } = await readItems(
    item(1, 'page', `<content:encoded>Oi</content:encoded>${fields}`) +
      item(2, 'page', fields) +
      item(3, 'product', meta('_regular_price', '1.234,56') + meta('_sale_price', 'sob consulta')),
    'fields',
  )
  const notes = (id: number) => {
    const reading = readContent('page')(find('page', id)!, oldShopOf(new Map()))
    return reading.is === 'row' ? reading.notes : reading
  }
  expect(notes(1)).toEqual(['Campos que só o tema antigo mostrava e que não vieram: telefone.'])
  expect(notes(2)).toEqual(['Campos que só o tema antigo mostrava e que não vieram: telefone, cor_de_fundo.'])
  expect(find('product', 3)).toMatchObject({ regular_price: '1234.56', sale_price: 'sob consulta' })
})

test('an export whose accents went through Latin-1 comes right, and that is told', async () => {
  const spoilt = (text: string) => Buffer.from(text).toString('latin1')
  const { find, left } = await readItems(
    item(1, 'product', `<content:encoded><![CDATA[${spoilt('Promoção de café')} — só hoje]]></content:encoded>`) +
      item(
        2,
        'product',
        `<content:encoded><![CDATA[${spoilt('Coração')}]]></content:encoded>${category('product_cat', 'paes', spoilt('Pães'))}`,
      ),
    'accents',
  )
  // What has a letter that Latin-1 does not know was not spoilt as a whole.
  expect(find('product', 1)).toMatchObject({ description: `${spoilt('Promoção de café')} — só hoje` })
  expect(find('product', 2)).toMatchObject({ description: 'Coração', categories: [{ name: 'Pães' }] })
  expect(left).toEqual([{ kind: 'text', reason: expect.stringContaining('2 textos estavam com acentos trocados') }])
})
