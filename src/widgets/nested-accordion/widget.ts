import { defineWidget } from '#builder/define-widget.ts'
import { choice, items, text, textOfSigns } from '#builder/fields.ts'
import { accordionLook, accordionParts, TITLE_TAGS } from '../accordion/accordion-fields.ts'

const { faq_schema: _none, ...look } = accordionLook

/** Its panels are the elements inside, in the order of the titles. */
export default defineWidget({
  name: 'nested-accordion',
  title: 'Acordeão com blocos',
  group: 'layout',
  nests: true,
  style: accordionParts({ item: '.elementor-accordion-item', icon: '.elementor-tab-title .icon' }),
  fields: {
    items: items('Itens', {
      item_title: text('Título', 'Item', 200),
      element_css_id: textOfSigns(text('ID, para links', '', 64), {
        pattern: '^[\\w-]*$',
        says: 'Só letras sem acento, números, - e _.',
      }),
    }),
    max_items_expended: choice('Abertos ao mesmo tempo', { one: 'Um', multiple: 'Vários' }, 'one'),
    default_state: choice('Ao abrir a página', { expanded: 'Primeiro item aberto', all_collapsed: 'Todos fechados' }, 'expanded'),
    title_tag: choice('Etiqueta HTML do título', TITLE_TAGS, 'div'),
    ...look,
  },
})
