import type { Browser, Page } from '@playwright/test'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import fastify from 'fastify'
import { createPageCache } from '#http/page-cache.ts'
import { createAddressBook } from '#storefront/open-web/addresses.ts'
import { createOpenFiles } from '#storefront/open-web/files.ts'
import { registerProductFeeds } from '#storefront/open-web/product-feed-routes.ts'
import { registerSitemaps } from '#storefront/open-web/sitemap-routes.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

const HOSTILE = 'Sal & <pimenta> ]]> "aspas" \u000b 🏺'
let shop: TestShop
let browser: Browser
let page: Page

beforeAll(async () => {
  shop = await aShop({ demo: true })
  await shop.db
    .updateTable('products')
    .set({ name: HOSTILE, short_description: '<p>Um & outro</p>' })
    .where('slug', '=', 'vaso-jequitinhonha')
    .execute()
  await shop.db
    .updateTable('content')
    .set({ title: HOSTILE, excerpt: HOSTILE, author_name: 'Zé & <Cia>' })
    .where('slug', '=', 'linho-sem-briga')
    .execute()
  await shop.db.updateTable('comments').set({ text: HOSTILE }).where('author_name', '=', 'Pedro Lins').execute()
  browser = await launchBrowser()
  page = await browser.newPage()
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

/** Reads XML as a browser does: strictly. Answers the root's name and the texts of the elements that were asked for. */
const parse = (xml: string, names: string[] = []) =>
  page.evaluate(
    ({ text, wanted }) => {
      const document = new DOMParser().parseFromString(text, 'application/xml')
      const error = document.querySelector('parsererror')?.textContent
      const texts = wanted.map((name) => [...document.getElementsByTagName(name)].map((element) => element.textContent))
      return { root: error ?? document.documentElement.nodeName, texts }
    },
    { text: xml, wanted: names },
  )
const fetchText = async (url: string) => {
  const { statusCode, body } = await shop.get(url)
  expect([url, statusCode]).toEqual([url, 200])
  return body
}

test.each([
  ['/feed/', 'rss', 'application/rss+xml'],
  ['/feed/atom/', 'feed', 'application/atom+xml'],
  ['/categoria/cuidados/feed/', 'rss', 'application/rss+xml'],
  ['/tag/linho/feed/atom/', 'feed', 'application/atom+xml'],
  ['/autor/helena-prates/feed/', 'rss', 'application/rss+xml'],
  ['/comments/feed/', 'rss', 'application/rss+xml'],
  ['/blog/uma-manha-na-oficina-de-seu-adao/feed/', 'rss', 'application/rss+xml'],
  ['/blog/uma-manha-na-oficina-de-seu-adao/feed/atom/', 'feed', 'application/atom+xml'],
  ['/sitemap.xml', 'sitemapindex', 'application/xml'],
  ['/sitemap-produtos-1.xml', 'urlset', 'application/xml'],
  ['/sitemap-textos-1.xml', 'urlset', 'application/xml'],
  ['/sitemap-paginas-1.xml', 'urlset', 'application/xml'],
  ['/sitemap-categorias-1.xml', 'urlset', 'application/xml'],
  ['/feed/produtos/', 'rss', 'application/xml'],
])('%s is well-formed, whatever titles say, and answered from memory the second time', async (url, root, type) => {
  const first = await shop.get(url)
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, `${type}; charset=utf-8`])
  expect((await parse(first.body)).root).toBe(root)
  const again = await shop.get(url, { 'if-none-match': String(first.headers.etag) })
  expect(again.statusCode).toBe(304)
})

test('the feed tells the newest posts with their whole text, and a new one comes into it', async () => {
  const { texts } = await parse(await fetchText('/feed/'), ['title', 'content:encoded', 'dc:creator'])
  const [titles, contents, creators] = texts as [string[], string[], string[]]
  expect(titles[0]).toBe('Casa Aroeira')
  expect(titles).toContain('Sal & <pimenta> ]]> "aspas"  🏺')
  expect(creators).toContain('Zé & <Cia>')
  expect(contents[0]).toContain('http://127.0.0.1/produto/')
  await shop.db
    .insertInto('content')
    .values({ type: 'post', status: 'publish', slug: 'novissimo', title: 'Novíssimo', document: '[]', published_at: new Date() })
    .execute()
  await eventually('the feed has it', async () => (await shop.get('/feed/')).body.includes('<title>Novíssimo</title>'))
  expect((await shop.get('/categoria/cuidados/feed/')).body).not.toContain('Novíssimo')
  for (const url of ['/categoria/nada/feed/', '/tag/nada/feed/', '/autor/nada/feed/', '/blog/nada/feed/'])
    expect([url, (await shop.get(url)).statusCode]).toEqual([url, 404])
})

