import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { apiAs } from '#tests/support/api.ts'
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
  expect(await other.add(productId, review, { userId })).toBe('held')
  expect(await other.add(productId, { ...review, email: 'outra@casa.example' }, { userId })).toBe('already')
})

test('who bought it here is marked as a verified buyer; what a guest types proves nothing', async () => {
  const reviews = createReviews({ db: shop.db, hasBought: async (who) => who === userId })
  await reviews.add(productId, { rating: 5, text: 'Boa', author: 'Bia', email: 'bia@casa.example' }, { userId })
  await reviews.add(productId, { rating: 5, text: 'Boa', author: 'Ana', email: 'ana@casa.example' }, {})
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

const jpeg = async (note = 'Ana') =>
  await sharp({ create: { width: 400, height: 300, channels: 3, background: '#b5651d' } })
    .withExif({ IFD0: { Artist: note }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '19/1 55/1 0/1' } })
    .jpeg()
    .toBuffer()
const sendPhotos = async (photos: Buffer[], over: Record<string, string> = {}) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...good(), ...over })) form.append(name, value)
  for (const photo of photos) form.append('fotos', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'IMG_1.jpg')
  const request = new Request('http://127.0.0.1/', { method: 'POST', body: form })
  return await shop.http.inject({
    method: 'POST',
    url: '/wp-comments-post.php',
    remoteAddress: `10.0.${++address}.1`,
    headers: { 'content-type': request.headers.get('content-type')!, accept: 'text/html' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}
const photos = () => shop.db.selectFrom('review_photos').selectAll().orderBy('id').execute()

test('photos of a review are written anew without place and name, seen once it is published, and go with it', async () => {
  expect((await sendPhotos([await jpeg('Ana Segredo'), await jpeg()])).statusCode).toBe(303)
  const [first, second] = await photos()
  expect(second).toMatchObject({ position: 1, width: 400, height: 300 })
  expect((await sharp(first!.bytes).metadata()).exif).toBeUndefined()
  expect(first!.bytes.includes('Segredo')).toBe(false)
  const url = `/avaliacao/foto/${first!.id}/grande.webp`
  expect((await shop.get(url)).statusCode).toBe(404)
  await shop.db.updateTable('reviews').set({ status: 'approved' }).execute()
  const shown = await shop.get(url)
  expect(shown.statusCode).toBe(200)
  expect(shown.headers['content-type']).toBe('image/webp')
  await eventually('the page shows it', async () =>
    (await shop.get('/produto/caneca/')).body.includes(`foto/${first!.id}/pequena`),
  )
  expect((await shop.get('/produto/caneca/?fotos=1')).body).toContain(`foto/${first!.id}/pequena`)
  await shop.db.deleteFrom('reviews').execute()
  expect(await photos()).toEqual([])
  expect((await shop.get(url)).statusCode).toBe(404)
})

test.each([
  ['five photos', async () => Array.from({ length: 5 }, () => Buffer.from('x')), 'Envie até 4 fotos'],
  ['a page in place of a photo', async () => [Buffer.from('<script>alert(1)</script>')], 'não pôde ser lida'],
  ['half a photo', async () => [(await jpeg()).subarray(0, 300)], 'não pôde ser lida'],
])('%s: the form says what is wrong, and nothing is kept', async (_what, make, said) => {
  const answer = await sendPhotos(await make())
  expect(answer.statusCode).toBe(422)
  expect(answer.body).toContain(said)
  expect(answer.body).toContain('Linda.')
  expect(await stored()).toEqual([])
})

const vote = (id: number, headers: Record<string, string> = {}, remoteAddress = `10.1.${++address}.1`, more = {}) =>
  shop.http.inject({
    method: 'POST',
    url: '/avaliacao/util/',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
    payload: new URLSearchParams({ review: String(id), ...more }).toString(),
  })
const published = async () => {
  await send(good())
  await shop.db.updateTable('reviews').set({ status: 'approved' }).execute()
  return (await stored())[0]!.id
}

test('a visitor says once that a review helped, and every page counts it', async () => {
  const id = await published()
  const jar = aCookieJar()
  const first = await vote(id)
  jar.take(first.headers['set-cookie'])
  expect(first.headers.location).toBe(`/produto/caneca/#li-comment-${id}`)
  const asked = await vote(id, { cookie: jar.header() })
  expect(asked.statusCode).toBe(403)
  const nonce = /name="review_nonce" value="([0-9a-f]{10})"/.exec(asked.body)?.[1] ?? ''
  expect((await vote(id, { cookie: jar.header() }, undefined, { review_nonce: nonce })).statusCode).toBe(303)
  expect((await stored())[0]).toMatchObject({ helpful: 1 })
  await vote(id)
  await eventually('the page counts both', async () =>
    (await shop.get('/produto/caneca/')).body.includes('2 pessoas acharam útil'),
  )
  expect((await shop.get('/produto/caneca/?ordem=uteis')).body).toContain('2 pessoas acharam útil')
})

test('a review that is not shown takes no vote, and one address does not go on voting', async () => {
  await send(good())
  const [held] = await stored()
  expect((await vote(held!.id)).statusCode).toBe(404)
  expect((await vote(0)).statusCode).toBe(404)
  const id = await published()
  const answers = await Promise.all(Array.from({ length: 4 }, () => vote(id, {}, '10.8.8.8')))
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
})

test('only reviews with the chosen stars are listed, and every line of the summary leads to its own', async () => {
  await send({ ...good(), rating: '5' })
  await send({ ...good(), rating: '2', email: 'b@casa.example', comment: 'Quebrou.' })
  await shop.db.updateTable('reviews').set({ status: 'approved' }).execute()
  await eventually('both are there', async () => (await shop.get('/produto/caneca/')).body.includes('Quebrou.'))
  const two = (await shop.get('/produto/caneca/?estrelas=2')).body
  expect(two).toContain('Quebrou.')
  expect(two).not.toContain('<p class="description">Linda.')
  expect(two).toContain('href="/produto/caneca/?estrelas=5#comments"')
  expect(two).toContain('rel="canonical" href="http://127.0.0.1/produto/caneca/"')
  expect((await shop.get('/produto/caneca/?estrelas=1')).body).toContain('Nenhuma avaliação assim.')
})

test('the shop’s answer stands under the review, and its author is told once, when both can be read', async () => {
  await send(good())
  const { id } = (await stored())[0]!
  const { api } = await apiAs(shop, 'shop_manager')
  const say = (answer: string) => api(`/vitrine/v1/reviews/${id}/answer`, { method: 'PUT', body: { answer } })
  const mails = () => shop.db.selectFrom('mails').selectAll().where('to_address', '=', 'ana@casa.example').execute()
  expect((await say('Que bom que gostou <3')).body).toMatchObject({ answer: 'Que bom que gostou <3', answer_told: false })
  expect(await mails()).toHaveLength(0)
  await api(`/wc/v3/products/reviews/${id}`, { method: 'PUT', body: { status: 'approved' } })
  expect(await mails()).toHaveLength(1)
  await say('Que bom que gostou!')
  expect(await mails()).toHaveLength(1)
  await eventually('the page shows it', async () => (await shop.get('/produto/caneca/')).body.includes('Que bom que gostou!'))
  expect((await shop.get('/produto/caneca/')).body).toContain('Resposta da loja')
  await say('')
  expect((await stored())[0]).toMatchObject({ answer: null, answered_at: null })
  expect((await api('/vitrine/v1/reviews/999999/answer', { method: 'PUT', body: { answer: 'x' } })).status).toBe(404)
})

test('the merchant takes one photo of a review away and keeps the rest', async () => {
  await sendPhotos([await jpeg(), await jpeg()])
  const [first, second] = await photos()
  const { api } = await apiAs(shop, 'shop_manager', 'gerente')
  const gone = await api(`/vitrine/v1/reviews/${first!.review_id}/photos/${first!.id}`, { method: 'DELETE' })
  expect(gone.body.photos).toMatchObject([{ id: second!.id }])
  expect((await api(`/vitrine/v1/reviews?include=${first!.review_id}`)).body).toMatchObject([{ helpful: 0, answer: '' }])
})
