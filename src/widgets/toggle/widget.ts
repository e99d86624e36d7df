import { defineWidget } from '#builder/define-widget.ts'
import { choice, items, number, richText, styled, text, toggle } from '#builder/fields.ts'
import { accordionParts, TITLE_TAGS } from '../accordion/accordion-fields.ts'

export default defineWidget({
  name: 'toggle',
  title: 'Alternância',
  group: 'content',
  style: accordionParts({ item: '.elementor-toggle-item', icon: '.elementor-toggle-icon' }),
  fields: {
    tabs: items('Itens', {
      tab_title: text('Título', 'Título do item', 200),
      tab_content: richText('Conteúdo'),
      open: toggle('Aberto ao abrir a página'),
    }),
    title_html_tag: choice('Etiqueta HTML do título', TITLE_TAGS, 'span'),
    mark: choice('Sinal', { plus: 'Mais e menos', chevron: 'Seta' }, 'plus'),
    icon_align: choice('Lugar do sinal', { left: 'Antes', right: 'Depois' }, 'left'),
    space_between: styled(number('Espaço entre itens (px)', { min: 0, max: 100, fallback: 8 }), '--item-gap', (px) => `${px}px`),
    faq_schema: toggle('Contar como perguntas e respostas para os buscadores'),
  },
})
