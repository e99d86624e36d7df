import type { Condition } from '#builder/fields.ts'
import {
  background,
  border,
  boxShadow,
  colour,
  hoverAnimation,
  onHover,
  part,
  partWhen,
  radius,
  sides,
  size,
  textPart,
  textShadow,
  textStroke,
  typography,
  whenSet,
  words,
  type StylePart,
} from '#builder/style/parts.ts'

/** Titles in the row, and those of the accordion that the panels are on phones. */
const TITLE = '.elementor-tab-title'
const CHOSEN = ':is([aria-selected=true],[open]>summary).elementor-tab-title'
/** Of the accordion that the panels are on phones. */
const ACCORDION_TITLE = '.elementor-tab-mobile-title'
const ROW = '.elementor-tabs-wrapper'
const PANEL = '.elementor-tab-content'
const SIDES = { start: 'Início', center: 'Centro', end: 'Fim' }
const FLEX_SIDES = { start: 'flex-start', end: 'flex-end' }

/** How wide a column of titles is, at either side of the panels. */
const besideWidth = (key: string, when: Condition): StylePart[] =>
  [
    ['', (css: string) => `grid-template-columns:${css} 1fr`] as const,
    ['[data-at=end]', (css: string) => `grid-template-columns:1fr ${css}`] as const,
  ].map(([end, declare]) =>
    partWhen(when, part('Abas', `.elementor-tabs-view-vertical${end}`, size(key, 'Largura', declare, { unit: '%', min: 0 }))),
  )

/** The look of tabs that hold texts. */
export const tabsParts: StylePart[] = [
  ...besideWidth('navigation_width', { type: ['vertical'] }),
  part(
    'Título',
    TITLE,
    typography('tab_typography'),
    textShadow('title_shadow'),
    textStroke('text_stroke'),
    words('title_align', 'Alinhamento do texto', 'text-align', { options: SIDES, css: { left: 'start', right: 'end' } }),
  ),
  part(
    'Aba escolhida',
    '[aria-selected=true].elementor-tab-desktop-title',
    whenSet(['background_color'], 'background:var(--tab-ground)'),
  ),
  part(
    'Título',
    ACCORDION_TITLE,
    whenSet(['background_color'], 'background:var(--tab-ground);padding-inline:var(--space-5)'),
    whenSet(['border_color'], 'border-color:var(--tab-line)'),
    whenSet(['tab_color'], 'color:var(--tab-title)'),
  ),
  part('Aba escolhida', `[open]>${ACCORDION_TITLE}`, whenSet(['tab_active_color'], 'color:var(--tab-title-open)')),
  textPart(
    'Conteúdo',
    PANEL,
    { typography: 'content_typography', shadow: 'content_shadow' },
    // Words keep clear of the edge of a ground.
    whenSet(['background_color'], 'padding:var(--space-5)'),
  ),
]

const titleGround = (state: string) => background(`tabs_title_background_color${state}`, { usual: 'classic', without: ['image'] })
const titleBox = (state: string) =>
  [titleGround(state), border(`tabs_title_border${state}`), boxShadow(`tabs_title_box_shadow${state}`)].flat()
const titleWords = (state: string) => [
  colour(`title_text_color${state}`, 'Cor do texto'),
  textShadow(`title_text_shadow${state}`),
  textStroke(`title_text_stroke${state}`),
]

const DIRECTIONS = {
  'block-start': 'Em cima',
  'inline-end': 'Depois',
  'block-end': 'Embaixo',
  'inline-start': 'Antes',
}
const DIRECTION_CSS = {
  'block-start': 'column',
  'inline-end': 'row-reverse',
  'block-end': 'column-reverse',
  'inline-start': 'row',
  top: 'column',
  end: 'row-reverse',
  bottom: 'column-reverse',
  start: 'row',
}

/** Titles with icons are laid out only where a tab has one. */
const hasIcon = (rows: unknown) => Array.isArray(rows) && rows.some((row: { tab_icon?: unknown } | null) => row?.tab_icon)

