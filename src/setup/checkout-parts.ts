import { band, documentOf, widget } from '#builder/write-document.ts'
import { headerRow } from './header-template.ts'

/** Whoever pays is led nowhere else: the shop's name, that the purchase is safe, and the way back to the cart. */
const checkoutHeader = (logo: Record<string, unknown>) =>
  documentOf(
    'cabecalho-finalizacao',
    headerRow(
      widget('site-logo', logo),
      widget('icon-list', {
        layout: 'row',
        size: 'sm',
        icon_color: 'ink',
        icon_list: [
          { icon: 'lock', text: 'Compra segura' },
          { icon: 'cart', text: 'Voltar ao carrinho', link: { url: '/cart/' } },
        ],
      }),
    ),
  )

/** Who sells and how to reach them, which the law wants known here most of all. */
const checkoutFooter = () =>
  documentOf(
    'rodape-finalizacao',
    band(
      { html_tag: 'div', padding_block: 'md', border: 'block' },
      widget('shop-info', { layout: 'line', show_legal: 'yes', show_contact: 'yes', align: 'center' }),
    ),
  )

const AT_CHECKOUT = JSON.stringify({ conditions: ['include/private/checkout'] })

/** Header and footer of the checkout alone; db/migrations/0047 gives the same to shops that are open already. */
export const checkoutParts = (logo: Record<string, unknown> = {}) => [
  {
    type: 'template' as const,
    part: 'header' as const,
    slug: 'cabecalho-finalizacao',
    title: 'Cabeçalho da finalização',
    document: checkoutHeader(logo),
    settings: AT_CHECKOUT,
  },
  {
    type: 'template' as const,
    part: 'footer' as const,
    slug: 'rodape-finalizacao',
    title: 'Rodapé da finalização',
    document: checkoutFooter(),
    settings: AT_CHECKOUT,
  },
]
