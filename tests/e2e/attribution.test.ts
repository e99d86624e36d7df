import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ATTRIBUTION_FIELDS } from '#shop/attribution/contract.ts'
import { aConsentShop, CHOSEN_ALL, type ConsentShop, fieldsOf, keptCookies } from '#tests/support/consent-shop.ts'

let at: ConsentShop
beforeAll(async () => {
  at = await aConsentShop()
  await at.set({ version: 1 })
})
afterAll(() => at.close())

const visit = (path: string, options: Parameters<ConsentShop['visit']>[1] = {}) =>
  at.visit(path, { cookie: CHOSEN_ALL, ...options })
type Tracking = { wc_order_attribution: { setOrderTracking: (allow: boolean) => void; params: { allowTracking: boolean } } }
const setTracking = (page: Page, allow: boolean) =>
  page.evaluate((wanted) => (window as unknown as Tracking).wc_order_attribution.setOrderTracking(wanted), allow)

test('[ATTR-1] [ATTR-2] a campaign visit leaves the cookies in their exact format, all but the visit’s until the browser is closed', async () => {
  const { context, close } = await visit('/loja/?utm_source=news&utm_campaign=ver%C3%A3o', {
    userAgent: 'Um navegador (de teste)!',
  })
  const cookies = (await keptCookies(context)).filter(({ name }) => name.startsWith('sbjs_'))
  const byName = Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
  const none = (...keys: string[]) => keys.map((key) => `%7C%7C%7C${key}%3D%28none%29`).join('')
  const current = `typ%3Dutm%7C%7C%7Csrc%3Dnews${none('mdm')}%7C%7C%7Ccmp%3Dver%25C3%25A3o${none('cnt', 'trm', 'id', 'plt', 'fmt', 'tct')}`
  const entry = encodeURIComponent(`${at.origin}/loja/?utm_source=news&utm_campaign=ver%C3%A3o`)
  const date = /^fd%3D\d{4}-\d\d-\d\d%20\d\d%3A\d\d%3A\d\d/
  expect(byName).toEqual({
    sbjs_migrations: '1418474375998%3D1',
    sbjs_current: current,
    sbjs_first: current,
    sbjs_current_add: expect.stringMatching(date),
    sbjs_first_add: byName.sbjs_current_add,
    sbjs_session: `pgs%3D1%7C%7C%7Ccpg%3D${entry}`,
    sbjs_udata: 'vst%3D1%7C%7C%7Cuip%3D%28none%29%7C%7C%7Cuag%3DUm%20navegador%20%28de%20teste%29%21',
  })
  expect(byName.sbjs_current_add!.replace(date, '')).toBe(`%7C%7C%7Cep%3D${entry}%7C%7C%7Crf%3D%28none%29`)
  const ends = Object.fromEntries(cookies.map(({ name, expires }) => [name, expires]))
  const { sbjs_session: end, ...others } = ends
  expect(new Set(Object.values(others))).toEqual(new Set([-1]))
  expect(Math.abs(end! - Date.now() / 1000 - 30 * 60)).toBeLessThan(60)
  expect(cookies.every(({ path }) => path === '/')).toBe(true)
  await close()
})

test.each([
  ['https://www.google.com/', 'organic', 'google', 'organic'],
  ['https://www.bing.com/search?q=caneca', 'organic', 'bing', 'organic'],
  ['https://t.co/abc', 'referral', 'twitter.com', 'referral'],
  ['https://blog.example/canecas/', 'referral', 'blog.example', 'referral'],
  [undefined, 'typein', '(direct)', '(none)'],
])('[ATTR-1] a visitor from %s is %s, %s', async (referer, type, source, medium) => {
  const { page, close } = await visit('/', { referer })
  expect(await fieldsOf(page)).toMatchObject({ source_type: type, utm_source: source, utm_medium: medium })
  await close()
})

test('[ATTR-2] after 29 minutes the visit goes on, after 31 another one begins', async () => {
  for (const [minutes, fields] of [
    [29, { source_type: 'utm', session_count: '1', session_pages: '2' }],
    [31, { source_type: 'referral', session_count: '2', session_pages: '1' }],
  ] as const) {
    const { open, close } = await visit('/?utm_source=news', { lateMinutes: minutes })
    const { page } = await open('/loja/', 'https://blog.example/', 0)
    expect(await fieldsOf(page)).toMatchObject(fields)
    await close()
  }
})

