import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, apiAs } from '#tests/support/api.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
let manager: Api
beforeAll(async () => {
  shop = await aShop()
  manager = (await apiAs(shop, 'shop_manager')).api
})
afterAll(() => shop.close())

test('of two who change the same menu the second is told, and nothing of the first one’s is lost', async () => {
  const { id } = (await manager('/wp/v2/menus', { method: 'POST', body: { name: 'Sazonal' } })).body
  const add = async (title: string) =>
    (await manager('/wp/v2/menu-items', { method: 'POST', body: { title, url: '/loja/', menus: id } })).body
  const first = await add('Inverno')
  const second = await add('Verão')
  expect(second.version).toBeGreaterThan(first.version)
  const seen = (await manager(`/wp/v2/menus/${id}`)).body.version
  expect(seen).toBe(second.version)

  const moved = await manager(`/wp/v2/menu-items/${second.id}`, { method: 'PUT', body: { menu_order: 1, version: seen } })
  expect([moved.status, moved.body.menu_order]).toEqual([200, 1])
  const late = { method: 'PUT' as const, body: { title: 'Outono', version: seen } }
  const told = await manager(`/wp/v2/menu-items/${first.id}`, late)
  expect([told.status, told.body.code]).toEqual([409, 'rest_version_conflict'])
  expect(told.body.message).toContain('Alguém mudou este menu')
  for (const path of [`/wp/v2/menu-items/${first.id}`, `/wp/v2/menus/${id}`])
    expect((await manager(`${path}?force=true&version=${seen}`, { method: 'DELETE' })).status).toBe(409)
  const left = (await manager(`/wp/v2/menu-items?menus=${id}`)).body as { title: { raw: string } }[]
  expect(left.map(({ title }) => title.raw)).toEqual(['Verão', 'Inverno'])

  const rename = (version: number) => manager(`/wp/v2/menus/${id}`, { method: 'PUT', body: { name: 'Estações', version } })
  expect((await rename(seen)).status).toBe(409)
  expect((await manager(`/wp/v2/menus/${id}`)).body.name).toBe('Sazonal')
  const renamed = await rename(moved.body.version)
  expect([renamed.status, renamed.body.name]).toEqual([200, 'Estações'])

  const again = { ...late, body: { ...late.body, version: renamed.body.version } }
  expect((await manager(`/wp/v2/menu-items/${first.id}`, again)).body.title.raw).toBe('Outono')
  // A program that knows nothing of versions is not asked for one.
  expect((await manager(`/wp/v2/menu-items/${first.id}`, { method: 'PUT', body: { title: 'Inverno' } })).status).toBe(200)
  expect((await manager(`/wp/v2/menus/${id}?force=true`, { method: 'DELETE' })).status).toBe(200)
})
