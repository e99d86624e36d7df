import { defineWidget } from '#builder/define-widget.ts'
import { color, colorValue, number, styled, text, toggle } from '#builder/fields.ts'

export default defineWidget({
  name: 'progress',
  title: 'Barra de progresso',
  group: 'content',
  fields: {
    title: text('Título', 'Meu progresso'),
    percent: styled(number('Porcentagem', { min: 0, max: 100, fallback: 50 }), '--progress', (percent) => `${percent}%`),
    display_percentage: toggle('Mostrar a porcentagem', true),
    inner_text: text('Texto na barra', '', 80),
    bar_color: styled(color('Cor', 'brand'), '--bar-color', colorValue),
  },
})
