import { defineWidget } from '#builder/define-widget.ts'
import { choice, items, richText, text, toggle } from '#builder/fields.ts'

export default defineWidget({
  name: 'toggle',
  title: 'Alternância',
  group: 'content',
  fields: {
    tabs: items('Itens', {
      tab_title: text('Título', 'Título do item', 200),
      tab_content: richText('Conteúdo'),
      open: toggle('Aberto ao abrir a página'),
    }),
    title_html_tag: choice('Etiqueta HTML do título', { span: 'Nenhuma', h2: 'H2', h3: 'H3', h4: 'H4' }, 'span'),
    mark: choice('Sinal', { plus: 'Mais e menos', chevron: 'Seta' }, 'plus'),
  },
})
