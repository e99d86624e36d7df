import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccounts } from '#shop/accounts/service.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await aShop()
}, 120_000)
afterAll(async () => await shop?.close())

const DAY = 86_400
let people = 0
async function aPerson(role: 'customer' | 'shop_manager') {
  const login = `pessoa${++people}`
  const wish = { login, email: `${login}@exemplo.com.br`, displayName: login, password: 'um canário canta', roles: [role] }
  const made = await createAccounts({ db: shop.db }).create(wish)
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
    [await aPerson('customer'), 7 * DAY],
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
