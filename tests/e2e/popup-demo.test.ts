import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#tests/support/axe.ts'
import { launchBrowser, listen } from '#tests/support/browser.ts'
import { watching } from '#tests/support/popup-shop.ts'
import { anOpenShop } from '#tests/support/shop.ts'

let shop: Awaited<ReturnType<typeof anOpenShop>>
let browser: Browser

beforeAll(async () => {
  // With its popups as they are: they come by themselves.
  shop = await anOpenShop({ demo: true, before: async () => {} })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

test.each([360, 1440])('[POPUP-6] the open welcome popup is whole and accessible on a window of %d px', async (width) => {
  const visitor = await browser.newContext({ viewport: { width, height: 800 }, bypassCSP: true, reducedMotion: 'reduce' })
  const page = await visitor.newPage()
  const complaints = listen(page)
  await page.goto(`${shop.origin}/loja/`)
  await watching(page)
  await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })))
  const dialog = page.getByRole('dialog', { name: 'Boas-vindas' })
  await dialog.getByRole('heading', { name: '10% na primeira compra' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  const box = await dialog.locator('.dialog-widget-content').boundingBox()
  expect(box!.x).toBeGreaterThanOrEqual(0)
  expect(box!.x + box!.width).toBeLessThanOrEqual(width)
  const close = await dialog.getByRole('button', { name: 'Fechar' }).boundingBox()
  expect(Math.min(close!.width, close!.height)).toBeGreaterThanOrEqual(44)
  expect(complaints).toEqual([])
  await visitor.close()
})

test('[POPUP-2] it comes once, after 40 seconds, and never where a person signs in or pays', async () => {
  const visitor = await browser.newContext()
  const page = await visitor.newPage()
  await page.clock.install()
  await page.goto(`${shop.origin}/sobre/`)
  await watching(page)
  await page.clock.runFor(41_000)
  await page.getByRole('dialog', { name: 'Boas-vindas' }).getByRole('link', { name: 'Ver a loja' }).click()
  await page.waitForURL('**/loja/')
  await watching(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.clock.runFor(60_000)
  expect(asked.filter((path) => path.startsWith('/popup/'))).toEqual([])
  expect((await shop.get('/minha-conta/')).body).not.toContain('data-elementor-type="popup"')
  await visitor.close()
})
