import { defineWidget } from '#builder/define-widget.ts'
import { choice, items, richText, text } from '#builder/fields.ts'
import { accordionLook, TITLE_TAGS } from './accordion-fields.ts'
import { accordionParts, markParts } from './accordion-parts.ts'

export default defineWidget({
  name: 'accordion',
  title: 'Acordeão',
  group: 'content',
  style: [
    ...accordionParts({
      item: '.elementor-accordion-item',
      icon: '.elementor-accordion-icon .icon',
      title: '.elementor-accordion-title',
    }),
    ...markParts({ mark: 'selected_icon', activeMark: 'selected_active_icon' }, '.elementor-accordion-icon .icon'),
  ],
  fields: {
    tabs: items('Itens', { tab_title: text('Título', 'Título do item', 200), tab_content: richText('Conteúdo') }),
    max_items_expended: choice('Abertos ao mesmo tempo', { one: 'Um', multiple: 'Vários' }, 'one'),
    default_state: choice('Ao abrir a página', { expanded: 'Primeiro item aberto', all_collapsed: 'Todos fechados' }, 'expanded'),
    title_html_tag: choice('Etiqueta HTML do título', TITLE_TAGS, 'span'),
    ...accordionLook,
  },
})
