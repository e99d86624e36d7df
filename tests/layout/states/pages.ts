import { eventually } from '#tests/support/eventually.ts'
import type { State } from '../state.ts'
import { page } from '../steps.ts'

export const states: State[] = [
  page('home', '/', { isCompared: true }),
  page('list of all products', '/loja/', { isCompared: true }),
  page('second page of the list', '/loja/page/2/'),
  page('category', '/categoria-produto/texteis/', { isCompared: true }),
  page('category with a square photograph', '/categoria-produto/cozinha-e-mesa/'),
  page('product with a square photograph', '/produto/colheres-de-pau/'),
  page('list narrowed by colour and price', '/loja/?filter_cor=azul,terracota&query_type_cor=or&max_price=150'),
  page('product', '/produto/vaso-jequitinhonha/', { isCompared: true }),
  page('product with variations', '/produto/camiseta-algodao-organico/', { isCompared: true }),
  {
    name: 'product with a variation chosen',
    open: async (opened, { origin }) => {
      await opened.goto(`${origin}/produto/camiseta-algodao-organico/`)
      await opened.locator('form.cart').hover()
      await opened.locator('form.wvs-loaded').waitFor()
      for (const group of await opened.locator('form.cart').getByRole('radiogroup').all())
        await group.getByRole('radio').first().click()
      await opened.locator('.single_add_to_cart_button:not(.disabled)').waitFor()
    },
  },
  page('product that is sold out', '/produto/pilao-de-madeira/'),
  page('product to download', '/produto/guia-de-cuidados-pdf/'),
  page('bundle', '/produto/conjunto-cafe-da-tarde/'),
  page('search with results', '/?s=barro&post_type=product', { isCompared: true }),
  page('search without results', '/?s=helicoptero'),
  page('blog', '/blog/', { isCompared: true }),
  page('post', '/blog/cafe-coado-melhor/'),
  page('about', '/sobre/'),
  page('contact', '/contato/'),
  page('returns', '/trocas-e-devolucoes/'),
  page('privacy', '/politica-de-privacidade/', { isCompared: true }),
  page('ideas', '/inspire-se/'),
  page('club', '/clube/'),
  page('community', '/comunidade/'),
  page('not found', '/nao-existe/', { expects: /404/, isCompared: true }),
  page('showcase', '/vitrine/'),
  page('home of a new shop', '/', { isEmptyShop: true }),
  page('list of a shop without products', '/loja/', { isEmptyShop: true }),
  {
    name: 'shop that opens soon',
    isEmptyShop: true,
    open: async (opened, { origin, setComingSoon }) => {
      await setComingSoon(true)
      await eventually('the shop is closed', async () => {
        await opened.goto(origin)
        return (await opened.getByRole('heading', { name: 'Em breve' }).count()) > 0
      })
      await setComingSoon(false)
    },
  },
]
