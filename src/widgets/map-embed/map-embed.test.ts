import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '#tests/support/browser.ts'
import { openGallerySite, type GallerySite } from '#tests/support/gallery-site.ts'

let site: GallerySite
let browser: Browser

beforeAll(async () => {
  site = await openGallerySite()
  browser = await launchBrowser()
  await site.gallery('map-embed')
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

test('nothing is asked of the map before it is wanted, and who wanted it is not asked again in this visit', async () => {
  const page = await browser.newPage()
  const outside: string[] = []
  await page.route(/openstreetmap|google/, (route) => {
    outside.push(new URL(route.request().url()).origin)
    return route.fulfill({ contentType: 'text/html', body: '<p>mapa</p>' })
  })
  await page.goto(`${site.origin}/map-embed/`)
  await page.waitForSelector('shop-island[awake]')
  expect(outside).toEqual([])

  await page.getByRole('button', { name: 'Mostrar mapa' }).first().click()
  await page.frameLocator('iframe[title="Mapa: Ateliê Casa Aroeira"]').getByText('mapa').waitFor()
  expect(outside).toEqual(['https://www.openstreetmap.org'])
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')

  await page.reload()
  await page.locator('iframe').waitFor()
  expect(await page.locator('iframe').count()).toBe(1)
  await page.close()
})

test('without scripts there is the address, and a way to the map', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${site.origin}/map-embed/`)
  expect(await page.getByRole('link', { name: 'Abrir no OpenStreetMap' }).first().getAttribute('href')).toMatch(
    /^https:\/\/www\.openstreetmap\.org\//,
  )
  expect(await page.getByRole('button', { name: 'Mostrar mapa' }).first().isVisible()).toBe(false)
  await page.close()
})
