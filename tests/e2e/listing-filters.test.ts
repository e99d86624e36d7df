import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#tests/support/axe.ts'
import { launchBrowser } from '#tests/support/browser.ts'
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

async function visit(path: string, { scripts = true, width = 1280 } = {}) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, javaScriptEnabled: scripts })
  const page = await context.newPage()
  await page.goto(shop.origin + path)
  return { page, close: () => context.close() }
}

const total = async (page: Page) =>
  Number(/(\d+|único)/.exec(await page.locator('.woocommerce-result-count').innerText())![1]!.replace('único', '1'))
const where = (page: Page) => page.url().slice(shop.origin.length)
const filters = (page: Page) => page.getByRole('navigation', { name: 'Filtros' })
/** The number that a choice promises. */
const promised = async (page: Page, name: RegExp) =>
  Number(/\((\d+)\)/.exec((await filters(page).getByRole('link', { name }).textContent())!)![1])

test.each([true, false])(
  '[LIST-4] a list is narrowed by colour, price and stock (scripts: %s), and each choice keeps its promise',
  async (scripts) => {
    const { page, close } = await visit('/loja/', { scripts })
    const blue = await promised(page, /^Azul/)
    await filters(page).getByRole('link', { name: /^Azul/ }).click()
    await page.waitForURL(/filter_cor=azul/)
    expect(where(page)).toBe('/loja/?filter_cor=azul&query_type_cor=or')
    expect(await page.locator('.product-card').count()).toBe(blue)
    await filters(page)
      .getByRole('link', { name: /^Terracota/ })
      .click()
    await page.waitForURL(/terracota/)
    expect(where(page)).toBe('/loja/?filter_cor=azul,terracota&query_type_cor=or')
    expect(await page.locator('.product-card').count()).toBeGreaterThan(blue)
    await page.getByLabel('Até').fill('150')
    await filters(page).getByRole('button', { name: 'Filtrar' }).click()
    await page.waitForURL(/max_price=150/)
    expect(await page.getByRole('list', { name: 'Filtros em uso' }).getByRole('listitem').count()).toBe(4)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${shop.origin}/loja/`)
    await page.getByRole('link', { name: 'Remover filtro: Azul' }).click()
    await page.waitForURL((url) => !url.href.includes('azul'))
    await page.getByRole('link', { name: 'Limpar filtros' }).click()
    await page.waitForURL(`${shop.origin}/loja/`)
    await close()
  },
)

test('[LIST-4] filters, order and page number go together in one address', async () => {
  const { page, close } = await visit('/loja/?filter_stock_status=instock')
  await page.getByLabel('Ordem da loja').selectOption('price')
  await page.waitForURL(/orderby=price/)
  await page.getByRole('link', { name: 'Próxima página' }).click()
  await page.waitForURL(`${shop.origin}/loja/page/2/?filter_stock_status=instock&orderby=price`)
  expect(await page.locator('.product-card.outofstock').count()).toBe(0)
  expect(await page.locator('link[rel=prev]').getAttribute('href')).toBe(
    `${shop.origin}/loja/?filter_stock_status=instock&orderby=price`,
  )
  const names = await page.locator('.woocommerce-loop-product__title').allTextContents()
  const again = await visit('/loja/page/2/?orderby=price&filter_stock_status=instock&utm_source=carta')
  expect(await again.page.locator('.woocommerce-loop-product__title').allTextContents()).toEqual(names)
  await again.close()
  await close()
})

test('[LIST-4] a category leads down and up again and keeps the filters', async () => {
  const { page, close } = await visit('/loja/?on_sale=1')
  const onSale = await total(page)
  const textiles = await promised(page, /^Têxteis/)
  await filters(page)
    .getByRole('link', { name: /^Têxteis/ })
    .click()
  await page.waitForURL(`${shop.origin}/categoria-produto/texteis/?on_sale=1`)
  expect(await page.locator('.product-card').count()).toBe(textiles)
  await filters(page).getByRole('link', { name: '← Todas as categorias' }).click()
  await page.waitForURL(`${shop.origin}/loja/?on_sale=1`)
  expect(await total(page)).toBe(onSale)
  await close()
})

test('[LIST-4] every product of a tag stands on the tag’s own page', async () => {
  const { page, close } = await visit('/tag-produto/gres/')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('grés')
  expect(await page.locator('.product-card').count()).toBeGreaterThan(1)
  expect((await page.goto(`${shop.origin}/tag-produto/nao-existe/`))!.status()).toBe(404)
  await close()
})

test('[LIST-4] a choice that leaves nothing says so and leads out', async () => {
  const { page, close } = await visit('/loja/?min_price=99999')
  expect(await page.locator('.woocommerce-no-products-found').innerText()).toContain('Nenhum produto foi encontrado')
  await page.getByRole('link', { name: 'veja a lista sem nenhum deles' }).click()
  await page.waitForURL(`${shop.origin}/loja/`)
  await close()
})

test.each([360, 1280])('[LIST-4] at %d px the filters are at hand, nothing sticks out, and axe finds nothing', async (width) => {
  const { page, close } = await visit('/loja/?filter_cor=azul', { width })
  const isFolded = width < 1025
  expect(await filters(page).isVisible()).toBe(!isFolded)
  if (isFolded) await page.getByText('Filtrar (1)').click()
  await filters(page).waitFor()
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  await close()
})
