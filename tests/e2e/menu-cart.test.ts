import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentOf, heading, widget } from '#builder/write-document.ts'
import { findViolations } from '#tests/support/axe.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { aSettledVisitor } from '#tests/support/consent-shop.ts'
import { eventually } from '#tests/support/eventually.ts'
import { anOpenShop } from '#tests/support/shop.ts'

let shop: Awaited<ReturnType<typeof anOpenShop>>
let browser: Browser

beforeAll(async () => {
  shop = await anOpenShop()
  browser = await launchBrowser({ moves: true })
  const products = Array.from({ length: 12 }, (_, index) => ({
    type: 'simple' as const,
    status: 'publish' as const,
    slug: `caneca-${index}`,
    name: `Caneca de barro ${index}`,
    price_cents: 4_900,
    published_at: new Date(0),
  }))
  await shop.db.insertInto('products').values(products).execute()
  // The page's own cart stands in place of the header's, so that there is one, of the kind that the test wants.
  await shop.db.deleteFrom('content').where('type', '=', 'template').execute()
  const page = (slug: string, settings: Record<string, unknown>) => ({
    type: 'page' as const,
    slug,
    title: slug,
    status: 'publish' as const,
    published_at: new Date(0),
    document: documentOf(
      slug,
      widget('woocommerce-menu-cart', settings),
      heading(slug, { header_size: 'h1' }),
      widget('products', { rows: 3, columns: 4 }),
    ),
  })
  await shop.db
    .insertInto('content')
    .values([
      page('lateral', { cart_type: 'side-cart', open_cart: 'click' }),
      page('suspenso', { cart_type: 'mini-cart', open_cart: 'click', automatically_open_cart: '' }),
      page('ao-passar', { cart_type: 'mini-cart', open_cart: 'mouseover', automatically_open_cart: '' }),
    ])
    .execute()
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

async function aVisitor(path: string, options: BrowserContextOptions = {}) {
  const context = await aSettledVisitor(browser, shop.origin, { viewport: { width: 1000, height: 700 }, ...options })
  const page = await context.newPage()
  await page.goto(shop.origin + path)
  return { page, close: () => context.close() }
}
const toggle = (page: Page) => page.locator('.elementor-menu-cart__toggle_button')
const panel = (page: Page) => page.locator('.elementor-menu-cart__main')
const buttons = (page: Page) => page.locator('main .ajax_add_to_cart')
const state = (page: Page) =>
  page.evaluate(() => {
    const of = (selector: string) => document.querySelector(selector)!
    return {
      expanded: of('.elementor-menu-cart__toggle_button').getAttribute('aria-expanded'),
      containerHidden: of('.elementor-menu-cart__container').getAttribute('aria-hidden'),
      mainHidden: of('.elementor-menu-cart__main').getAttribute('aria-hidden'),
      shown: of('.elementor-menu-cart__container').classList.contains('elementor-menu-cart--shown'),
    }
  })
const OPEN = { expanded: 'true', containerHidden: 'false', mainHidden: 'false', shown: true }
const CLOSED = { expanded: 'false', containerHidden: 'true', mainHidden: 'true', shown: false }

test('[CART-1] the side cart opens by a click and by itself after an add, keeps the focus inside, and Esc closes it', async () => {
  const { page, close } = await aVisitor('/lateral/')
  await toggle(page).click()
  await panel(page).waitFor()
  await expect.poll(() => state(page)).toEqual(OPEN)
  for (let stop = 0; stop < 6; stop++) {
    await page.keyboard.press('Tab')
    expect(await panel(page).evaluate((main) => main.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'hidden' })
  expect(await state(page)).toEqual(CLOSED)
  expect(await toggle(page).evaluate((element) => element === document.activeElement)).toBe(true)
  await buttons(page).first().click()
  await panel(page).getByText('Caneca de barro').first().waitFor()
  await expect.poll(() => state(page)).toEqual(OPEN)
  await close()
})

test('[CORE-6] a dialog over the open side cart has Tab and Esc for itself; then they are the cart’s again', async () => {
  const { page, close } = await aVisitor('/lateral/')
  await toggle(page).click()
  await panel(page).waitFor()
  await page.evaluate(() => {
    const dialog = document.createElement('dialog')
    dialog.append(...['Um', 'Dois'].map((name) => Object.assign(document.createElement('button'), { textContent: name })))
    document.body.append(dialog)
    dialog.showModal()
  })
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  expect(await focused()).toBe('Um')
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('Dois')
  await page.getByRole('button', { name: 'Um' }).click()
  await expect.poll(() => state(page)).toEqual(OPEN)
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'hidden' })
  await expect.poll(() => state(page)).toEqual(OPEN)
  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'hidden' })
  expect(await state(page)).toEqual(CLOSED)
  await close()
})

