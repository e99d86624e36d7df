import { defineWidget } from '#builder/define-widget.ts'
import { choice, color, colorValue, number, perDevice, richText, styled, toggle } from '#builder/fields.ts'

export default defineWidget({
  name: 'text-editor',
  title: 'Editor de texto',
  group: 'basic',
  fields: {
    editor: richText('Texto', '<p>Escreva aqui.</p>'),
    drop_cap: toggle('Letra capitular'),
    text_columns: perDevice(number('Colunas', { min: 1, max: 4, fallback: 1 }), '--text-columns'),
    size: choice('Tamanho', { sm: 'Pequeno', md: 'Normal', lg: 'Grande' }, 'md'),
    align: perDevice(choice('Alinhamento', { start: 'Início', center: 'Centro', end: 'Fim' }, 'start'), '--text-align'),
    text_color: styled(color('Cor'), '--text-color', colorValue),
    /** Lines longer than some 70 letters tire the eye. */
    max_width: perDevice(number('Largura máxima (caracteres)', { min: 0, max: 120, fallback: 0 }), '--text-measure', (letters) =>
      letters > 0 ? `${letters}ch` : '100%',
    ),
  },
})
