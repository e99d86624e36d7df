import type { ViewProps } from '#builder/define-widget.ts'
import { Prose } from '#ui/trusted-markup.tsx'
import { AccordionList } from './accordion-list.tsx'
import type widget from './widget.ts'

export default function Accordion({ settings, id }: ViewProps<typeof widget>) {
  const { tabs, max_items_expended: atOnce, default_state: start, title_html_tag } = settings
  if (tabs.length === 0) return null
  const rows = tabs.map(({ tab_title, tab_content }, index) => ({
    key: `${id}-${index}`,
    title: tab_title,
    isOpen: start === 'expanded' && index === 0,
    content: <Prose html={tab_content} className="elementor-tab-content prose" />,
  }))
  return (
    <AccordionList
      rows={rows}
      titleTag={title_html_tag}
      look={settings}
      group={atOnce === 'one' ? `accordion-${id}` : undefined}
      questions={tabs.map(({ tab_title, tab_content }) => ({ title: tab_title, html: tab_content }))}
    />
  )
}
