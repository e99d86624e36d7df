import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#src/app.ts'
import { readConfig } from '#src/config.ts'
import { notify } from '#db/notify.ts'
import { createLog } from '#http/log.ts'
import { createAccounts } from '#shop/accounts/service.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import { eventually } from './support/eventually.ts'
import { aShop, SECRET, type TestShop } from './support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await aShop({ demo: true })
})
afterAll(() => shop.close())

const PUBLIC = [
  '/',
  '/loja/',
  '/loja/page/2/',
  '/loja/?orderby=price',
  '/categoria-produto/ceramica/',
  '/produto/caneca-serra/',
  '/blog/',
  '/sobre/',
  '/contato/',
  '/politica-de-privacidade/',
]

test.each(PUBLIC)('%s is the same to the byte for two visitors, signed in or not, and sets no cookie', async (url) => {
  const outcome = await createAccounts({ db: shop.db }).create({
    login: `v${PUBLIC.indexOf(url)}`,
    email: `v${PUBLIC.indexOf(url)}@loja.example`,
    displayName: 'Canário Amarelo',
    password: 'um canário canta',
    roles: ['customer'],
  })
  if (!outcome.ok) throw new Error(outcome.problem)
  const { token } = await createSessions({ db: shop.db }).open(outcome.user)
  const guest = await shop.get(url)
  const customer = await shop.get(url, {
    cookie: `vitrine_session=${token}`,
    'x-forwarded-host': 'evil.example',
    host: 'evil.example',
    'user-agent': 'Canário',
    referer: 'https://evil.example/canario',
  })
  expect(guest.statusCode).toBe(200)
  expect(customer.body).toBe(guest.body)
  for (const answer of [guest, customer]) expect(answer.headers['set-cookie']).toBeUndefined()
  expect(guest.body).not.toMatch(/Canário|evil\.example|nonce=|_wpnonce/)
})

test('a kept page is answered without asking the database', async () => {
  const first = await shop.get('/sobre/')
  const tables = await shop.db.selectFrom('content').select('id').where('slug', '=', 'sobre').executeTakeFirstOrThrow()
  expect(tables.id).toBeGreaterThan(0)
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.get('/sobre/')))
  expect(new Set(answers.map((answer) => answer.body))).toEqual(new Set([first.body]))
  const { body } = await shop.get('/metrics')
  expect(Number(/vitrine_page_cache_total\{from="memory"\} (\d+)/.exec(body)?.[1])).toBeGreaterThanOrEqual(20)
})

test('a change in the database reaches the pages of every process that show it, and only those', async () => {
  const config = { ...readConfig({ DATA_DIR: shop.dataDir, SHOP_URL: 'http://127.0.0.1' }), rateLimits: false }
  const other = await createApp({ config, connection: shop.connection, secret: SECRET, log: createLog({ level: 'silent' }) })
  try {
    const askOther = (url: string) => other.http.inject({ url, headers: { accept: 'text/html' } })
    const before = await askOther('/produto/caneca-serra/')
    const untouched = await askOther('/sobre/')
    expect(before.body).toContain('Caneca Serra')
    await shop.db.updateTable('products').set({ name: 'Caneca Serra do Mar' }).where('slug', '=', 'caneca-serra').execute()
    for (const ask of [shop.get, askOther]) {
      await eventually('the new name is on the page', async () =>
        (await ask('/produto/caneca-serra/')).body.includes('Caneca Serra do Mar'),
      )
      await eventually('and in the listing', async () => (await ask('/loja/')).body.includes('Caneca Serra do Mar'))
    }
    expect((await askOther('/sobre/')).headers.etag).toBe(untouched.headers.etag)
  } finally {
    await other.close()
  }
})

test('the same content gives the same bytes each time that it is rendered', async () => {
  const rendered = async () =>
    Number(/vitrine_page_cache_total\{from="render"\} (\d+)/.exec((await shop.get('/metrics')).body)?.[1])
  const etags = new Set<unknown>()
  for (let time = 0; time < 4; time++) {
    const before = await rendered()
    await notify(shop.db, 'content', '["products"]')
    await eventually('the home page is rendered anew', async () => {
      etags.add((await shop.get('/')).headers.etag)
      return (await rendered()) > before
    })
  }
  expect(etags.size).toBe(1)
})

test('a setting of the shop changes every page at once', async () => {
  await shop.db
    .updateTable('settings')
    .set({ value: JSON.stringify({ name: 'Casa Nova', legalName: 'Casa Nova Ltda.', document: '11.222.333/0001-81' }) })
    .where('name', '=', 'shop')
    .execute()
  await eventually('the footer shows the new legal name', async () =>
    (await shop.get('/contato/')).body.includes('Casa Nova Ltda.'),
  )
})