/** The look of tabs that hold elements. */
export const nestedTabsParts: StylePart[] = [
  ...besideWidth('tabs_width', { tabs_direction: ['inline-start', 'inline-end'] }),
  part(
    'Abas',
    ROW,
    size('tabs_title_space_between', 'Espaço entre abas', 'gap', { min: 0 }),
    words('tabs_justify_vertical', 'Alinhamento na coluna', 'justify-content', {
      options: { ...SIDES, stretch: 'Esticado' },
      css: { ...FLEX_SIDES, stretch: 'space-between' },
      when: { tabs_direction: ['inline-start', 'inline-end'] },
    }),
    words('horizontal_scroll', 'Abas que não cabem', (css) => css, {
      options: { disable: 'Passam para outra linha', enable: 'Rolam na horizontal' },
      css: { disable: 'flex-wrap:wrap', enable: 'flex-wrap:nowrap;overflow-x:auto;white-space:nowrap' },
    }),
  ),
  part(
    'Abas',
    `.elementor-tabs-view-horizontal ${ROW}`,
    size('tabs_title_spacing', 'Distância do conteúdo', 'margin-block-end', { min: 0 }),
  ),
  // Titles with a ground of their own need no line along them.
  part('Abas', ROW, whenSet(['tabs_title_background_color_background'], 'border-width:0')),
  part('Abas', TITLE, whenSet(['tabs_title_background_color_background'], 'border-width:0')),
  part('Abas', '.elementor-tabs-view-vertical', size('tabs_title_spacing', 'Distância do conteúdo', 'gap', { min: 0 })),
  part(
    'Abas',
    TITLE,
    titleBox(''),
    radius('tabs_title_border_radius'),
    sides('padding', 'Espaço interno', 'padding', { min: 0 }),
    hoverAnimation(),
    onHover(
      titleBox('_hover'),
      size('tabs_title_transition_duration', 'Duração da passagem (s)', (css) => `transition:${css.replace('px', 's')}`, {
        units: ['s', 'px'],
        unit: 's',
        min: 0,
        max: 10,
      }),
    ),
  ),
  part('Aba escolhida', CHOSEN, titleBox('_active')),
  part(
    'Título',
    TITLE,
    typography('title_typography'),
    words('title_alignment', 'Alinhamento do texto', (css) => `text-align:${css};justify-content:${css}`, { options: SIDES }),
    titleWords(''),
    onHover(titleWords('_hover')),
  ),
  part('Aba escolhida', CHOSEN, titleWords('_active')),
  part(
    'Ícone',
    '.elementor-tab-desktop-title',
    whenSet(['tabs'], (value) =>
      hasIcon(value('tabs')) ? 'display:inline-flex;align-items:center;justify-content:center;gap:var(--space-2)' : '',
    ),
    words('icon_position', 'Posição', 'flex-direction', { options: DIRECTIONS, css: DIRECTION_CSS }),
    size('icon_spacing', 'Distância', 'gap', { min: 0 }),
  ),
  // On phones the sign stands in the line of its title too.
  part(
    'Ícone',
    '.elementor-tab-mobile-title>span',
    whenSet(['tabs'], (value) => (hasIcon(value('tabs')) ? 'display:inline-flex;align-items:center;gap:var(--space-2)' : '')),
  ),
  part(
    'Ícone',
    '.elementor-tab-desktop-title .icon',
    size('icon_size', 'Tamanho', 'font-size', { min: 0 }),
    colour('icon_color', 'Cor'),
  ),
  part('Ícone', '.elementor-tab-desktop-title:hover .icon', colour('icon_color_hover', 'Cor com o mouse')),
  part('Ícone', '[aria-selected=true].elementor-tab-title .icon', colour('icon_color_active', 'Cor da escolhida')),
  part(
    'Conteúdo',
    PANEL,
    background('box_background_color', { without: ['image'] }),
    border('box_border'),
    radius('box_border_radius'),
    boxShadow('box_shadow_box_shadow'),
    sides('box_padding', 'Espaço interno', 'padding', { min: 0 }),
  ),
]
