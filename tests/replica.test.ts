import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromReplica } from '#db/from-replica.ts'
import { examineReplica } from '#ops/doctor/replica.ts'
import { type Api, apiAs } from './support/api.ts'
import { eventually } from './support/eventually.ts'
import { aReplicatedDatabase } from './support/replica.ts'
import { aShop, type TestShop } from './support/shop.ts'

let servers: Awaited<ReturnType<typeof aReplicatedDatabase>>
let shop: TestShop
let api: Api
let productId: number
beforeAll(async () => {
  servers = await aReplicatedDatabase()
  const { database, replica } = servers
  shop = await aShop({ on: { ...database, close: async () => {} }, config: { databaseReadUrl: replica.url } })
  api = (await apiAs(shop, 'shop_manager')).api
  const made = await api('/wc/v3/products', {
    method: 'POST',
    body: { name: 'Bule', regular_price: '90.00', status: 'publish', images: [] },
  })
  productId = made.body.id
})
afterAll(async () => {
  await shop?.close()
  await servers?.close()
})

const metric = async (name: string) => {
  const { body } = await shop.get('/metrics')
  return Number(new RegExp(`^${name.replaceAll(/[{}"]/g, '\\$&')} (\\S+)$`, 'm').exec(body)?.[1])
}
const readsFrom = async (server: 'replica' | 'primary') => (await metric(`vitrine_replica_reads_total{from="${server}"}`)) || 0
const isPassedOver = async () => (await metric('vitrine_replica_passed_over')) === 1
const untilUsed = () => eventually('the replica to be used', async () => !(await isPassedOver()))

const rename = (name: string) => api(`/wc/v3/products/${productId}`, { method: 'PUT', body: { name } })
const listedNames = async () => (await api('/wc/v3/products')).body.map(({ name }: { name: string }) => name)
const isReady = async () => (await shop.get('/readyz')).statusCode === 200

test('lists come from the replica, and show what was changed a moment before', async () => {
  await untilUsed()
  const before = { replica: await readsFrom('replica'), primary: await readsFrom('primary') }
  for (let time = 1; time <= 8; time++) {
    await rename(`Bule ${time}`)
    expect(await listedNames()).toEqual([`Bule ${time}`])
  }
  expect(await readsFrom('replica')).toBeGreaterThan(before.replica + 8)
  expect(await readsFrom('primary')).toBe(before.primary)
})

test.each([
  '/wc/v3/reports/sales',
  '/vitrine/v1/reports/breakdown',
  '/vitrine/v1/visits',
  '/wc/v3/orders',
  '/wc/v3/customers',
  '/wc/v3/coupons',
  '/wp/v2/media',
  '/vitrine/v1/gift-cards',
  '/vitrine/v1/promotions',
  '/wc/v3/products/reviews',
  '/vitrine/v1/customer-profiles',
  '/vitrine/v1/customer-export',
])('%s is answered by the replica', async (path) => {
  await untilUsed()
  const before = { replica: await readsFrom('replica'), primary: await readsFrom('primary') }
  expect((await api(path)).status).toBe(200)
  expect(await readsFrom('replica')).toBeGreaterThan(before.replica)
  expect(await readsFrom('primary')).toBe(before.primary)
})

test('the feed of products comes from the replica, with the price of a moment ago', async () => {
  await untilUsed()
  const before = await readsFrom('replica')
  await api(`/wc/v3/products/${productId}`, { method: 'PUT', body: { regular_price: '123.45' } })
  await eventually('the new price in the feed', async () => (await shop.get('/feed/produtos/')).body.includes('123.45 BRL'))
  expect(await readsFrom('replica')).toBeGreaterThan(before)
})

test('what writes goes to the primary, also in work that may be answered by the replica', async () => {
  await untilUsed()
  const { id } = await fromReplica(() =>
    shop.db
      .with('made', (db) => db.insertInto('coupons').values({ code: 'dez', kind: 'percent', amount: 10 }).returning('id'))
      .selectFrom('made')
      .select('id')
      .executeTakeFirstOrThrow(),
  )
  await fromReplica(() => shop.db.updateTable('coupons').set({ code: 'onze' }).where('id', '=', id).execute())
  const coupons = await api('/wc/v3/coupons')
  expect(coupons.body.map(({ code }: { code: string }) => code)).toEqual(['onze'])
  expect(await isPassedOver()).toBe(false)
})

test('a replica that is behind is passed over until it has everything again', async () => {
  await untilUsed()
  await servers.replica.pause()
  await rename('Moringa')
  expect(await listedNames()).toEqual(['Moringa'])
  expect(await listedNames()).toEqual(['Moringa'])
  expect([await isPassedOver(), await isReady()]).toEqual([true, true])
  await eventually('the lag to be told', async () => (await metric('vitrine_replica_lag_seconds')) > 0)
  await servers.replica.resume()
  await untilUsed()
  expect(await metric('vitrine_replica_lag_seconds')).toBe(0)
  expect(await listedNames()).toEqual(['Moringa'])
})

test('a replica that dies is passed over until it is back, and nobody notices but whoever watches', async () => {
  const problems = async () => (await examineReplica(shop.db, servers.replica.url)).flatMap((finding) => finding.problems)
  await untilUsed()
  expect(await problems()).toEqual([])
  servers.replica.kill()
  for (let time = 1; time <= 5; time++) {
    await rename(`Cuia ${time}`)
    expect(await listedNames()).toEqual([`Cuia ${time}`])
  }
  expect([await isPassedOver(), await isReady()]).toEqual([true, true])
  expect(await problems()).toEqual([expect.stringContaining('A réplica não responde')])
  await servers.replica.startAgain()
  await untilUsed()
  const before = await readsFrom('replica')
  expect(await listedNames()).toEqual(['Cuia 5'])
  expect(await readsFrom('replica')).toBeGreaterThan(before)
})

test('the primary is no replica of itself', async () => {
  const { host } = servers.database.connection
  const own = `postgres://vitrine@localhost/vitrine?host=${encodeURIComponent(host!)}`
  const [finding] = await examineReplica(shop.db, own)
  expect(finding!.problems).toEqual([expect.stringContaining('não é réplica')])
})
