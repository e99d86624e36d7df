import { defineWidget } from '#builder/define-widget.ts'
import { color, colorValue, number, styled, text, toggle } from '#builder/fields.ts'
import { colour, part, size, textPart, whenSet } from '#builder/style/parts.ts'

/** Other builders have four kinds of bars, each with a colour that an own one goes before. */
const KINDS: Record<string, string> = { info: '#5bc0de', success: '#5cb85c', warning: '#f0ad4e', danger: '#d9534f' }
const kindOfBar = whenSet(['progress_type'], (value) => {
  const found = value('bar_color') ? undefined : KINDS[String(value('progress_type'))]
  return found ? `--bar-color:${found}` : ''
})

/** Words with a colour of their own were written for the bar: there they stand, and it is high enough for them. */
const wordsOnBar = whenSet(['bar_inline_color'], '--words-row:2;--words-inset:.75rem;--bar-height:1.875rem')

export default defineWidget({
  name: 'progress',
  title: 'Barra de progresso',
  group: 'content',
  style: [
    part('Barra', '&', kindOfBar, wordsOnBar),
    part(
      'Barra',
      '.elementor-progress-track',
      colour('bar_bg_color', 'Cor do fundo', 'background-color'),
      size('bar_height', 'Altura', 'block-size', { min: 0 }),
      size('bar_border_radius', 'Cantos', 'border-radius', { min: 0 }),
    ),
    textPart('Título', '.elementor-progress p', { color: 'title_color', typography: 'typography', shadow: 'title_shadow' }),
    textPart('Texto na barra', '.elementor-progress small', {
      color: 'bar_inline_color',
      typography: 'bar_inner_typography',
      shadow: 'bar_inner_shadow',
    }),
  ],
  fields: {
    title: text('Título', 'Meu progresso'),
    percent: styled(number('Porcentagem', { min: 0, max: 100, fallback: 50 }), '--progress', (percent) => `${percent}%`),
    display_percentage: toggle('Mostrar a porcentagem', true),
    inner_text: text('Texto na barra', '', 80),
    bar_color: styled(color('Cor', 'brand'), '--bar-color', colorValue),
  },
})