test('an approved comment comes into the feeds of comments', async () => {
  const post = await shop.db.selectFrom('content').select('id').where('slug', '=', 'cafe-coado-melhor').executeTakeFirstOrThrow()
  expect((await fetchText('/blog/cafe-coado-melhor/feed/')).match(/<item>/g)).toBeNull()
  const row = {
    content_id: post.id,
    parent_id: null,
    user_id: null,
    author_name: 'Iara',
    author_email: null,
    text: 'Sem açúcar!',
  }
  const { id } = await shop.db.insertInto('comments').values(row).returning('id').executeTakeFirstOrThrow()
  expect((await fetchText('/comments/feed/')).includes('Sem açúcar!')).toBe(false)
  await shop.db.updateTable('comments').set({ status: 'approved' }).where('id', '=', id).execute()
  for (const url of ['/comments/feed/', '/blog/cafe-coado-melhor/feed/'])
    await eventually(`${url} tells it`, async () => (await shop.get(url)).body.includes(`#comment-${id}`))
})

test('the map names every public address once, with its pictures, and none that is private, hidden or a draft', async () => {
  await shop.db.updateTable('products').set({ visibility: 'hidden' }).where('slug', '=', 'cachepo-de-fibra').execute()
  await shop.db.updateTable('products').set({ status: 'draft' }).where('slug', '=', 'espelho-redondo').execute()
  const { texts } = await parse(await fetchText('/sitemap.xml'), ['loc'])
  const files = (texts[0] as string[]).map((url) => url.replace('http://127.0.0.1', ''))
  expect(files).toEqual(['produtos', 'textos', 'paginas', 'categorias'].map((kind) => `/sitemap-${kind}-1.xml`))
  await eventually('the draft is gone', async () => !(await shop.get(files[0]!)).body.includes('/espelho-redondo/'))
  const listed = (
    await Promise.all(files.map(async (file) => (await parse(await fetchText(file), ['loc'])).texts[0] as string[]))
  ).flat()
  const paths = listed.map((url) => url.replace('http://127.0.0.1', ''))
  expect(new Set(paths).size).toBe(paths.length)
  for (const path of [
    '/',
    '/sobre/',
    '/loja/',
    '/blog/',
    '/produto/vaso-jequitinhonha/',
    '/blog/linho-sem-briga/',
    '/categoria-produto/ceramica/',
    '/autor/helena-prates/',
    '/tag/linho/',
  ])
    expect(paths).toContain(path)
  expect(paths.filter((path) => /\/(cachepo-de-fibra|minha-conta|cart|checkout)\//.test(path))).toEqual([])
  // One of each kind of address is enough: there are a hundred of them.
  const kinds = new Map(paths.map((path) => [path.split('/').slice(0, -2).join('/'), path]))
  for (const path of kinds.values()) expect([path, (await shop.get(path)).statusCode]).toEqual([path, 200])
  const { texts: pictures } = await parse(await fetchText('/sitemap-produtos-1.xml'), ['image:loc'])
  expect(pictures[0]![0]).toMatch(/^http:\/\/127\.0\.0\.1\/midia\/.+\.webp$/)
  const picture = await shop.get(String(pictures[0]![0]).replace('http://127.0.0.1', ''))
  expect(picture.statusCode).toBe(200)
})

test('a long map is cut into files, and the index names each of them', async () => {
  const http = fastify()
  const file = createOpenFiles(http, { cache: createPageCache(), isClosed: async () => false })
  const addresses = createAddressBook({ db: shop.db, homeSlug: 'inicio' })
  registerSitemaps(file, { addresses, shopUrl: 'https://loja.example', perFile: 5 })
  const { total } = await addresses.count('textos')
  const index = await http.inject('/sitemap.xml')
  expect(index.body.match(/sitemap-textos-\d+\.xml/g)).toHaveLength(Math.ceil(total / 5))
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(total / 5) }, (_, number) => http.inject(`/sitemap-textos-${number + 1}.xml`)),
  )
  const locs = pages.flatMap(({ body }) => body.match(/<loc>[^<]+/g) ?? [])
  expect([locs.length, new Set(locs).size]).toEqual([total, total])
  for (const number of ['0', '01', '99', '99999999'])
    expect((await http.inject(`/sitemap-textos-${number}.xml`)).statusCode).toBe(404)
  await http.close()
})

