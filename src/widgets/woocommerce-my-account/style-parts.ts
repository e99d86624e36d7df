import { colour, onHover, part, radius, textPart, type StylePart } from '#builder/style/parts.ts'

const TAB = '.woocommerce-MyAccount-navigation a'

export const myAccountParts: StylePart[] = [
  textPart('Abas', TAB, { color: 'tabs_normal_color', typography: 'tabs_typography', hoverColor: 'tabs_hover_color' }),
  part(
    'Abas',
    TAB,
    colour('tabs_normal_background_color', 'Cor de fundo', 'background-color'),
    radius('tabs_border_radius'),
    onHover(colour('tabs_hover_background_color', 'Cor de fundo', 'background-color')),
  ),
  part(
    'Aba aberta',
    '.is-active a',
    colour('tabs_active_color', 'Cor do texto'),
    colour('tabs_active_background_color', 'Cor de fundo', 'background-color'),
  ),
  textPart('Títulos', '.woocommerce-MyAccount-content :is(h2,h3)', {
    color: 'sections_titles_color',
    typography: 'sections_titles_typography',
  }),
  textPart('Texto', '.woocommerce-MyAccount-content', { color: 'general_text_color', typography: 'general_text_typography' }),
]
