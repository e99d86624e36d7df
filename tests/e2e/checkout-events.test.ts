import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '#tests/support/browser.ts'
import { aCheckoutInBrowser, afterReview, fillAddress } from '#tests/support/checkout-browser.ts'
import { aSettledVisitor } from '#tests/support/consent-shop.ts'
import { eventually } from '#tests/support/eventually.ts'

const jQuery = readFileSync(fileURLToPath(import.meta.resolve('jquery/dist/jquery.min.js')))

let site: Awaited<ReturnType<typeof aCheckoutInBrowser>>
let shop: (typeof site)['shop']
let browser: Browser

beforeAll(async () => {
  site = await aCheckoutInBrowser()
  ;({ shop, browser } = site)
})
afterAll(() => site?.close())

type Handler = (event: { type: string }, ...details: unknown[]) => unknown
type Query = { on: (name: string, handler: Handler) => void; trigger: (name: string) => void }
type OwnWindow = { jQuery: (target: unknown) => Query; note: (line: string) => void; refusing: string }

const ON_BODY =
  'init_checkout update_checkout updated_checkout checkout_error payment_method_selected applied_coupon_in_checkout removed_coupon_in_checkout'
const ON_FORM = 'checkout_place_order checkout_place_order_bacs checkout_place_order_success'

/** A script as shops have them: jQuery's, listening from before ours comes. What `refusing` names it answers with false. */
function listenByJQuery([onBody, onForm]: [string, string]) {
  const own = globalThis as unknown as OwnWindow
  own.refusing = ''
  const wordOf = (value: unknown) =>
    typeof value === 'object' && value !== null ? Object.keys(value).toSorted().join('+') : String(value).slice(0, 24)
  const noting: Handler = (event, ...details) => {
    own.note([event.type, ...details.map(wordOf)].join(' · '))
    return event.type !== own.refusing
  }
  own.jQuery(document).on(onBody, noting)
  document.addEventListener('DOMContentLoaded', () => own.jQuery('form.checkout').on(onForm, noting))
}

async function aBuyerWithJQuery() {
  const context = await aSettledVisitor(browser, shop.origin, { viewport: { width: 1280, height: 900 }, bypassCSP: true })
  const product = shop.db.selectFrom('products').select('id').where('slug', '=', 'vaso-jequitinhonha')
  const { id } = await product.executeTakeFirstOrThrow()
  await context.request.post(`${shop.origin}/?wc-ajax=add_to_cart`, { form: { product_id: id } })
  const page = await context.newPage()
  const complaints = listen(page)
  const lines: string[] = []
  await page.exposeFunction('note', (line: string) => void lines.push(line))
  await page.route('**/jquery.js', (route) => route.fulfill({ body: jQuery, contentType: 'text/javascript' }))
  await page.route(`${shop.origin}/checkout/`, async (route) => {
    const response = await route.fetch()
    const listener = `<script>(${listenByJQuery.toString()})(${JSON.stringify([ON_BODY, ON_FORM])})</script>`
    const body = (await response.text()).replace(/<head[^>]*>/, `$&<script src="/jquery.js"></script>${listener}`)
    await route.fulfill({ response, body })
  })
  await afterReview(page, () => page.goto(`${shop.origin}/checkout/`))
  /** All that was heard since the last time this was asked, and nothing more. */
  const expectTold = async (expected: string[]) => {
    await eventually(`as much to be heard as ${expected.join(', ')}`, () => lines.length >= expected.length).catch(() => {})
    expect(lines.splice(0)).toEqual(expected)
  }
  return { page, complaints, expectTold, forget: () => void lines.splice(0), close: () => context.close() }
}

const refuse = (page: Page, name: string) =>
  page.evaluate((refused) => {
    const own = globalThis as unknown as OwnWindow
    own.refusing = refused
  }, name)
const UPDATED = 'updated_checkout · fragments+messages+reload+result'

test('[CHECK-4] [CHECK-5] [CHECK-6] jQuery listeners hear of everything at the checkout once, with the arguments that they know, and can hold the order back', async () => {
  const { page, complaints, expectTold, forget, close } = await aBuyerWithJQuery()
  await expectTold(['init_checkout', 'update_checkout', UPDATED])

  await afterReview(page, () => page.locator('#payment_method_bacs').check())
  await expectTold(['payment_method_selected', 'update_checkout · current_target', UPDATED])

  await page.locator('a.showcoupon').click()
  await page.locator('#coupon_code').fill('NaoExiste')
  await afterReview(page, () => page.locator('#coupon_code').press('Enter'))
  await expectTold(['applied_coupon_in_checkout · NaoExiste', 'update_checkout · update_shipping_method', UPDATED])
  await page.locator('#coupon_code').fill('BemVindo10')
  await afterReview(page, () => page.locator('#coupon_code').press('Enter'))
  await expectTold(['applied_coupon_in_checkout · BemVindo10', 'update_checkout · update_shipping_method', UPDATED])
  await afterReview(page, () => page.locator('.woocommerce-remove-coupon').click())
  await expectTold(['removed_coupon_in_checkout · bemvindo10', 'update_checkout · update_shipping_method', UPDATED])

  // Another script asks for the summary anew: once, however it asks.
  const asked: string[] = []
  page.on('request', (request) => asked.push(/wc-ajax=(\w+)/.exec(request.url())?.[1] ?? ''))
  await afterReview(page, () =>
    page.evaluate(() => (globalThis as unknown as OwnWindow).jQuery(document.body).trigger('update_checkout')),
  )
  await expectTold(['update_checkout', UPDATED])
  expect(asked.filter((name) => name === 'update_order_review')).toHaveLength(1)

  await page.locator('#place_order').click()
  await page.locator('.woocommerce-NoticeGroup-checkout').waitFor()
  await expectTold(['checkout_place_order', 'checkout_place_order_bacs', 'checkout_error · <ul class="woocommerce-e'])

  await afterReview(page, () => fillAddress(page))
  await page.locator('#terms').check()
  forget()
  asked.splice(0)
  await refuse(page, 'checkout_place_order')
  await page.locator('#place_order').click()
  await expectTold(['checkout_place_order'])
  await refuse(page, 'checkout_place_order_bacs')
  await page.locator('#place_order').click()
  await expectTold(['checkout_place_order', 'checkout_place_order_bacs'])
  expect(asked.filter((name) => name === 'checkout')).toEqual([])

  // Who pays by a window of its own keeps the page; the order is there, and the same click finds it again.
  await refuse(page, 'checkout_place_order_success')
  const placed = ['checkout_place_order', 'checkout_place_order_bacs', 'checkout_place_order_success · order_id+redirect+result']
  await page.locator('#place_order').click()
  await expectTold(placed)
  await page.locator('#place_order[aria-disabled="false"]').waitFor()
  await refuse(page, '')
  await page.locator('#place_order').click()
  await page.waitForURL(/order-received/)
  await expectTold(placed)
  expect(await shop.db.selectFrom('orders').select('id').execute()).toHaveLength(1)
  expect(complaints).toEqual([])
  await close()
})
