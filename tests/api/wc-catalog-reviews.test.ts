import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, apiAs } from '../support/api.ts'
import { aShop, type TestShop } from '../support/shop.ts'

/** As much of an answer as is looked at here. */
type Told = { reviewer_email: string; status: string }

let shop: TestShop
let api: Api
let product: { id: number; slug: string }

beforeAll(async () => {
  shop = await aShop({ demo: true })
  api = (await apiAs(shop, 'shop_manager')).api
  product = (await call('POST', '', { name: 'Cuia', regular_price: '10' })).body
})
afterAll(() => shop.close())

const call = (method: string, path: string, body?: unknown) => api(`/wc/v3/products${path}`, { method, body })
const get = (path: string) => call('GET', path)
const write = (email: string, more: object = {}) =>
  call('POST', '/reviews', {
    product_id: product.id,
    review: 'Linda & leve',
    reviewer: 'Ana',
    reviewer_email: email,
    rating: 4,
    ...more,
  })
const rating = async () => {
  const { average_rating, rating_count } = (await get(`/${product.id}`)).body
  return [average_rating, rating_count]
}

test('[REST-1] a review is approved, held back or thrown away, and the product’s stars and page follow', async () => {
  const made = await write('ana@exemplo.com.br', { status: 'hold' })
  expect(made.status).toBe(201)
  expect(made.headers.location).toBe(`http://127.0.0.1/wp-json/wc/v3/products/reviews/${made.body.id}`)
  expect(Object.keys(made.body).sort()).toEqual([...KEYS].sort())
  expect(made.body).toMatchObject({ status: 'hold', review: 'Linda & leve', rating: 4, product_name: 'Cuia', verified: false })
  expect(await rating()).toEqual(['0.00', 0])
  expect((await shop.get(`/produto/${product.slug}/`)).body).not.toContain('Linda')
  const path = `/reviews/${made.body.id}`
  expect((await call('PUT', path, { status: 'approved', rating: 5 })).body).toMatchObject({ status: 'approved', rating: 5 })
  expect(await rating()).toEqual(['5.00', 1])
  await expect.poll(async () => (await shop.get(`/produto/${product.slug}/`)).body).toContain('Linda')
  expect((await get(path)).body.review).toBe('<p>Linda &amp; leve</p>\n')
  expect((await get(`${path}?context=edit`)).body.review).toBe('Linda & leve')
  expect((await call('PUT', path, { status: 'spam' })).body.status).toBe('spam')
  expect(await rating()).toEqual(['0.00', 0])
  expect((await call('PUT', path, { status: 'unspam' })).body.status).toBe('hold')
  expect((await call('DELETE', path)).body).toMatchObject({ status: 'trash' })
  expect(await call('DELETE', path)).toMatchObject({ status: 410 })
  expect((await call('DELETE', `${path}?force=true`)).body).toMatchObject({ id: made.body.id })
  expect(await get(path)).toMatchObject({ status: 404, body: { code: 'woocommerce_rest_review_invalid_id' } })
})

test('one person says it once, also when an old review comes back from the trash', async () => {
  const first = (await write('Bia@Exemplo.com.br')).body
  expect(first.reviewer_email).toBe('Bia@Exemplo.com.br')
  expect((await get('/reviews?reviewer_email=bia@exemplo.com.br')).body).toMatchObject([{ id: first.id }])
  expect(await write('BIA@exemplo.com.br')).toMatchObject({ status: 409, body: { code: 'woocommerce_rest_comment_duplicate' } })
  await call('DELETE', `/reviews/${first.id}`)
  expect((await write('bia@exemplo.com.br')).status).toBe(201)
  expect(await call('PUT', `/reviews/${first.id}`, { status: 'untrash' })).toMatchObject({ status: 409 })
})

test('reviews are found by product, state and words', async () => {
  await write('caio@exemplo.com.br', { review: 'Chegou quebrada', status: 'hold', rating: 1 })
  const ids = async (query: string) => (await get(`/reviews?${query}`)).body.map((one: Told) => one.reviewer_email)
  expect(await ids(`product=${product.id}&status=hold`)).toEqual(['caio@exemplo.com.br'])
  expect(await ids(`product=${product.id}&status=all&search=QUEBRADA`)).toEqual(['caio@exemplo.com.br'])
  expect(await ids('reviewer_email=caio@exemplo.com.br')).toEqual([])
  const approved = await get('/reviews?per_page=2')
  expect(approved.body.every((one: Told) => one.status === 'approved')).toBe(true)
  expect(Number(approved.headers['x-wp-total'])).toBeGreaterThan(2)
})

test.each([
  [{ rating: 6 }, 400, 'rest_invalid_param'],
  [{ rating: 0 }, 400, 'rest_invalid_param'],
  [{ review: ' ' }, 400, 'woocommerce_rest_review_content_invalid'],
  [{ reviewer_email: 'ninguém' }, 400, 'rest_invalid_param'],
  [{ product_id: 999_999 }, 404, 'woocommerce_rest_product_invalid_id'],
])('a review with %j is refused', async (input, status, code) => {
  expect(await write('dora@exemplo.com.br', input)).toMatchObject({ status, body: { code } })
})

test('a day’s reviews are read in one request', async () => {
  const [one, two] = [(await write('eva@exemplo.com.br')).body, (await write('fabio@exemplo.com.br')).body]
  const answer = await call('POST', '/reviews/batch', {
    update: [
      { id: one.id, status: 'hold' },
      { id: 999_999, status: 'hold' },
    ],
    delete: [two.id],
  })
  expect(answer.body).toMatchObject({
    update: [{ id: one.id, status: 'hold' }, { error: { code: 'woocommerce_rest_review_invalid_id' } }],
    delete: [{ id: two.id }],
  })
})

const KEYS =
  `id date_created date_created_gmt product_id product_name product_permalink status reviewer reviewer_email review rating
  verified reviewer_avatar_urls _links`.split(/\s+/)
