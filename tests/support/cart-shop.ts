import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { launchBrowser, listen } from './browser.ts'
import { aSettledVisitor } from './consent-shop.ts'
import { anOpenShop } from './shop.ts'

export type CartSettings = Record<string, unknown>
type Visit = { settings?: CartSettings; scripts?: boolean; width?: number; height?: number; bypassCSP?: boolean }

/** Until then each change of the cart is a form or a link, and another page. */
export const theCartWakes = (page: Page) => page.locator('.elementor-widget-woocommerce-cart[data-awake]').waitFor()

/** The demo shop on a port, a browser, and shoppers with wooden spoons for R$ 79,00 in their carts. */
export async function aCartShop(look: Parameters<typeof launchBrowser>[0] = {}) {
  const shop = await anOpenShop({ demo: true })
  const browser: Browser = await launchBrowser(look)
  const { id } = await shop.db.selectFrom('products').select('id').where('slug', '=', 'colheres-de-pau').executeTakeFirstOrThrow()

  const setWidget = async (settings: CartSettings) => {
    const document = [{ id: 'carrinho', elType: 'widget', widgetType: 'woocommerce-cart', settings, elements: [] }]
    await shop.db
      .updateTable('content')
      .set({ document: JSON.stringify(document) })
      .where('part', '=', 'cart')
      .execute()
  }
  const aVisitor = (options: BrowserContextOptions) => aSettledVisitor(browser, shop.origin, options)

  return {
    shop,
    browser,
    aVisitor,
    /** Somebody on the cart's page, whose widget has these settings. */
    shopper: async ({ settings = {}, scripts = true, width = 1280, height = 900, bypassCSP = false }: Visit = {}) => {
      await setWidget(settings)
      const context = await aVisitor({ viewport: { width, height }, javaScriptEnabled: scripts, bypassCSP })
      const page = await context.newPage()
      const complaints = listen(page)
      await context.request.post(`${shop.origin}/?wc-ajax=add_to_cart`, { form: { product_id: id } })
      await page.goto(`${shop.origin}/cart/`)
      if (scripts) await theCartWakes(page)
      return { page, complaints, close: () => context.close() }
    },
    close: async () => {
      await browser.close()
      await shop.close()
    },
  }
}

export const totalOf = (page: Page) => page.locator('.order-total .amount')
