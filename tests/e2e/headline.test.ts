import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '#tests/support/browser.ts'
import { eventually } from '#tests/support/eventually.ts'
import { openGallerySite, type GallerySite } from '#tests/support/gallery-site.ts'

let site: GallerySite
let browser: Browser

beforeAll(async () => {
  site = await openGallerySite()
  browser = await launchBrowser({ moves: true })
  await site.gallery('animated-headline')
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** A visit whose clock stands still and moves only when it is told to. */
async function visit(options: BrowserContextOptions = {}) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options })
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.goto(`${site.origin}/animated-headline/awake/`)
  await eventually('the headlines are awake', async () => (await page.locator('shop-island[awake]').count()) === 3)
  // React begins its work a moment later; a press that changes nothing tells that it has.
  const pause = page.locator('[data-id="demo0"] .headline-pause')
  if (options.reducedMotion === 'reduce') return page
  await pause.click()
  await page.locator('[data-id="demo0"] [data-paused]').waitFor()
  await pause.click()
  await page.locator('[data-id="demo0"] .headline-pause:not([data-paused])').waitFor()
  return page
}
const word = (page: Page) => page.locator('[data-id="demo0"] .elementor-headline-text-active').textContent()
const reads = (page: Page, expected: string) =>
  eventually(`the headline reads ${expected}`, async () => (await word(page))?.replaceAll('\u00a0', ' ') === expected)
const mark = (page: Page, state: 'e-animated' | 'e-hide-highlight') =>
  page.locator(`[data-id="demo1"] .elementor-headline.${state}`).waitFor()

test('[SLIDE-3] a new word takes its place every 2500 ms, round and round', async () => {
  const page = await visit()
  await reads(page, 'com alma')
  await page.clock.runFor(2_400)
  expect(await word(page)).toContain('com')
  await page.clock.runFor(110)
  await reads(page, 'feita à mão')
  await page.clock.runFor(2_510)
  await reads(page, 'cheia de histórias')
  await page.clock.runFor(2_510)
  await reads(page, 'com alma')
  await page.close()
})

test('[SLIDE-3] a highlight is drawn in 1200 ms, stands, and is drawn again after 8000 ms more', async () => {
  const page = await visit()
  const pen = page.locator('[data-id="demo1"] path').first()
  expect(await pen.evaluate((path) => getComputedStyle(path).animationDuration)).toBe('1.2s')
  await mark(page, 'e-animated')
  await page.clock.runFor(7_500)
  await mark(page, 'e-animated')
  await page.clock.runFor(150)
  await mark(page, 'e-hide-highlight')
  await page.clock.runFor(1_500)
  await mark(page, 'e-hide-highlight')
  await page.clock.runFor(150)
  await mark(page, 'e-animated')
  await page.close()
})

test('[SLIDE-4] a headline can be paused, and is read aloud as one sentence that stands still', async () => {
  const page = await visit()
  await page.getByRole('heading', { name: 'Uma casa com alma, feita à mão e cheia de histórias', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Pausar a animação do título' }).first().click()
  await page.getByRole('button', { name: 'Retomar a animação do título' }).waitFor()
  await page.clock.runFor(10_000)
  await reads(page, 'com alma')
  await page.close()
})

test('[SLIDE-4] for visitors who want little motion the words stand still and the mark is there', async () => {
  const page = await visit({ reducedMotion: 'reduce' })
  await page.clock.runFor(20_000)
  await reads(page, 'com alma')
  await mark(page, 'e-animated')
  expect(await page.locator('.headline-pause').first().isVisible()).toBe(false)
  await page.close()
})

test('[SLIDE-3] without scripts the first word stands in the sentence', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${site.origin}/animated-headline/`)
  await page.locator('[data-id="demo0"] .elementor-headline-text-active').waitFor()
  await page.close()
})
