import type { Browser, Request } from '@playwright/test'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAccounts } from '#shop/accounts/service.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import { findViolations } from '#tests/support/axe.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { CHOSEN_ALL } from '#tests/support/consent-shop.ts'
import { anOpenShop } from '#tests/support/shop.ts'

let shop: Awaited<ReturnType<typeof anOpenShop>>
let browser: Browser
let token: string
let userId: number

beforeAll(async () => {
  shop = await anOpenShop()
  browser = await launchBrowser()
  await shop.db
    .insertInto('settings')
    .values({ name: 'coming_soon', value: JSON.stringify({ enabled: true }) })
    .execute()
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

let people = 0
const aPerson = async (role: 'shop_manager' | 'customer') => {
  const login = `pessoa${++people}`
  const account = { login, email: `${login}@loja.example`, displayName: login, password: 'um canário canta', roles: [role] }
  const outcome = await createAccounts({ db: shop.db }).create(account)
  if (!outcome.ok) throw new Error(outcome.problem)
  const opened = await createSessions({ db: shop.db }).open(outcome.user)
  return { token: opened.token, id: outcome.user.id }
}
beforeEach(async () => {
  ;({ token, id: userId } = await aPerson('shop_manager'))
})

async function aVisitor(as?: string) {
  const context = await browser.newContext({ bypassCSP: true })
  // Nothing else lies over the lower edge.
  await context.addCookies([{ name: 'vitrine_consent', value: CHOSEN_ALL, url: shop.origin }])
  if (as) await context.addCookies([{ name: 'vitrine_session', value: as, url: shop.origin }])
  const page = await context.newPage()
  await page.goto(`${shop.origin}/`)
  return { page, banner: page.locator('#coming-soon-footer-banner'), close: () => context.close() }
}

test('[NOTE-3] who runs the shop sees the banner; dismissing posts to its address with the nonce, and it stays away', async () => {
  const { page, banner, close } = await aVisitor(token)
  await banner.waitFor()
  expect(await findViolations(page)).toEqual([])
  const dismiss = banner.getByRole('button', { name: 'Dispensar' })
  const url = await dismiss.getAttribute('data-rest-url')
  const nonce = await dismiss.getAttribute('data-rest-nonce')
  expect(nonce).toMatch(/^[0-9a-f]{10}$/)
  expect(url).toBe(`${shop.origin}/wp-json/wp/v2/users/${userId}`)
  const asked = page.waitForRequest((request: Request) => request.method() === 'POST' && request.url() === url)
  await dismiss.click()
  const request = await asked
  expect(request.headers()['x-wp-nonce']).toBe(nonce)
  expect(new URLSearchParams(request.postData() ?? '').get('woocommerce_meta[coming_soon_banner_dismissed]')).toBe('yes')
  await banner.waitFor({ state: 'hidden' })
  expect((await request.response())?.status()).toBe(200)
  const again = page.waitForResponse('**/coming-soon/banner/')
  await page.reload()
  expect((await again).status()).toBe(204)
  await close()
})

test('[NOTE-3] the banner hides when the request is refused, and when nothing answers at all', async () => {
  for (const trouble of ['refused', 'lost'] as const) {
    const { page, banner, close } = await aVisitor(token)
    await page.route('**/wp-json/wp/v2/users/**', (route) =>
      trouble === 'lost' ? route.abort() : route.fulfill({ status: 500, body: 'oops' }),
    )
    await banner.waitFor()
    await banner.getByRole('button', { name: 'Dispensar' }).focus()
    await page.keyboard.press('Space')
    await banner.waitFor({ state: 'hidden' })
    expect(page.url()).toBe(`${shop.origin}/`)
    await close()
  }
})

test('[NOTE-3] visitors and customers see no banner, but a page that asks them to come back', async () => {
  for (const as of [undefined, (await aPerson('customer')).token]) {
    const { page, banner, close } = await aVisitor(as)
    await page.getByRole('heading', { level: 1, name: 'Em breve' }).waitFor()
    expect(await findViolations(page)).toEqual([])
    expect(await banner.count()).toBe(0)
    const headers = as === undefined ? {} : { cookie: `vitrine_session=${as}` }
    expect((await shop.http.inject({ url: '/coming-soon/banner/', headers })).statusCode).toBe(204)
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 700 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
    await page.getByRole('link', { name: 'Entrar' }).click()
    await page.waitForURL(`${shop.origin}/minha-conta/`)
    await close()
  }
})

test('[NOTE-3] the call is refused to strangers, without the nonce, for somebody else and with a strange wish', async () => {
  const cookie = `vitrine_session=${token}`
  const { nonce } = (await shop.http.inject({ url: '/coming-soon/banner/', headers: { cookie } })).json<{ nonce: string }>()
  const post = async (id: string, headers: Record<string, string>, input: unknown = 'yes') => {
    const payload = { woocommerce_meta: { coming_soon_banner_dismissed: input } }
    const answer = await shop.http.inject({ method: 'POST', url: `/wp-json/wp/v2/users/${id}`, headers, payload })
    return [answer.statusCode, answer.json<{ code?: string }>().code]
  }
  expect(await post('me', {})).toEqual([401, 'rest_not_logged_in'])
  expect(await post('me', { cookie })).toEqual([403, 'rest_cookie_invalid_nonce'])
  expect(await post('me', { cookie, 'x-wp-nonce': '0123456789' })).toEqual([403, 'rest_cookie_invalid_nonce'])
  const mine = { cookie, 'x-wp-nonce': nonce }
  expect(await post(String(userId + 1), mine)).toEqual([403, 'rest_cannot_edit'])
  expect(await post('me', mine, 'maybe')).toEqual([400, 'rest_invalid_param'])
  expect((await shop.http.inject({ url: '/coming-soon/banner/', headers: { cookie } })).statusCode).toBe(200)
  const answer = await shop.http.inject({
    method: 'POST',
    url: '/wp-json/wp/v2/users/me',
    headers: mine,
    payload: { woocommerce_meta: { coming_soon_banner_dismissed: 'yes' } },
  })
  expect(answer.json()).toMatchObject({ id: userId, woocommerce_meta: { coming_soon_banner_dismissed: 'yes' } })
  expect(answer.headers['x-wp-nonce']).toBe(nonce)
})
