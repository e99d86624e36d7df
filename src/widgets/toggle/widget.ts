import { defineWidget } from '#builder/define-widget.ts'
import { choice, color, colorValue, items, number, richText, styled, text, toggle } from '#builder/fields.ts'
import { TITLE_TAGS } from '../accordion/accordion-fields.ts'

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
    title_html_tag: choice('Etiqueta HTML do título', TITLE_TAGS, 'span'),
    mark: choice('Sinal', { plus: 'Mais e menos', chevron: 'Seta' }, 'plus'),
    icon_align: choice('Lugar do sinal', { left: 'Antes', right: 'Depois' }, 'left'),
    border_width: styled(
      number('Espessura das linhas (px)', { min: 0, max: 20, fallback: 0 }),
      '--item-border',
      (px) => `${px}px`,
    ),
    border_color: styled(color('Cor das linhas'), '--item-line', colorValue),
    space_between: styled(number('Espaço entre itens (px)', { min: 0, max: 100, fallback: 8 }), '--item-gap', (px) => `${px}px`),
    title_color: styled(color('Cor dos títulos'), '--item-title', colorValue),
    tab_active_color: styled(color('Cor do título aberto'), '--item-title-open', colorValue),
    icon_color: styled(color('Cor do sinal'), '--item-icon', colorValue),
    content_color: styled(color('Cor do texto'), '--item-text', colorValue),
    faq_schema: toggle('Contar como perguntas e respostas para os buscadores'),
  },
})