test('[ATTR-1] who types the address in later keeps the campaign that brought them', async () => {
  const { page, open, close } = await visit('/?utm_source=news', { lateMinutes: 300 })
  await page.close()
  const later = await open('/', undefined, 0)
  expect(await fieldsOf(later.page)).toMatchObject({ source_type: 'utm', utm_source: 'news', session_count: '2' })
  await close()
})

test('[ATTR-3] [ATTR-5] every set of inputs has the sixteen fields, also one that arrives later or stands by itself', async () => {
  const { page, complaints, close } = await visit('/loja/?utm_source=news&utm_term=caneca%20azul', {
    referer: 'https://blog.example/',
  })
  const fields = await fieldsOf(page)
  expect(Object.keys(fields)).toEqual([...ATTRIBUTION_FIELDS])
  expect(fields).toMatchObject({
    source_type: 'utm',
    utm_source: 'news',
    utm_term: 'caneca azul',
    utm_medium: '(none)',
    referrer: 'https://blog.example/',
    session_entry: `${at.origin}/loja/?utm_source=news&utm_term=caneca azul`,
    session_pages: '1',
    session_count: '1',
    user_agent: await page.evaluate(() => navigator.userAgent),
  })
  const values = await page.evaluate(() => {
    const form = document.createElement('form')
    const bare = Object.assign(document.createElement('input'), { type: 'hidden', name: 'wc_order_attribution_utm_source' })
    form.append(document.createElement('wc-order-attribution-inputs'), bare)
    document.querySelector('main')!.append(form)
    document.dispatchEvent(new CustomEvent('fragments:replaced'))
    const data = new FormData(form)
    return [data.getAll('wc_order_attribution_utm_source'), data.getAll('wc_order_attribution_utm_term')]
  })
  expect(values).toEqual([['news', 'news'], ['caneca azul']])
  expect(complaints).toEqual([])
  await close()
})

test('[ATTR-4] switched off every cookie and every field is empty; switched on again they are filled', async () => {
  const { page, context, cookies, close } = await visit('/?utm_source=news')
  const allowed = () => page.evaluate(() => (window as unknown as Tracking).wc_order_attribution.params.allowTracking)
  expect(await allowed()).toBe(true)
  await context.addCookies([{ name: 'sbjs_promo', value: 'code%3D1', url: at.origin }])
  expect((await fieldsOf(page)).utm_source).toBe('news')
  await setTracking(page, false)
  expect(await cookies()).toEqual({})
  expect(new Set(Object.values(await fieldsOf(page)))).toEqual(new Set(['']))
  expect(await allowed()).toBe(false)
  await setTracking(page, true)
  expect(await fieldsOf(page)).toMatchObject({ source_type: 'utm', utm_source: 'news', session_pages: '1' })
  expect(Object.keys(await cookies())).toHaveLength(7)
  await close()
})

test('[ATTR-4] the event that consent tools send switches it too', async () => {
  const { page, close } = await visit('/?utm_source=news')
  const tell = (detail: object) =>
    page.evaluate((what) => document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: what })), detail)
  await tell({ marketing: 'deny' })
  expect((await fieldsOf(page)).utm_source).toBe('')
  await tell({ statistics: 'allow' })
  expect((await fieldsOf(page)).utm_source).toBe('')
  await tell({ marketing: 'allow' })
  expect((await fieldsOf(page)).utm_source).toBe('news')
  await close()
})

test('[ATTR-5] the block checkout gets the values once its store is ready, and at every change', async () => {
  const { open, close } = await visit('/')
  const { page } = await open('/?utm_source=news')
  await page.addInitScript(() => {
    const sent: unknown[] = []
    const waiting: (() => void)[] = []
    let isReady = false
    Object.assign(window, {
      sent,
      ready: () => {
        isReady = true
        for (const tell of waiting.splice(0)) tell()
      },
      wc: { wcBlocksData: {} },
      wp: {
        data: {
          dispatch: (store: string) =>
            isReady ? { setExtensionData: (...what: unknown[]) => sent.push([store, ...what]) } : undefined,
          subscribe: (told: () => void) => {
            waiting.push(told)
            return () => {}
          },
        },
      },
    })
  })
  await page.reload()
  await page.waitForFunction(() => 'wc_order_attribution' in window)
  const sent = () =>
    page.evaluate(() => (window as unknown as { sent: [string, string, Record<string, unknown>, boolean][] }).sent)
  expect(await sent()).toEqual([])
  await page.evaluate(() => (window as unknown as { ready: () => void }).ready())
  const [first] = await sent()
  expect(first).toEqual([
    'wc/store/checkout',
    'woocommerce/order-attribution',
    expect.objectContaining({ utm_source: 'news' }),
    true,
  ])
  await setTracking(page, false)
  expect((await sent())[1]![2]).toEqual(Object.fromEntries(ATTRIBUTION_FIELDS.map((field) => [field, null])))
  expect(await sent()).toHaveLength(2)
  await close()
})

