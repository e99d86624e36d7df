import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../tests/support/find-chromium.ts'
import { BOUNDS } from './bounds.ts'
import { blockingMs, tasksAfterPaint, type TraceEvent } from './main-thread.ts'
import type { Pages } from './pages.ts'
import type { Row } from './row.ts'
import { median } from './statistics.ts'

/** Lighthouse's phone is four times slower than a desktop; the second is one that does something else meanwhile. */
const PHONE = 4
const BUSY_PHONE = 12
/** Whatever a page does by itself has begun by then. */
const WATCHED_MS = 4_000
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', 'loading']

/** The one page that wakes React by itself: the link has chosen already. */
const COLOUR_LINK = 'product, colour in the address'

type Plan = { shopUrl: string; pages: Pages; samples: number }

/** How long a page that nobody touches keeps a phone from answering, after its first paint. */
export async function measureBlocking({ shopUrl, pages, samples }: Plan): Promise<Row[]> {
  const executablePath = findChromium()
  if (!executablePath) return [{ what: 'blocking time', measured: 'no Chromium on this machine', verdict: 'skipped' }]
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
  try {
    const rows: Row[] = []
    for (const [type, path] of Object.entries({
      home: pages.home,
      listing: pages.listing,
      product: pages.product,
      [COLOUR_LINK]: `${pages.product}?attribute_pa_cor=branco`,
      cart: '/cart/',
      checkout: '/checkout/',
    }))
      rows.push(await rowOf(type, browser, { shopUrl, path, samples }))
    return rows
  } finally {
    await browser.close()
  }
}

type Visit = { shopUrl: string; path: string; samples: number }

async function rowOf(type: string, browser: Browser, visit: Visit): Promise<Row> {
  const runs: number[][] = []
  for (let at = 0; at < visit.samples; at++) runs.push(await completeVisit(browser, visit))
  const numbers = {
    phoneMs: median(runs.map((tasks) => blockingMs(tasks, PHONE))),
    busyPhoneMs: median(runs.map((tasks) => blockingMs(tasks, BUSY_PHONE))),
    worstPhoneMs: Math.max(...runs.map((tasks) => blockingMs(tasks, PHONE))),
    longestTaskMs: median(runs.map((tasks) => Math.max(0, ...tasks))),
  }
  return {
    what: `blocking time, ${type}`,
    measured: `${numbers.phoneMs.toFixed(0)} ms on a phone (${PHONE} × slower), the worst of ${runs.length} visits ${numbers.worstPhoneMs.toFixed(0)} ms`,
    compared: `${numbers.busyPhoneMs.toFixed(0)} ms on a busy one (${BUSY_PHONE} ×); longest task ${numbers.longestTaskMs.toFixed(1)} ms here`,
    bound: `median ≤ ${BOUNDS.blockingMs} ms on a phone`,
    verdict: numbers.phoneMs <= BOUNDS.blockingMs ? 'ok' : 'broken',
    numbers,
  }
}

/** A browser may lose a part of its trace: such a visit does not count. */
async function completeVisit(browser: Browser, visit: Visit, tries = 3): Promise<number[]> {
  try {
    return await watchPage(browser, visit)
  } catch (error) {
    if (tries <= 1) throw error
    return await completeVisit(browser, visit, tries - 1)
  }
}

/** A first visit of its own: nothing is in the browser's memory. The cart has one thing in it, or it would be another page. */
async function watchPage(browser: Browser, { shopUrl, path }: Visit): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })
  try {
    if (/cart|checkout/.test(path)) await fillCart(context, shopUrl)
    const page = await context.newPage()
    await browser.startTracing(page, { categories: CATEGORIES })
    await page.goto(shopUrl + path, { waitUntil: 'load' })
    await stay(page)
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] } // Chromium's own format
    return tasksAfterPaint(traceEvents, shopUrl + path)
  } finally {
    await context.close()
  }
}

const stay = (page: Page) => page.waitForTimeout(WATCHED_MS)

async function fillCart(context: BrowserContext, shopUrl: string) {
  const list = await context.request.get(`${shopUrl}/loja/`)
  const link = /href="(\?add-to-cart=\d+)"/.exec(await list.text())?.[1]
  if (!link) throw new Error('/loja/ offers nothing that can be added with one press, so the cart stays empty.')
  await context.request.get(`${shopUrl}/loja/${link}`)
}
