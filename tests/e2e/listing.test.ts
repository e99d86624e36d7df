import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#tests/support/axe.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { keptCookies } from '#tests/support/consent-shop.ts'
import { eventually } from '#tests/support/eventually.ts'
import { anOpenShop } from '#tests/support/shop.ts'

let shop: Awaited<ReturnType<typeof anOpenShop>>
let browser: Browser

beforeAll(async () => {
  shop = await anOpenShop({ demo: true })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

async function visit(path: string, { scripts = true } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: scripts })
  const page = await context.newPage()
  return { context, page, open: () => page.goto(shop.origin + path), close: () => context.close() }
}

test('[LIST-1] choosing a sort order applies it at once, «back» shows the order of its list; without scripts a button does', async () => {
  const { page, open, close } = await visit('/loja/')
  await open()
  expect(await page.getByRole('button', { name: 'Ordenar' }).isVisible()).toBe(false)
  await page.getByLabel('Ordem da loja').selectOption('price-desc')
  await page.waitForURL(`${shop.origin}/loja/?orderby=price-desc&paged=1`)
  await page.goBack()
  await page.waitForURL(`${shop.origin}/loja/`)
  const order = page.getByLabel('Ordem da loja')
  expect(await order.inputValue()).toBe('menu_order')
  // As from the browser's own memory of pages, which keeps the controls as they were left.
  await page.evaluate(() => {
    const select = document.querySelector<HTMLSelectElement>('.orderby')!
    const price = document.querySelector<HTMLInputElement>('.filter-price [name="min_price"]')!
    select.value = 'rating'
    price.value = '120'
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  expect([await order.inputValue(), await page.locator('[name="min_price"]').inputValue()]).toEqual(['menu_order', ''])
  await close()
  const plain = await visit('/loja/', { scripts: false })
  await plain.open()
  expect(await plain.page.getByRole('button', { name: 'Ordenar' }).isVisible()).toBe(true)
  await plain.close()
})

test('[LIST-2] the result count is a live region that speaks again two seconds after the page was sorted', async () => {
  const { page, open, close } = await visit('/loja/?orderby=price')
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await open()
  const count = page.locator('.woocommerce-result-count')
  expect(await count.getAttribute('role')).toBe('status')
  expect(await count.getAttribute('aria-hidden')).toBe('true')
  await count.evaluate((element) =>
    new MutationObserver(() => (element.dataset.spoken = 'yes')).observe(element, { childList: true }),
  )
  await page.clock.runFor(1_900)
  expect(await count.getAttribute('aria-hidden')).toBe('true')
  await page.clock.runFor(200)
  await page.locator('.woocommerce-result-count[data-spoken]:not([aria-hidden])').waitFor()
  expect(await count.textContent()).toBe('Exibindo 1–12 de 40 resultados')
  await close()
})

test('[LIST-3, NOTE-1] the mini cart and the store notice are on the listing; a dismissed notice stays away, a new one is shown', async () => {
  const { context, page, open, close } = await visit('/loja/')
  await open()
  expect(await page.locator('.widget_shopping_cart_content').count()).toBe(1)
  const notice = page.getByRole('complementary', { name: 'Notificação da loja' })
  await notice.getByRole('button', { name: 'Dispensar' }).click()
  expect(await notice.isVisible()).toBe(false)
  const cookie = (await keptCookies(context)).find(({ name }) => name.startsWith('store_notice'))
  expect(cookie).toMatchObject({ name: expect.stringMatching(/^store_notice[0-9a-f]{32}$/), value: 'hidden', path: '/' })
  // It outlives the browser: a cookie of the session has no end.
  expect(cookie!.expires).toBeGreaterThan(Date.now() / 1000 + 300 * 86_400)
  await page.goto(`${shop.origin}/sobre/`)
  expect(await notice.isVisible()).toBe(false)
  await context.clearCookies()
  await context.addCookies([{ name: 'store_noticeoutro', value: 'hidden', url: shop.origin }])
  await page.goto(`${shop.origin}/loja/`)
  await notice.waitFor()
  await close()
})

test('[NOTE-2] a notice without an id is remembered too', async () => {
  const { context, page, open, close } = await visit('/loja/')
  await page.route('**/loja/', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/ data-notice-id="[^"]*"/, '') })
  })
  await open()
  await page.getByRole('button', { name: 'Dispensar' }).click()
  expect((await keptCookies(context)).find(({ name }) => name === 'store_notice')?.value).toBe('hidden')
  await close()
})

