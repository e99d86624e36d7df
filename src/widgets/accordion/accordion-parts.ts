import {
  colour,
  part,
  sides,
  size,
  textPart,
  textShadow,
  textStroke,
  typography,
  whenSet,
  type StylePart,
} from '#builder/style/parts.ts'

type Selectors = { item: string; icon: string; title: string }
type MarkKeys = { mark: string; activeMark: string }

export const OPEN_TITLE = '[open]>.elementor-tab-title'
/** Marks that show by turning whether their item is open. */
const TURNING = new Set(['chevron', 'chevron-down', 'plus'])

/** A mark of its own for open items takes the place of the other one; marks that don't turn stay as they are. */
export const markParts = ({ mark, activeMark }: MarkKeys, icon: string): StylePart[] => {
  const opened = `${OPEN_TITLE} ${icon}`
  return [
    part(
      'Ícone',
      opened,
      whenSet([mark, activeMark], (value) =>
        value(activeMark) !== undefined || !TURNING.has(String(value(mark) ?? 'chevron')) ? 'transform:none' : '',
      ),
    ),
    part('Ícone', `${icon}:nth-child(2)`, whenSet([activeMark], 'display:none')),
    part('Ícone', `${opened}:first-child`, whenSet([activeMark], 'display:none')),
    part('Ícone', `${opened}:nth-child(2)`, whenSet([activeMark], 'display:block')),
  ]
}

/** The parts of accordions and toggles whose style can be set. */
export const accordionParts = ({ item, icon, title }: Selectors): StylePart[] => [
  part(
    'Título',
    '.elementor-tab-title',
    colour('title_color', 'Cor do texto'),
    textShadow('title_shadow'),
    textStroke('text_stroke'),
    colour('title_background', 'Cor de fundo', 'background-color'),
    sides('title_padding', 'Espaço interno', 'padding', { min: 0 }),
    size('icon_space', 'Distância do ícone', 'gap', { min: 0 }),
  ),
  part('Título', title, typography('title_typography')),
  part('Título aberto', OPEN_TITLE, colour('tab_active_color', 'Cor do texto')),
  textPart(
    'Conteúdo',
    '.elementor-tab-content',
    { color: 'content_color', typography: 'content_typography', shadow: 'content_shadow' },
    colour('content_background_color', 'Cor de fundo', 'background-color'),
    sides('content_padding', 'Espaço interno', 'padding', { min: 0 }),
  ),
  part(
    'Caixa',
    item,
    colour('border_color', 'Borda: cor', 'border-color'),
    size('border_width', 'Borda: espessura', (css) => `border-style:solid;border-width:${css}`, { min: 0 }),
  ),
  part('Ícone', icon, colour('icon_color', 'Cor')),
  part('Ícone', `${OPEN_TITLE} ${icon}`, colour('icon_active_color', 'Cor do aberto')),
]
