import { buttonPart, colour, onHover, part, radius, sides, size, textPart, type StylePart } from '#builder/style/parts.ts'

export const loginParts: StylePart[] = [
  part('Formulário', 'form', size('row_gap', 'Espaço entre linhas', 'row-gap', { min: 0 })),
  part('Links', '.elementor-login__links a', colour('links_color', 'Cor'), onHover(colour('links_hover_color', 'Cor'))),
  textPart(
    'Rótulos',
    '.field label',
    { color: 'label_color', typography: 'label_typography' },
    size('label_spacing', 'Distância', 'margin-block-end', { min: 0 }),
  ),
  textPart(
    'Campos',
    '.input',
    { color: 'field_text_color', typography: 'field_typography' },
    colour('field_background_color', 'Cor de fundo', 'background-color'),
    colour('field_border_color', 'Borda: cor', 'border-color'),
    sides('field_border_width', 'Borda: espessura', 'border-width', { min: 0 }),
    radius('field_border_radius'),
  ),
  buttonPart('.button'),
]