test('[PASS-1] a password can be shown and hidden again', async () => {
  const { page, open, close } = await visit('/minha-conta/')
  await open()
  const password = page.getByLabel('Senha', { exact: true })
  await password.fill('segredo')
  await page.getByRole('button', { name: 'Mostrar senha' }).first().click()
  expect(await password.getAttribute('type')).toBe('text')
  const hide = page.getByRole('button', { name: 'Ocultar senha' })
  expect(await hide.getAttribute('aria-pressed')).toBe('true')
  await hide.click()
  expect(await password.getAttribute('type')).toBe('password')
  await close()
})

test('[NOTE-4] an alert is scrolled to and takes the focus after half a second', async () => {
  const { page, open, close } = await visit('/loja/')
  await open()
  await page
    .locator('.ajax_add_to_cart')
    .last()
    .evaluate((element) => ((element as HTMLElement).dataset.quantity = '9000'))
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.locator('.ajax_add_to_cart').last().click()
  await page.waitForURL(/\/produto\//)
  const alert = page.getByRole('alert').filter({ hasText: 'Você não pode adicionar' })
  await alert.waitFor()
  // What shows it is fetched with it, and begins to count then.
  await page.locator('[role="alert"][tabindex="-1"]').waitFor()
  await page.clock.runFor(400)
  expect(await alert.evaluate((element) => element === document.activeElement)).toBe(false)
  await page.clock.runFor(200)
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'alert')
  await close()
})

test('the header leads to the account in words that are true of everybody; on a phone its sign alone says it, as large as a finger', async () => {
  const { page, open, close } = await visit('/loja/')
  await open()
  const link = page.getByRole('banner').getByRole('link', { name: 'Minha conta', exact: true })
  for (const width of [360, 767, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const { width: wide, height: high } = (await link.boundingBox())!
    expect([width, wide >= 44, high >= 44, wide > 60]).toEqual([width, true, true, width >= 768])
  }
  // The long name of another shop takes two lines on a phone and lies under nothing.
  await page.setViewportSize({ width: 360, height: 900 })
  const name = page.getByRole('banner').locator('.site-logo a')
  await name.evaluate((logo) => void (logo.lastElementChild!.firstChild!.textContent = 'Ateliê da Dona Generosa Aparecida'))
  const [text, search] = await Promise.all([
    name.evaluate((logo) => logo.lastElementChild!.getBoundingClientRect().right),
    page.locator('.header-search').boundingBox(),
  ])
  expect(text).toBeLessThanOrEqual(search!.x)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await close()
})

test('a card is looked at in a dialog that keeps and gives back the focus, products are compared, and what was seen is shown and forgotten', async () => {
  const { page, open, close } = await visit('/loja/')
  await open()
  const compare = page.locator('a[data-compare][role="button"]')
  // What cards offer besides is fetched at the first sign of somebody.
  await eventually('the cards are awake', async () => {
    await page.mouse.wheel(0, 1)
    return (await compare.count()) > 0
  })
  await compare.nth(0).click()
  await compare.nth(1).press(' ')
  expect(await compare.nth(1).getAttribute('aria-pressed')).toBe('true')

  const quick = page.locator('a[data-quick-view]').nth(1)
  await quick.press('Enter')
  const dialog = page.locator('dialog.quick-view')
  await dialog.waitFor()
  expect(await findViolations(page, { within: 'dialog.quick-view' })).toEqual([])
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await quick.evaluate((link) => link === document.activeElement)).toBe(true)

  await page.goto(await page.locator('.compare-bar a').evaluate((link) => (link as HTMLAnchorElement).href))
  expect(await page.locator('.compare-table thead th').count()).toBe(2)
  expect(await findViolations(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  const box = page.locator('.compare-box')
  await box.evaluate((element) => element.scrollTo({ left: 400 }))
  const sticks = await page.evaluate(() => {
    const label = document.querySelector('.compare-table tbody th')!.getBoundingClientRect()
    return label.left >= 0 && label.right < innerWidth / 2 && document.documentElement.scrollWidth === innerWidth
  })
  expect(sticks).toBe(true)

  await page.locator('.compare-table thead a:not(.compare-remove)').first().click()
  await page.waitForFunction(() => localStorage.getItem('vitrine_seen') !== null)
  await page.goto(`${shop.origin}/produto/vaso-jequitinhonha/`)
  await page.locator('.recently-viewed').scrollIntoViewIfNeeded()
  const seen = page.locator('.recently-viewed .product-card')
  await seen.first().waitFor()
  expect(await seen.count()).toBe(1)
  await page.getByRole('button', { name: 'Apagar esta lista' }).click()
  await page.getByText('Lista apagada deste aparelho.').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('vitrine_seen'))).toBeNull()
  await close()
})
