import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, apiAs, apiOf } from '#tests/support/api.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
let visitor: Api
let customer: Api
let manager: Api
let admin: Api
beforeAll(async () => {
  shop = await aShop({ demo: true })
  visitor = apiOf(shop)
  customer = (await apiAs(shop, 'customer')).api
  manager = (await apiAs(shop, 'shop_manager')).api
  admin = (await apiAs(shop, 'administrator')).api
})
afterAll(() => shop.close())

test('[REST-1] the root names the page at the front', async () => {
  const { body } = await visitor('/')
  const front = await visitor(`/wp/v2/pages/${body.page_on_front}`)
  expect(front.body.link).toBe('http://127.0.0.1/')
  expect(body.namespaces).toContain('wp/v2')
  expect(Object.keys(body.routes)).toEqual(
    expect.arrayContaining(['/wp/v2/posts', '/wp/v2/media/(?P<id>[\\d]+)/post-process', '/wp/v2/users/me']),
  )
})

test('[REST-1] kinds of things are told by name, with where their items are', async () => {
  const { body: types } = await visitor('/wp/v2/types')
  expect(types.post).toMatchObject({ slug: 'post', rest_base: 'posts', taxonomies: ['category', 'post_tag'] })
  expect(types.page._links['wp:items'][0].href).toBe('http://127.0.0.1/wp-json/wp/v2/pages')
  expect((await visitor('/wp/v2/types/page')).body.hierarchical).toBe(true)
  expect((await visitor('/wp/v2/types/nada')).body.code).toBe('rest_type_invalid')
  expect(Object.keys((await visitor('/wp/v2/taxonomies?type=post')).body)).toEqual(['category', 'post_tag'])
  expect((await visitor('/wp/v2/taxonomies/post_tag')).body.rest_base).toBe('tags')
  expect(Object.keys((await visitor('/wp/v2/statuses')).body)).toEqual(['publish'])
  expect((await visitor('/wp/v2/statuses/draft')).status).toBe(401)
  expect((await customer('/wp/v2/statuses/draft')).status).toBe(403)
  expect(Object.keys((await manager('/wp/v2/statuses')).body)).toEqual(['publish', 'future', 'draft', 'private', 'trash'])
  expect((await visitor('/wp/v2/types?context=edit')).status).toBe(401)
})

test('[REST-1] settings are the administrator’s; a new name is on every page at once', async () => {
  const refused = await visitor('/wp/v2/settings')
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    401,
    'rest_forbidden',
    'Sem permissão para fazer isso.',
  ])
  for (const api of [customer, manager]) {
    expect((await api('/wp/v2/settings')).status).toBe(403)
    expect((await api('/wp/v2/settings', { method: 'POST', body: { title: 'Minha' } })).status).toBe(403)
  }
  const { body: before } = await admin('/wp/v2/settings')
  expect(before).toMatchObject({
    url: 'http://127.0.0.1',
    language: 'pt_BR',
    timezone: 'America/Sao_Paulo',
    show_on_front: 'page',
  })
  expect((await shop.get('/')).body).toContain(before.title)
  const { body } = await admin('/wp/v2/settings', { method: 'POST', body: { title: 'Barro & Fogo', email: 'oi@exemplo.com.br' } })
  expect(body).toMatchObject({ title: 'Barro & Fogo', email: 'oi@exemplo.com.br', description: before.description })
  await eventually('the new name', async () => (await shop.get('/blog/')).body.includes('Barro &amp; Fogo'))
  expect(
    (await shop.db.selectFrom('settings').select('value').where('name', '=', 'shop').executeTakeFirstOrThrow()).value,
  ).toMatchObject({
    legalName: expect.any(String),
  })
  expect((await admin('/wp/v2/settings', { method: 'POST', body: { email: 'nada' } })).body.code).toBe('rest_invalid_param')
})
