import { numeric, colour, onHover, part, sides, size, typography, type StylePart } from '#builder/style/parts.ts'

const BUTTON = '.elementor-share-btn'

export const shareParts: StylePart[] = [
  part(
    'Botões',
    '.elementor-grid',
    size('column_gap', 'Espaço entre colunas', 'column-gap', { min: 0 }),
    size('row_gap', 'Espaço entre linhas', 'row-gap', { min: 0 }),
  ),
  part(
    'Botões',
    BUTTON,
    // Documents hold a factor here, with a unit that says nothing.
    numeric('button_size', 'Escala', 'zoom', { min: 0.5, max: 3 }),
    size('button_height', 'Altura', 'block-size', { min: 0 }),
    size('border_size', 'Borda: espessura', 'border-width', { min: 0 }),
    // The second colour is that of what stands on the first.
    colour('secondary_color', 'Cor sobre ela'),
    onHover(colour('primary_color_hover', 'Cor', '--own'), colour('secondary_color_hover', 'Cor sobre ela')),
  ),
  part('Ícone', '.elementor-share-btn__icon', size('icon_size', 'Tamanho', 'font-size', { min: 0 })),
  part(
    'Texto',
    '.elementor-share-btn__text',
    typography('typography'),
    sides('text_padding', 'Espaço interno', 'padding', { min: 0 }),
  ),
]
