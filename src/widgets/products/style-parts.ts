import {
  border,
  boxShadow,
  buttonPart,
  colour,
  onHover,
  part,
  partWhen,
  radius,
  sides,
  size,
  textPart,
  typography,
  whenSet,
  words,
  type StylePart,
} from '#builder/style/parts.ts'

const grid = part(
  'Grade',
  '.products',
  size('column_gap', 'Espaço entre colunas', '--products-gap', { min: 0 }),
  size('row_gap', 'Espaço entre linhas', '--products-row-gap', { min: 0 }),
  words('align', 'Alinhamento', '--products-align', {
    options: { start: 'Início', center: 'Centro', end: 'Fim' },
    css: { left: 'start', right: 'end' },
  }),
)

const card = part(
  'Cartão',
  '.product-card',
  sides('box_border_width', 'Borda: espessura', (css) => `border-style:solid;border-width:${css}`, { min: 0 }),
  sides('box_border_radius', 'Cantos', 'border-radius', { min: 0 }),
  sides('box_padding', 'Espaço interno', 'padding', { min: 0 }),
  boxShadow('box_shadow'),
  colour('box_bg_color', 'Cor de fundo', 'background-color'),
  colour('box_border_color', 'Borda: cor', 'border-color'),
  onHover(
    boxShadow('box_shadow_hover'),
    colour('box_bg_color_hover', 'Cor de fundo', 'background-color'),
    colour('box_border_color_hover', 'Borda: cor', 'border-color'),
  ),
)

const picture = part(
  'Imagem',
  '.product-card :is(picture,.product-card-blank)',
  border('image_border'),
  radius('image_border_radius'),
  size('image_spacing', 'Distância', 'margin-block-end', { min: 0 }),
)

const button = buttonPart('.product-card .button')
const buttons = [
  {
    ...button,
    controls: [
      ...button.controls,
      colour('button_border_color', 'Borda: cor', 'border-color'),
      size('button_spacing', 'Distância', 'margin-block-start', { min: 0 }),
    ],
  },
  textPart(
    'Ver carrinho',
    '.added_to_cart',
    { color: 'view_cart_color', typography: 'view_cart_typography' },
    size('view_cart_spacing', 'Distância', 'margin-block-start', { min: 0 }),
  ),
]

const badge = part(
  'Selo de oferta',
  '.onsale:not(.soldout)',
  colour('onsale_text_color', 'Cor do texto'),
  colour('onsale_text_background_color', 'Cor de fundo', 'background-color'),
  typography('onsale_typography'),
  sides('onsale_border_radius', 'Cantos', 'border-radius', { min: 0 }),
  size('onsale_width', 'Largura mínima', (css) => `min-inline-size:${css};text-align:center`, { min: 0 }),
  size('onsale_height', 'Altura mínima', (css) => `min-block-size:${css};line-height:${css};padding-block:0`, { min: 0 }),
  words('onsale_horizontal_position', 'Lado', 'inset-inline', {
    options: { left: 'À esquerda', right: 'À direita' },
    css: { left: 'var(--space-3) auto', right: 'auto var(--space-3)' },
  }),
  size('onsale_distance', 'Deslocamento', 'margin', { min: -200, max: 200 }),
)

const LINKS = ':is(.pagination a,.pagination [aria-current])'
const pages = [
  part('Páginas', '.pagination', size('pagination_spacing', 'Distância da lista', 'margin-block-start', { min: 0 })),
  part(
    'Páginas',
    LINKS,
    words('show_pagination_border', 'Borda', 'border-style', {
      options: { no: 'Sem borda' },
      css: { no: 'none', yes: 'solid' },
      perDevice: false,
    }),
    colour('pagination_border_color', 'Borda: cor', 'border-color'),
    size('pagination_padding', 'Espaço interno', 'padding', { min: 0 }),
    typography('pagination_typography'),
    colour('pagination_link_color', 'Cor do texto'),
    colour('pagination_link_bg_color', 'Cor de fundo', 'background-color'),
    onHover(
      colour('pagination_link_color_hover', 'Cor do texto'),
      colour('pagination_link_bg_color_hover', 'Cor de fundo', 'background-color'),
    ),
  ),
  part(
    'Páginas',
    '.pagination [aria-current]',
    colour('pagination_link_color_active', 'Cor do texto da atual'),
    colour('pagination_link_bg_color_active', 'Cor de fundo da atual', 'background-color'),
  ),
].map((one) => partWhen({ paginate: true }, one))

/** What stands around the grid needs a layout only where there is something around it. */
const bar: StylePart[] = [
  part(
    'Páginas',
    '.listing-bar',
    whenSet(
      ['paginate'],
      'display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:var(--space-3);margin-block-end:var(--space-5)',
    ),
  ),
  part('Páginas', '.woocommerce-ordering', whenSet(['paginate'], 'display:flex;gap:var(--space-2)')),
]

/** What a card of a product is made of, and how cards stand. */
export const cardParts: StylePart[] = [
  grid,
  card,
  picture,
  textPart(
    'Nome',
    '.woocommerce-loop-product__title',
    { color: 'title_color', typography: 'title_typography' },
    size('title_spacing', 'Distância', 'margin-block-end', { min: 0 }),
  ),
  part(
    'Nota',
    '.product-card-rating .stars',
    colour('star_color', 'Cor das estrelas', '--color-star'),
    colour('empty_star_color', 'Cor das vazias', '--color-line'),
    size('star_size', 'Tamanho', 'font-size', { min: 0 }),
    size('rating_spacing', 'Distância', 'margin-block-end', { min: 0 }),
  ),
  textPart('Preço', '.product-card :is(.price,ins)', { color: 'price_color', typography: 'price_typography' }),
  textPart('Preço antigo', '.product-card del', { color: 'old_price_color', typography: 'old_price_typography' }),
  ...buttons,
  badge,
]

export const productParts: StylePart[] = [...cardParts, ...bar, ...pages]