test('[ATTR-6] a missing input is told on the console by its name, the others are filled', async () => {
  const { page, complaints, close } = await visit('/?utm_source=news')
  await fieldsOf(page)
  expect(complaints).toEqual([])
  await page.evaluate(() => document.querySelector('input[name="wc_order_attribution_utm_term"]')!.remove())
  await setTracking(page, false)
  expect(complaints).toEqual([expect.stringMatching(/^warning: .*utm_term.*not found/)])
  expect((await fieldsOf(page)).utm_source).toBe('')
  await close()
})

test('[ATTR-6] attribution asks nothing of the network but its own script', async () => {
  const { page, asked, outside, close } = await visit('/?utm_source=news', { referer: 'https://blog.example/' })
  await page.waitForLoadState('networkidle')
  const before = asked.length
  await fieldsOf(page)
  for (const allow of [false, true, false]) await setTracking(page, allow)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)))
  expect(asked.slice(before)).toEqual([])
  expect(outside).toEqual([])
  await close()
})

test('[ATTR-1] whoever writes markup into a link finds it in the field as text, and nowhere in the page', async () => {
  const markup = '"><img src=x onerror=alert(1)><script>alert(2)</script>|||typ=admin'
  const { page, complaints, cookies, close } = await visit(`/?utm_campaign=${encodeURIComponent(markup)}&utm_source=a|||typ`)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  expect(await fieldsOf(page)).toMatchObject({ source_type: 'utm', utm_campaign: markup, utm_source: 'a|||typ' })
  expect(await page.locator('img[src="x"], script:text("alert")').count()).toBe(0)
  expect(decodeURIComponent((await cookies()).sbjs_current!).split('|||')).toHaveLength(10)
  expect([dialogs, complaints]).toEqual([[], []])
  await close()
})

test('[ATTR-2] a link with values as long as an address can be still leaves all cookies', async () => {
  const { page, cookies, close } = await visit(`/?utm_source=${'a'.repeat(3_000)}&utm_campaign=${'%C3%A9'.repeat(500)}`)
  expect(Object.keys(await cookies())).toHaveLength(7)
  expect((await fieldsOf(page)).utm_campaign).toMatch(/^é{100,}$/)
  await close()
})

test('[ATTR-2] [ATTR-4] cookies are for the whole domain, and expire there and on the host with «www.»', async () => {
  const { context, close } = await visit('/')
  const host = 'http://www.loja.example'
  await context.addCookies([{ name: 'vitrine_consent', value: CHOSEN_ALL, url: host }])
  await context.route(`${host}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const { statusCode, headers, rawPayload } = await at.shop.http.inject({
      url: pathname + search,
      headers: { accept: 'text/html' },
    })
    await route.fulfill({ status: statusCode, headers: { ...headers } as Record<string, string>, body: rawPayload })
  })
  const page = await context.newPage()
  await page.goto(`${host}/?utm_source=news`)
  await page.waitForFunction(() => 'wc_order_attribution' in window)
  const there = async () =>
    (await keptCookies(context)).filter(({ name, domain }) => name.startsWith('sbjs_') && domain.endsWith('loja.example'))
  expect(new Set((await there()).map(({ domain }) => domain))).toEqual(new Set(['.loja.example']))
  await context.addCookies(
    ['www.loja.example', '.www.loja.example'].map((domain) => ({ name: 'sbjs_first', value: 'velho', domain, path: '/' })),
  )
  await setTracking(page, false)
  expect(await there()).toEqual([])
  await close()
})

test('[ATTR-8] refused in one tab, the fields of the other are empty when the visitor comes back to it', async () => {
  const { page, cookies, open, close } = await visit('/?utm_source=news')
  expect((await fieldsOf(page)).utm_source).toBe('news')
  const other = await open('/loja/')
  await other.page.getByRole('contentinfo').getByRole('link', { name: 'Preferências de cookies' }).click()
  await other.page.getByRole('dialog').getByRole('button', { name: 'Rejeitar não necessários' }).click()
  await other.page.getByRole('dialog').waitFor({ state: 'detached' })
  // The other tab can know of it.
  await cookies()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect((await fieldsOf(page)).utm_source).toBe('')
  expect(await cookies()).toEqual({})
  await close()
})
