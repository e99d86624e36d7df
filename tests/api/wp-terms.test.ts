import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, apiAs, apiOf } from '#tests/support/api.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
let visitor: Api
let customer: Api
let manager: Api
beforeAll(async () => {
  shop = await aShop({ demo: true })
  visitor = apiOf(shop)
  customer = (await apiAs(shop, 'customer')).api
  manager = (await apiAs(shop, 'shop_manager')).api
})
afterAll(() => shop.close())

const make = (list: string, body: object) => manager(`/wp/v2/${list}`, { method: 'POST', body })

test('[REST-1] categories are told with how many published posts each has', async () => {
  const { status, body } = await visitor('/wp/v2/categories?orderby=count&order=desc&hide_empty=true')
  expect(status).toBe(200)
  expect(Object.keys(body[0])).toEqual(
    expect.arrayContaining(['id', 'count', 'description', 'link', 'name', 'slug', 'taxonomy', 'parent', 'meta', '_links']),
  )
  expect(body[0].count).toBeGreaterThanOrEqual(body.at(-1).count)
  expect(body.at(-1).count).toBeGreaterThan(0)
  const posts = await visitor(`/wp/v2/posts?categories=${body[0].id}`)
  expect(posts.headers['x-wp-total']).toBe(String(body[0].count))
  const ofPost = await visitor(`/wp/v2/categories?post=${posts.body[0].id}`)
  expect(ofPost.body.map(({ id }: { id: number }) => id)).toEqual(posts.body[0].categories)
})

test('[REST-1] a category is made once, moved, seen on the site and deleted', async () => {
  const mother = (await make('categories', { name: 'Ofícios' })).body
  const { status, headers, body } = await make('categories', {
    name: 'Tear & fio',
    description: 'Do fio ao pano',
    parent: mother.id,
  })
  expect(status).toBe(201)
  expect(headers.location).toBe(`http://127.0.0.1/wp-json/wp/v2/categories/${body.id}`)
  expect(body).toMatchObject({ slug: 'tear-fio', parent: mother.id, count: 0, link: 'http://127.0.0.1/categoria/tear-fio/' })
  const again = await make('categories', { name: 'Tear & fio' })
  expect([again.status, again.body]).toMatchObject([400, { code: 'term_exists', data: { term_id: body.id } }])
  const post = { title: 'Um tear', content: '<p>x</p>', status: 'publish', categories: [body.id] }
  await manager('/wp/v2/posts', { method: 'POST', body: post })
  expect((await shop.get('/categoria/tear-fio/')).body).toContain('Um tear')
  const renamed = await manager(`/wp/v2/categories/${body.id}`, { method: 'PUT', body: { name: 'Tecelagem' } })
  expect(renamed.body).toMatchObject({ name: 'Tecelagem', slug: 'tear-fio', count: 1, description: 'Do fio ao pano' })
  await eventually('the new name', async () => (await shop.get('/categoria/tear-fio/')).body.includes('Tecelagem'))
  const circle = await manager(`/wp/v2/categories/${mother.id}`, { method: 'PUT', body: { parent: body.id } })
  expect([circle.status, circle.body]).toMatchObject([
    400,
    { code: 'rest_term_invalid', message: 'Uma categoria não pode ficar dentro de si mesma.' },
  ])
  const path = `/wp/v2/categories/${body.id}`
  expect((await manager(path, { method: 'DELETE' })).body.code).toBe('rest_trash_not_supported')
  expect((await manager(`${path}?force=true`, { method: 'DELETE' })).body).toMatchObject({
    deleted: true,
    previous: { count: 1 },
  })
  expect((await visitor(path)).body.code).toBe('rest_term_invalid')
  expect((await visitor('/wp/v2/posts?slug=um-tear')).body).toMatchObject([{ categories: [] }])
})

test('[REST-1] tags have no parents, and only the merchant writes', async () => {
  const { body: tag } = await make('tags', { name: 'barro vermelho' })
  expect(tag).toMatchObject({ taxonomy: 'post_tag', slug: 'barro-vermelho' })
  expect(tag).not.toHaveProperty('parent')
  expect((await visitor('/wp/v2/tags?search=BARRO%20verm')).body).toMatchObject([{ id: tag.id }])
  expect((await visitor(`/wp/v2/categories/${tag.id}`)).status).toBe(404)
  expect((await make('tags', { name: ' \u200e ' })).body.code).toBe('empty_term_name')
  expect((await make('tags', {})).body.code).toBe('rest_missing_callback_param')
  for (const [api, status] of [[visitor, 401] as const, [customer, 403] as const]) {
    const call = async (path: string, method: string) => (await api(path, { method, body: { name: 'x' } })).status
    expect(await call('/wp/v2/tags', 'POST')).toBe(status)
    expect(await call(`/wp/v2/tags/${tag.id}`, 'PUT')).toBe(status)
    expect(await call(`/wp/v2/tags/${tag.id}?force=true`, 'DELETE')).toBe(status)
    expect((await api('/wp/v2/tags?context=edit')).status).toBe(status)
  }
  expect((await manager('/wp/v2/tags?context=edit&per_page=1')).status).toBe(200)
})

test('[REST-1] the same name by many at once is made once', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => make('tags', { name: 'Disputada' })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400, 400])
})

test('[REST-1] a post comes with its author, picture and terms when they are asked for', async () => {
  const { body } = await visitor('/wp/v2/posts?per_page=1&order=asc&_embed=author,wp:term,wp:featuredmedia')
  const [post] = body
  const author = await visitor(`/wp/v2/users/${post.author}`)
  expect(author).toMatchObject({ status: 200, body: { id: post.author, link: expect.stringContaining('/autor/') } })
  expect(post._embedded.author[0]).toMatchObject({ id: post.author, name: author.body.name })
  expect(post._embedded['wp:term'][0].map(({ id }: { id: number }) => id)).toEqual(post.categories)
  expect(post._embedded['wp:featuredmedia'][0]).toMatchObject({ id: post.featured_media, media_type: 'image' })
})