test('[CART-1] the dropdown opens by a click and not by itself; Esc and a click elsewhere close it', async () => {
  const { page, close } = await aVisitor('/suspenso/')
  await buttons(page).first().click()
  await page.locator('.elementor-button-icon-qty[data-counter="1"]').waitFor()
  expect(await state(page)).toEqual(CLOSED)
  await toggle(page).click()
  await expect.poll(() => state(page)).toEqual(OPEN)
  await page.keyboard.press('Escape')
  expect(await state(page)).toEqual(CLOSED)
  await toggle(page).click()
  await page.locator('h1').click({ position: { x: 2, y: 2 } })
  expect(await state(page)).toEqual(CLOSED)
  await close()
})

test('[CART-1] set to open by the pointer, it opens under it, leaves the focus alone, and closes when the pointer has left', async () => {
  const { page, close } = await aVisitor('/ao-passar/')
  await toggle(page).hover()
  await panel(page).waitFor()
  await expect.poll(() => state(page)).toEqual(OPEN)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await panel(page).hover()
  await expect.poll(() => state(page)).toEqual(OPEN)
  await page.mouse.move(5, 650)
  await panel(page).waitFor({ state: 'hidden' })
  expect(await state(page)).toEqual(CLOSED)
  await close()
})

test('[CART-2] the dropdown ends 30 px above the lower edge of the window, and is at least 120 px tall however small that is', async () => {
  const { page, close } = await aVisitor('/suspenso/')
  for (let index = 0; index < 6; index++) await buttons(page).nth(index).click()
  await page.locator('.elementor-button-icon-qty[data-counter="6"]').waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  await toggle(page).click()
  for (const height of [700, 500, 320]) {
    await page.setViewportSize({ width: 1000, height })
    await eventually(`it ends 30 px above ${height}`, async () => {
      const box = (await panel(page).boundingBox())!
      return Math.abs(box.y + box.height - (height - 30)) <= 1
    })
  }
  await page.setViewportSize({ width: 1000, height: 150 })
  await eventually('it is 120 px tall', async () => Math.abs((await panel(page).boundingBox())!.height - 120) <= 1)
  expect(await panel(page).evaluate((main) => main.scrollHeight > main.clientHeight)).toBe(true)
  await close()
})

test('the open dropdown has no accessibility violation', async () => {
  const { page, close } = await aVisitor('/suspenso/', { bypassCSP: true, viewport: { width: 360, height: 700 } })
  await buttons(page).first().click()
  await page.locator('.elementor-button-icon-qty[data-counter="1"]').waitFor()
  await toggle(page).click()
  // The page of this test is no page of a shop: its grid stands right under the title.
  expect(await findViolations(page, { off: ['heading-order'] })).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await close()
})

test('what the open cart suggests is added by one press, and the keyboard stays in the cart', async () => {
  const ids = (await shop.db.selectFrom('products').select('id').orderBy('id').limit(3).execute()).map(({ id }) => id)
  await shop.db
    .insertInto('bought_together')
    .values(ids.slice(1).map((other, index) => ({ product_id: ids[0]!, other_id: other, place: index + 1 })))
    .execute()
  const { page, close } = await aVisitor('/lateral/')
  await page.locator(`.product-card .ajax_add_to_cart[data-product_id="${ids[0]}"]`).click()
  const suggested = page.locator('.cart-suggestions .ajax_add_to_cart')
  await eventually('both are suggested', async () => (await suggested.count()) === 2)
  expect(await findViolations(page, { within: '.elementor-menu-cart__main' })).toEqual([])
  await suggested.first().press('Enter')
  await eventually('it is in the cart', async () => (await page.locator('.mini_cart_item').count()) === 2)
  expect(await suggested.count()).toBe(1)
  await eventually('the focus is in the cart', () =>
    page.evaluate(() => document.activeElement?.closest('.elementor-menu-cart__main') !== null),
  )
  await close()
})

test('[ADD-10] adding leads to the cart only where the shop says so, with and without scripts; by itself it does not', async () => {
  const params = (page: Page) =>
    page.evaluate(() => (window as unknown as { wc_add_to_cart_params: Record<string, string> }).wc_add_to_cart_params)
  const before = await aVisitor('/suspenso/')
  expect((await params(before.page)).cart_redirect_after_add).toBe('no')
  await buttons(before.page).first().click()
  await before.page.locator('.add_to_cart_button.added').waitFor()
  expect(before.page.url()).toBe(`${shop.origin}/suspenso/`)
  await before.close()

  await shop.db.insertInto('settings').values({ name: 'cart_redirect_after_add', value: 'true' }).execute()
  await eventually('the pages know', async () => (await shop.get('/suspenso/')).body.includes('"cart_redirect_after_add":"yes"'))
  const after = await aVisitor('/suspenso/')
  expect((await params(after.page)).cart_redirect_after_add).toBe('yes')
  await buttons(after.page).first().click()
  await after.page.waitForURL(`${shop.origin}/cart/`)
  await after.close()
  const plain = await aVisitor('/suspenso/', { javaScriptEnabled: false })
  await buttons(plain.page).first().click()
  await plain.page.waitForURL(`${shop.origin}/cart/`)
  await plain.page.getByText('foi adicionado ao seu carrinho.').waitFor()
  await plain.close()
})
