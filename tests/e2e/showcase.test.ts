import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyIslandIsAwake, wakingAtOnce } from '#tests/support/awake-islands.ts'
import { findViolations } from '#tests/support/axe.ts'
import { launchBrowser, listen } from '#tests/support/browser.ts'
import { eventually } from '#tests/support/eventually.ts'
import { WIDGET_NAMES } from '#tests/support/gallery.tsx'
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

test('the showcase names every widget of the shop, is kept in memory, and search engines leave it out', async () => {
  const { statusCode, body, headers } = await shop.get('/vitrine/')
  expect(statusCode).toBe(200)
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(body).toContain('<meta name="robots" content="noindex"/>')
  const linked = [...body.matchAll(/href="\/vitrine\/([a-z0-9-]+)\/"/g)].map((match) => match[1]).toSorted()
  expect(linked).toEqual([...WIDGET_NAMES, 'avancado'].toSorted())
  expect((await shop.get('/vitrine/', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  expect((await shop.get('/vitrine')).headers.location).toBe('/vitrine/')
  expect((await shop.get('/vitrine/nao-existe/')).statusCode).toBe(404)
  expect((await shop.get('/vitrine/nao-existe/quadro/')).statusCode).toBe(404)
})

test.each([...WIDGET_NAMES, 'avancado'])('%s has a page with its settings and a frame with its demos', async (name) => {
  const page = await shop.get(`/vitrine/${name}/`)
  expect(page.statusCode).toBe(200)
  expect(page.headers['x-robots-tag']).toBe('noindex')
  expect(page.headers['content-security-policy']).toContain("frame-src 'self'")
  expect(page.body).toContain(`src="/vitrine/${name}/quadro/"`)
  const frame = await shop.get(`/vitrine/${name}/quadro/`)
  expect(frame.statusCode).toBe(200)
  expect(frame.headers['x-robots-tag']).toBe('noindex')
  expect(frame.headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(frame.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(frame.body.match(/class="showcase-demo"/g)).toHaveLength(3)
  expect(frame.body).toContain('elementor-element-demo0')
})

test('[POSTS-2] in the showcase a list of posts goes on: each page that it names stands, and the one after the last does not', async () => {
  for (const name of ['posts', 'archive-posts']) {
    const { body } = await shop.get(`/vitrine/${name}/quadro/`)
    const named = [...body.matchAll(/data-next-page="([^"]+)"/g)].map((match) => match[1]!)
    expect(named).toContain(`/vitrine/${name}/quadro/2/`)
    for (const path of named) {
      const next = await shop.get(path)
      expect(next.statusCode).toBe(200)
      expect(next.body).toMatch(/data-id="demo0"/)
    }
    expect((await shop.get(`/vitrine/${name}/quadro/999/`)).statusCode).toBe(404)
  }
  expect((await shop.get('/vitrine/button/quadro/2/')).statusCode).toBe(404)
  expect((await shop.get('/vitrine/posts/quadro/')).body).not.toMatch(/target="_top"[^>]*quadro/)
})

test.each([1440, 400])(
  'in a window of %i px the frame takes the three widths, and a link in it leads the window on',
  async (width) => {
    const page = await browser.newPage({ viewport: { width, height: 900 } })
    const complaints = listen(page)
    await page.goto(`${shop.origin}/vitrine/button/`)
    const frame = page.frameLocator('.showcase-screen')
    await page.locator('.showcase-screen').scrollIntoViewIfNeeded()
    for (const [device, wide] of [
      ['Celular', 360],
      ['Tablet', 768],
      ['Computador', 1440],
    ] as const) {
      await page.getByRole('radio', { name: device }).check()
      await eventually(`${device} is ${wide} px`, async () => (await frame.locator('body').evaluate(() => innerWidth)) === wide)
      const { left, right } = await page.locator('.showcase-screen').evaluate((screen) => screen.getBoundingClientRect())
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
    }
    expect(complaints).toEqual([])
    await page.getByRole('radio', { name: 'Celular' }).check()
    await frame.getByRole('link', { name: 'Conhecer a coleção' }).click()
    await page.waitForURL((url) => !url.pathname.startsWith('/vitrine/'))
    await page.close()
  },
)

test('islands wake inside of the frame', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${shop.origin}/vitrine/tabs/`)
  await page.locator('.showcase-screen').scrollIntoViewIfNeeded()
  const tabs = page.frameLocator('.showcase-screen').getByRole('tab')
  await tabs.nth(1).click()
  await eventually('the second tab is chosen', async () => (await tabs.nth(1).getAttribute('aria-selected')) === 'true')
  await page.close()
})

test('the showcase fits every screen', async () => {
  const page = await browser.newPage()
  for (const path of ['/vitrine/', '/vitrine/hotspot/', '/vitrine/avancado/']) {
    await page.goto(shop.origin + path)
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 900 })
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(tooWide, `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
  await page.close()
})

/** What axe objects to on each of these pages once their islands are awake, by one browser page that goes from one to the next. */
async function inspect(paths: string[]) {
  // Things that fade in would be too pale for a moment.
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.route('**/quadro/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: wakingAtOnce(await response.text()) })
  })
  const found: string[] = []
  for (const path of paths) {
    await page.goto(shop.origin + path, { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(everyIslandIsAwake)
    found.push(...(await findViolations(page)).map((violation) => `${path} ${violation}`))
  }
  await context.close()
  return found
}

test('axe finds nothing on the overview and on what stands around a widget', async () => {
  expect(await inspect(['/vitrine/', ...['hotspot', 'form', 'tabs', 'avancado'].map((name) => `/vitrine/${name}/`)])).toEqual([])
})

const ENTRIES = [...WIDGET_NAMES, 'avancado']
const AT_A_TIME = 10

// What stands around the frames is one table for all of them.
test.each(ENTRIES.filter((_name, index) => index % AT_A_TIME === 0))(
  'axe finds nothing in the frame with the awake demos of any widget: ten from %s on',
  async (from) => {
    const names = ENTRIES.slice(ENTRIES.indexOf(from)).slice(0, AT_A_TIME)
    expect(await inspect(names.map((name) => `/vitrine/${name}/quadro/`))).toEqual([])
  },
)
