import { defineWidget } from '#builder/define-widget.ts'
import { choice, color, colorValue, icon, length, lengthValue, perDevice, styled, text } from '#builder/fields.ts'
import { colour, part, size, textPart } from '#builder/style/parts.ts'

const MARGINS = { start: '0 auto', center: 'auto', end: 'auto 0' }

export default defineWidget({
  name: 'divider',
  title: 'Divisor',
  group: 'layout',
  style: [
    part('Divisor', '&', size('gap', 'Espaço em cima e embaixo', 'padding-block', { min: 0 })),
    textPart('Texto', '.elementor-divider > span', { color: 'text_color', typography: 'typography' }),
    part(
      'Ícone',
      '.icon',
      colour('primary_color', 'Cor do ícone'),
      size('icon_size', 'Tamanho do ícone', 'font-size', { min: 0 }),
    ),
  ],
  fields: {
    style: styled(
      choice('Traço', { solid: 'Contínuo', dashed: 'Tracejado', dotted: 'Pontilhado', double: 'Duplo' }, 'solid'),
      '--divider-style',
    ),
    weight: styled(length('Espessura (px)', { min: 1, max: 10, fallback: 1 }), '--divider-weight', lengthValue()),
    width: perDevice(length('Largura (%)', { min: 1, max: 100, fallback: 100, unit: '%' }), '--divider-width', lengthValue('%')),
    align: perDevice(
      choice('Alinhamento', { start: 'Início', center: 'Centro', end: 'Fim' }, 'center'),
      '--divider-margin',
      (align) => MARGINS[align],
    ),
    text: text('Texto', '', 120),
    icon: icon('Ícone'),
    color: styled(color('Cor'), '--divider-color', colorValue),
  },
})
