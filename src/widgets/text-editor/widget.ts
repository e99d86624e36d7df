import { defineWidget } from '#builder/define-widget.ts'
import { choice, color, textColorValue, number, perDevice, richText, styled, toggle } from '#builder/fields.ts'
import { changeTime, colour, onHover, part, size, textPart, typography, unsaid, whenSet, words } from '#builder/style/parts.ts'
import { colourCss } from '#builder/style/values.ts'

/** The large letter on a ground, or in a frame, of its first colour. */
const dropCap = [
  unsaid(
    words('drop_cap_view', 'Forma da letra', '', {
      options: { stacked: 'Sobre um fundo', framed: 'Numa moldura' },
      perDevice: false,
    }),
  ),
  whenSet(['drop_cap_view', 'drop_cap_primary_color'], (value) => {
    const ground = colourCss(value('drop_cap_primary_color')) || 'var(--color-brand)'
    if (value('drop_cap_view') === 'stacked') return `padding:.1em .18em;background-color:${ground};color:#fff`
    return value('drop_cap_view') === 'framed' ? `padding:.1em .18em;border:3px solid ${ground}` : ''
  }),
  colour('drop_cap_secondary_color', 'Segunda cor da letra', (css) => `color:${css}`, {
    when: { drop_cap_view: ['stacked'] },
  }),
  size('drop_cap_size', 'Espaço em volta da letra', 'padding', { min: 0, max: 50 }),
  size('drop_cap_space', 'Distância até o texto', 'margin-inline-end', { min: 0, max: 100 }),
  size('drop_cap_border_radius', 'Cantos da letra', 'border-radius', { min: 0 }),
]

export default defineWidget({
  name: 'text-editor',
  title: 'Editor de texto',
  group: 'basic',
  style: [
    textPart('Texto', '.elementor-text-editor', { typography: 'typography', shadow: 'text_shadow' }),
    part(
      'Letra capitular',
      '.prose>p:first-child::first-letter',
      colour('drop_cap_primary_color', 'Cor da letra', (css) => `color:${css}`),
      ...dropCap,
      typography('drop_cap_typography'),
    ),
    part('Texto', '.prose p', size('paragraph_spacing', 'Espaço entre parágrafos', 'margin-block-end')),
    part('Texto', '.prose', size('column_gap', 'Espaço entre colunas', 'column-gap', { min: 0 })),
    part(
      'Links',
      '.prose a',
      colour('link_color', 'Cor dos links'),
      changeTime('link_hover_color_transition_duration'),
      onHover(colour('link_hover_color', 'Cor dos links')),
    ),
  ],
  fields: {
    editor: richText('Texto', '<p>Escreva aqui.</p>'),
    drop_cap: toggle('Letra capitular'),
    text_columns: perDevice(number('Colunas', { min: 1, max: 4, fallback: 1 }), '--text-columns'),
    size: choice('Tamanho', { sm: 'Pequeno', md: 'Normal', lg: 'Grande' }, 'md'),
    align: perDevice(
      choice('Alinhamento', { start: 'Início', center: 'Centro', end: 'Fim', justify: 'Justificado' }, 'start'),
      '--text-align',
    ),
    text_color: styled(color('Cor'), '--text-color', textColorValue),
    /** Lines longer than some 70 letters tire the eye. */
    max_width: perDevice(number('Largura máxima (caracteres)', { min: 0, max: 120, fallback: 0 }), '--text-measure', (letters) =>
      letters > 0 ? `${letters}ch` : '100%',
    ),
  },
})
