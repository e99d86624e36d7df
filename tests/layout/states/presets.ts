import { loadPresets, type NamedPreset } from '#content/settings/theme/load-presets.ts'
import type { State } from '../state.ts'
import { fillCart, page } from '../steps.ts'

const withCart = (name: string, path: string): State => ({
  name,
  as: 'buyer',
  open: async (opened, shop) => {
    await fillCart(opened, shop, ['vaso-jequitinhonha', 'moringa-de-barro'])
    await opened.goto(shop.origin + path)
  },
})
const PAGES: State[] = [
  page('home', '/'),
  page('list', '/loja/'),
  page('product', '/produto/camiseta-algodao-organico/'),
  withCart('cart', '/carrinho/'),
  withCart('checkout', '/finalizar-compra/'),
  page('account', '/minha-conta/', { as: 'customer' }),
  page('blog', '/blog/'),
  page('not found', '/nao-existe/', { expects: /404/ }),
]

/** The same page in another look; the shop changes its look with the first page of each. */
const worn = (preset: NamedPreset, scheme?: 'dark') =>
  PAGES.map((one, at): State => ({
    ...one,
    name: `${preset.id}${scheme ? ' in the dark' : ''}: ${one.name}`,
    isThemedShop: true,
    open: async (opened, shop) => {
      if (at === 0) await shop.wear(preset, scheme)
      return await one.open(opened, shop)
    },
  }))

const looks = await loadPresets()
const dark = looks.filter(({ choices }) => choices.scheme === 'auto')

/** The shop's own pages in every preset, where somebody looks at pictures: the rules of a layout hold in any look. */
export const states: State[] = process.env.LOOK_FOLDER
  ? [...looks.flatMap((preset) => worn(preset)), ...dark.flatMap((preset) => worn(preset, 'dark'))]
  : []
