import type { Browser, BrowserContextOptions } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '#tests/support/browser.ts'
import { openGallerySite, type GallerySite } from '#tests/support/gallery-site.ts'

let site: GallerySite
let browser: Browser

beforeAll(async () => {
  site = await openGallerySite()
  browser = await launchBrowser()
  await site.gallery('tabs')
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

async function visit(options: BrowserContextOptions = {}) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options })
  await page.goto(`${site.origin}/tabs/`)
  return page
}
const PHONE = { viewport: { width: 390, height: 844 } }

test('[MEDIA-5] a tab shows its panel and hides the one before', async () => {
  const page = await visit()
  await page.getByRole('tab', { name: 'Medidas' }).click()
  await page.getByRole('tabpanel', { name: 'Medidas' }).waitFor()
  expect(await page.getByText('Jarro de barro alisado').isVisible()).toBe(false)
  await page.close()
})

test('[MEDIA-5] the keyboard walks along the tabs, and only the chosen one is a stop on the way', async () => {
  const page = await visit()
  const list = page.getByRole('tablist', { name: 'Sobre o jarro' })
  await list.getByRole('tab', { name: 'Descrição' }).focus()
  await page.waitForSelector('shop-island[awake]')
  const chosen = list.locator('[aria-selected="true"]')
  for (const [key, title] of [
    ['ArrowRight', 'Medidas'],
    ['End', 'Cuidados'],
    ['ArrowRight', 'Descrição'],
    ['ArrowLeft', 'Cuidados'],
    ['Home', 'Descrição'],
  ] as const) {
    await page.keyboard.press(key)
    await list.locator('[aria-selected="true"]:focus', { hasText: title }).waitFor()
  }
  expect(await chosen.count()).toBe(1)
  expect(await list.locator('[tabindex="0"]').count()).toBe(1)
  await page.close()
})

test('[MEDIA-5] on a phone the tabs are an accordion, one panel at a time', async () => {
  const page = await visit(PHONE)
  expect(await page.getByRole('tablist').first().isVisible()).toBe(false)
  await page.locator('summary', { hasText: 'Medidas' }).click()
  await page.getByText('Altura: 24 cm').waitFor()
  expect(await page.getByText('Jarro de barro alisado').isVisible()).toBe(false)
  await page.close()
})

test('[MEDIA-5] a phone that is turned with every panel closed shows one', async () => {
  const page = await visit(PHONE)
  await page.locator('summary', { hasText: 'Descrição' }).click()
  await page.getByText('Jarro de barro alisado').waitFor({ state: 'hidden' })
  await page.setViewportSize({ width: 900, height: 400 })
  await page.getByText('Jarro de barro alisado').waitFor()
  expect(await page.getByRole('tab', { name: 'Descrição' }).getAttribute('aria-selected')).toBe('true')
  await page.close()
})

test('[MEDIA-5] without scripts every panel can still be opened', async () => {
  const page = await visit({ javaScriptEnabled: false })
  expect(await page.getByRole('tablist').first().isVisible()).toBe(false)
  await page.locator('summary', { hasText: 'Cuidados' }).click()
  await page.getByText('Lave à mão').waitFor()
  await page.close()
})
