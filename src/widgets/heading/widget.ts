import { defineWidget } from '#builder/define-widget.ts'
import { choice, color, link, perDevice, styled, text, textColorValue, textOfSigns } from '#builder/fields.ts'
import { headingParts, highlightPart } from './style-parts.ts'

export default defineWidget({
  name: 'heading',
  title: 'Título',
  group: 'basic',
  style: [...headingParts, highlightPart],
  fields: {
    title: text('Título', 'Adicione o seu título aqui'),
    /** Words of the title that have a look of their own. */
    title_highlight: textOfSigns(text('Palavras em destaque, como estão no texto', '', 200), {
      pattern: '^[^{}<>]*$',
      says: 'Sem { }, < nem >.',
    }),
    link: link('Link'),
    header_size: choice(
      'Etiqueta HTML',
      { h1: 'H1', h2: 'H2', h3: 'H3', h4: 'H4', h5: 'H5', h6: 'H6', div: 'div', span: 'span', p: 'p' },
      'h2',
    ),
    size: choice(
      'Tamanho',
      { default: 'Padrão', small: 'Pequeno', medium: 'Médio', large: 'Grande', xl: 'Muito grande', xxl: 'Enorme' },
      'default',
    ),
    align: perDevice(choice('Alinhamento', { start: 'Início', center: 'Centro', end: 'Fim' }, 'start'), '--align'),
    title_color: styled(color('Cor'), '--heading-color', textColorValue),
  },
})
