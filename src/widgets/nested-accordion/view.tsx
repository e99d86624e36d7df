import { useContext } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ViewProps } from '#builder/define-widget.ts'
import { IslandChunks } from '#islands/island-slot.tsx'
import { AccordionList } from '../accordion/accordion-list.tsx'
import { NoPanels } from '../nested-tabs/no-panels.tsx'
import { titledPanels } from '../nested-tabs/titled-panels.ts'
import type widget from './widget.ts'

export default function NestedAccordion({ settings, id, page, panels }: ViewProps<typeof widget>) {
  const chunks = useContext(IslandChunks)
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
  // Answers are whatever stands in the panels: search engines are told the words of it.
  const questions = settings.faq_schema
    ? shown.map(({ title, panel }) => ({
        title,
        html: renderToStaticMarkup(<IslandChunks value={chunks}>{panel}</IslandChunks>),
      }))
    : []
  return (
    <AccordionList
      rows={rows}
      titleTag={title_tag}
      look={{
        look: settings.look,
        selected_icon: settings.accordion_item_title_icon,
        selected_active_icon: settings.accordion_item_title_icon_active,
        icon_align: settings.accordion_item_title_icon_position === 'start' ? 'left' : 'right',
        faq_schema: settings.faq_schema,
      }}
      group={atOnce === 'one' ? `accordion-${id}` : undefined}
      questions={questions}
    />
  )
}
