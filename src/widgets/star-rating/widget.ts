import { defineWidget } from '#builder/define-widget.ts'
import { choice, number, perDevice, text } from '#builder/fields.ts'

export default defineWidget({
  name: 'star-rating',
  title: 'Classificação por estrelas',
  group: 'content',
  fields: {
    rating_scale: number('Escala (5 ou 10)', { min: 1, max: 10, fallback: 5 }),
    rating: number('Classificação', { min: 0, max: 10, fallback: 5 }),
    title: text('Título', '', 120),
    align: perDevice(choice('Alinhamento', { start: 'Início', center: 'Centro', end: 'Fim' }, 'start'), '--rating-align'),
    size: choice('Tamanho', { sm: 'Pequeno', md: 'Médio', lg: 'Grande' }, 'md'),
  },
})
