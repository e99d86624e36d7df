import { background, colour, onHover, part, radius, textPart, typography, type StylePart } from './parts.ts'

/** What cart and checkout have alike: titles, words, fields and buttons. */
export const formPageParts: StylePart[] = [
  textPart('Títulos', ':is(h2,h3)', { color: 'sections_titles_color', typography: 'sections_titles_typography' }),
  textPart('Texto', '&', { color: 'sections_descriptions_color', typography: 'sections_descriptions_typography' }),
  part(
    'Campos',
    '.input',
    colour('forms_fields_normal_background_color', 'Cor de fundo', 'background-color'),
    colour('forms_fields_normal_color', 'Cor do texto'),
    radius('forms_fields_border_radius'),
  ),
  part(
    'Botões',
    '.button',
    colour('forms_buttons_normal_text_color', 'Cor do texto'),
    background('forms_buttons_normal_background', { usual: 'classic' }),
    typography('forms_buttons_typography'),
    radius('forms_buttons_border_radius'),
    onHover(
      colour('forms_buttons_hover_text_color', 'Cor do texto'),
      background('forms_buttons_hover_background', { usual: 'classic' }),
    ),
  ),
]
