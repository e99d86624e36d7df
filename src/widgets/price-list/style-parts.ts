import { colour, part, radius, size, textPart, words, type StylePart } from '#builder/style/parts.ts'

export const priceListParts: StylePart[] = [
  part('Lista', '.elementor-price-list', size('row_gap', 'Espaço entre itens', 'row-gap', { min: 0 })),
  part(
    'Lista',
    'li',
    words('vertical_align', 'Alinhamento vertical', 'align-items', {
      options: { top: 'Em cima', center: 'No meio', bottom: 'Embaixo' },
      css: { top: 'start', bottom: 'end' },
      perDevice: false,
    }),
  ),
  textPart('Título', '.elementor-price-list-header>:first-child', { color: 'heading_color', typography: 'heading_typography' }),
  textPart('Preço', '.elementor-price-list-price', { color: 'price_color', typography: 'price_typography' }),
  textPart('Descrição', 'p', { color: 'description_color', typography: 'description_typography' }),
  part(
    'Linha até o preço',
    '.elementor-price-list-price::before',
    words('separator_style', 'Traço', 'border-block-end-style', {
      options: { solid: 'Contínuo', dotted: 'Pontilhado', dashed: 'Tracejado', double: 'Duplo', none: 'Nenhum' },
      perDevice: false,
    }),
    size('separator_weight', 'Espessura', 'border-block-end-width', { min: 0, max: 50, perDevice: false }),
    colour('separator_color', 'Cor', 'border-color'),
    size('separator_spacing', 'Espaço dos lados', 'margin-inline', { min: 0, perDevice: false }),
  ),
  part('Imagem', 'img', radius('border_radius')),
  part('Imagem', 'li', size('image_spacing', 'Distância', 'column-gap', { min: 0 })),
]
