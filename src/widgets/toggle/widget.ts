import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { boxShadow, part } from '#builder/style/parts.ts'
import { choice, icon, items, number, richText, styled, text, toggle } from '#builder/fields.ts'
import { TITLE_TAGS } from '../accordion/accordion-fields.ts'
import { accordionParts, markParts } from '../accordion/accordion-parts.ts'

export default defineWidget({
  name: 'toggle',
  title: 'Alternância',
  group: 'content',
  style: [
    ...accordionParts({ item: '.elementor-toggle-item', icon: '.elementor-toggle-icon', title: '.elementor-toggle-title' }),
    part('Itens', '.elementor-toggle-item', boxShadow('box_shadow')),
    ...markParts({ mark: 'selected_icon', activeMark: 'selected_active_icon' }, '.elementor-toggle-icon .icon'),
  ],
  fields: {
    tabs: items('Itens', {
      tab_title: text('Título', 'Título do item', 200),
      tab_content: richText('Conteúdo'),
      open: toggle('Aberto ao abrir a página'),
    }),
    title_html_tag: choice('Etiqueta HTML do título', TITLE_TAGS, 'span'),
    selected_icon: icon('Ícone (vazio: um sinal)'),
    selected_active_icon: askedWhen({ selected_icon: true }, icon('Ícone do aberto (vazio: o mesmo)')),
    mark: askedWhen({ selected_icon: false }, choice('Sinal', { plus: 'Mais e menos', chevron: 'Seta' }, 'plus')),
    icon_align: choice('Lugar do sinal', { left: 'Antes', right: 'Depois' }, 'left'),
    space_between: styled(number('Espaço entre itens (px)', { min: 0, max: 100, fallback: 8 }), '--item-gap', (px) => `${px}px`),
    faq_schema: toggle('Contar como perguntas e respostas para os buscadores'),
  },
})
