import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Suggestion } from '#shop/search/contract.ts'
import { aShop, type TestShop } from './support/shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await aShop({ demo: true })
})
afterAll(() => shop.close())

const ask = async (words: string, more = '') => {
  const answer = await shop.get(`/wp-json/wp/v2/search?search=${encodeURIComponent(words)}${more}`)
  expect(answer.statusCode).toBe(200)
  return answer.json<Suggestion[]>()
}
const titles = async (words: string) => (await ask(words)).map(({ title }) => title)

test.each([
  ['caneca', 'Caneca Serra'],
  ['CANECAS', 'Caneca Serra'],
  ['can', 'Caneca Serra'],
  ['canecca', 'Caneca Serra'],
  ['canceas', 'Caneca Serra'],
  ['CER-CANECA', 'Caneca Serra'],
  ['cer caneca bra', 'Caneca Serra'],
  ['serra caneca', 'Caneca Serra'],
  ['prato ipe', 'Prato raso Ipê'],
  ['ipê', 'Prato raso Ipê'],
  ['pratos rasos', 'Prato raso Ipê'],
  ['vazo', 'Vaso Gota'],
  ['prazo', 'Entrega e frete'],
  ['ceramica', 'Caneca Serra'],
  ['Cerâmica', 'Caneca Serra'],
  ['seramica', 'Caneca Serra'],
  ['c', 'Caneca Serra'],
  ['c serra', 'Caneca Serra'],
  ['caneca s', 'Caneca Serra'],
])('[SEARCH-2] «%s» finds %s', async (words, expected) => {
  const answer = await shop.get(`/wp-json/wp/v2/search?search=${encodeURIComponent(words)}&per_page=20`)
  const found = answer.json<Suggestion[]>().map(({ title }) => title)
  expect(found.some((title) => title.startsWith(expected))).toBe(true)
})

test('[SEARCH-2] products come before pages, and each knows its address', async () => {
  const found = await ask('palha', '&per_page=20')
  const kinds = found.map(({ subtype }) => subtype === 'product')
  expect(kinds).toEqual(kinds.toSorted((a, b) => Number(b) - Number(a)))
  expect(new Set(kinds)).toEqual(new Set([true, false]))
  for (const { url } of found) expect((await shop.get(new URL(url).pathname)).statusCode).toBe(200)
})

test('[SEARCH-2] the beginning of a word is looked for in names, not in texts', async () => {
  const names = (await ask('can', '&per_page=20')).filter(({ subtype }) => subtype === 'product').map(({ title }) => title)
  expect(names[0]).toBe('Caneca Serra')
  expect(names).not.toContain('Tapete de tear')
})

test('[SEARCH-2] a page is found by what it says', async () => {
  const found = await ask('trocas e devolucoes')
  expect(found.some(({ subtype }) => subtype === 'page')).toBe(true)
})

test.each([
  ['only dots', '...!!!???'],
  ['operators', "a & | ! ( ) :* <-> 'x' \\ %"],
  ['a quote', "d'água \" ' `"],
  ['code', "'); drop table products; --"],
  ['a picture', '🏺🏺🏺'],
  ['ten kilobytes', 'caneca '.repeat(1_500)],
  ['ten kilobytes of one word', 'x'.repeat(10_000)],
  ['markup', '<script>alert(1)</script>'],
  ['right to left marks', '\u202Ecaneca\u200B'],
  ['stop words alone', 'de para com'],
  ['only digits', '0000000'],
])('[SEARCH-2] %s gets a calm answer', async (_what, words) => {
  await ask(words)
  const page = await shop.get(`/?s=${encodeURIComponent(words)}`)
  expect(page.statusCode).toBe(200)
  expect(page.body).not.toContain('<script>alert')
})

test('[SEARCH-2] a zero byte is refused calmly, by the page and by the suggestions', async () => {
  for (const url of ['/?s=cane%00ca', '/wp-json/wp/v2/search?search=cane%00ca']) {
    const { statusCode, body } = await shop.get(url)
    expect([url, statusCode]).toEqual([url, 400])
    expect(body).toContain('Não entendemos')
  }
})

test.each(['?s=a&s=b', '?s[]=a', '?s=%ff', '?s=%F0%9F'])('%s is no reason to fall over', async (query) => {
  expect((await shop.get(`/${query}`)).statusCode).toBeLessThan(500)
})

