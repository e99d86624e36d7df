import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, listen } from '#tests/support/browser.ts'
import { anEmail, openTills } from '#tests/support/checkout.ts'
import { aBuyerAt } from '#tests/support/checkout-browser.ts'
import { anOpenShop } from '#tests/support/shop.ts'
import { STORE_BUYER } from '#tests/support/store-client.ts'

let shop: Awaited<ReturnType<typeof anOpenShop>>
let browser: Browser
beforeAll(async () => {
  shop = await anOpenShop({ demo: true })
  await openTills(shop)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

type Values = Record<string, string | null>
type Scripts = {
  wp: {
    data: {
      select: (store: string) => { getExtensionData: () => Record<string, Values> }
      dispatch: (store: string) => { placeOrder: (order: object) => Promise<{ order_id: number; status: string }> }
    }
  }
  wc_order_attribution: { setOrderTracking: (allow: boolean) => void }
}

/** Waits until the store holds this source. */
const sourceIs = (page: Page, source: string | null) =>
  page.waitForFunction((wanted) => {
    const { wp } = window as unknown as Partial<Scripts>
    const values = wp?.data.select('wc/store/checkout').getExtensionData()['woocommerce/order-attribution']
    return values !== undefined && values.utm_source === wanted
  }, source)
const setTracking = (page: Page, allow: boolean) =>
  page.evaluate((wanted) => (window as unknown as Scripts).wc_order_attribution.setOrderTracking(wanted), allow)

test('[ATTR-5] [REST-7] the checkout’s data store gets the attribution at every change, and an order placed through it carries it', async () => {
  let complaints: string[] = []
  const { page, close } = await aBuyerAt(browser, shop.origin, {
    before: async (fresh) => {
      complaints = listen(fresh)
      await fresh.goto(`${shop.origin}/loja/?utm_source=boletim`)
      await fresh.waitForFunction(() => document.cookie.includes('sbjs_current'))
    },
  })
  await sourceIs(page, 'boletim')
  await setTracking(page, false)
  await sourceIs(page, null)
  await setTracking(page, true)
  await sourceIs(page, '(direct)')
  const placed = await page.evaluate(
    (order) => (window as unknown as Scripts).wp.data.dispatch('wc/store/checkout').placeOrder(order),
    { billing_address: { ...STORE_BUYER, email: anEmail() }, payment_method: 'cod' },
  )
  expect(placed.status).toBe('processing')
  const meta = await shop.db.selectFrom('order_meta').select(['key', 'value']).where('order_id', '=', placed.order_id).execute()
  expect(meta).toContainEqual({ key: '_wc_order_attribution_utm_source', value: '(direct)' })
  expect(complaints).toEqual([])
  await close()
})
