import type { BrowserContext, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSettings } from '#content/settings/service.ts'
import { listen, launchBrowser } from '#tests/support/browser.ts'
import { aReadyForm, aShopper, anEmail, openTills, place } from '#tests/support/checkout.ts'
import { eventually } from '#tests/support/eventually.ts'
import { anOpenShop } from '#tests/support/shop.ts'

let shop: Awaited<ReturnType<typeof anOpenShop>>
let browser: Awaited<ReturnType<typeof launchBrowser>>
beforeAll(async () => {
  shop = await anOpenShop({ demo: true })
  await openTills(shop)
  await createSettings({ db: shop.db }).set('channels', {
    general: { countWhen: 'placed' },
    meta: { on: true, pixelId: '1234567890123456' },
    ga4: { on: true, measurementId: 'G-ABC123' },
  })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

/** What Meta's script would find in its list. */
const toldToMeta = (page: Page) =>
  page.evaluate(() => JSON.stringify((window as unknown as { fbq?: { queue: unknown[] } }).fbq?.queue ?? []))
/** The scripts of others, which stand in for themselves: nothing leaves this machine. */
async function watchOutside(context: BrowserContext) {
  const asked: string[] = []
  await context.route(
    (url) => url.origin !== shop.origin,
    async (route) => {
      asked.push(new URL(route.request().url()).host)
      await route.fulfill({ contentType: 'text/javascript', body: '' })
    },
  )
  return asked
}

test('nothing of a channel comes before the yes; then the purchase is told under the id that the shop itself gives it', async () => {
  const shopper = aShopper(shop)
  await shopper.add('vaso-jequitinhonha')
  const placed = await place(shopper, await aReadyForm(shopper, { billing_email: anEmail() }))
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const asked = await watchOutside(context)
  const page = await context.newPage()
  const complaints = listen(page)
  await page.goto(`${shop.origin}/produto/vaso-jequitinhonha/`)
  await page.waitForFunction(() => 'vitrine_consent' in window)
  await page.waitForLoadState('networkidle')
  expect([asked, await toldToMeta(page)]).toEqual([[], '[]'])

  await page.evaluate(() =>
    (window as unknown as { vitrine_consent: { set: (wanted: object) => void } }).vitrine_consent.set({
      statistics: false,
      marketing: true,
    }),
  )
  await eventually('Meta is told what is looked at', async () => (await toldToMeta(page)).includes('"ViewContent"'))
  expect(await toldToMeta(page)).toContain('["init","1234567890123456"]')
  // A yes to marketing is none to statistics.
  expect(new Set(asked)).toEqual(new Set(['connect.facebook.net']))

  await page.goto(placed.redirect ?? '')
  await eventually('Meta is told of the purchase', async () => (await toldToMeta(page)).includes('"Purchase"'))
  expect(await toldToMeta(page)).toContain(`{"eventID":"pedido-${placed.order_id}"}`)
  // Opened again it is no other purchase.
  await page.reload()
  await eventually('the page is counted', async () => (await toldToMeta(page)).includes('"PageView"'))
  await page.waitForLoadState('networkidle')
  expect(await toldToMeta(page)).not.toContain('"Purchase"')
  expect(complaints).toEqual([])
  await context.close()
})
