import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atRest } from '#tests/support/browser.ts'
import { aCartShop, type CartSettings, totalOf as total } from '#tests/support/cart-shop.ts'

let at: Awaited<ReturnType<typeof aCartShop>>
beforeAll(async () => {
  at = await aCartShop({ moves: true })
})
afterAll(() => at.close())

test('[CART-4] quantities save by themselves 600 ms after the last change, once, and the field keeps the focus', async () => {
  const { page, close } = await at.shopper({ settings: { update_cart_automatically: 'yes' } })
  await page.locator('[data-automatic]').waitFor()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const saved: string[] = []
  page.on(
    'request',
    (request) => request.method() === 'POST' && request.url().endsWith('/cart/') && saved.push(request.postData() ?? ''),
  )
  const field = page.getByLabel('Quantidade de Colheres de pau')
  expect(await page.getByRole('button', { name: 'Atualizar carrinho' }).isVisible()).toBe(false)
  await field.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('1')
  await page.clock.runFor(599)
  await page.keyboard.type('2')
  await page.clock.runFor(599)
  expect(saved).toEqual([])
  await page.clock.runFor(1)
  await total(page).getByText('948,00').waitFor()
  expect(saved).toHaveLength(1)
  expect(new URLSearchParams(saved[0]).toString()).toMatch(/%5Bqty%5D=12(&|$)/)
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  await close()
})

test('[CART-4] otherwise nothing is saved until the button is pressed', async () => {
  const { page, close } = await at.shopper({ settings: { update_cart_automatically: '' } })
  await page.clock.install()
  const saved: string[] = []
  page.on('request', (request) => request.method() === 'POST' && saved.push(request.url()))
  await page.getByRole('button', { name: 'Aumentar a quantidade' }).click()
  await page.clock.runFor(5_000)
  expect(saved).toEqual([])
  await page.getByRole('button', { name: 'Atualizar carrinho' }).click()
  await total(page).getByText('158,00').waitFor()
  await close()
})

const SCROLLED: [CartSettings, 'stay' | 'go', number][] = [
  [{ sticky_right_column: 'yes', sticky_right_column_offset: 40 }, 'stay', 40],
  [{ sticky_right_column: 'yes', sticky_right_column_offset: 120 }, 'stay', 120],
  [{ sticky_right_column: '', sticky_right_column_offset: 40 }, 'go', -500],
]
test.each(SCROLLED)(
  '[CART-5] with the settings %j the totals %s when the page scrolls (%i px)',
  async (settings, outcome, px) => {
    const { page, close } = await at.shopper({ settings, height: 500 })
    // A long cart: the column beside it is what scrolls away or stays.
    await page.locator('.woocommerce-cart-form').evaluate((form) => form.attributeStyleMap.set('min-block-size', CSS.px(4_000)))
    await page.evaluate(() => window.scrollTo({ top: 1_500, behavior: 'instant' }))
    const top = await page.locator('.cart-collaterals').evaluate((column) => Math.round(column.getBoundingClientRect().top))
    expect(top).toSatisfy((seen: number) => (outcome === 'stay' ? seen === px : seen < px))
    await close()
  },
)

/** Where a thing stands under the mouse, once it has come to rest. */
async function movement(page: Page, selector: string) {
  const thing = page.locator(selector).first()
  await thing.hover()
  await atRest(thing)
  return await thing.evaluate((element) => getComputedStyle(element).transform)
}
const MOVING = { button_hover_animation: 'grow', image_hover_animation: 'float' }

test('[CART-9] buttons and images move under the mouse as the settings say', async () => {
  const { page, close } = await at.shopper({ settings: MOVING })
  expect(await movement(page, '.checkout-button')).toBe('matrix(1.06, 0, 0, 1.06, 0, 0)')
  expect(await movement(page, '.product-thumbnail img')).toBe('matrix(1, 0, 0, 1, 0, -6)')
  await close()
})

test('[CART-9] nothing moves for those who want no motion', async () => {
  const { page, close } = await at.shopper({ settings: MOVING })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await movement(page, '.checkout-button')).toBe('none')
  await close()
})

test('[CART-9] nothing moves where no animation is set', async () => {
  const { page, close } = await at.shopper()
  expect(await movement(page, '.checkout-button')).toBe('none')
  expect(await movement(page, '.product-thumbnail img')).toBe('none')
  await close()
})
