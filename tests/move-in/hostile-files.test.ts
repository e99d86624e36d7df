import { readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { Parser } from 'htmlparser2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MovedThing } from '#move-in/moved-thing.ts'
import { type Api, apiAs } from '#tests/support/api.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'
import { zipOf } from '#tests/support/zip-file.ts'

let shop: TestShop
let admin: Api
beforeAll(async () => {
  shop = await aShop()
  admin = (await apiAs(shop, 'administrator')).api
})
afterAll(() => shop?.close())

const PIECE = 4 * 1024 * 1024
const SETTLED = new Set(['planned', 'done', 'failed'])
type Told = {
  id: number
  state: string
  problem: string
  kinds: { kind: string; found: number; refused: number; reasons: { reason: string }[] }[]
}

const settled = (path: string) =>
  eventually(`${path} to settle`, async () => {
    const { body } = await admin(path)
    return SETTLED.has(body.state) ? (body as Told) : undefined
  })

/** Sends a file as an administrator does, and waits for what the shop says to it. */
async function send(name: string, bytes: Buffer): Promise<Told> {
  const { body: made } = await admin('/vitrine/v1/moves', { method: 'POST', body: { source: 'antiga.example', name } })
  const path = `/vitrine/v1/moves/${made.id}`
  for (let offset = 0; offset < bytes.length; offset += PIECE)
    await admin(`${path}/pieces?offset=${offset}`, {
      method: 'POST',
      payload: bytes.subarray(offset, offset + PIECE),
      headers: { 'content-type': 'application/octet-stream' },
    })
  await admin(`${path}/read`, { method: 'POST', body: {} })
  return await settled(path)
}
async function carryOut({ id }: Told): Promise<Told> {
  const path = `/vitrine/v1/moves/${id}`
  await admin(`${path}/carry-out`, { method: 'POST', body: {} })
  return await eventually(`${path} to be done`, async () => {
    const { body } = await admin(path)
    return body.state === 'done' ? (body as Told) : undefined
  })
}
const jsonl = (things: readonly object[]) => Buffer.from(things.map((thing) => JSON.stringify(thing)).join('\n'))
const kindIn = ({ kinds }: Told, kind: string) => kinds.find((one) => one.kind === kind)

const inZip = (name: string, bytes: Buffer) => zipOf([{ name, bytes }])
const BOMB = Buffer.alloc(120 * 1024 * 1024, 'a')
const SQL = 'CREATE TABLE `wp_posts` (`ID` int, `post_type` text, `post_title` text);\n'
const LAUGHS = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(10)}"><!ENTITY c "${'&b;'.repeat(10)}"><!ENTITY x SYSTEM "file:///etc/passwd">]><rss>`

test.each<[what: string, name: string, bytes: () => Buffer, words: RegExp]>([
  ['a zip that is none', 'loja.zip', () => Buffer.from('PK\u0003\u0004 nada'), /não é um zip, ou está danificado/],
  [
    'a zip within a zip within a zip',
    'loja.zip',
    () => inZip('a.zip', inZip('b.zip', inZip('loja.sql', Buffer.from(SQL)))),
    /zip com outro arquivo compactado dentro/,
  ],
  ['a bomb within a zip', 'loja.zip', () => inZip('a.zip', BOMB), /«a.zip», dentro do zip, é grande demais/],
  [
    'an archive within a zip that says less than it holds',
    'loja.zip',
    () => zipOf([{ name: 'a.zip', bytes: Buffer.alloc(1_000_000, 'x'), claims: 10 }]),
    /«a.zip», dentro do zip, está danificado/,
  ],
  [
    'a zip whose names lead out of it',
    'loja.zip',
    () =>
      zipOf(
        ['../../loja.jsonl', '/tmp/loja.sql', 'C:\\loja.sql', '..\\loja.xml'].map((name) => ({ name, bytes: Buffer.from('{}') })),
      ),
    /não tem um arquivo que a loja saiba ler/,
  ],
  [
    'a zip that says less than it holds',
    'loja.zip',
    () => zipOf([{ name: 'loja.jsonl', bytes: Buffer.alloc(1_000_000, 'x'), claims: 10 }]),
    /danificado ou incompleto/,
  ],
  [
    'a gz that was cut',
    'loja.sql.gz',
    () => gzipSync(Buffer.from(SQL.repeat(5_000))).subarray(0, 100),
    /compactado termina antes do fim/,
  ],
  [
    'a text in UTF-16',
    'loja.sql',
    () => Buffer.from(`\uFEFF${SQL}`, 'utf16le'),
    /Não reconhecemos este arquivo|não tem uma loja/,
  ],
  [
    'a dump without a shop',
    'loja.sql',
    () => Buffer.from('CREATE TABLE `x` (`a` int);\nINSERT INTO `x` VALUES (1);\n'),
    /não tem uma loja do WordPress/,
  ],
  [
    'an export without a shop',
    'loja.xml',
    () => Buffer.from(`${LAUGHS}<channel></channel></rss>`),
    /não tem uma loja do WordPress/,
  ],
  ['a table of nothing', 'loja.csv', () => Buffer.from('a;b;c\n'.repeat(1_000)), /Não reconhecemos este arquivo/],
])('%s is refused in the merchant’s words, once and for all', async (_, name, bytes, words) => {
  const told = await send(name, bytes())
  expect(told).toMatchObject({ state: 'failed', problem: expect.stringMatching(words) })
})

