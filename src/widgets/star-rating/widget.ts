import { defineWidget } from '#builder/define-widget.ts'
import { choice, number, perDevice, text } from '#builder/fields.ts'
import { colour, part, size, textPart } from '#builder/style/parts.ts'

export default defineWidget({
  name: 'star-rating',
  title: 'Classificação por estrelas',
  group: 'content',
  style: [
    textPart('Título', '.elementor-star-rating > span:first-child:not(.stars)', {
      color: 'title_color',
      typography: 'title_typography',
      shadow: 'title_shadow',
    }),
    part('Título', '.elementor-star-rating', size('title_gap', 'Distância das estrelas', 'column-gap', { min: 0 })),
    part('Estrelas', '.stars', size('icon_size', 'Tamanho', 'font-size', { min: 0 })),
    part('Estrelas', '.stars::before', size('icon_space', 'Distância entre estrelas', 'letter-spacing', { min: 0 })),
    part(
      'Estrelas',
      '.stars',
      colour('stars_color', 'Cor', '--color-star'),
      colour('stars_unmarked_color', 'Cor das vazias', '--color-line'),
    ),
  ],
  fields: {
    rating_scale: number('Escala (5 ou 10)', { min: 1, max: 10, fallback: 5 }),
    rating: number('Classificação', { min: 0, max: 10, fallback: 5 }),
    title: text('Título', '', 120),
    align: perDevice(choice('Alinhamento', { start: 'Início', center: 'Centro', end: 'Fim' }, 'start'), '--rating-align'),
    size: choice('Tamanho', { sm: 'Pequeno', md: 'Médio', lg: 'Grande' }, 'md'),
  },
})
