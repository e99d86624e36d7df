import type { ViewProps } from '#builder/define-widget.ts'
import { Icon } from '#ui/icon.tsx'
import { Prose } from '#ui/trusted-markup.tsx'
import type widget from './widget.ts'

/** Opens and closes by the browser's own means: items that share a name take turns, with no script at all. */
export default function Accordion({ settings, id }: ViewProps<typeof widget>) {
  const { tabs, max_items_expended: atOnce, default_state: start, title_html_tag: Title, look } = settings
  if (tabs.length === 0) return null
  const rows = tabs.map((tab, index) => ({ ...tab, key: `${id}-${index}`, open: start === 'expanded' && index === 0 }))
  return (
    <div className="elementor-accordion" data-look={look}>
      {rows.map((row) => (
        <details
          key={row.key}
          className="elementor-accordion-item"
          name={atOnce === 'one' ? `accordion-${id}` : undefined}
          open={row.open}
        >
          <summary className="elementor-tab-title">
            <Title className="elementor-accordion-title">{row.tab_title}</Title>
            <Icon name="chevron-down" />
          </summary>
          <Prose html={row.tab_content} className="elementor-tab-content prose" />
        </details>
      ))}
    </div>
  )
}