test('the page allows only scripts and styles that we printed', async () => {
  const { headers, body } = await shop.get('/')
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'self'(;|$)/)
  expect(policy).toMatch(/style-src 'self' 'sha256-/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(body).not.toMatch(/\sstyle="/)
  expect(body).not.toMatch(/\son\w+="/)
})

test('every page says what it is to search engines and to those who share it', async () => {
  const { body } = await shop.get('/produto/vaso-jequitinhonha/')
  expect(body).toContain('<link rel="canonical" href="http://127.0.0.1/produto/vaso-jequitinhonha/"')
  expect(body).toContain('property="og:image"')
  const facts = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown>,
  )
  expect(facts.map((fact) => fact['@type'])).toEqual(['Product', 'BreadcrumbList'])
  expect(facts[0]!.offers).toMatchObject({ priceCurrency: 'BRL', price: '389.00' })
})

test('a list is shared with its first picture, its further pages say which they are, and both feeds are found', async () => {
  const headOf = async (url: string) => (await shop.get(url)).body.split('</head>', 1)[0]!
  for (const url of ['/loja/', '/categoria-produto/ceramica/', '/blog/']) {
    const head = await headOf(url)
    expect(head).toMatch(/property="og:image" content="http:\/\/127\.0\.0\.1\/midia\/[^"]+\.webp"/)
    expect(head).toContain('name="twitter:card" content="summary_large_image"')
    expect(head).toMatch(/type="application\/rss\+xml"[^>]* href="http:\/\/127\.0\.0\.1\/feed\/"/)
    expect(head).toMatch(/type="application\/atom\+xml"[^>]* href="http:\/\/127\.0\.0\.1\/feed\/atom\/"/)
  }
  expect(await headOf('/loja/')).toContain('<title>Loja – Casa ')
  expect(await headOf('/loja/page/2/')).toContain('<title>Loja – página 2 – Casa ')
  expect((await shop.get('/loja/page/2/')).body).toMatch(/<h1[^>]*>Loja<\/h1>/)
})

test('the price has one source: card, page and structured facts agree', async () => {
  const [listing, page] = await Promise.all([
    shop.get('/categoria-produto/cozinha-e-mesa/'),
    shop.get('/produto/garrafa-de-vidro-reciclado/'),
  ])
  const price = /"price":"([\d.]+)"/.exec(page.body)?.[1]
  expect(price).toMatch(/^\d+\.\d{2}$/)
  const shown = price!.replace('.', ',')
  expect(page.body).toContain(shown)
  expect(listing.body).toContain(shown)
})

test('a product whose variations differ in price is sold «a partir de» the lowest, on its page and in the grid', async () => {
  for (const url of ['/produto/camisa-de-linho/', '/categoria-produto/vestir/']) {
    const { body } = await shop.get(url)
    expect(body.match(/a partir de <\/span>.{0,160}?289,00/)?.[0]).toBeDefined()
  }
  // Five sizes at one price are no range.
  expect((await shop.get('/produto/camiseta-algodao-organico/')).body.split('related products-row')[0]).not.toContain(
    'a partir de',
  )
})

test('what the shop would rather sell stands under «Você também pode gostar de…», without what is not for sale', async () => {
  const HEADING = 'Você também pode gostar de…'
  expect((await shop.get('/produto/vaso-gota/')).body).not.toContain(HEADING)
  const slugs = ['vaso-gota', 'moringa-de-barro', 'cachepo-de-fibra']
  const rows = await shop.db.selectFrom('products').select(['id', 'slug']).where('slug', 'in', slugs).execute()
  const idOf = (slug: string) => rows.find((row) => row.slug === slug)!.id
  await shop.db.updateTable('products').set({ status: 'draft' }).where('slug', '=', 'cachepo-de-fibra').execute()
  await shop.db
    .insertInto('product_links')
    .values(
      ['moringa-de-barro', 'cachepo-de-fibra'].map((slug, position) => ({
        product_id: idOf('vaso-gota'),
        linked_id: idOf(slug),
        kind: 'upsell' as const,
        position,
      })),
    )
    .execute()
  const upsells = async () =>
    /<section class="up-sells.*?<\/section>/s.exec((await shop.get('/produto/vaso-gota/')).body)?.[0] ?? ''
  await eventually('the page offers it', async () => (await upsells()).includes(HEADING))
  expect(await upsells()).toContain('href="/produto/moringa-de-barro/"')
  expect(await upsells()).not.toContain('cachepo-de-fibra')
  await shop.db.updateTable('products').set({ status: 'publish' }).where('slug', '=', 'cachepo-de-fibra').execute()
})

test('an address without its slash leads to the one with it', async () => {
  const answer = await shop.get('/sobre?utm_source=x')
  expect(answer.statusCode).toBe(301)
  expect(answer.headers.location).toBe('/sobre/?utm_source=x')
})

