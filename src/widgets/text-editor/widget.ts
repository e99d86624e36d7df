import { defineWidget } from '#builder/define-widget.ts'
import { choice, color, textColorValue, number, perDevice, richText, styled, toggle } from '#builder/fields.ts'
import { colour, onHover, part, size, textPart } from '#builder/style/parts.ts'

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
    ),
    part('Texto', '.prose p', size('paragraph_spacing', 'Espaço entre parágrafos', 'margin-block-end')),
    part('Texto', '.prose', size('column_gap', 'Espaço entre colunas', 'column-gap', { min: 0 })),
    part('Links', '.prose a', colour('link_color', 'Cor dos links'), onHover(colour('link_hover_color', 'Cor dos links'))),
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
