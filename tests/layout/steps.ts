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

/** A screen that does not come by a link within this time is loaded anew: this check is about what is seen, not about the way there. */
const BY_LINK_MS = 5_000

/** Goes to a screen of the workbench as its own links do, so that the program is loaded once. Waits until it has what it asked for. */
export async function atWorkbench(opened: Page, { origin }: LookShop, path: string) {
  const to = `${origin}/painel${path}`
  const isElsewhere = opened.url().startsWith(`${origin}/painel`) && new URL(opened.url()).pathname !== new URL(to).pathname
  // What the screen before has told would stand over this one.
  const isQuiet = isElsewhere && (await opened.locator('.MuiSnackbar-root').count()) === 0
  if (isQuiet && (await followLink(opened, to))) return
  await opened.goto(to)
  await hasLoaded(opened)
}

async function followLink(opened: Page, to: string): Promise<boolean> {
  // The screen before stays until the next one can be drawn.
  const before = await opened.evaluate((url) => {
    const words = document.querySelector('main, [role="main"]')?.textContent ?? ''
    history.pushState({}, '', url)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    return words
  }, to)
  const isNew = (words: string) => (document.querySelector('main, [role="main"]')?.textContent ?? '') !== words
  return await opened
    .waitForFunction(isNew, before, { timeout: BY_LINK_MS })
    .then(() => hasLoaded(opened, BY_LINK_MS))
    .then(
      () => true,
      () => false,
    )
}

/** Nothing of the screen is still on its way. */
export const hasLoaded = (opened: Page, timeout?: number) =>
  opened.waitForFunction(
    () =>
      document.querySelector('main, [role="main"]') &&
      !document.querySelector('[role="progressbar"], .MuiSkeleton-root, .RaLoading-root'),
    undefined,
    { timeout },
  )

/** A screen of the workbench with what is on it. */
export const screen = (name: string, path: string | ((shop: LookShop) => string), more: Partial<State> = {}): State => ({
  name,
  as: 'merchant',
  open: (opened, shop) => atWorkbench(opened, shop, typeof path === 'string' ? path : path(shop)),
  ...more,
})
