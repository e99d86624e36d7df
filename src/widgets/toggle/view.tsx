import type { ViewProps } from '#builder/define-widget.ts'
import { Icon } from '#ui/icon.tsx'
import { Prose, TrustedMarkup } from '#ui/trusted-markup.tsx'
import { faqFacts } from '../accordion/faq-facts.ts'
import type widget from './widget.ts'

/** Like an accordion whose items don't know each other. */
export default function Toggle({ settings, id }: ViewProps<typeof widget>) {
  const { tabs, title_html_tag: Title, mark, icon_align, faq_schema, selected_icon: icon } = settings
  if (tabs.length === 0) return null
  const rows = tabs.map((tab, index) => ({ ...tab, key: `${id}-${index}` }))
  const facts = faq_schema
    ? faqFacts(tabs.map(({ tab_title, tab_content }) => ({ title: tab_title, html: tab_content })))
    : undefined
  return (
    <div className="elementor-toggle" data-icon={icon_align === 'right' ? 'right' : undefined}>
      {rows.map((row) => (
        <details key={row.key} className="elementor-toggle-item" open={row.open}>
          <summary className="elementor-tab-title">
            <span className="elementor-toggle-icon" data-mark={icon === '' ? mark : undefined}>
              <Icon name={icon || (mark === 'plus' ? 'plus' : 'chevron-right')} />
              {icon !== '' && <Icon name={settings.selected_active_icon} />}
            </span>
            <Title className="elementor-toggle-title">{row.tab_title}</Title>
          </summary>
          <Prose html={row.tab_content} className="elementor-tab-content prose" />
        </details>
      ))}
      {facts && <TrustedMarkup as="script" type="application/ld+json" html={facts} />}
    </div>
  )
}
