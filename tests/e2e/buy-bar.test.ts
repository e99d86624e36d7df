import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '#tests/support/browser.ts'
import { aSettledVisitor } from '#tests/support/consent-shop.ts'
import { anOpenShop } from '#tests/support/shop.ts'

let shop: Awaited<ReturnType<typeof anOpenShop>>
let browser: Browser

beforeAll(async () => {
  shop = await anOpenShop({ demo: true })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

test('on a phone the way to buy comes once the form is out of sight, and asks for the choice that is missing', async () => {
  const context = await aSettledVisitor(browser, shop.origin, { viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await page.goto(`${shop.origin}/produto/caneca-serra/`)
  const bar = page.getByRole('region', { name: 'Comprar este produto' })
  await page.locator('.buy-bar').waitFor({ state: 'attached' })
  expect(await bar.isVisible()).toBe(false)

  await page.locator('.site-footer').scrollIntoViewIfNeeded()
  await bar.getByRole('button', { name: 'Escolher opções' }).click()
  await page.getByText('Selecione uma das opções do produto antes de adicioná-lo ao carrinho.').waitFor()
  await bar.waitFor({ state: 'hidden' })

  await page.getByRole('radio', { name: 'Branco' }).first().click()
  await page.locator('.site-footer').scrollIntoViewIfNeeded()
  await bar.getByRole('button', { name: 'Adicionar ao carrinho' }).click()
  await page.locator('.mini_cart_item').waitFor()
  await context.close()
})
