import type { Page } from '@playwright/test'
import { followLink } from '#tests/support/workbench.ts'
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

/** Goes to a screen of the workbench as its own links do, so that the program is loaded once. Waits until it has what it asked for. */
export async function atWorkbench(opened: Page, { origin }: LookShop, path: string) {
  const to = `${origin}/painel${path}`
  const isElsewhere = opened.url().startsWith(`${origin}/painel`) && opened.url() !== to
  // What the screen before has told would stand over this one.
  if (isElsewhere && (await opened.locator('.MuiSnackbar-root').count()) === 0) await followLink(opened, to)
  else await opened.goto(to)
  await hasLoaded(opened)
}

/** Nothing of the screen is still on its way. A bar that says how far something has come is no sign of waiting. */
export const hasLoaded = (opened: Page) =>
  opened.waitForFunction(
    () =>
      document.querySelector('main') &&
      !document.querySelector('[role="progressbar"]:not([aria-valuenow]), .MuiSkeleton-root, .RaLoading-root'),
  )

/** A screen of the workbench with what is on it. */
export const screen = (name: string, path: string | ((shop: LookShop) => string), more: Partial<State> = {}): State => ({
  name,
  as: 'merchant',
  open: (opened, shop) => atWorkbench(opened, shop, typeof path === 'string' ? path : path(shop)),
  ...more,
})
