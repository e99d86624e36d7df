import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '#tests/support/browser.ts'
import { openTills } from '#tests/support/checkout.ts'
import { fillAddress } from '#tests/support/checkout-browser.ts'
import { aSettledVisitor } from '#tests/support/consent-shop.ts'
import { anOpenShop } from '#tests/support/shop.ts'

const jQuery = readFileSync(fileURLToPath(import.meta.resolve('jquery/dist/jquery.min.js')), 'utf8')
const standIn = readFileSync(join(import.meta.dirname, 'stand-in.js'), 'utf8')
/** Pages wait for nothing here but the shop's answers. */

let shop: Awaited<ReturnType<typeof anOpenShop>>
let browser: Browser
let spoonsId: number
beforeAll(async () => {
  shop = await anOpenShop({ demo: true })
  await openTills(shop)
  browser = await launchBrowser()
  const spoons = shop.db.selectFrom('products').select('id').where('slug', '=', 'colheres-de-pau')
  spoonsId = (await spoons.executeTakeFirstOrThrow()).id
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

/** A visitor whose pages have jQuery and the ecosystem's scripts in place of ours. */
async function aVisitor({ withSpoons = false } = {}) {
  const context = await aSettledVisitor(browser, shop.origin, { viewport: { width: 1280, height: 900 }, bypassCSP: true })
  if (withSpoons) await context.request.post(`${shop.origin}/?wc-ajax=add_to_cart`, { form: { product_id: spoonsId } })
  const page = await context.newPage()
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(message))
  let ours = 0
  await page.route(/\/assets\/.*\.js$/, (route) => {
    ours++
    return route.abort()
  })
  return {
    page,
    broken,
    blocked: () => ours,
    open: async (path: string) => {
      await page.goto(shop.origin + path)
      await page.addScriptTag({ content: jQuery })
      await page.addScriptTag({ content: standIn })
    },
    close: () => context.close(),
  }
}

const counter = (page: Page) => page.locator('.elementor-button-icon-qty').first()

test('[ADD-4] [ADD-11] with the ecosystem’s scripts in place of ours the listing adds, counts and removes', async () => {
  const { page, open, broken, blocked, close } = await aVisitor()
  await open('/categoria-produto/cozinha-e-mesa/')
  await page.locator('.ajax_add_to_cart').first().click()
  await page.locator('.ajax_add_to_cart.added + .added_to_cart').waitFor()
  await expect.poll(() => counter(page).getAttribute('data-counter')).toBe('1')
  const hash = (await page.context().cookies()).find(({ name }) => name === 'woocommerce_cart_hash')?.value
  expect(await page.evaluate(() => localStorage.getItem('wc_cart_hash'))).toBe(hash)

  // The next page learns of the cart by asking, as a page from a cache must.
  await open('/loja/')
  await expect.poll(() => counter(page).getAttribute('data-counter')).toBe('1')
  await page
    .locator('.remove_from_cart_button')
    .first()
    .evaluate((button) => (button as HTMLElement).click())
  await page.locator('.woocommerce-mini-cart__empty-message').first().waitFor({ state: 'attached' })
  expect(broken).toEqual([])
  expect(blocked()).toBeGreaterThan(0)
  await close()
})

test('[SWATCH-8] with the ecosystem’s scripts the form of variations finds what was chosen, and it can be bought', async () => {
  const { page, open, broken, close } = await aVisitor()
  await open('/produto/camiseta-algodao-organico/')
  const form = page.locator('form.variations_form')
  for (const [name, value] of [
    ['attribute_pa_cor', 'preto'],
    ['attribute_pa_tamanho', 'p'],
  ])
    await form.locator(`select[name="${name}"]`).selectOption(value!, { force: true })
  const variation = await shop.db
    .selectFrom('variations')
    .select('id')
    .where('sku', '=', 'VES-CAMISETA-PRE-P')
    .executeTakeFirstOrThrow()
  await expect.poll(() => form.locator('input[name="variation_id"]').inputValue()).toBe(String(variation.id))
  await form.locator('.single_add_to_cart_button').click()
  await page.getByText('foi adicionado ao seu carrinho').first().waitFor()
  expect(broken).toEqual([])
  await close()
})

test('[CART-3] with the ecosystem’s scripts the cart takes quantities and coupons in place', async () => {
  const { page, open, broken, close } = await aVisitor({ withSpoons: true })
  await open('/cart/')
  await page.locator('.woocommerce-cart-form input.qty').fill('3')
  await page.evaluate(() => void Object.assign(globalThis, { stayed: true }))
  await page.getByRole('button', { name: 'Atualizar carrinho' }).click()
  await expect.poll(() => page.locator('.cart-subtotal').innerText()).toContain('237,00')
  await page.locator('#coupon_code').fill('BEMVINDO10')
  await page.locator('button[name="apply_coupon"]').click()
  await page.locator('.cart-discount').waitFor()
  const first = page.locator('.woocommerce-notices-wrapper > *').first()
  expect(await first.textContent()).toBe('Código de cupom aplicado com sucesso.')
  expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true)
  expect(broken).toEqual([])
  await close()
})

test('[CHECK-1] with the ecosystem’s scripts the checkout follows the address and places the order', async () => {
  const { page, open, broken, close } = await aVisitor({ withSpoons: true })
  await open('/checkout/')
  await fillAddress(page)
  await page.locator('#billing_postcode').blur()
  await page.locator('input[name^="shipping_method"]').first().waitFor({ state: 'attached' })
  // What is on its way replaces the fields of payment, with whatever was ticked in them.
  const settled = () => page.waitForFunction(() => (window as unknown as { jQuery: { active: number } }).jQuery.active === 0)
  await settled()
  await page.locator('#payment_method_pix').check({ force: true })
  await settled()
  await page.locator('input[name="terms"]').check({ force: true })
  await page.locator('form.checkout').evaluate((form) => (form as HTMLFormElement).requestSubmit())
  const refusal = page.locator('.woocommerce-NoticeGroup-checkout')
  await page.locator('.woocommerce-thankyou-order-received').or(refusal).waitFor()
  expect(await refusal.allInnerTexts()).toEqual([])
  expect(page.url()).toContain('/checkout/order-received/')
  expect(broken).toEqual([])
  await close()
})
