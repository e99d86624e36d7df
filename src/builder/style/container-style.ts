import { isRecord } from '#kit/is-record.ts'
import { ATTACHMENTS, background, pictureRules, placeCss, repeatWords } from './background.ts'
import { blendMode, border, boxShadow, changeTime, cssFilters, radius } from './box.ts'
import {
  colour,
  numeric,
  onHover,
  part,
  partOfHovered,
  size,
  styleField,
  words,
  type StyleControl,
  type StylePart,
  unsaid,
  type ValueOf,
} from './control.ts'
import { gap } from './position.ts'
import { shapeDivider } from './shape-divider.ts'
import { isEmpty, numberCss, numberOf, pictureCss, sizeCss, wordCss } from './values.ts'
import { videoGround } from './video-ground.ts'

const PLACES = { 'flex-start': 'Início', center: 'Centro', 'flex-end': 'Fim' }
const SPREADS = { ...PLACES, 'space-between': 'Espaço entre', 'space-around': 'Espaço em volta', 'space-evenly': 'Espaço igual' }
const GRID_PLACES = { start: 'Início', center: 'Centro', end: 'Fim' }
const GRID_SPREADS = {
  ...GRID_PLACES,
  'space-between': 'Espaço entre',
  'space-around': 'Espaço em volta',
  'space-evenly': 'Espaço igual',
}
/** Where the children stand: the container itself, or the box in its middle. */
const CHILDREN = ':is(&.e-con-full,&>.e-con-inner)'

/** So many equal tracks, or the tracks as they were written. */
const tracks = (key: string, label: string, property: string): StyleControl => {
  const css = (raw: unknown) => {
    const stored = isRecord(raw) ? raw.size : raw
    const count = numberOf(stored)
    if (count !== undefined) return Number.isInteger(count) && count >= 1 && count <= 24 ? `repeat(${count},minmax(0,1fr))` : ''
    return sizeCss({ unit: 'custom', size: stored })
  }
  return {
    keys: [key],
    css: (value) => {
      const found = css(value(key))
      return found && `${property}:${found}`
    },
    state: 'normal',
    fields: {
      [key]: styleField({ label, control: 'size', units: ['fr', 'custom'] }, css, { when: { container_type: ['grid'] } }),
    },
  }
}

const layout: StylePart[] = [
  part(
    'Disposição',
    '&',
    size('width', 'Largura', '--width', { min: 0 }),
    gap('flex_gap', 'Espaço entre elementos', '--gap'),
    words('flex_justify_content', 'Distribuição', '--justify', { options: SPREADS }),
    words('flex_align_items', 'Alinhamento', '--items', {
      options: { ...PLACES, stretch: 'Esticar', baseline: 'Pela linha do texto' },
    }),
    words('overflow', 'O que passa da borda', 'overflow', { options: { hidden: 'Some', auto: 'Rola' }, perDevice: false }),
  ),
  part('Disposição', '&>.e-con-inner', size('boxed_width', 'Largura do conteúdo', 'max-inline-size', { min: 0 })),
  part(
    'Disposição',
    CHILDREN,
    {
      ...words('flex_wrap', 'Quebra', 'flex-wrap', { options: { nowrap: 'Não', wrap: 'Sim' } }),
      exceptDesktop: true,
      fields: {},
    },
    words('flex_align_content', 'Linhas', 'align-content', { options: SPREADS, when: { flex_wrap: ['wrap'] } }),
    tracks('grid_columns_grid', 'Colunas', 'grid-template-columns'),
    tracks('grid_rows_grid', 'Linhas', 'grid-template-rows'),
    gap('grid_gaps', 'Espaço na grade', 'gap'),
    words('grid_justify_items', 'Células, na horizontal', 'justify-items', {
      options: { ...GRID_PLACES, stretch: 'Esticar' },
      when: { container_type: ['grid'] },
    }),
    words('grid_align_items', 'Células, na vertical', 'align-items', {
      options: { ...GRID_PLACES, stretch: 'Esticar' },
      when: { container_type: ['grid'] },
    }),
    words('grid_auto_flow', 'Ordem das células', 'grid-auto-flow', {
      options: { row: 'Linha por linha', column: 'Coluna por coluna' },
      when: { container_type: ['grid'] },
    }),
    words('grid_justify_content', 'Colunas na grade', 'justify-content', {
      options: GRID_SPREADS,
      when: { container_type: ['grid'] },
    }),
    words('grid_align_content', 'Linhas na grade', 'align-content', {
      options: GRID_SPREADS,
      when: { container_type: ['grid'] },
    }),
  ),
]

/** The picture is an element of its own, so that a browser can choose among its files: it is placed and cut like a background. */
const picture: StyleControl[] = [
  {
    keys: ['background_position', 'background_xpos', 'background_ypos'],
    css: (value) => {
      const css = placeCss(value, (name) => `background_${name}`)
      return css && `object-position:${css}`
    },
    state: 'normal',
    fields: {},
  },
  {
    ...words('background_size', 'Imagem: tamanho', 'object-fit', {
      options: { cover: 'Cobrir', contain: 'Conter', auto: 'Original', initial: 'Outra largura' },
      when: { background_image: true },
    }),
    css: (value) => {
      const css = wordCss(value('background_size'), ['cover', 'contain', 'auto'])
      return css && `object-fit:${css === 'auto' ? 'none' : css}`
    },
  },
  unsaid(size('background_bg_width', 'Imagem: largura', '', { min: 0, when: { background_size: ['initial'] } })),
  unsaid(repeatWords('background_repeat', { background_image: true })),
]

