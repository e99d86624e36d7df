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
    'google-ads': { on: true, conversionId: 'AW-123456789', label: 'AbC-D_efG' },
    tiktok: { on: true, pixelId: 'C4ABCDEF0123456789' },
    pinterest: { on: true, tagId: '2612345678901' },
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
  const hosts = ['analytics.tiktok.com', 'connect.facebook.net', 's.pinimg.com', 'www.googletagmanager.com']
  await eventually('every channel of marketing is there', async () => new Set(asked).size === hosts.length)
  expect([...new Set(asked)].toSorted()).toEqual(hosts)
  const { google } = await toldPurchases(page)
  expect(google).not.toContain('G-ABC123')

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

/** What the scripts of the channels would find of purchases, as text. */
const toldPurchases = (page: Page) =>
  page.evaluate(() => {
    const here = window as unknown as Record<string, unknown>
    const queueOf = (name: string) => (here[name] as { queue?: unknown[] } | undefined)?.queue ?? []
    const text = (told: unknown) => JSON.stringify(told)
    const google = ((here['dataLayer'] ?? []) as ArrayLike<unknown>[]).map((one) => Array.from(one))
    return {
      google: text(google),
      analytics: text(google.filter(([, name]) => name === 'purchase')),
      ads: text(google.filter(([, name]) => name === 'conversion')),
      meta: text(queueOf('fbq').filter((one) => text(one).includes('"Purchase"'))),
      tiktok: text(Array.from((here['ttq'] ?? []) as unknown[]).filter((one) => text(one).includes('CompletePayment'))),
      pinterest: text(queueOf('pintrk').filter((one) => text(one).includes('"checkout"'))),
    }
  })

test('a purchase is told by each channel’s script once, under the id of the shop’s own event; who refuses is told of to none', async () => {
  const shopper = aShopper(shop)
  await shopper.add('vaso-jequitinhonha')
  const placed = await place(shopper, await aReadyForm(shopper, { billing_email: anEmail() }))
  const visit = async (allows: boolean) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const asked = await watchOutside(context)
    const page = await context.newPage()
    const complaints = listen(page)
    await page.goto(placed.redirect ?? '')
    await page.waitForFunction(() => 'vitrine_consent' in window)
    await page.evaluate(
      (yes) =>
        (window as unknown as { vitrine_consent: { set: (wanted: object) => void } }).vitrine_consent.set({
          statistics: yes,
          marketing: yes,
        }),
      allows,
    )
    return { context, page, asked, complaints }
  }
  const refusing = await visit(false)
  await refusing.page.waitForLoadState('networkidle')
  expect(refusing.asked).toEqual([])
  await refusing.context.close()

  const { context, page, complaints } = await visit(true)
  const id = `pedido-${placed.order_id}`
  const all = ['analytics', 'ads', 'meta', 'tiktok', 'pinterest'] as const
  const told = await eventually('every channel is told of the purchase', async () => {
    const found = await toldPurchases(page)
    return all.every((name) => found[name] !== '[]') && found
  })
  for (const name of ['meta', 'tiktok', 'pinterest'] as const) expect([name, told[name].split(id).length - 1]).toEqual([name, 1])
  // Google knows a purchase by its number, as the shop's own event does.
  for (const name of ['analytics', 'ads'] as const)
    expect([name, told[name].split(`"transaction_id":"${placed.order_id}"`).length - 1]).toEqual([name, 1])
  expect(complaints).toEqual([])
  await context.close()
})
