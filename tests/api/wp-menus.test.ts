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

const items = async (menu: number) =>
  (await manager(`/wp/v2/menu-items?menus=${menu}`)).body as {
    id: number
    title: { raw: string }
    parent: number
    menu_order: number
  }[]

test('[REST-1] an entry that the merchant adds is in the header at once, and its neighbours keep their numbers', async () => {
  const [menu] = (await manager('/wp/v2/menus?slug=principal')).body
  const before = await items(menu.id)
  expect(before.map(({ menu_order }) => menu_order)).toEqual(before.map((_, place) => place + 1))
  expect((await shop.get('/blog/')).body).not.toContain('Oficinas abertas')
  const made = await manager('/wp/v2/menu-items', {
    method: 'POST',
    body: { title: 'Oficinas abertas', url: '/oficinas/', menus: menu.id, menu_order: 1 },
  })
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({
    title: { rendered: 'Oficinas abertas' },
    menus: menu.id,
    parent: 0,
    menu_order: 1,
    type: 'custom',
  })
  await eventually('the entry', async () => (await shop.get('/blog/')).body.includes('Oficinas abertas'))
  const below = await manager(`/wp/v2/menu-items/${before[0]!.id}`, { method: 'PUT', body: { parent: made.body.id } })
  expect(below.body).toMatchObject({ id: before[0]!.id, parent: made.body.id, title: before[0]!.title })
  expect((await manager(`/wp/v2/menu-items/${made.body.id}`, { method: 'DELETE' })).body.code).toBe('rest_trash_not_supported')
  const gone = await manager(`/wp/v2/menu-items/${made.body.id}?force=true`, { method: 'DELETE' })
  expect(gone.body).toMatchObject({ deleted: true, previous: { id: made.body.id } })
  const last = await items(menu.id)
  expect(new Set(last.map(({ id }) => id))).toEqual(new Set(before.map(({ id }) => id)))
  expect(last.find(({ id }) => id === before[0]!.id)!.parent).toBe(0)
})

test('[REST-1] a menu is made, renamed and deleted', async () => {
  const made = await manager('/wp/v2/menus', { method: 'POST', body: { name: 'Rodapé novo' } })
  expect([made.status, made.body.slug]).toEqual([201, 'rodape-novo'])
  expect((await manager('/wp/v2/menus', { method: 'POST', body: { name: 'Rodapé novo' } })).body.code).toBe('menu_exists')
  const path = `/wp/v2/menus/${made.body.id}`
  expect((await manager(path, { method: 'PUT', body: { slug: 'principal' } })).body.code).toBe('menu_exists')
  expect((await manager(path, { method: 'PUT', body: { name: 'Outro' } })).body).toMatchObject({
    name: 'Outro',
    slug: 'rodape-novo',
  })
  const add = async (body: object) =>
    (await manager('/wp/v2/menu-items', { method: 'POST', body: { title: 'x', url: '/', menus: made.body.id, ...body } })).body
      .code
  expect(await add({ url: 'javascript:alert(1)' })).toBe('rest_invalid_param')
  expect(await add({ title: '  ' })).toBe('rest_title_required')
  expect(await add({ parent: 100_001 })).toBe('invalid_menu_item_parent')
  expect(await add({ menus: 999_999 })).toBe('rest_term_invalid')
  expect((await manager(path, { method: 'DELETE' })).status).toBe(501)
  expect((await manager(`${path}?force=true`, { method: 'DELETE' })).body.deleted).toBe(true)
  expect((await manager(path)).status).toBe(404)
})

test('[REST-1] menus are the merchant’s', async () => {
  for (const [api, status] of [[visitor, 401] as const, [customer, 403] as const]) {
    for (const path of ['/wp/v2/menus', '/wp/v2/menus/1', '/wp/v2/menu-items', '/wp/v2/menu-items/100001'])
      expect((await api(path)).status).toBe(status)
    const entry = { title: 'x', url: '/', menus: 1 }
    expect((await api('/wp/v2/menu-items', { method: 'POST', body: entry })).status).toBe(status)
    expect((await api('/wp/v2/menu-items/100001?force=true', { method: 'DELETE' })).status).toBe(status)
    expect((await api('/wp/v2/menus', { method: 'POST', body: { name: 'x' } })).status).toBe(status)
  }
})
