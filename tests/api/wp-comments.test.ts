import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, apiAs, apiOf } from '#tests/support/api.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
let visitor: Api
let customer: Api
let manager: Api
let post: { id: number; slug: string }
let product: { id: number; slug: string }
beforeAll(async () => {
  shop = await aShop({ demo: true })
  visitor = apiOf(shop)
  customer = (await apiAs(shop, 'customer')).api
  manager = (await apiAs(shop, 'shop_manager')).api
  const find = (table: 'content' | 'products') => shop.db.selectFrom(table).select(['id', 'slug']).where('status', '=', 'publish')
  post = await find('content').where('type', '=', 'post').orderBy('id').executeTakeFirstOrThrow()
  product = await find('products').orderBy('id').executeTakeFirstOrThrow()
})
afterAll(() => shop.close())

const say = (api: Api, body: object) => api('/wp/v2/comments', { method: 'POST', body })
const moderate = (id: number, body: object) => manager(`/wp/v2/comments/${id}`, { method: 'PUT', body })

test('[REST-1] a comment waits for the merchant, then stands under the post; an answer stands below it', async () => {
  const none = await say(visitor, { post: post.id, content: 'Oi' })
  expect([none.status, none.body.code]).toEqual([401, 'rest_comment_login_required'])
  const made = await say(customer, { post: post.id, content: 'Que <b>lindo</b>!' })
  expect([made.status, made.body.status]).toEqual([201, 'hold'])
  expect(made.headers.location).toBe(`http://127.0.0.1/wp-json/wp/v2/comments/${made.body.id}`)
  expect((await visitor(`/wp/v2/comments/${made.body.id}`)).body.code).toBe('rest_cannot_read')
  expect((await visitor(`/wp/v2/comments?include=${made.body.id}`)).body).toEqual([])
  expect((await shop.get(`/blog/${post.slug}/`)).body).not.toContain('Que &lt;b&gt;lindo')
  expect((await moderate(made.body.id, { status: 'approved' })).body.status).toBe('approved')
  await eventually('the comment', async () => (await shop.get(`/blog/${post.slug}/`)).body.includes('Que &lt;b&gt;lindo'))
  const { body: seen } = await visitor(`/wp/v2/comments/${made.body.id}`)
  expect(seen).toMatchObject({
    post: post.id,
    type: 'comment',
    content: { rendered: '<p>Que &lt;b&gt;lindo&lt;/b&gt;!</p>\n' },
    link: `http://127.0.0.1/blog/${post.slug}/#comment-${made.body.id}`,
  })
  expect(seen).not.toHaveProperty('author_email')
  const answer = await say(manager, { post: post.id, parent: made.body.id, content: 'Obrigada!' })
  expect(answer.body).toMatchObject({ parent: made.body.id, status: 'approved' })
  expect((await say(customer, { post: post.id, content: 'Que <b>lindo</b>!' })).body.code).toBe('comment_duplicate')
})

test('[REST-1] what is said of products is in the same list, and its number is nobody else’s', async () => {
  const review = await shop.db
    .insertInto('reviews')
    .values({
      product_id: product.id,
      user_id: null,
      author_name: 'Bia',
      author_email: 'bia@exemplo.com.br',
      rating: 4,
      text: 'Chegou inteiro.',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [held] = (await manager(`/wp/v2/comments?type=review&status=hold&post=${product.id}&context=edit`)).body
  expect(held).toMatchObject({
    id: review.id,
    type: 'review',
    author_email: 'bia@exemplo.com.br',
    content: { raw: 'Chegou inteiro.' },
  })
  await moderate(review.id, { status: 'approve', content: 'Chegou inteiro e bonito.' })
  await eventually('the review', async () =>
    (await shop.get(`/produto/${product.slug}/`)).body.includes('Chegou inteiro e bonito.'),
  )
  const { rows } = { rows: (await manager('/wp/v2/comments?status=all&per_page=100')).body as { id: number }[] }
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  const again = { product_id: product.id, user_id: null, author_name: 'Bia', rating: 1, text: 'Outra' }
  const second = await shop.db
    .insertInto('reviews')
    .values({ ...again, author_email: 'bia@exemplo.com.br', status: 'trash' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const twice = await moderate(second.id, { status: 'approved' })
  expect([twice.status, twice.body.code]).toEqual([409, 'comment_duplicate'])
})

test('[REST-1] the bin and for good', async () => {
  const { body } = await say(manager, { post: post.id, content: 'Vai embora' })
  const path = `/wp/v2/comments/${body.id}`
  expect((await manager(path, { method: 'DELETE' })).body.status).toBe('trash')
  expect((await manager(path, { method: 'DELETE' })).body.code).toBe('rest_already_trashed')
  expect((await moderate(body.id, { status: 'hold' })).body.status).toBe('hold')
  expect((await manager(`${path}?force=true`, { method: 'DELETE' })).body).toMatchObject({ deleted: true })
  expect((await manager(path)).body.code).toBe('rest_comment_invalid_id')
})

test('[REST-1] only the merchant moderates, and strangers see nothing that waits', async () => {
  const { body } = await say(manager, { post: post.id, content: 'Só um teste' })
  for (const [api, status] of [[visitor, 401] as const, [customer, 403] as const]) {
    expect((await api(`/wp/v2/comments/${body.id}`, { method: 'PUT', body: { status: 'spam' } })).status).toBe(status)
    expect((await api(`/wp/v2/comments/${body.id}?force=true`, { method: 'DELETE' })).status).toBe(status)
    expect((await api('/wp/v2/comments?context=edit')).status).toBe(status)
    expect((await api('/wp/v2/comments?status=hold')).status).toBe(400)
  }
  expect((await say(customer, { post: 999_999_999, content: 'x' })).body.code).toBe('rest_comment_invalid_post_id')
  expect((await say(customer, { post: post.id, content: '  ' })).body.code).toBe('rest_comment_content_invalid')
  expect((await say(customer, { post: post.id, parent: 999_999, content: 'x' })).body.code).toBe('rest_comment_invalid_parent')
  await manager(`/wp/v2/posts/${post.id}`, { method: 'PUT', body: { comment_status: 'closed' } })
  expect((await say(customer, { post: post.id, content: 'tarde demais' })).body.code).toBe('rest_comment_closed')
})
