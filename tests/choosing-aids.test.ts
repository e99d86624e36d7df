import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSettings } from '#content/settings/service.ts'
import { eventually } from './support/eventually.ts'
import { aShop, type TestShop } from './support/shop.ts'
import { withStatements } from './support/statements.ts'

let shop: TestShop
let goods: { id: number; name: string; slug: string }[]
beforeAll(async () => {
  shop = await aShop({ demo: true })
  goods = await shop.db
    .selectFrom('products')
    .innerJoin('product_shelf', 'product_shelf.product_id', 'products.id')
    .select(['products.id', 'name', 'slug'])
    .where('in_catalog', '=', true)
    .orderBy('products.id')
    .limit(5)
    .execute()
})
afterAll(() => shop.close())

const switchOff = (...names: string[]) =>
  createSettings({ db: shop.db }).set('shopping_aids', Object.fromEntries(names.map((name) => [name, false])))
const ids = (...places: number[]) => places.map((place) => goods[place]!.id).join(',')

test('what a browser has seen is drawn by the shop for everybody alike, in any order of asking, from memory', async () => {
  const first = await shop.get(`/cartoes-de-produtos/?ids=${ids(1, 0)}`)
  expect(first.headers['set-cookie']).toBeUndefined()
  expect(first.body.match(/class="product-card /g)?.length).toBe(2)
  const { answer, statements } = await withStatements(() => shop.get(`/cartoes-de-produtos/?ids=${ids(0, 1)},${ids(1)}`))
  expect([answer.body, statements]).toEqual([first.body, []])
})

test.each(['', '?ids=', '?ids=1;2', '?ids=-1', `?ids=${'9'.repeat(400)}`, '?ids=1&ids=2'])(
  'asked for the cards of %j the shop has none',
  async (query) => {
    expect((await shop.get(`/cartoes-de-produtos/${query}`)).statusCode).toBe(404)
  },
)

test('a product page has the place for what was seen, the same for everybody, unless it is switched off', async () => {
  const page = async () => (await shop.get(`/produto/${goods[0]!.slug}/`)).body
  expect(await page()).toContain('class="recently-viewed"')
  expect(await page()).toContain(`data-remember="${goods[0]!.id}"`)
  await switchOff('recently_viewed')
  await eventually('the place is gone', async () => !(await page()).includes('class="recently-viewed"'))
  expect(await page()).not.toContain('data-remember')
  await switchOff()
})

test('the quick view of a product is drawn by the shop, and is gone once it is switched off', async () => {
  const address = `/espiar/${goods[0]!.id}/`
  const answer = await shop.get(address)
  const { html, css } = answer.json<{ html: string; css: string }>()
  expect(html).toMatch(/^<dialog class="quick-view product"/)
  expect(html).toContain(`href="/produto/${goods[0]!.slug}/"`)
  expect(html).toContain('single_add_to_cart_button')
  expect(css).toContain('.quick-view')
  for (const wrong of ['/espiar/0/', '/espiar/abc/', '/espiar/999999999/']) expect((await shop.get(wrong)).statusCode).toBe(404)
  await switchOff('quick_view')
  await eventually('the quick view is gone', async () => (await shop.get(address)).statusCode === 404)
  const list = await shop.get('/loja/')
  expect(list.body).not.toContain('data-quick-view')
  await switchOff()
})

test('cards of a list lead to the product and to the comparison without any script', async () => {
  await eventually('the list offers both', async () => (await shop.get('/loja/')).body.includes('data-quick-view'))
  const { body } = await shop.get('/loja/')
  const card = /<div class="product-card-tools">.*?<\/div>/.exec(body)?.[0] ?? ''
  const id = /data-compare="(\d+)"/.exec(card)?.[1]
  expect(card).toContain(`href="/comparar/?ids=${id}"`)
  expect(card).toMatch(new RegExp(`href="/produto/[a-z0-9-]+/"[^>]*data-quick-view="${id}"`))
})

test('up to four products are compared by an address, side by side, with what differs marked', async () => {
  const { body, headers, statusCode } = await shop.get(`/comparar/?ids=${ids(0, 1, 2, 3, 4)}`)
  expect([statusCode, headers['set-cookie']]).toEqual([200, undefined])
  const table = /<table class="compare-table">[\s\S]*<\/table>/.exec(body)?.[0] ?? ''
  for (const place of [0, 1, 2, 3]) expect(table).toContain(goods[place]!.name)
  expect(table).not.toContain(`data-uncompare="${goods[4]!.id}"`)
  expect(table).toContain('(diferente)')
  expect(table).toContain(`href="/comparar/?ids=${ids(1, 2, 3)}"`)
  expect(body).toContain('noindex')
  const alone = (await shop.get(`/comparar/?ids=${ids(0)}`)).body
  expect(alone).toContain('escolha mais um')
  expect(alone).not.toContain('(diferente)')
})

test('a comparison of nothing says what to do, and without the feature there is no such page', async () => {
  expect((await shop.get('/comparar/')).body).toContain('Nada para comparar ainda')
  expect((await shop.get('/comparar/?ids=<script>')).body).toContain('Nada para comparar ainda')
  expect((await shop.get('/comparar/?ids=999999999')).body).toContain('Nada para comparar ainda')
  await switchOff('compare')
  await eventually('the page is gone', async () => (await shop.get('/comparar/')).statusCode === 404)
  await switchOff()
})

test('a video of a product stands among its pictures, and only its page may show the player', async () => {
  const { id, slug } = goods[1]!
  const page = () => shop.get(`/produto/${slug}/`)
  const policy = async () => String((await page()).headers['content-security-policy'])
  expect((await page()).body).not.toContain('class="product-video-play"')
  expect(await policy()).not.toContain('youtube')
  const set = (address: string) => shop.db.updateTable('products').set({ video_url: address }).where('id', '=', id).execute()
  await set('https://youtu.be/aqz-KE-bpKQ')
  await eventually('the video is there', async () => (await page()).body.includes('class="product-video-play"'))
  expect((await page()).body).toMatch(/href="https:\/\/www\.youtube\.com\/watch\?v=aqz-KE-bpKQ"[^>]*aria-label="Ver o vídeo/)
  expect((await page()).body).not.toContain('<iframe')
  expect(await policy()).toContain('https://www.youtube-nocookie.com')
  await set('https://outra.example/filme.mp4')
  await eventually(
    'a file of somebody else is not shown',
    async () => !(await page()).body.includes('class="product-video-play"'),
  )
  await set('')
})
