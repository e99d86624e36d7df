import { Type } from 'typebox'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, lines, number, perDevice, text, toggle, type Field } from '#builder/fields.ts'
import { LANGUAGES } from './languages.ts'

/** Longer than this is no example to read on a page. */
const CODE_MAX_LENGTH = 20_000
const schema = Type.String({ maxLength: CODE_MAX_LENGTH })
const code: Field<string> = {
  ...lines('Código'),
  schema,
  read: (raw) => (typeof raw === 'string' && raw.length <= CODE_MAX_LENGTH ? raw : undefined),
}

export default defineWidget({
  name: 'code-highlight',
  title: 'Código colorido',
  group: 'content',
  fields: {
    language: choice('Linguagem', LANGUAGES, 'javascript'),
    code,
    line_numbers: toggle('Números das linhas', true),
    copy_to_clipboard: toggle('Botão de copiar', true),
    highlight_lines: text('Linhas marcadas (1, 3-6)', '', 200),
    word_wrap: toggle('Quebrar linhas longas'),
    theme: choice('Tema', { default: 'Claro', dark: 'Escuro', okaidia: 'Okaidia' }, 'default'),
    file_name: text('Nome do arquivo', '', 120),
    height: perDevice(number('Altura máxima (px)', { min: 0, max: 2_000, fallback: 0 }), '--code-height', (px) =>
      px > 0 ? `${px}px` : '',
    ),
    font_size: perDevice(number('Tamanho da letra (px)', { min: 10, max: 32, fallback: 15 }), '--code-size', (px) => `${px}px`),
  },
})