test.each(['per_page=0', 'per_page=21', 'per_page=x', 'page=-1', 'page=1&page=0'])(
  '%s is refused in the wire’s shape',
  async (more) => {
    const answer = await shop.get(`/wp-json/wp/v2/search?search=a&${more}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'rest_invalid_param', data: { status: 400 } })
  },
)

test('what is hidden, drafted, private or not out yet is never found, nor its words offered', async () => {
  const make = (slug: string, over: object) =>
    shop.db
      .insertInto('products')
      .values({
        type: 'simple',
        status: 'publish',
        slug,
        name: `Zabumba ${slug}`,
        sku: slug,
        price_cents: 100,
        manage_stock: false,
        published_at: new Date(0),
        ...over,
      })
      .execute()
  await make('a-hidden', { visibility: 'hidden' })
  await make('a-catalog', { visibility: 'catalog' })
  await make('a-draft', { status: 'draft' })
  await make('a-private', { status: 'private' })
  await make('a-trash', { status: 'trash' })
  await make('a-future', { published_at: new Date(Date.now() + 86_400_000) })
  await shop.db
    .insertInto('content')
    .values({
      type: 'page',
      slug: 'zabumba-page',
      title: 'Zabumba secreta',
      status: 'private',
      document: '[]',
      settings: '{}',
      published_at: new Date(0),
    })
    .execute()
  expect(await titles('zabumba')).toEqual([])
  expect((await shop.get('/?s=zabunba')).body).not.toContain('zabumba')
  await make('a-search', { visibility: 'search' })
  expect(await titles('zabumba')).toEqual(['Zabumba a-search'])
  expect((await shop.get('/loja/?min_price=1&max_price=1')).body).not.toContain('a-search')
})

test('a product that changes is found by what it is now', async () => {
  const { id } = await shop.db.selectFrom('products').select('id').where('slug', '=', 'caneca-serra').executeTakeFirstOrThrow()
  await shop.db.updateTable('products').set({ name: 'Púcaro Serra' }).where('id', '=', id).execute()
  expect(await titles('pucaro')).toEqual(['Púcaro Serra'])
  await shop.db.updateTable('products').set({ name: 'Caneca Serra' }).where('id', '=', id).execute()
  expect(await titles('pucaro')).toEqual([])
})

test('[SEARCH-2] the results page is shared by its address, left out by search engines, and helps when it is empty', async () => {
  const page = await shop.get('/?s=ceramica')
  expect(page.body).toContain('content="noindex"')
  expect(page.body).toContain('/page/2/?s=ceramica')
  expect((await shop.get('/page/2/?s=ceramica')).statusCode).toBe(200)
  expect((await shop.get('/page/99/?s=ceramica')).statusCode).toBe(404)
  expect((await shop.get('/page/2/')).statusCode).toBe(404)
  const empty = await shop.get('/?s=')
  expect([empty.statusCode, empty.headers.location]).toEqual([302, '/loja/'])
  const nothing = await shop.get('/?s=helicopteros')
  expect(nothing.statusCode).toBe(200)
  expect(nothing.body).toContain('/categoria-produto/ceramica/')
  expect(nothing.body).toContain('Os mais procurados')
})

test('[SEARCH-2] products alone are found when only they are asked for', async () => {
  const all = (await shop.get('/?s=barro')).body
  const products = (await shop.get('/?s=barro&post_type=product')).body
  expect(all).toContain('found-pages"')
  expect(products).not.toContain('found-pages"')
})

test('[SEARCH-2] a short word narrows what the others find', async () => {
  const named = await titles('caneca s')
  expect(named.length).toBeGreaterThan(0)
  expect(await titles('caneca q')).not.toContain('Caneca Serra')
})

test('[SEARCH-2] with many products named so, those that only mention the words are not listed behind them', async () => {
  const make = (name: string, short_description: string, slug: string) => ({
    type: 'simple' as const,
    status: 'publish' as const,
    slug,
    name,
    sku: slug,
    short_description,
    price_cents: 1_000,
    manage_stock: false,
    published_at: new Date(0),
  })
  const pieces = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => make(`Xadrez ${from + at}`, '', `xadrez-${from + at}`))
  await shop.db
    .insertInto('products')
    .values([make('Mesa de jogo', '<p>Para o xadrez.</p>', 'mesa-de-jogo'), ...pieces(0, 5)])
    .execute()
  const page = await shop.get('/?s=xadrez&orderby=price')
  expect(page.body).toContain('Mesa de jogo')
  await shop.db.insertInto('products').values(pieces(5, 60)).execute()
  const fuller = await shop.get('/?s=xadrez&orderby=date')
  expect(fuller.body).toContain('Xadrez')
  expect(fuller.body).not.toContain('Mesa de jogo')
})
