import { band, box, documentOf, heading, prose, widget } from '#builder/write-document.ts'
import { shop } from '../shop.ts'

export const footerTemplate = () =>
  documentOf(
    'rodape',
    band(
      { html_tag: 'div', background_color: 'night', text_color: 'paper', padding_block: 'lg', gap: 'lg' },
      box(
        { grid_columns: 4, grid_columns_tablet: 2, grid_columns_mobile: 1, gap: 'lg' },
        box(
          { gap: 'sm' },
          widget('site-logo', { mark: 'twig', mark_color: '' }),
          prose(`<p>${shop.tagline}.</p>`, { size: 'sm' }),
          widget('social-icons', {
            social_icon_list: shop.social
              .filter(({ network }) => ['Instagram', 'Facebook', 'Pinterest', 'YouTube'].includes(network))
              .map(({ network, url }) => ({ network: network.toLowerCase(), link: { url, is_external: true } })),
          }),
        ),
        footerColumn('Loja', 'rodape-loja'),
        footerColumn('Ajuda', 'rodape-ajuda'),
        box(
          { gap: 'xs' },
          heading('Atendimento', { header_size: 'h2', size: 'small' }),
          widget('shop-info', { show_legal: '', show_contact: 'yes', show_hours: 'yes' }),
        ),
      ),
      widget('divider', { color: 'muted' }),
      widget('shop-info', { layout: 'line', show_legal: 'yes', show_contact: '', align: 'center' }),
    ),
  )

const footerColumn = (title: string, menu: string) =>
  box(
    { gap: 'xs' },
    heading(title, { header_size: 'h2', size: 'small' }),
    widget('nav-menu', { menu, menu_name: title, layout: 'vertical', dropdown: 'none' }),
  )
