import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSettings } from '#content/settings/service.ts'
import { WHATSAPP_SETTING } from '#content/whatsapp-button/button.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { aSettledVisitor } from '#tests/support/consent-shop.ts'
import { anOpenShop } from '#tests/support/shop.ts'

let shop: Awaited<ReturnType<typeof anOpenShop>>
let browser: Browser

beforeAll(async () => {
  shop = await anOpenShop({ demo: true })
  await createSettings({ db: shop.db }).set(WHATSAPP_SETTING, { enabled: true, number: '32999998888' })
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
  // The way to talk to the shop stands above it, once the bar is measured.
  const tops = () =>
    page.evaluate(() => ['.buy-bar', '.whatsapp-button'].map((one) => document.querySelector(one)!.getBoundingClientRect()))
  await expect
    .poll(async () => {
      const [bought, talk] = await tops()
      return talk!.bottom <= bought!.top && talk!.width >= 44 && talk!.height >= 44
    })
    .toBe(true)
  await bar.getByRole('button', { name: 'Adicionar ao carrinho' }).click()
  await page.locator('.mini_cart_item').waitFor()
  await context.close()
})

test.each([true, false])(
  'the size guide opens by keyboard, takes the focus and gives it back; with scripts: %s',
  async (javaScriptEnabled) => {
    const context = await aSettledVisitor(browser, shop.origin, { viewport: { width: 360, height: 740 }, javaScriptEnabled })
    const page = await context.newPage()
    await page.goto(`${shop.origin}/produto/camisa-de-linho/`)
    const link = page.getByRole('button', { name: 'Guia de medidas' })
    const guide = page.getByRole('dialog', { name: 'Guia de medidas' })
    expect(await guide.isVisible()).toBe(false)
    await link.focus()
    await page.keyboard.press('Enter')
    await guide.getByRole('columnheader', { name: 'Manga (cm)' }).waitFor()
    const close = guide.getByRole('button', { name: 'Fechar' })
    await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe('Fechar')
    await page.keyboard.press('Escape')
    await guide.waitFor({ state: 'hidden' })
    await expect.poll(() => page.locator(':focus').textContent()).toBe('Guia de medidas')
    await link.click()
    await close.click()
    await guide.waitFor({ state: 'hidden' })
    await context.close()
  },
)