test('an empty shelf says so and shows the way back', async () => {
  await shop.db.insertInto('categories').values({ slug: 'vazia', name: 'Vazia', parent_id: null, picture_id: null }).execute()
  const answer = await shop.get('/categoria-produto/vazia/')
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('Nenhum produto foi encontrado')
})

test('a broken document takes only its broken part away', async () => {
  const document = JSON.stringify([
    {
      id: 'aaa1111',
      elType: 'widget',
      widgetType: 'heading',
      settings: { title: 'Fico de pé', header_size: 'nonsense' },
      elements: [],
    },
    { id: 'bbb2222', elType: 'widget', widgetType: 'does-not-exist', settings: {}, elements: [] },
    {
      id: '"><script>',
      elType: 'widget',
      widgetType: 'text-editor',
      settings: { editor: '<p>também</p><script>alert(1)</script>' },
      elements: [],
    },
    'nonsense',
  ])
  await shop.db
    .insertInto('content')
    .values({ type: 'page', slug: 'quebrada', title: 'Quebrada', status: 'publish', published_at: new Date(0), document })
    .execute()
  const { statusCode, body } = await shop.get('/quebrada/')
  expect(statusCode).toBe(200)
  expect(body).toMatch(/<h2 class="elementor-heading-title[^>]*>Fico de pé/)
  expect(body).toContain('<p>também</p>')
  expect(body).not.toMatch(/alert\(1\)|does-not-exist/)
})

test('a draft or a page of the future is not there yet', async () => {
  await shop.db
    .insertInto('content')
    .values([
      { type: 'page', slug: 'rascunho', title: 'Rascunho', status: 'draft', document: '[]' },
      {
        type: 'page',
        slug: 'amanha',
        title: 'Amanhã',
        status: 'publish',
        published_at: new Date(Date.now() + 86_400_000),
        document: '[]',
      },
    ])
    .execute()
  for (const url of ['/rascunho/', '/amanha/']) expect((await shop.get(url)).statusCode).toBe(404)
})

/** The cards of a section, by its heading: how many, and whether all are in stock. */
function cardsUnder(body: string, heading: string) {
  const [, section = ''] = new RegExp(`<h2[^>]*>${heading}</h2>(.*?)</section>`, 's').exec(body) ?? []
  return { count: section.match(/<li class="product-card/g)?.length ?? 0, soldOut: section.includes('outofstock') }
}

test('a page that is not there leads on: a search, the categories, what others buy, the shop', async () => {
  const { statusCode, body } = await shop.get('/isto-nao-existe/')
  expect(statusCode).toBe(404)
  expect(body).toContain('Voltar para a loja')
  expect(body).toMatch(/<form class="search-again" role="search"/)
  expect(body).toMatch(/<nav class="search-categories".*?href="\/categoria-produto\//s)
  expect(cardsUnder(body, 'Os mais procurados')).toEqual({ count: 4, soldOut: false })
  expect((await shop.get('/outra-que-nao-existe/')).body).toBe(body)
})

test('a sold-out product offers what is alike and in stock, and one in stock does not', async () => {
  const url = '/produto/caneca-serra/'
  expect((await shop.get(url)).body).not.toContain('parecidos')
  await shop.db
    .updateTable('stock')
    .set({ on_hand: 0 })
    .where('product_id', '=', shop.db.selectFrom('products').select('id').where('slug', '=', 'caneca-serra'))
    .execute()
  await eventually('the product is sold out', async () => (await shop.get(url)).body.includes('href="#parecidos"'))
  const { body } = await shop.get(url)
  expect(cardsUnder(body, 'Parecidos em estoque')).toEqual({ count: 4, soldOut: false })
  expect(/<h2[^>]*>Parecidos em estoque.*?<\/section>/s.exec(body)![0]).not.toContain(url)
})

test.each([
  ['/loja/', 'site-header'],
  ['/produto/caneca-serra/', 'variations_form'],
])('%s is first painted with %s whole, so that a phone lays it out once', async (url, whole) => {
  const { body } = await shop.get(url)
  const mark = /<link rel="expect" href="#([\w-]+)" blocking="render"\/>/.exec(body)?.[1]
  expect(body.indexOf(` id="${mark}"`)).toBeGreaterThan(body.indexOf(whole, body.indexOf('<body')))
})

test('of the shares of a line a page brings only those that its form has', async () => {
  const { body } = await shop.get('/contato/')
  const [style, markup] = [body.slice(0, body.indexOf('</style>')), body.slice(body.indexOf('</style>'))]
  const sharesIn = (text: string) => new Set(text.match(/\belementor-(?:col|md|sm)-\d+/g))
  expect(sharesIn(style).size).toBeGreaterThan(0)
  const there = sharesIn(markup)
  expect([...sharesIn(style)].filter((share) => !there.has(share))).toEqual([])
})
