import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '#tests/support/browser.ts'
import { openTills } from '#tests/support/checkout.ts'
import { WIDGET_NAMES } from '#tests/support/gallery.tsx'
import { anOpenShop } from '#tests/support/shop.ts'

/** Lei 10.962/2004, art. 2, III: letters of twelve points at least, which are sixteen pixels. */
const LEAST_PX = 16
const WIDTHS = [360, 1440]

let shop: Awaited<ReturnType<typeof anOpenShop>>
let browser: Browser
beforeAll(async () => {
  shop = await anOpenShop({ demo: true })
  await openTills(shop)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

/** Every price to pay that a page shows, with the size of its letters. What it cost before, and its parcels, may stand smaller. */
const pricesOn = (page: Page) =>
  page.evaluate(() => {
    const told: { price: string; px: number; inside: string }[] = []
    const amounts =
      '.price, .woocommerce-Price-amount, .elementor-price-table__price, .elementor-price-list-price, .search-suggestions small'
    for (const amount of document.querySelectorAll(amounts)) {
      const texts = document.createTreeWalker(amount, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const price = texts.currentNode.textContent?.trim() ?? ''
        const around = texts.currentNode.parentElement!
        if (!/\d/.test(price) || around.closest('del, s, .screen-reader-text, .elementor-price-table__period')) continue
        if (around.getClientRects().length === 0) continue
        told.push({ price, px: Number.parseFloat(getComputedStyle(around).fontSize), inside: amount.parentElement!.className })
      }
    }
    return told
  })

/** What is too small on the page that is open; a page without any price was the wrong one to ask. */
async function tooSmall(page: Page, path: string) {
  const found: object[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const prices = await pricesOn(page)
    if (prices.length === 0) found.push({ path, width, none: true })
    found.push(...prices.filter(({ px }) => px < LEAST_PX).map((price) => ({ path, width, ...price })))
  }
  return found
}

test('every page that sells shows its prices in letters of twelve points or more', async () => {
  const page = await browser.newPage()
  const small: object[] = []
  const look = async (path: string) => {
    await page.goto(shop.origin + path)
    // What is told of a look stands in a panel over the page.
    await page.evaluate(() => document.querySelector<HTMLElement>('[popover]:has(.price)')?.showPopover())
    small.push(...(await tooSmall(page, path)))
  }
  for (const path of ['/', '/loja/', '/produto/caneca-serra/', '/?s=vaso&post_type=product']) await look(path)
  await page.getByRole('banner').getByRole('link', { name: 'Pesquisar' }).click()
  await page.getByRole('dialog', { name: 'Pesquisar' }).getByRole('combobox').fill('vaso')
  await page.locator('.search-suggestions small').first().waitFor()
  small.push(...(await tooSmall(page, 'suggestions')))
  await look('/produto/vaso-jequitinhonha/')
  await page.locator('.single_add_to_cart_button').click()
  await page.locator('.added_to_cart').waitFor()
  await page.locator('.mini_cart_item .quantity').first().waitFor({ state: 'attached' })
  small.push(...(await tooSmall(page, 'the cart drawer')))
  for (const path of ['/cart/', '/checkout/']) await look(path)
  await page.close()
  expect(small).toEqual([])
})

test('so does every widget that shows prices', async () => {
  const page = await browser.newPage()
  const small: object[] = []
  const seen: string[] = []
  for (const name of WIDGET_NAMES) {
    const path = `/vitrine/${name}/quadro/`
    if (!/class="(woocommerce-Price-amount|price\b|elementor-price-)/.test((await shop.get(path)).body)) continue
    seen.push(name)
    await page.goto(shop.origin + path)
    // What is told of a look stands in a panel over the page.
    await page.evaluate(() => document.querySelector<HTMLElement>('[popover]:has(.price)')?.showPopover())
    small.push(...(await tooSmall(page, path)))
  }
  await page.close()
  expect(small).toEqual([])
  expect(seen).toEqual(expect.arrayContaining(['price-list', 'price-table']))
})
