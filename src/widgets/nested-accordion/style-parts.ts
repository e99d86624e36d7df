import {
  background,
  border,
  colour,
  onHover,
  part,
  partOfHovered,
  radius,
  sides,
  size,
  textShadow,
  textStroke,
  typography,
  unasked,
  words,
  type StylePart,
} from '#builder/style/parts.ts'
import { accordionParts, markParts, OPEN_TITLE } from '../accordion/accordion-parts.ts'

const TITLE = '.elementor-tab-title'
const WORDS = '.elementor-accordion-title'
const ground = (state: string) => background(`accordion_background_${state}`, { without: ['image'] })

/** Names of the accordion with texts, which documents of this one may have: they are drawn, and no longer asked for. */
const old = accordionParts({ item: '.elementor-accordion-item', icon: '.elementor-accordion-icon .icon', title: WORDS }).map(
  (one) => ({
    ...one,
    controls: one.controls.map(unasked),
  }),
)

export const nestedAccordionParts: StylePart[] = [
  ...old,
  part('Itens', '.elementor-accordion', size('accordion_item_title_space_between', 'Espaço entre itens', 'gap', { min: 0 })),
  part(
    'Itens',
    TITLE,
    words('accordion_item_title_position_horizontal', 'Posição do título', 'justify-content', {
      options: { start: 'Início', center: 'Centro', end: 'Fim', stretch: 'Esticado' },
      css: { start: 'flex-start', end: 'flex-end', stretch: 'space-between' },
    }),
    ground('normal'),
    border('accordion_border_normal'),
    radius('accordion_border_radius'),
    sides('accordion_padding', 'Espaço interno', 'padding', { min: 0 }),
    onHover(ground('hover'), border('accordion_border_hover')),
  ),
  part(
    'Item aberto',
    OPEN_TITLE,
    size('accordion_item_title_distance_from_content', 'Distância do conteúdo', 'margin-block-end', { min: 0 }),
    ground('active'),
    border('accordion_border_active'),
  ),
  partOfHovered(
    `${TITLE}:hover ${WORDS}`,
    part(
      'Título',
      WORDS,
      typography('title_typography'),
      colour('normal_title_color', 'Cor do texto'),
      textShadow('title_normal_text_shadow'),
      textStroke('title_normal_stroke'),
      onHover(
        colour('hover_title_color', 'Cor do texto'),
        textShadow('title_hover_text_shadow'),
        textStroke('title_hover_stroke'),
      ),
    ),
  ),
  part(
    'Item aberto',
    `${OPEN_TITLE} ${WORDS}`,
    colour('active_title_color', 'Cor do título'),
    textShadow('title_active_text_shadow'),
    textStroke('title_active_stroke'),
  ),
  part('Ícone', TITLE, size('icon_spacing', 'Distância', 'gap', { min: 0 })),
  partOfHovered(
    `${TITLE}:hover .icon`,
    part(
      'Ícone',
      `${TITLE} .icon`,
      size('icon_size', 'Tamanho', 'font-size', { min: 0 }),
      colour('normal_icon_color', 'Cor'),
      onHover(colour('hover_icon_color', 'Cor')),
    ),
  ),
  part('Item aberto', `${OPEN_TITLE} .icon`, colour('active_icon_color', 'Cor do ícone')),
  part(
    'Conteúdo',
    '.elementor-tab-content',
    background('content_background', { without: ['image'] }),
    border('content_border'),
    radius('content_border_radius'),
    sides('content_padding', 'Espaço interno', 'padding', { min: 0 }),
  ),
  ...markParts(
    { mark: 'accordion_item_title_icon', activeMark: 'accordion_item_title_icon_active' },
    '.elementor-accordion-icon .icon',
  ),
]
