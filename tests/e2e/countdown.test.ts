import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '#tests/support/browser.ts'
import { eventually } from '#tests/support/eventually.ts'
import { openGallerySite, type GallerySite } from '#tests/support/gallery-site.ts'
import demos from '#widgets/countdown/demo.ts'

/** When the countdowns of the demos end. */
const dueMs = (demo: number) => Date.parse(`${String(demos[demo]!.settings.due_date).replace(' ', 'T')}:00-03:00`)
const CHRISTMAS_MS = dueMs(0)
const FAIR_MS = dueMs(2)
const DAY_MS = 86_400_000
const PERSONAL_MS = 9_000_000

let site: GallerySite
let browser: Browser

beforeAll(async () => {
  site = await openGallerySite()
  browser = await launchBrowser()
  await site.gallery('countdown')
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** A visit whose clock stands still at a moment, and only moves when it is told to. */
async function visitAt(nowMs: number, page?: Page) {
  const visit = page ?? (await browser.newPage())
  await visit.clock.install({ time: nowMs - 60_000 })
  await visit.clock.pauseAt(nowMs)
  await visit.goto(`${site.origin}/countdown/`)
  await visit.waitForSelector('[data-id="demo2"] [data-state]:not([data-state="waiting"])')
  return visit
}
const digits = (page: Page, demo: number) => page.locator(`[data-id="demo${demo}"] .elementor-countdown-digits`).allTextContents()
const reads = (page: Page, demo: number, expected: string) =>
  eventually(`countdown ${demo} reads ${expected}`, async () => (await digits(page, demo)).join(':') === expected)
const timer = (page: Page, demo: number) => page.locator(`[data-id="demo${demo}"] .elementor-countdown-wrapper`)

test('[TIME-1] the clock counts the time that is left, second by second', async () => {
  const page = await visitAt(CHRISTMAS_MS - 3 * DAY_MS - 3_661_000)
  await reads(page, 0, '03:01:01:01')
  await page.clock.runFor(1_000)
  await reads(page, 0, '03:01:01:00')
  await page.clock.runFor(1_000)
  await reads(page, 0, '03:01:00:59')
  expect(await page.getByRole('timer').first().getAttribute('aria-live')).toBe(null)
  await page.close()
})

test('[TIME-1] at zero the page is told, and the message stands beside the digits', async () => {
  const page = await visitAt(CHRISTMAS_MS - 2_000)
  await page.evaluate(() => {
    const told: string[] = []
    Object.assign(globalThis, { told })
    document.addEventListener('countdown_expire', (event) => told.push((event.target as HTMLElement).dataset.id ?? ''))
  })
  const message = page.getByText('A fornada de Natal acabou.')
  expect(await message.isVisible()).toBe(false)
  await page.clock.runFor(5_000)
  await message.waitFor()
  await reads(page, 0, '00:00:00:00')
  expect(await timer(page, 0).isVisible()).toBe(true)
  expect(await page.evaluate(() => (globalThis as unknown as { told: string[] }).told)).toEqual(['demo0'])
  await page.close()
})

test('[TIME-1] with hide and message only the message is left', async () => {
  const page = await visitAt(CHRISTMAS_MS - 2 * DAY_MS)
  await page.clock.fastForward(PERSONAL_MS)
  await page.getByText('O frete grátis desta visita terminou.').waitFor()
  expect(await timer(page, 1).isVisible()).toBe(false)
  await page.close()
})

test('[TIME-1] a redirect leads to the other page when the time is up', async () => {
  const page = await browser.newPage()
  await page.route('**/loja/', (route) => route.fulfill({ body: 'A loja' }))
  await page.clock.install({ time: FAIR_MS - 120_000 })
  await page.goto(`${site.origin}/countdown/`)
  await page.waitForSelector('[data-id="demo2"] [data-state="running"]')
  await page.clock.fastForward(121_000)
  await page.waitForURL(`${site.origin}/loja/`)
  await page.close()
})

test('[TIME-2] a visitor who comes back finds the time that was left', async () => {
  const start = CHRISTMAS_MS - 5 * DAY_MS
  const context = await browser.newContext()
  const first = await visitAt(start, await context.newPage())
  await reads(first, 1, '02:30:00')
  await first.close()
  const second = await visitAt(start + 3_600_000, await context.newPage())
  await reads(second, 1, '01:30:00')
  expect(await second.evaluate(() => localStorage.getItem('demo1-evergreen_interval'))).toBe('9000')
  // Another interval was stored: the merchant has changed it since.
  await second.evaluate(() => localStorage.setItem('demo1-evergreen_interval', '60'))
  await second.close()
  const third = await visitAt(start + 7_200_000, await context.newPage())
  await reads(third, 1, '02:30:00')
  await context.close()
})

test('[TIME-1] without scripts the end is written out', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${site.origin}/countdown/`)
  expect(
    await page.getByText(`Termina em 24 de dezembro de ${new Date(CHRISTMAS_MS).getUTCFullYear()}, às 23:59.`).isVisible(),
  ).toBe(true)
  expect(await page.getByText('Vale por 2 horas e 30 minutos a partir da sua visita.').isVisible()).toBe(true)
  expect(await page.locator('.elementor-countdown-digits').first().isVisible()).toBe(false)
  await page.close()
})
