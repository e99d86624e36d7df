import { border, boxShadow, buttonPart, colour, part, radius, sides, textPart, type StylePart } from '#builder/style/parts.ts'

const STORE = '.store'

export const storeParts: StylePart[] = [
  part(
    'Cartão',
    STORE,
    colour('card_background_color', 'Cor de fundo', 'background-color'),
    border('card_border'),
    radius('card_border_radius'),
    boxShadow('card_box_shadow'),
    sides('card_padding', 'Espaço interno', 'padding', { min: 0 }),
  ),
  textPart('Nome', `${STORE} :is(h2,h3)`, { color: 'title_color', typography: 'title_typography' }),
  textPart('Texto', STORE, { color: 'text_color', typography: 'text_typography' }),
  buttonPart('.button'),
]
