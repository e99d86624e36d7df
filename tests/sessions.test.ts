import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccounts } from '#shop/accounts/service.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await aShop()
})
afterAll(async () => await shop?.close())

const DAY = 86_400
let people = 0
async function aPerson(role: 'customer' | 'shop_manager') {
  const login = `pessoa${++people}`
  const input = { login, email: `${login}@exemplo.com.br`, displayName: login, password: 'um canário canta', roles: [role] }
  const made = await createAccounts({ db: shop.db }).create(input)
  if (!made.ok) throw new Error(made.problem)
  return made.user
}
/** As if a session had begun that long ago and would end in so many seconds. */
const age = (id: number, ageSeconds: number, leftSeconds: number) =>
  sql`update sessions set created_at = now() - make_interval(secs => ${ageSeconds}), expires_at = now() + make_interval(secs => ${leftSeconds}) where id = ${id}`.execute(
    shop.db,
  )
const leftOf = (id: number) => createSessions({ db: shop.db }).secondsLeft(id)

test('a shopper who keeps coming stays, and nobody’s session grows older than a month', async () => {
  const sessions = createSessions({ db: shop.db })
  for (const [user, idle] of [
    [undefined, 2 * DAY],
    [await aPerson('customer'), 2 * DAY],
  ] as const) {
    const { sessionId, token } = await sessions.open(user)
    await age(sessionId, 5 * DAY, 600)
    expect(await sessions.find(token)).toMatchObject({ sessionId })
    expect(await leftOf(sessionId)).toBeGreaterThan(idle - 60)
    expect(await leftOf(sessionId)).toBeLessThanOrEqual(idle)
    // Not written again within the hour.
    await age(sessionId, 5 * DAY, idle - 1_800)
    await sessions.find(token)
    expect(await leftOf(sessionId)).toBeLessThanOrEqual(idle - 1_800)

    await age(sessionId, 30 * DAY - 7_200, 600)
    await sessions.find(token)
    expect(await leftOf(sessionId)).toBeGreaterThan(7_100)
    expect(await leftOf(sessionId)).toBeLessThanOrEqual(7_200)
    await age(sessionId, 31 * DAY, 600)
    await sessions.find(token)
    expect(await leftOf(sessionId)).toBeLessThanOrEqual(600)
    await age(sessionId, DAY, -1)
    expect(await sessions.find(token)).toBeUndefined()
  }
})

test('every session ends when the database’s clock says so, not a second before: by being idle, and by age however busy', async () => {
  const sessions = createSessions({ db: shop.db })
  const customer = await aPerson('customer')
  const merchant = await aPerson('shop_manager')
  const lives = async (token: string) => (await sessions.find(token)) !== undefined
  /** As if so long had passed since everything that happened to the session. */
  const idleFor = (id: number, seconds: number) =>
    sql`update sessions set created_at = created_at - d, expires_at = expires_at - d, seen_at = seen_at - d
      from make_interval(secs => ${seconds}) d where id = ${id}`.execute(shop.db)
  for (const [who, open, idleSeconds] of [
    ['a customer, two days', () => sessions.open(customer), 2 * DAY],
    ['a customer who asked to be remembered, thirty days', () => sessions.replace(undefined, customer, true), 30 * DAY],
    ['a guest, two days', () => sessions.open(undefined), 2 * DAY],
    ['who runs the shop, half an hour', () => sessions.open(merchant), 1_800],
  ] as const) {
    const early = await open()
    await idleFor(early.sessionId, idleSeconds - 30)
    expect([who, await lives(early.token)]).toEqual([who, true])
    const late = await open()
    await idleFor(late.sessionId, idleSeconds + 1)
    expect([who, await lives(late.token)]).toEqual([who, false])
  }
  for (const [who, open, oldestSeconds, visitEverySeconds] of [
    ['a customer, thirty days', () => sessions.open(customer), 30 * DAY, DAY],
    ['who runs the shop, twelve hours', () => sessions.open(merchant), 43_200, 1_200],
  ] as const) {
    const { sessionId, token } = await open()
    let ageSeconds = 0
    for (; ageSeconds + visitEverySeconds < oldestSeconds; ageSeconds += visitEverySeconds) {
      await idleFor(sessionId, visitEverySeconds)
      expect([who, ageSeconds, await lives(token)]).toEqual([who, ageSeconds, true])
    }
    await idleFor(sessionId, oldestSeconds - ageSeconds + 1)
    expect([who, await lives(token)]).toEqual([who, false])
  }
})

test('being remembered is never cut short, and those who run the shop leave after half a day however busy', async () => {
  const sessions = createSessions({ db: shop.db })
  const remembered = await sessions.replace(undefined, await aPerson('customer'), true)
  await sessions.find(remembered.token)
  expect(await leftOf(remembered.sessionId)).toBeGreaterThan(29 * DAY)
  const { sessionId, token } = await sessions.open(await aPerson('shop_manager'))
  await age(sessionId, 11 * 3_600, 3_600)
  expect(await sessions.find(token)).toMatchObject({ sessionId })
  expect(await leftOf(sessionId)).toBeLessThanOrEqual(3_600)
})

test('looking at the cart is a visit, and the browser keeps the cookie for as long as visits can carry it', async () => {
  const opened = await shop.get('/minha-conta/')
  const cookie = String(opened.headers['set-cookie'])
  expect(cookie).toContain(`Max-Age=${30 * DAY}`)
  const [pair = ''] = cookie.split(';')
  const { id } = await shop.db.selectFrom('sessions').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  await age(id, 3 * DAY, 600)
  const answer = await shop.http.inject({ method: 'POST', url: '/?wc-ajax=get_refreshed_fragments', headers: { cookie: pair } })
  expect(answer.statusCode).toBe(200)
  expect(await leftOf(id)).toBeGreaterThan(2 * DAY - 60)
})
