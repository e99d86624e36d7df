import { boxShadow, colour, part, radius, sides, textPart, typography, type StylePart } from '#builder/style/parts.ts'

const TAB = '.wc-tabs a'
const CHOSEN = '.wc-tabs .active a'
const PANEL = '.wc-tab'

export const dataTabsParts: StylePart[] = [
  part(
    'Abas',
    TAB,
    colour('tab_text_color', 'Cor do texto'),
    colour('tab_bg_color', 'Cor de fundo', 'background-color'),
    typography('tab_typography'),
    radius('tab_border_radius'),
  ),
  part('Abas', '.wc-tabs', colour('tabs_border_color', 'Borda: cor', 'border-color')),
  part(
    'Aba aberta',
    CHOSEN,
    colour('active_tab_text_color', 'Cor do texto'),
    colour('active_tab_bg_color', 'Cor de fundo', 'background-color'),
    colour('active_tabs_border_color', 'Borda: cor', 'border-color'),
  ),
  textPart('Conteúdo', PANEL, { color: 'text_color', typography: 'content_typography' }),
  textPart('Título do conteúdo', `${PANEL} :is(h2,h3)`, { color: 'heading_color', typography: 'content_heading_typography' }),
  part(
    'Conteúdo',
    PANEL,
    sides('panel_padding', 'Espaço interno', 'padding', { min: 0 }),
    sides('panel_border_width', 'Borda: espessura', (css) => `border-style:solid;border-width:${css}`, { min: 0 }),
    radius('panel_border_radius'),
    boxShadow('panel_box_shadow'),
  ),
]
