import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, apiAs } from '#tests/support/api.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'
import { withStatements } from '#tests/support/statements.ts'
import { OLD_ADDRESSES, OLD_SHOP } from './old-addresses.ts'

let shop: TestShop
let admin: Api
let order: { id: number; key: string }
beforeAll(async () => {
  shop = await aShop()
  admin = (await apiAs(shop, 'administrator')).api
  const post = (path: string, body: object = {}) => admin(path, { method: 'POST', body })
  const { body: made } = await post('/vitrine/v1/moves', { source: 'antiga.example', name: 'loja.jsonl' })
  const path = `/vitrine/v1/moves/${made.id}`
  const inState = (state: string) => eventually(`the move to be ${state}`, async () => (await admin(path)).body.state === state)
  await admin(`${path}/pieces?offset=0`, {
    method: 'POST',
    payload: Buffer.from(OLD_SHOP.map((thing) => JSON.stringify(thing)).join('\n')),
    headers: { 'content-type': 'application/octet-stream' },
  })
  await post(`${path}/read`)
  await inState('planned')
  await post(`${path}/carry-out`)
  await inState('done')
  order = await shop.db.selectFrom('orders').select(['id', 'key']).executeTakeFirstOrThrow()
  const { id } = await shop.db
    .insertInto('media')
    .values({ slug: 'caneca', mime: 'image/jpeg', file: 'caneca-nova.jpg', author_id: null, content_id: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const url = 'https://antiga.example/wp-content/uploads/2023/05/Caneca.jpg'
  await shop.db
    .insertInto('moved_pictures')
    .values({ media_id: id, source: 'antiga.example', old_id: '55000', url, state: 'here' })
    .execute()
  await eventually('the redirects to be known', async () => (await shop.get('/promo/')).statusCode === 301)
})
afterAll(() => shop?.close())

const here = (address: string) => address.replace('ORDER', String(order.id)).replace('KEY', order.key)

test('a hundred addresses of a shop that moved lead where they should, each in one step', async () => {
  expect(OLD_ADDRESSES.length).toBeGreaterThan(100)
  const wrong: unknown[] = []
  for (const [from, to] of OLD_ADDRESSES) {
    const { statusCode, headers } = await shop.get(from)
    const target = String(headers.location ?? '')
    if (![301, 302, 307].includes(statusCode) || target !== here(to)) wrong.push([from, statusCode, target, here(to)])
    else if (target.startsWith('/') && !/page|midia|checkout|minha-conta/.test(target)) {
      const next = await shop.get(target)
      if (next.statusCode !== 200) wrong.push([from, 'then', target, next.statusCode, next.headers.location])
    }
  }
  expect(wrong).toEqual([])
})

test('codes of plug-ins stay, what is gone is gone, and circles did not come', async () => {
  expect((await shop.get('/campanha-antiga.html')).statusCode).toBe(302)
  expect((await shop.get('/insta/')).statusCode).toBe(307)
  const gone = await shop.get('/esgotado/')
  expect([gone.statusCode, gone.body.includes('saiu da loja')]).toEqual([410, true])
  expect((await shop.get('/circulo-a/')).statusCode).toBe(404)
  expect((await shop.get('/checkout/order-received/54000/?key=wc_order_wrongwrong12')).statusCode).toBe(404)
})

test('a link that adds to the cart by an old number adds what it meant', async () => {
  const { headers } = await shop.get('/?add-to-cart=51000')
  const cookies = [headers['set-cookie'] ?? []].flat().join(' ')
  expect(cookies).toContain('woocommerce_items_in_cart=1')
})

test('nothing of it costs a statement once it is known', async () => {
  const asked = ['/product/caneca-serra/', '/departamento/casa/canecas/', '/wp-content/uploads/2023/05/caneca-9x9.jpg', '/x/y/z/']
  const { statements } = await withStatements(async () => {
    for (const url of asked) await shop.get(url)
  })
  expect(statements).toEqual([])
})
