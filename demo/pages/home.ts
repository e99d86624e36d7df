import { band, box, documentOf, heading, prose, widget } from '#builder/write-document.ts'
import type { PictureIds } from '../picture-ids.ts'
import { faq, shop, testimonials } from '../shop.ts'

const SHELVES = [
  { slug: 'ceramica', name: 'Cerâmica' },
  { slug: 'cozinha-e-mesa', name: 'Cozinha e mesa' },
  { slug: 'texteis', name: 'Têxteis' },
  { slug: 'decoracao', name: 'Decoração' },
  { slug: 'vestir', name: 'Vestir' },
  { slug: 'papelaria', name: 'Papelaria' },
]

export function homePage(picture: PictureIds): string {
  return documentOf(
    'inicio',
    box(
      {
        background_image: { id: picture('hero-mesa-posta') },
        min_height: 620,
        min_height_tablet: 520,
        min_height_mobile: 680,
        content_width: 'boxed',
        html_tag: 'section',
        justify: 'center',
        justify_mobile: 'flex-start',
        padding_block: 'lg',
        background_overlay: 'light',
      },
      box(
        { gap: 'sm', _width: 46, _width_tablet: 60, _width_mobile: 100 },
        heading('Coisas feitas à mão para a casa de todo dia', { header_size: 'h1', size: 'xxl' }),
        prose('<p>Cerâmica, linho, palha e madeira de 31 oficinas brasileiras. Cada peça chega com o nome de quem fez.</p>', {
          size: 'lg',
          max_width: 46,
        }),
        box(
          { flex_direction: 'row', flex_wrap: 'wrap', gap: 'xs' },
          widget('button', { text: 'Conhecer a loja', link: { url: '/loja/' }, size: 'lg', icon: 'arrow-right' }),
          widget('button', { text: 'Nossa história', link: { url: '/sobre/' }, size: 'lg', look: 'outline' }),
        ),
      ),
    ),
    band(
      { padding_block: 'md', border: 'block' },
      widget('icon-list', {
        layout: 'row',
        align: 'center',
        icon_list: [
          { icon: 'truck', text: 'Frete grátis acima de R$\u00a0299', detail: 'para todo o Brasil' },
          { icon: 'return', text: 'Troca fácil', detail: '7 dias para se arrepender' },
          { icon: 'hand', text: 'Direto de quem faz', detail: '31 oficinas em oito estados' },
          { icon: 'shield', text: 'Compra segura', detail: 'Pix, cartão e transferência' },
        ],
      }),
    ),
    band(
      {},
      heading('Escolha por onde começar', { align: 'center' }),
      box(
        { grid_columns: 3, grid_columns_mobile: 2, gap: 'sm' },
        ...SHELVES.map(({ slug, name }) =>
          widget('image-box', {
            image: { id: picture(`categoria-${slug}`) },
            title_text: name,
            link: { url: `/categoria-produto/${slug}/` },
            look: 'cover',
            aspect: '3-2',
          }),
        ),
      ),
    ),
    band(
      { padding_block: 'none' },
      box(
        { flex_direction: 'row', justify: 'space-between', align_items: 'flex-end', flex_wrap: 'wrap', gap: 'sm' },
        heading('As queridas da casa'),
        widget('button', { text: 'Ver todas', link: { url: '/loja/' }, look: 'plain', icon: 'arrow-right' }),
      ),
      widget('products', { query: 'featured', columns: 4, columns_tablet: 4, columns_mobile: 2, rows: 2, show_button: '' }),
    ),
    band(
      { grid_columns: 2, grid_columns_mobile: 1, gap: 'lg', align_items: 'center' },
      widget('image', { image: { id: picture('hero-atelie') }, aspect: '3-2', radius: 'lg', shown_at: 'half' }),
      box(
        { gap: 'sm' },
        heading('De mão em mão desde 2014'),
        prose(`<p>${shop.story}</p>`),
        widget('button', { text: 'Conhecer as oficinas', link: { url: '/sobre/' }, look: 'outline' }),
      ),
    ),
    band(
      { background_color: 'sand' },
      heading('Em oferta por pouco tempo', { align: 'center' }),
      widget('products', { query: 'on_sale', columns: 4, columns_tablet: 4, columns_mobile: 2, rows: 1, show_button: '' }),
    ),
    band(
      {},
      heading('Quem já recebeu, conta', { align: 'center' }),
      box(
        { grid_columns: 3, grid_columns_tablet: 1, gap: 'md' },
        ...testimonials
          .slice(0, 3)
          .map(({ quote, author, city }) =>
            widget('testimonial', { testimonial_content: quote, testimonial_name: author, testimonial_job: city, look: 'card' }),
          ),
      ),
    ),
    band(
      { content_width: 'narrow', padding_block: 'none' },
      heading('Perguntas que sempre nos fazem', { align: 'center' }),
      widget('accordion', {
        default_state: 'all_collapsed',
        tabs: faq.slice(0, 4).map(({ question, answer }) => ({ tab_title: question, tab_content: `<p>${answer}</p>` })),
      }),
    ),
  )
}
