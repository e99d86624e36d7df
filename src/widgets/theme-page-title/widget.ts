import { defineWidget } from '#builder/define-widget.ts'
import { choice, color, colorValue, perDevice, styled, text } from '#builder/fields.ts'
import { headingParts } from '../heading/style-parts.ts'

/** The name of the page, the post, the product or the list that it stands on. */
export default defineWidget({
  name: 'theme-page-title',
  title: 'Título da página',
  group: 'site',
  style: headingParts,
  fields: {
    header_size: choice(
      'Etiqueta HTML',
      { h1: 'H1', h2: 'H2', h3: 'H3', h4: 'H4', h5: 'H5', h6: 'H6', div: 'div', span: 'span', p: 'p' },
      'h1',
    ),
    size: choice(
      'Tamanho',
      { default: 'Padrão', small: 'Pequeno', medium: 'Médio', large: 'Grande', xl: 'Muito grande', xxl: 'Enorme' },
      'default',
    ),
    before: text('Texto antes', '', 80),
    after: text('Texto depois', '', 80),
    align: perDevice(choice('Alinhamento', { start: 'Início', center: 'Centro', end: 'Fim' }, 'start'), '--align'),
    title_color: styled(color('Cor'), '--heading-color', colorValue),
  },
})
