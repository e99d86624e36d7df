import { defineWidget } from '#builder/define-widget.ts'
import { choice, color, colorValue, icon, number, perDevice, styled, text } from '#builder/fields.ts'

const MARGINS = { start: '0 auto', center: 'auto', end: 'auto 0' }

export default defineWidget({
  name: 'divider',
  title: 'Divisor',
  group: 'layout',
  fields: {
    style: styled(
      choice('Traço', { solid: 'Contínuo', dashed: 'Tracejado', dotted: 'Pontilhado', double: 'Duplo' }, 'solid'),
      '--divider-style',
    ),
    weight: styled(number('Espessura (px)', { min: 1, max: 10, fallback: 1 }), '--divider-weight', (px) => `${px}px`),
    width: perDevice(number('Largura (%)', { min: 1, max: 100, fallback: 100 }), '--divider-width', (percent) => `${percent}%`),
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
