import type { Browser, Page, Response } from '@playwright/test'
import type { Network } from '#outgoing/exchange.ts'
import { launchBrowser } from './browser.ts'
import { ADDRESS, type Fields, openTills } from './checkout.ts'
import { aSettledVisitor } from './consent-shop.ts'
import { eventually } from './eventually.ts'
import { anOpenShop } from './shop.ts'

/** The demo shop on a port of its own, with ways to pay and units enough for every test, and a browser to go there. */
export async function aCheckoutInBrowser(look: Parameters<typeof launchBrowser>[0] = {}, network?: Network) {
  const shop = await anOpenShop({ demo: true, ...(network && { network }) })
  await openTills(shop)
  await shop.db.updateTable('stock').set({ on_hand: 1_000 }).execute()
  const browser = await launchBrowser(look)
  const close = async () => {
    await browser.close()
    await shop.close()
  }
  return { shop, browser, close }
}

type Visit = {
  width?: number
  scripts?: boolean
  slug?: string
  /** What happens in the browser before the product is looked at. */
  before?: (page: Page) => Promise<void>
}

/** A visitor in a browser with something in the cart, standing at the checkout. */
export async function aBuyerAt(
  browser: Browser,
  origin: string,
  { width = 1280, scripts = true, slug = 'vaso-jequitinhonha', before }: Visit = {},
) {
  const context = await aSettledVisitor(browser, origin, { viewport: { width, height: 900 }, javaScriptEnabled: scripts })
  const page = await context.newPage()
  await before?.(page)
  await page.goto(`${origin}/produto/${slug}/`)
  await page.locator('.single_add_to_cart_button').click()
  if (scripts) await page.locator('.added_to_cart').waitFor()
  // The plain form comes back to the product's page, and says so.
  else await page.locator('.woocommerce-message').waitFor()
  // The checkout's own script has come when it asks for the summary by itself.
  if (scripts) await afterReview(page, () => page.goto(`${origin}/checkout/`))
  else await page.goto(`${origin}/checkout/`)
  return { page, context, close: () => context.close() }
}

/** Fills in whatever the form asks of a person. */
export async function fillAddress(page: Page, over: Fields = {}) {
  for (const [name, value] of Object.entries({ ...ADDRESS, ...over })) {
    const field = page.locator(`#${name}`)
    if (!(await field.isVisible())) continue
    if (name === 'billing_state' || name === 'billing_persontype') await field.selectOption(value)
    else await field.fill(value)
  }
}

/** Waits until the summary answers what was typed: all of it, not only what stood there when it last asked. */
export const afterReview = async (page: Page, act: () => Promise<unknown>) => {
  const answered: string[] = []
  const hear = (answer: Response) => {
    const isReview = answer.url().includes('wc-ajax=update_order_review') && answer.ok()
    if (isReview) answered.push(addressIn(new URLSearchParams(answer.request().postData() ?? '').get('post_data') ?? ''))
  }
  page.on('response', hear)
  await act()
  await eventually('the summary to answer what was typed', async () => answered.includes(addressIn(await typedIn(page))))
  page.off('response', hear)
  await page.waitForFunction(
    () => document.querySelector('#payment[aria-busy], .woocommerce-checkout-review-order-table[aria-busy]') === null,
  )
}

const typedIn = (page: Page) =>
  page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form.checkout')
    return form ? new URLSearchParams(new FormData(form) as unknown as Record<string, string>).toString() : ''
  })

/** The fields of the two addresses, as one text to compare. */
const addressIn = (fields: string) =>
  JSON.stringify([...new URLSearchParams(fields)].filter(([name]) => /^(billing|shipping)_(?!method)/.test(name)).toSorted())
