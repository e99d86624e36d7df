import type { ViewProps } from '#builder/define-widget.ts'
import { AccordionList } from '../accordion/accordion-list.tsx'
import { NoPanels } from '../nested-tabs/no-panels.tsx'
import { titledPanels } from '../nested-tabs/titled-panels.ts'
import type widget from './widget.ts'

export default function NestedAccordion({ settings, id, page, panels }: ViewProps<typeof widget>) {
  const { items, max_items_expended: atOnce, default_state: start, title_tag } = settings
  const shown = titledPanels(
    items.map(({ item_title, element_css_id }) => ({ title: item_title, id: element_css_id })),
    panels,
  )
  if (shown.length === 0) return <NoPanels page={page} />
  const rows = shown.map(({ title, id: anchor, panel }, index) => ({
    key: `${id}-${index}`,
    id: anchor || undefined,
    title,
    isOpen: start === 'expanded' && index === 0,
    content: <div className="elementor-tab-content">{panel}</div>,
  }))
  return (
    <AccordionList
      rows={rows}
      titleTag={title_tag}
      look={{ ...settings, faq_schema: false }}
      group={atOnce === 'one' ? `accordion-${id}` : undefined}
      questions={[]}
    />
  )
}
