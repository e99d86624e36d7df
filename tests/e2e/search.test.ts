import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#tests/support/axe.ts'
import { atRest, launchBrowser } from '#tests/support/browser.ts'
import { anOpenShop } from '#tests/support/shop.ts'

let shop: Awaited<ReturnType<typeof anOpenShop>>
let browser: Browser

beforeAll(async () => {
  shop = await anOpenShop({ demo: true })
  browser = await launchBrowser({ moves: true })
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

/** Opens the search of the header and hands back its parts, with every question that is asked over the wire. */
async function openSearch(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/wp-json/wp/v2/search') asked.push(url.searchParams.get('search') ?? '')
  })
  const toggle = page.getByRole('banner').getByRole('link', { name: 'Pesquisar' })
  const box = page.getByRole('dialog', { name: 'Pesquisar' })
  await toggle.click()
  await box.waitFor()
  return { toggle, box, field: box.getByRole('combobox'), asked }
}

test('[SEARCH-1] the full-screen search opens over the page, Esc and the cross close it, and the focus goes back', async () => {
  const { page, close } = await visit('/sobre/')
  const { toggle, box } = await openSearch(page)
  expect(await toggle.getAttribute('aria-expanded')).toBe('true')
  expect(await box.locator('input').evaluate((input) => input === document.activeElement)).toBe(true)
  await atRest(box)
  const { width, height } = (await box.boundingBox())!
  expect([width, height]).toEqual([1280, 900])
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await box.waitFor({ state: 'hidden' })
  expect(await toggle.getAttribute('aria-expanded')).toBe('false')
  expect(await toggle.evaluate((link) => link === document.activeElement)).toBe(true)
  await toggle.click()
  await box.waitFor()
  await box.getByRole('link', { name: 'Feche esta caixa de pesquisa.' }).click()
  await box.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).hash).toBe('')
  await toggle.click()
  await box.waitFor()
  // The page is left for the results: who comes back finds it uncovered.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await box.waitFor({ state: 'hidden' })
  await close()
})

test('[SEARCH-1] suggestions come from the first letter on, 300 ms after the last one', async () => {
  const { page, close } = await visit('/sobre/')
  const { box, field, asked } = await openSearch(page)
  await field.waitFor()
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.keyboard.type('c')
  await page.clock.runFor(290)
  expect(asked).toEqual([])
  await page.keyboard.type('a')
  await page.clock.runFor(290)
  expect(asked).toEqual([])
  await page.clock.runFor(20)
  await box.getByRole('option').first().waitFor()
  expect(asked).toEqual(['ca'])
  await page.keyboard.press('Backspace')
  await page.clock.runFor(310)
  await expect.poll(() => asked).toEqual(['ca', 'c'])
  await close()
})

test('[SEARCH-1] arrows choose a suggestion, Enter goes there, Esc closes the list first and the box next', async () => {
  const { page, close } = await visit('/sobre/')
  const { box, field } = await openSearch(page)
  await field.fill('caneca serra')
  const options = box.getByRole('option')
  await options.first().waitFor()
  expect(await field.getAttribute('aria-expanded')).toBe('true')
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  expect(await options.first().getAttribute('aria-selected')).toBe('true')
  expect(await field.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'))
  await page.keyboard.press('ArrowUp')
  expect(await field.getAttribute('aria-activedescendant')).toBe(null)
  await page.keyboard.press('ArrowUp')
  expect(await options.last().getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Escape')
  await options.first().waitFor({ state: 'hidden' })
  expect(await field.inputValue()).toBe('caneca serra')
  expect(await box.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await box.waitFor({ state: 'hidden' })
  await page.getByRole('banner').getByRole('link', { name: 'Pesquisar' }).click()
  await field.fill('canecaserra')
  await field.fill('caneca serr')
  await options.first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${shop.origin}/produto/caneca-serra/`)
  await close()
})

test('an answer that was overtaken by the next letter is not shown', async () => {
  const { page, close } = await visit('/sobre/')
  const { box, field, asked } = await openSearch(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/wp-json/wp/v2/search?search=moringa*', async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  await field.fill('moringa')
  await expect.poll(() => asked).toEqual(['moringa'])
  await field.fill('tapete')
  await box.getByRole('option', { name: /Tapete de tear/ }).waitFor()
  release()
  await field.fill('tapete de')
  await expect.poll(() => asked.length).toBe(3)
  await box.getByRole('option', { name: /Tapete de tear/ }).waitFor()
  expect(await box.getByRole('option', { name: /Moringa/ }).count()).toBe(0)
  await close()
})

test('[SEARCH-1, SEARCH-2] without scripts the search opens, closes and finds', async () => {
  const { page, close } = await visit('/sobre/', { scripts: false })
  const box = page.locator('dialog.elementor-search-form__container')
  await page.getByRole('banner').getByRole('link', { name: 'Pesquisar' }).click()
  expect(await box.isVisible()).toBe(true)
  await box.getByRole('link', { name: 'Feche esta caixa de pesquisa.' }).click()
  expect(await box.isVisible()).toBe(false)
  await page.getByRole('banner').getByRole('link', { name: 'Pesquisar' }).click()
  await box.getByRole('searchbox').fill('vazo')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${shop.origin}/?s=vazo`)
  expect(await page.getByRole('heading', { name: 'Vaso Gota' }).isVisible()).toBe(true)
  await close()
})

test('[SEARCH-2] the results page finds products and pages whatever the accents, and can be sorted', async () => {
  const { page, close } = await visit('/?s=sertao')
  expect(await page.getByRole('heading', { name: 'Manta Sertão' }).isVisible()).toBe(true)
  await page.goto(`${shop.origin}/?s=barro`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Resultados da busca por “barro”')
  expect(await page.locator('.woocommerce-result-count').textContent()).toContain('resultados')
  expect(await page.getByRole('link', { name: /como nasce uma peça de barro/ }).isVisible()).toBe(true)
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('Ordem da loja').selectOption('price')
  await page.waitForURL(`${shop.origin}/?orderby=price&paged=1&s=barro`)
  const cards = await page.locator('.product-card .price').allTextContents()
  const lowest = cards.map((text) =>
    Math.min(...[...text.matchAll(/([\d.]+),(\d\d)/g)].map(([, reais, cents]) => Number(reais!.replace('.', '') + cents))),
  )
  expect(lowest.length).toBeGreaterThan(2)
  expect(lowest).toEqual(lowest.toSorted((one, other) => one - other))
  await close()
})

test('[SEARCH-2] who finds nothing is helped on', async () => {
  const { page, close } = await visit('/?s=helicoptero', { width: 360 })
  expect(await page.getByRole('status').filter({ hasText: 'Nenhum resultado' }).isVisible()).toBe(true)
  expect(await page.getByRole('searchbox', { name: 'Buscar de novo' }).inputValue()).toBe('helicoptero')
  expect(await page.getByRole('navigation', { name: 'Categorias da loja' }).getByRole('link').count()).toBeGreaterThan(3)
  expect(await page.locator('.search-popular .product-card').count()).toBe(4)
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await close()
})
