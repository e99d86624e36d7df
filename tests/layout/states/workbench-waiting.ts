import type { LookShop } from '../look-shop.ts'
import type { State } from '../state.ts'

/** One screen of each kind, with the requests that it can't do without. */
const SCREENS: { name: string; path: (shop: LookShop) => string; asks: RegExp }[] = [
  { name: 'home', path: () => '/', asks: /\/wp-json\/(wc\/v3|vitrine\/v1)\/(orders|reports|products|desk|withdrawals)/ },
  { name: 'list', path: () => '/orders', asks: /\/wc\/v3\/orders\?/ },
  { name: 'view', path: ({ orders }) => `/orders/${orders.paid.id}/show`, asks: /\/wc\/v3\/orders\/\d+/ },
  { name: 'form', path: ({ ids }) => `/products/${ids.products['vaso-jequitinhonha']}`, asks: /\/wc\/v3\/products\/\d+/ },
  { name: 'settings', path: () => '/ajustes/loja', asks: /\/wp-json\/.*\/settings/ },
  { name: 'report', path: () => '/reports', asks: /\/reports\// },
]

/** Between the two the frame is the same as at one of them. */
const WIDTHS = [1440, 360] as const

/** Every kind of screen while what it shows is on its way, and when it does not come. */
export const states: State[] = SCREENS.flatMap(({ name, path, asks }): State[] => [
  {
    name: `${name} on its way`,
    as: 'merchant',
    widths: WIDTHS,
    open: async (opened, shop) => {
      await opened.route(asks, () => new Promise<void>(() => undefined))
      const asked = opened.waitForRequest(asks)
      await opened.goto(`${shop.origin}/painel${path(shop)}`)
      await asked
      // In the screen itself: the sign in the bar above says nothing about it.
      await opened.locator('main').locator('[role="progressbar"]:not([aria-valuenow]), .MuiSkeleton-root').first().waitFor()
    },
  },
  {
    name: `${name} that does not come`,
    as: 'merchant',
    widths: WIDTHS,
    expects: /400/,
    open: async (opened, shop) => {
      // A refusal is not asked again: it is told at once.
      await opened.route(asks, (route) =>
        route.fulfill({ status: 400, json: { code: 'x', message: 'A loja não pôde responder.' } }),
      )
      await opened.goto(`${shop.origin}/painel${path(shop)}`)
      await opened.getByRole('alert').first().waitFor()
    },
  },
])
