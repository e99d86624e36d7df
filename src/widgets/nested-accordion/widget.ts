import { defineWidget } from '#builder/define-widget.ts'
import { askedWhen } from '#builder/conditions.ts'
import { choice, icon, items, text, textOfSigns } from '#builder/fields.ts'
import { accordionLook, markField, TITLE_TAGS } from '../accordion/accordion-fields.ts'
import { nestedAccordionParts } from './style-parts.ts'

/** Its panels are the elements inside, in the order of the titles. */
export default defineWidget({
  name: 'nested-accordion',
  title: 'Acordeão com blocos',
  group: 'layout',
  nests: true,
  style: nestedAccordionParts,
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
    accordion_item_title_icon: markField('Ícone', 'chevron-down'),
    accordion_item_title_icon_active: askedWhen(
      { accordion_item_title_icon: true },
      icon('Ícone do aberto (vazio: o mesmo, girado)'),
    ),
    accordion_item_title_icon_position: askedWhen(
      { accordion_item_title_icon: true },
      choice('Lugar do ícone', { start: 'Antes', end: 'Depois' }, 'end'),
    ),
    look: accordionLook.look,
    faq_schema: accordionLook.faq_schema,
  },
})
