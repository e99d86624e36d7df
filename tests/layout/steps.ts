import type { Page } from '@playwright/test'
import type { LookShop } from './look-shop.ts'
import type { State } from './state.ts'

/** A page of the shop that is opened and nothing else. */
export const page = (name: string, path: string, more: Partial<State> = {}): State => ({
  name,
  open: (opened, { origin }) => opened.goto(origin + path),
  ...more,
})

/** Puts one of each into the cart of whoever looks. */
export async function fillCart(opened: Page, { origin, ids }: LookShop, slugs: string[]) {
  for (const slug of slugs)
    await opened.context().request.post(`${origin}/?wc-ajax=add_to_cart`, { form: { product_id: ids.products[slug]! } })
}

/** The side cart stands open. */
export const drawer = (opened: Page) => opened.getByRole('dialog', { name: 'Carrinho' })

/** Goes to a screen of the workbench as its own links do: the program is loaded once. Waits until it has what it asked for. */
export async function atWorkbench(opened: Page, { origin }: LookShop, path: string) {
  const to = `${origin}/painel${path}`
  const isElsewhere = opened.url().startsWith(`${origin}/painel`) && new URL(opened.url()).pathname !== new URL(to).pathname
  // What the screen before has told would stand over this one.
  const isThere = isElsewhere && (await opened.locator('.MuiSnackbar-root').count()) === 0
  if (!isThere) await opened.goto(to)
  else {
    // The screen before stays until the next one can be drawn.
    const before = await opened.evaluate((url) => {
      const words = document.querySelector('main, [role="main"]')?.textContent ?? ''
      history.pushState({}, '', url)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      return words
    }, to)
    await opened.waitForFunction((words) => (document.querySelector('main, [role="main"]')?.textContent ?? '') !== words, before)
  }
  await hasLoaded(opened)
}

/** Nothing of the screen is still on its way. */
export const hasLoaded = (opened: Page) =>
  opened.waitForFunction(
    () =>
      document.querySelector('main, [role="main"]') &&
      !document.querySelector('[role="progressbar"], .MuiSkeleton-root, .RaLoading-root'),
  )

/** A screen of the workbench with what is on it. */
export const screen = (name: string, path: string | ((shop: LookShop) => string), more: Partial<State> = {}): State => ({
  name,
  as: 'merchant',
  open: (opened, shop) => atWorkbench(opened, shop, typeof path === 'string' ? path : path(shop)),
  ...more,
})
