import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '#tests/support/axe.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { aSettledVisitor } from '#tests/support/consent-shop.ts'
import { eventually } from '#tests/support/eventually.ts'
import { anOpenShop } from '#tests/support/shop.ts'

let shop: Awaited<ReturnType<typeof anOpenShop>>
let browser: Browser

beforeAll(async () => {
  shop = await anOpenShop({ demo: true })
  browser = await launchBrowser({ moves: true })
  const settings = { posts_per_page: 12, columns: 3, masonry: 'yes', row_gap: 10 }
  const widget = { id: 'folio1', elType: 'widget', widgetType: 'portfolio', settings, elements: [] }
  await shop.db
    .insertInto('content')
    .values({
      type: 'page',
      slug: 'alvenaria',
      title: 'Alvenaria',
      status: 'publish',
      published_at: new Date(0),
      document: JSON.stringify([widget]),
    })
    .execute()
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

async function visit(path: string, options: BrowserContextOptions = {}) {
  const context = await aSettledVisitor(browser, shop.origin, { viewport: { width: 1280, height: 900 }, ...options })
  const page = await context.newPage()
  await page.goto(shop.origin + path)
  return page
}
const filters = (page: Page) => page.getByRole('group', { name: 'Filtrar' }).getByRole('button')
const pieces = (page: Page) => page.locator('.elementor-portfolio-item:not([hidden])')

test('[POSTS-4] every piece is shown until a filter is chosen, and all come back', async () => {
  const page = await visit('/inspire-se/')
  expect(await filters(page).first().getAttribute('aria-pressed')).toBe('true')
  expect(await pieces(page).count()).toBe(12)
  const second = filters(page).nth(1)
  const slug = await second.getAttribute('data-filter')
  await second.click()
  const own = await page.locator(`.elementor-filter-${slug}`).count()
  await eventually('only its own are left', async () => (await pieces(page).count()) === own)
  expect(own).toBeGreaterThan(0)
  expect(own).toBeLessThan(12)
  expect(await second.getAttribute('aria-pressed')).toBe('true')
  await page.getByText(`Mostrando ${own} de 12`).waitFor({ state: 'attached' })
  await filters(page).first().click()
  await eventually('all are back', async () => (await pieces(page).count()) === 12)
  await page.context().close()
})

test('[POSTS-4] pieces come and go within 450 ms, and at once for who wants little motion', async () => {
  for (const [reducedMotion, durations] of [
    ['no-preference', [450]],
    ['reduce', []],
  ] as const) {
    const page = await visit('/inspire-se/', { reducedMotion })
    await filters(page).nth(1).click()
    await page.locator('.elementor-portfolio-item[hidden]').first().waitFor({ state: 'attached' })
    await filters(page).first().hover()
    const seen = await page.evaluate(() => {
      document.querySelector<HTMLElement>('.elementor-portfolio__filter')!.click()
      const all = [...document.querySelectorAll('.elementor-portfolio-item')]
      return [...new Set(all.flatMap((piece) => piece.getAnimations().map((one) => Number(one.effect?.getTiming().duration))))]
    })
    expect(seen).toEqual(durations)
    await page.context().close()
  }
})

test('[POSTS-4] masonry closes the gaps, also after filtering', async () => {
  const page = await visit('/alvenaria/')
  await page.evaluate(() => (document.querySelector<HTMLElement>('.elementor-portfolio-item a')!.style.minBlockSize = '420px'))
  const gaps = () =>
    pieces(page).evaluateAll((all) => {
      const boxes = all.map((one) => one.getBoundingClientRect())
      return boxes.slice(3).map((box, index) => Math.round(box.top - boxes[index]!.bottom))
    })
  await eventually('every piece stands under the one above', async () => (await gaps()).every((gap) => Math.abs(gap - 10) <= 1))
  await filters(page).last().click()
  await page.locator('.elementor-portfolio-item[hidden]').first().waitFor({ state: 'attached' })
  await eventually('still so', async () => (await gaps()).every((gap) => Math.abs(gap - 10) <= 1))
  await page.context().close()
})

test('[POSTS-4] without scripts every piece is there, and there is no filter that can do nothing', async () => {
  const page = await visit('/inspire-se/', { javaScriptEnabled: false })
  expect(await pieces(page).count()).toBe(12)
  expect(await filters(page).count()).toBe(0)
  await page.context().close()
})

describe('the page of ideas', () => {
  let page: Page
  beforeAll(async () => {
    page = await visit('/inspire-se/', { bypassCSP: true, reducedMotion: 'reduce' })
  })
  afterAll(() => page.context().close())

  test.each([360, 768, 1440])('stands on %i px: nothing wider than the screen, no accessibility violation', async (width) => {
    await page.setViewportSize({ width, height: 900 })
    await page.locator('footer').scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await findViolations(page)).toEqual([])
  })
})