/** A picture that the page moves over. */
const whileHeld = (css: string): StyleControl => ({
  ...words('background_attachment', 'Imagem: ao rolar a página', '', {
    options: ATTACHMENTS,
    when: { background_image: true },
  }),
  css: (value) => (value('background_attachment') === 'fixed' ? css : ''),
})

/** A picture in rows, or of a width of its own, is no element: only a background can be that. */
const whileTiled = (css: (value: ValueOf) => string): StyleControl => ({
  keys: ['background_repeat', 'background_size', 'background_bg_width'],
  css: (value) =>
    pictureCss(value('background_image')) !== '' &&
    (wordCss(value('background_repeat'), ['repeat', 'repeat-x', 'repeat-y']) || value('background_size') === 'initial')
      ? css(value)
      : '',
  state: 'normal',
  fields: {},
})
const tileCss = (value: ValueOf) => pictureRules(value, (name) => `background_${name}`, false)

const OVERLAY_KEYS = ['background_overlay_background']
const KINDS = ['classic', 'gradient']
const hasOverlay = (value: ValueOf) => wordCss(value('background_overlay_background'), KINDS) !== ''
const hasHoverOverlay = (value: ValueOf) => wordCss(value('background_overlay_hover_background'), KINDS) !== ''
const whileOverlaid = (css: string): StyleControl => ({
  keys: [...OVERLAY_KEYS, 'background_overlay_hover_background'],
  css: (value) => (hasOverlay(value) || hasHoverOverlay(value) ? css : ''),
  state: 'normal',
  fields: {},
})
const veilOpacity: StyleControl = {
  keys: [...OVERLAY_KEYS, 'background_overlay_opacity'],
  css: (value) => {
    const stored = value('background_overlay_opacity')
    const css = isEmpty(stored) ? '0.5' : numberCss(stored, 0, 1)
    return hasOverlay(value) && css ? `opacity:${css}` : ''
  },
  state: 'normal',
  fields: {
    background_overlay_opacity: styleField(
      { label: 'Véu: opacidade (0 a 1)', control: 'size', units: [''] },
      (raw) => numberCss(raw, 0, 1),
      {
        when: { background_overlay_background: ['classic', 'gradient'] },
      },
    ),
  },
}

/** A veil of another strength while the mouse is over the container. */
const hoverVeilOpacity: StyleControl = {
  ...numeric('background_overlay_hover_opacity', 'Véu: opacidade (0 a 1)', 'opacity', {
    min: 0,
    max: 1,
    perDevice: false,
    when: { background_overlay_hover_background: KINDS },
  }),
  keys: ['background_overlay_hover_background', 'background_overlay_hover_opacity'],
  css: (value) => {
    if (!hasHoverOverlay(value)) return ''
    return `opacity:${numberCss(value('background_overlay_hover_opacity'), 0, 1) || '0.5'}`
  },
}

/** The look of containers, by the names under which other builders store it. */
export const containerStyle: StylePart[] = [
  ...layout,
  part(
    'Fundo',
    '&',
    background('background', { without: ['kind', 'color', 'image'] }),
    changeTime('background_hover_transition'),
    onHover(background('background_hover')),
  ),
  part('Fundo', '&>picture>img', picture, whileHeld('position:fixed')),
  // What is held by the window is seen through the box alone.
  part(
    'Fundo',
    '&>picture',
    whileHeld('position:absolute;inset:0;clip-path:inset(0)'),
    whileTiled(() => 'display:none'),
  ),
  part('Fundo', '&', whileTiled(tileCss)),
  ...videoGround,
  part(
    'Véu sobre o fundo',
    '&::before',
    // A picture of the ground is an element after it, on the lowest layer.
    whileOverlaid('content:"";position:absolute;inset:0;z-index:1;border-radius:inherit;pointer-events:none'),
    background('background_overlay'),
    veilOpacity,
    blendMode('overlay_blend_mode'),
    cssFilters('css_filters'),
    changeTime('background_overlay_hover_transition'),
  ),
  partOfHovered(
    '&:hover::before',
    part('Véu sobre o fundo', '&::before', onHover(background('background_overlay_hover'), hoverVeilOpacity)),
  ),
  // What stands inside stays above the veil; whatever has a place of its own keeps it.
  part('Véu sobre o fundo', ':where(&>:not(picture))', whileOverlaid('position:relative;z-index:1')),
  ...shapeDivider('top'),
  ...shapeDivider('bottom'),
  part(
    'Borda e sombra',
    '&',
    border('border'),
    radius('border_radius'),
    boxShadow('box_shadow'),
    changeTime('border_hover_transition'),
    onHover(border('border_hover'), radius('border_radius_hover'), boxShadow('box_shadow_hover')),
  ),
  part(
    'Texto',
    '&',
    colour('color_text', 'Cor do texto'),
    words('text_align', 'Alinhamento do texto', 'text-align', {
      options: { start: 'Início', center: 'Centro', end: 'Fim', justify: 'Justificado' },
      css: { left: 'left', right: 'right' },
    }),
  ),
  part('Texto', ':where(&) :is(h1,h2,h3,h4,h5,h6)', colour('heading_color', 'Cor dos títulos')),
  part('Texto', ':where(&) a', colour('color_link', 'Cor dos links'), onHover(colour('color_link_hover', 'Cor dos links'))),
]
