import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, color, colorValue, icon, length, lengthValue, perDevice, styled, text } from '#builder/fields.ts'
import { colour, part, size, textPart, unsaid, whenSet, words } from '#builder/style/parts.ts'
import { iconFrame } from './icon-frame.ts'
import { PATTERN_NAMES, patternOf, type PatternName } from './patterns.ts'

const MARGINS = { start: '0 auto', center: 'auto', end: 'auto 0' }
const LINES = { solid: 'Contínuo', dashed: 'Tracejado', dotted: 'Pontilhado', double: 'Duplo' } as const
/** The drawn line takes the place of the ruled one. */
const whileDrawn = (css: string) => whenSet(['style'], (value) => (patternOf(value('style')) ? css : ''))
const onlyLineOf = (side: 'left' | 'right') =>
  whenSet(['text_align', 'icon_align'], (value) =>
    [value('text_align'), value('icon_align')].includes(side) ? 'display:none' : '',
  )

/** Where the text or the icon stands in the line. */
const place = (key: 'text_align' | 'icon_align', label: string) =>
  unsaid(words(key, label, '', { options: { left: 'Começo', center: 'Meio', right: 'Fim' }, perDevice: false }))

export default defineWidget({
  name: 'divider',
  title: 'Divisor',
  group: 'layout',
  style: [
    part('Divisor', '&', size('gap', 'Espaço em cima e embaixo', 'padding-block', { min: 0 })),
    part('Divisor', '.elementor-divider::before', whileDrawn('display:none'), onlyLineOf('left')),
    part('Divisor', '.elementor-divider::after', whileDrawn('display:none'), onlyLineOf('right')),
    part(
      'Divisor',
      '.divider-pattern',
      whileDrawn('flex:1;min-inline-size:0;color:var(--divider-color,color-mix(in srgb,currentColor 22%,transparent))'),
    ),
    part('Divisor', '.divider-pattern:first-child:not(:last-child)', onlyLineOf('left')),
    part('Divisor', '.divider-pattern:last-child:not(:first-child)', onlyLineOf('right')),
    part('Texto', '.elementor-divider', place('text_align', 'Lugar do texto')),
    textPart(
      'Texto',
      '.elementor-divider > span',
      { color: 'text_color', typography: 'typography', stroke: 'text_stroke' },
      size('text_spacing', 'Espaço até a linha', 'margin-inline', { min: 0 }),
    ),
    part('Ícone', '.elementor-divider', place('icon_align', 'Lugar do ícone')),
    part(
      'Ícone',
      '.icon',
      colour('primary_color', 'Cor do ícone'),
      size('icon_size', 'Tamanho do ícone', 'font-size', { min: 0 }),
      size('icon_spacing', 'Espaço até a linha', 'margin-inline', { min: 0 }),
      size('rotate', 'Girar', 'rotate', { unit: 'deg', units: ['deg'] }),
      ...iconFrame,
    ),
  ],
  fields: {
    style: styled(
      choice<Record<keyof typeof LINES | PatternName, string>>('Traço', { ...LINES, ...PATTERN_NAMES }, 'solid'),
      '--divider-style',
      (style) => (patternOf(style) ? 'none' : style),
    ),
    weight: styled(length('Espessura (px)', { min: 1, max: 10, fallback: 1 }), '--divider-weight', lengthValue()),
    pattern_height: askedWhen(
      { style: Object.keys(PATTERN_NAMES) },
      length('Altura do desenho (px)', { min: 1, max: 200, fallback: 20, units: ['px'] }),
    ),
    width: perDevice(length('Largura (%)', { min: 1, max: 100, fallback: 100, unit: '%' }), '--divider-width', lengthValue('%')),
    align: perDevice(
      choice('Alinhamento', { start: 'Início', center: 'Centro', end: 'Fim' }, 'center'),
      '--divider-margin',
      (align) => MARGINS[align],
    ),
    look: choice(
      'No meio da linha',
      { '': 'Texto ou ícone, se houver', line: 'Nada', line_text: 'Texto', line_icon: 'Ícone' },
      '',
    ),
    text: askedWhen({ look: ['', 'line_text'] }, text('Texto', '', 120)),
    icon: askedWhen({ look: ['', 'line_icon'] }, icon('Ícone')),
    color: styled(color('Cor'), '--divider-color', colorValue),
  },
})