test('a bomb, endless lines and rubbish are passed over, and told in a few lines', async () => {
  const rubbish = Buffer.from(`${'\n'.repeat(300_000)}${'{}\n'.repeat(5_000)}`)
  const told = await send('loja.zip', zipOf([{ name: 'loja.jsonl', bytes: Buffer.concat([BOMB, Buffer.from('\n'), rubbish]) }]))
  expect(told.state).toBe('planned')
  expect(kindIn(told, 'line')).toMatchObject({ found: 201, refused: 201 })
  expect(JSON.stringify(told.kinds)).toContain('Outras 4801 linhas')
})

const SCRIPTS =
  '<p>Oi<script>alert(1)</script><img src=x onerror=alert(2)><a href="javascript:alert(3)">x</a><svg onload=alert(4)></svg><iframe srcdoc="<script>alert(5)</script>"></iframe><b style="width:expression(alert(6))">y</b></p>'

/** What a browser would run of a page's own words; the shop's scripts never say «alert(». */
function liveParts(html: string): string[] {
  const found: string[] = []
  let inScript = false
  const parser = new Parser({
    onopentag: (name, attributes) => {
      inScript = name === 'script' && !/json/.test(attributes['type'] ?? '')
      for (const [key, value] of Object.entries(attributes))
        if (/^on|^srcdoc$/.test(key) || /^\s*javascript:/i.test(value) || (key === 'style' && /expression\(/i.test(value)))
          found.push(`${name} ${key}=${value}`)
    },
    ontext: (text) => {
      if (inScript && text.includes('alert(')) found.push(text)
    },
    onclosetag: () => {
      inScript = false
    },
  })
  parser.end(html)
  return found
}

test('scripts in names, texts, pages and reviews run nowhere', async () => {
  const name = 'Caneca <script>alert(7)</script>'
  const things = [
    {
      kind: 'term',
      oldId: '1',
      data: { id: 1, taxonomy: 'product_cat', name: `Cat ${SCRIPTS}`, slug: 'cat-ma', description: SCRIPTS },
    },
    {
      kind: 'product',
      oldId: '2',
      data: {
        id: 2,
        name,
        slug: 'caneca-ma',
        type: 'simple',
        status: 'publish',
        regular_price: '10.00',
        description: SCRIPTS,
        short_description: SCRIPTS,
        purchase_note: SCRIPTS,
        categories: [{ id: 1 }],
      },
    },
    {
      kind: 'review',
      oldId: '3',
      data: {
        id: 3,
        product_id: 2,
        reviewer: name,
        reviewer_email: 'a@exemplo.com.br',
        review: SCRIPTS,
        rating: 5,
        status: 'approved',
      },
    },
    {
      kind: 'page',
      oldId: '4',
      data: { id: 4, slug: 'pagina-ma', status: 'publish', title: { raw: name }, content: { raw: SCRIPTS } },
    },
    {
      kind: 'page',
      oldId: '5',
      data: {
        id: 5,
        slug: 'pagina-pior',
        status: 'publish',
        title: { raw: name },
        meta: {
          _elementor_edit_mode: 'builder',
          _elementor_data: JSON.stringify([
            {
              id: 'a1',
              elType: 'container',
              settings: {},
              elements: ['html', 'text-editor', 'heading'].map((widgetType, at) => ({
                id: `b${at}`,
                elType: 'widget',
                widgetType,
                settings: { html: SCRIPTS, editor: SCRIPTS, title: SCRIPTS, link: { url: 'javascript:alert(8)' } },
                elements: [],
              })),
            },
          ]),
        },
      },
    },
    {
      kind: 'post',
      oldId: '6',
      data: {
        id: 6,
        slug: 'texto-mau',
        status: 'publish',
        title: { raw: name },
        content: { raw: SCRIPTS },
        excerpt: { raw: SCRIPTS },
      },
    },
    { kind: 'comment', oldId: '7', data: { id: 7, post: 6, author_name: name, content: { raw: SCRIPTS }, status: 'approved' } },
    {
      kind: 'menu',
      oldId: '8',
      data: { id: 8, name, slug: 'menu-mau', items: [{ id: 1, title: name, url: 'javascript:alert(9)', object: 'custom' }] },
    },
  ]
  await carryOut(await send('loja.jsonl', jsonl(things)))
  for (const path of [
    '/produto/caneca-ma/',
    '/categoria-produto/cat-ma/',
    '/pagina-ma/',
    '/pagina-pior/',
    '/blog/texto-mau/',
    '/blog/',
  ]) {
    const { statusCode, body } = await shop.get(path)
    expect([path, statusCode]).toEqual([path, 200])
    expect([path, liveParts(body)]).toEqual([path, []])
  }
  const menus = await shop.db.selectFrom('menus').select('items').execute()
  expect(JSON.stringify(menus)).not.toContain('javascript:')
})

test('odd facts come mended or are told: nothing stops, nothing is doubled', async () => {
  const order = (id: number, facts: object) => ({
    kind: 'order',
    oldId: String(id),
    data: {
      id,
      number: String(id),
      status: 'completed',
      currency: 'BRL',
      date_created: '2024-01-01T10:00:00',
      total: '10.00',
      billing: { email: `o${id}@exemplo.com.br` },
      line_items: [{ id: 1, name: 'x', quantity: 1, total: '10.00' }],
      ...facts,
    },
  })
  const customer = (id: number, facts: object) => ({
    kind: 'customer',
    oldId: String(id),
    data: { id, email: 'mesma@exemplo.com.br', first_name: 'A', ...facts },
  })
  const product = (id: number, facts: object) => ({
    kind: 'product',
    oldId: String(id),
    data: { id, name: `Estranho ${id}`, type: 'simple', status: 'publish', ...facts },
  })
  const told = await carryOut(
    await send(
      'loja.jsonl',
      jsonl([
        product(900, { regular_price: '-5.00' }),
        product(901, {
          regular_price: '10',
          sale_price: '99999999999999',
          stock_quantity: -4,
          manage_stock: true,
          date_created: '0000-00-00T00:00:00',
        }),
        product(902, { name: 'A primeira' }),
        product(902, { name: 'A última' }),
        product(903, { name: '=cmd|calc\u0000\u0007\ud800' }),
        customer(910, { username: 'mau\u0000\u001b[31m\r\n' }),
        customer(911, {}),
        customer(912, { email: 'não é e-mail' }),
        order(990_001, { total: '100.00' }),
        order(990_002, { total: '-3.00' }),
        order(990_003, { date_created: '0000-01-01T00:00:00' }),
        order(990_004, { line_items: 'nada', fee_lines: { a: 1 }, refunds: [{ id: 1, total: '-999.00' }] }),
        { kind: 'nunca-visto', oldId: '1', data: {} },
      ]),
    ),
  )
  const orders = await shop.db
    .selectFrom('orders')
    .select(['number', 'total_cents', 'refunded_cents'])
    .orderBy('number')
    .execute()
  expect(orders).toEqual([
    { number: '990001', total_cents: 10_000, refunded_cents: 0 },
    { number: '990004', total_cents: 1_000, refunded_cents: 1_000 },
  ])
  const products = await shop.db.selectFrom('products').select(['name', 'price_cents']).where('name', 'like', 'A %').execute()
  expect(products).toEqual([{ name: 'A última', price_cents: 0 }])
  const people = await shop.db.selectFrom('users').select('login').where('email', '=', 'mesma@exemplo.com.br').execute()
  expect(people).toHaveLength(1)
  expect(people[0]!.login).toMatch(/^[a-z0-9._@+-]+$/)
  expect(kindIn(told, 'customer')).toMatchObject({ found: 3, refused: 2 })
  expect(kindIn(told, 'nunca-visto')).toMatchObject({ refused: 1 })
  for (const { cents } of await shop.db.selectFrom('products').select('price_cents as cents').execute())
    expect(cents ?? 0).toBeGreaterThanOrEqual(0)
})

test('pictures are fetched from the open internet alone', async () => {
  const urls = [
    'https://127.0.0.1/a.jpg',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/a.jpg',
    'https://localhost/a.jpg',
    'http://antiga.example/a.jpg',
    'https://10.0.0.7:8443/a.jpg',
    'file:///etc/passwd',
    'https://0x7f000001/a.jpg',
  ]
  const media = urls.map((source_url, at): MovedThing => ({
    kind: 'media',
    oldId: String(800 + at),
    data: { id: 800 + at, source_url },
  }))
  const { id } = await carryOut(await send('loja.jsonl', jsonl(media)))
  await eventually('no picture to wait', async () => (await admin(`/vitrine/v1/moves/${id}`)).body.pictures.waiting === 0)
  const rows = await shop.db
    .selectFrom('moved_pictures')
    .select(['url', 'state', 'note'])
    .where('old_id', 'like', '80_')
    .execute()
  expect(rows).toHaveLength(urls.length - 1)
  // A name without an address is refused by whoever looks it up.
  const refusals = new Set(['O endereço não é da internet aberta: nada é buscado dele.', 'O endereço não existe mais.'])
  for (const { state, note } of rows) expect([state, refusals.has(note)]).toEqual(['failed', true])
  expect(await shop.db.selectFrom('media').select('id').execute()).toEqual([])
})

test('nothing was written outside of the folder of moves', () => {
  const names = readdirSync(shop.dataDir, { recursive: true }) as string[]
  expect(
    names.filter((name) => /\.(jsonl|sql|xml|csv|zip|gz)$/.test(name)).every((name) => /^moves\/\d+\.[a-z.]+$/.test(name)),
  ).toBe(true)
})

/** A small dump with tables as phpMyAdmin writes them; `bytes` is how its texts lie in the file. */
function smallDump(rows: Record<string, (string | number | null)[][]>, bytes: BufferEncoding): Buffer {
  const quoted = (value: string | number | null) =>
    typeof value === 'string' ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'` : String(value)
  const inserts = Object.entries(rows).map(([head, values]) => {
    const [table = '', ...columns] = head.split(' ')
    const lines = values.map((row) => `(${row.map(quoted).join(', ')})`)
    return `INSERT INTO \`wp_${table}\` (${columns.map((name) => `\`${name}\``).join(', ')}) VALUES\n${lines.join(',\n')};\n`
  })
  return Buffer.from(`/*!40101 SET NAMES latin1 */;\n${inserts.join('')}`, bytes)
}
const OPTIONS = 'options option_name option_value'
const POSTS = 'posts ID post_type post_status post_title post_name post_content post_excerpt post_date_gmt'
const aPost = (id: number, type: string, title: string, slug: string) => [
  id,
  type,
  'publish',
  title,
  slug,
  `<p>${title}</p>`,
  '',
  '2024-01-02 03:04:05',
]
const SITE = [
  ['siteurl', 'https://antiga.example'],
  ['blogname', 'Ateliê da Conceição'],
]

test('a dump in Latin-1 comes with its accents, also in serialised values whose lengths were counted in bytes of it', async () => {
  const bytes = smallDump(
    {
      [OPTIONS]: SITE,
      [POSTS]: [aPost(31, 'product', 'Pão de maçã – coração', 'pao-latino')],
      'postmeta post_id meta_key meta_value': [
        [31, '_regular_price', '12.50'],
        // «Côr» has four bytes in UTF-8, but three where it was written.
        [
          31,
          '_product_attributes',
          'a:1:{s:3:"c\u00f4r";a:6:{s:4:"name";s:3:"C\u00f4r";s:5:"value";s:12:"maçã | limão";s:8:"position";i:0;s:10:"is_visible";i:1;s:12:"is_variation";i:0;s:11:"is_taxonomy";i:0;}}',
        ],
        [31, '_yoast_wpseo_title', '%%title%% da %%sitename%%'],
      ],
    },
    'latin1',
  )
  // Windows writes a dash where Latin-1 has none.
  const told = await send('latina.sql', Buffer.from(bytes.map((byte, at) => (bytes[at] === 0x13 ? 0x96 : byte))))
  expect(told).toMatchObject({ state: 'planned', problem: '' })
  await carryOut(told)
  const product = await shop.db
    .selectFrom('products')
    .select(['id', 'name', 'seo_title'])
    .where('slug', '=', 'pao-latino')
    .executeTakeFirstOrThrow()
  expect(product).toMatchObject({ name: 'Pão de maçã – coração', seo_title: 'Pão de maçã – coração da Ateliê da Conceição' })
  const terms = await shop.db
    .selectFrom('product_terms')
    .innerJoin('attribute_terms', 'attribute_terms.id', 'product_terms.term_id')
    .select('attribute_terms.name')
    .where('product_id', '=', product.id)
    .orderBy('attribute_terms.name')
    .execute()
  expect(terms.map(({ name }) => name)).toEqual(['limão', 'maçã'])
})

test('serialised values that are broken, endless or of classes cost only themselves', async () => {
  const deep = `${'a:1:{i:0;'.repeat(5_000)}i:1;${'}'.repeat(5_000)}`
  const metas: [number, string, string][] = [
    [41, '_regular_price', '10'],
    // After a search-and-replace the address is longer than its length says.
    [
      41,
      '_downloadable_files',
      'a:1:{s:2:"h1";a:3:{s:2:"id";s:2:"h1";s:4:"name";s:4:"Guia";s:4:"file";s:9:"https://nova.example/guia.pdf";}}',
    ],
    [41, '_upsell_ids', 'a:999999999:{i:0;i:42;}'],
    [41, '_crosssell_ids', 'a:1:{i:0;i:42'],
    [42, '_regular_price', '20'],
    [42, '_product_attributes', 'O:8:"stdClass":1:{s:4:"evil";s:5:"x\u0000y\u0000z";}'],
    [42, '_default_attributes', deep],
    [42, '_upsell_ids', 'a:1:{i:0;R:1;}'],
    [42, '_product_image_gallery', 's:99999999999:"'],
    [43, '_elementor_page_settings', `s:4:"${'x'.repeat(100_000)}`],
    [43, '_elementor_edit_mode', 'builder'],
    [43, '_elementor_data', '[{"elType":"section","elements":[{'],
  ]
  const told = await send(
    'quebrada.sql',
    smallDump(
      {
        [OPTIONS]: [...SITE, ['woocommerce_permalinks', 'a:1:{s:12:"product_base";s:900:"/loja"'], ['wpseo_titles', deep]],
        [POSTS]: [
          aPost(41, 'product', 'Guia', 'guia-quebrado'),
          aPost(42, 'product', 'Vaso', 'vaso-quebrado'),
          aPost(43, 'page', 'Sobre', 'sobre-quebrada'),
        ],
        'postmeta post_id meta_key meta_value': metas,
      },
      'utf8',
    ),
  )
  expect(told).toMatchObject({ state: 'planned', problem: '' })
  await carryOut(told)
  const products = await shop.db
    .selectFrom('products')
    .leftJoin('product_downloads', 'product_downloads.product_id', 'products.id')
    .select(['products.slug', 'price_cents', 'product_downloads.name'])
    .where('products.slug', 'like', '%-quebrado')
    .orderBy('products.slug')
    .execute()
  expect(products).toEqual([
    { slug: 'guia-quebrado', price_cents: 1_000, name: 'Guia' },
    { slug: 'vaso-quebrado', price_cents: 2_000, name: null },
  ])
  const page = await shop.http.inject({ url: '/sobre-quebrada/' })
  expect(page.statusCode).toBe(200)
})