test('the list for shopping channels agrees with the pages, and follows price and stock', async () => {
  const xml = await fetchText('/feed/produtos/')
  const { texts } = await parse(xml, ['g:id', 'g:price', 'g:availability', 'g:link', 'g:title'])
  const [ids, prices, availabilities, links, titles] = texts as string[][]
  expect(new Set(ids).size).toBe(ids!.length)
  expect(prices!.filter((price) => !/^\d+\.\d{2} BRL$/.test(price))).toEqual([])
  expect(new Set(availabilities)).toEqual(new Set(['in_stock', 'out_of_stock']))
  expect(titles).toContain('Sal & <pimenta> ]]> "aspas"  🏺')
  const variation = links!.find((link) => link.includes('attribute_pa_'))!
  expect((await shop.get(variation.replace('http://127.0.0.1', ''))).statusCode).toBe(200)
  await shop.db
    .updateTable('products')
    .set({ price_cents: 12_345, sale_price_cents: 9_990, manage_stock: false, in_stock: false })
    .where('slug', '=', 'vaso-jequitinhonha')
    .execute()
  await sql`update products set brand = 'Oficina & Filhos' where slug = 'vaso-jequitinhonha'`.execute(shop.db)
  await eventually('the list follows', async () => {
    const item = (await shop.get('/feed/produtos/')).body
      .split('<item>')
      .find((one) => one.includes('/produto/vaso-jequitinhonha/'))
    return (
      item?.includes('<g:price>123.45 BRL</g:price><g:sale_price>99.90 BRL</g:sale_price>') &&
      item.includes('out_of_stock') &&
      item.includes('<g:brand>Oficina &amp; Filhos</g:brand>')
    )
  })
})

test('a list too long to be kept is written while it is read, and says the same', async () => {
  const http = fastify()
  const shopUrl = 'http://127.0.0.1'
  const settings = { shop: async () => ({ name: 'Casa Aroeira', tagline: 'x' }) as never }
  const cache = createPageCache()
  const channels = {
    general: async () => ({ countWhen: 'paid' as const, condition: 'new', googleCategories: new Map<string, string>() }),
  }
  registerProductFeeds(http, { db: shop.db, cache, settings, channels, isClosed: async () => false, shopUrl, keepUpTo: 3 })
  const streamed = await http.inject('/feed/produtos/')
  expect((await parse(streamed.body)).root).toBe('rss')
  expect(cache.size()).toBe(0)
  expect(streamed.body.match(/<item>.*<\/item>/g)).toEqual((await fetchText('/feed/produtos/')).match(/<item>.*<\/item>/g))
  await http.close()
})

test('programs of this ecosystem find the map and the feed where they look first', async () => {
  for (const [was, now] of [
    ['/wp-sitemap.xml', '/sitemap.xml'],
    ['/sitemap_index.xml', '/sitemap.xml'],
    ['/feed/rss2/', '/feed/'],
  ] as const)
    expect([was, (await shop.get(was)).headers.location]).toEqual([was, now])
})

test('a shop that is being prepared is closed to robots, maps and feeds, and opens again', async () => {
  const open = await fetchText('/robots.txt')
  expect(open).toContain('Sitemap: http://127.0.0.1/sitemap.xml')
  const llms = await fetchText('/llms.txt')
  expect(llms).toContain('- [Cerâmica](http://127.0.0.1/categoria-produto/ceramica/)')
  expect(llms).toContain('(http://127.0.0.1/sobre/)')
  const set = (enabled: boolean) =>
    shop.db
      .insertInto('settings')
      .values({ name: 'coming_soon', value: JSON.stringify({ enabled }) })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: JSON.stringify({ enabled }) }))
      .execute()
  await set(true)
  await eventually('robots are sent away', async () => (await shop.get('/robots.txt')).body === 'User-agent: *\nDisallow: /\n')
  for (const url of ['/sitemap.xml', '/sitemap-produtos-1.xml', '/llms.txt'])
    expect([url, (await shop.get(url)).statusCode]).toEqual([url, 404])
  for (const url of ['/feed/', '/feed/produtos/']) expect((await shop.get(url)).body).not.toMatch(/<item>|<entry>/)
  await set(false)
  await eventually('they may come back', async () => (await shop.get('/robots.txt')).body === open)
  expect((await fetchText('/feed/')).includes('<item>')).toBe(true)
})
