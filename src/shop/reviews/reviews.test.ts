import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { aCookieJar, aShop, type TestShop } from '#tests/support/shop.ts'
import { createReviews } from './service.ts'

let shop: TestShop
let productId: number
let userId: number

beforeAll(async () => {
  shop = await aShop({ config: { rateLimits: true } })
  const product = { type: 'simple' as const, status: 'publish' as const, name: 'Caneca', published_at: new Date(0) }
  const rows = await shop.db
    .insertInto('products')
    .values([
      { ...product, slug: 'caneca' },
      { ...product, slug: 'rascunho', status: 'draft' },
    ])
    .returning('id')
    .execute()
  productId = rows[0]!.id
  userId = (
    await shop.db
      .insertInto('users')
      .values({ login: 'bia', email: 'bia@casa.example', display_name: 'Bia', password_hash: 'x' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
})
afterAll(() => shop.close())
beforeEach(() => shop.db.deleteFrom('reviews').execute())

let address = 0
const good = () => ({
  rating: '5',
  comment: 'Linda.',
  author: 'Ana',
  email: 'ana@casa.example',
  comment_post_ID: String(productId),
})
const send = (fields: Record<string, string>, headers: Record<string, string> = {}, remoteAddress = `10.0.${++address}.1`) =>
  shop.http.inject({
    method: 'POST',
    url: '/wp-comments-post.php',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
const stored = () => shop.db.selectFrom('reviews').selectAll().orderBy('id').execute()
const rating = async () =>
  await shop.db
    .selectFrom('products')
    .select(['rating_sum', 'rating_count'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()

test('a review waits for the merchant, and the answer says so without any script', async () => {
  const jar = aCookieJar()
  const answer = await send(good())
  jar.take(answer.headers['set-cookie'])
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe('/produto/caneca/avaliacao/')
  expect(await stored()).toMatchObject([
    { status: 'hold', rating: 5, text: 'Linda.', author_name: 'Ana', author_email: 'ana@casa.example', verified: false },
  ])
  expect(await rating()).toEqual({ rating_sum: 0, rating_count: 0 })
  const thanks = await shop.get('/produto/caneca/avaliacao/', { cookie: jar.header() })
  expect(thanks.body).toContain('Sua avaliação foi recebida')
  expect(thanks.headers['cache-control']).toContain('no-store')
})

test('one person writes of a product once, also when both letters arrive together', async () => {
  await Promise.all([send(good()), send({ ...good(), email: 'ANA@casa.example' }), send(good())])
  expect(await stored()).toHaveLength(1)
  const other = createReviews({ db: shop.db, hasBought: async () => false })
  const review = { rating: 4, text: 'Boa', author: 'Bia', email: 'bia@casa.example' }
  expect(await other.add(productId, review, userId)).toBe('held')
  expect(await other.add(productId, { ...review, email: 'outra@casa.example' }, userId)).toBe('already')
})

test('who bought it here is marked as a verified buyer; what a guest types proves nothing', async () => {
  const reviews = createReviews({ db: shop.db, hasBought: async (who) => who === userId })
  await reviews.add(productId, { rating: 5, text: 'Boa', author: 'Bia', email: 'bia@casa.example' }, userId)
  await reviews.add(productId, { rating: 5, text: 'Boa', author: 'Ana', email: 'ana@casa.example' }, undefined)
  expect((await stored()).map(({ verified }) => verified)).toEqual([true, false])
})

test('approving counts once, however often, and everything undone is taken back', async () => {
  await send(good())
  await send({ ...good(), email: 'b@casa.example', rating: '2' })
  const set = (change: { status?: 'approved' | 'hold' | 'trash'; rating?: number }) =>
    shop.db.updateTable('reviews').set(change).where('product_id', '=', productId).execute()
  await set({ status: 'approved' })
  await set({ status: 'approved' })
  expect(await rating()).toEqual({ rating_sum: 7, rating_count: 2 })
  await shop.db.updateTable('reviews').set({ rating: 3 }).where('rating', '=', 2).execute()
  expect(await rating()).toEqual({ rating_sum: 8, rating_count: 2 })
  await set({ status: 'trash' })
  expect(await rating()).toEqual({ rating_sum: 0, rating_count: 0 })
  await set({ status: 'approved' })
  await shop.db.deleteFrom('reviews').execute()
  expect(await rating()).toEqual({ rating_sum: 0, rating_count: 0 })
})

test('approvals at the same moment are all counted', async () => {
  const rows = Array.from({ length: 20 }, (_, index) => ({
    product_id: productId,
    user_id: null,
    author_name: 'A',
    author_email: `a${index}@casa.example`,
    rating: 4,
    text: 'Boa',
  }))
  const kept = await shop.db.insertInto('reviews').values(rows).returning('id').execute()
  await Promise.all(
    kept.map(({ id }) => shop.db.updateTable('reviews').set({ status: 'approved' }).where('id', '=', id).execute()),
  )
  expect(await rating()).toEqual({ rating_sum: 80, rating_count: 20 })
})

test('an approved review reaches the kept page, escaped, and further ones have pages of their own', async () => {
  expect((await shop.get('/produto/caneca/')).body).toContain('Não há avaliações ainda.')
  await send({ ...good(), comment: '<img src=x onerror=alert(1)>' })
  await shop.db.updateTable('reviews').set({ status: 'approved' }).execute()
  await eventually('the page shows it', async () =>
    (await shop.get('/produto/caneca/')).body.includes('&lt;img src=x onerror=alert(1)&gt;'),
  )
  expect((await shop.get('/produto/caneca/comment-page-2/')).statusCode).toBe(404)
  const rows = Array.from({ length: 11 }, (_, index) => ({
    product_id: productId,
    user_id: null,
    author_name: `Pessoa ${index}`,
    rating: 4,
    text: 'Boa',
    status: 'approved' as const,
    created_at: new Date(index * 1_000),
  }))
  await shop.db.insertInto('reviews').values(rows).execute()
  await eventually('there is a second page', async () => (await shop.get('/produto/caneca/comment-page-2/')).statusCode === 200)
  const second = await shop.get('/produto/caneca/comment-page-2/')
  expect(second.body).toContain('Pessoa 0')
  expect(second.body).toContain('rel="canonical" href="http://127.0.0.1/produto/caneca/"')
})

test.each([
  ['no product', { comment_post_ID: '' }, 404],
  ['a product that is not there', { comment_post_ID: '999999999999' }, 404],
  ['a product with an instruction', { comment_post_ID: '1 or 1=1' }, 404],
  ['a rating out of range', { rating: '9' }, 422],
  ['no text', { comment: '' }, 422],
  ['a text too long', { comment: 'a'.repeat(6_000) }, 422],
  ['no name', { author: ' ' }, 422],
  ['no address', { email: 'ana' }, 422],
  ['a zero byte', { comment: 'a\u0000' }, 400],
  ['only signs that nobody sees', { comment: '\u202e\ufeff' }, 422],
])('%s: a clear answer in Portuguese, and nothing is kept', async (_what, over, status) => {
  const answer = await send({ ...good(), ...over })
  expect(answer.statusCode).toBe(status)
  expect(answer.body).toMatch(/não existe mais|Confira os campos marcados|Não entendemos/)
  expect(await stored()).toEqual([])
})

test('the form comes back with what was written, ready to be mended', async () => {
  const { body } = await send({ ...good(), rating: '0', comment: 'Gostei <b>muito</b>' })
  expect(body).toContain('Gostei &lt;b&gt;muito&lt;/b&gt;')
  expect(body).toContain('Escolha uma nota de 1 a 5 estrelas.')
})

test('a visitor with a session must have meant it: without the proof the page asks again, with it the review is kept', async () => {
  const jar = aCookieJar()
  jar.take((await send({ ...good(), email: 'outra@casa.example' })).headers['set-cookie'])
  const cookie = jar.header()
  const refused = await send(good(), { cookie })
  expect(refused.statusCode).toBe(403)
  expect(refused.body).toContain('confirme o envio')
  expect(await stored()).toHaveLength(1)
  const nonce = /name="review_nonce" value="([0-9a-f]{10})"/.exec(refused.body)?.[1] ?? ''
  expect((await send({ ...good(), review_nonce: nonce }, { cookie })).statusCode).toBe(303)
  expect(await stored()).toHaveLength(2)
  expect((await send({ ...good(), review_nonce: nonce })).statusCode).toBe(303)
})

test('a program that fills in the hidden field is thanked and leaves nothing', async () => {
  const answer = await send({ ...good(), url: 'https://spam.example' })
  expect(answer.statusCode).toBe(303)
  expect(await stored()).toEqual([])
})

test('a page of another site can send none, and a flood from one address is told to wait', async () => {
  const foreign = await send(good(), { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })
  expect(foreign.statusCode).toBe(403)
  const answers = await Promise.all(Array.from({ length: 22 }, () => send({ ...good(), rating: '0' }, {}, '10.9.9.9')))
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
  expect(await stored()).toEqual([])
})
