import type { ViewProps } from '#builder/define-widget.ts'
import { IslandSlot } from '#islands/island-slot.tsx'
import { Icon } from '#ui/icon.tsx'
import { Prose } from '#ui/trusted-markup.tsx'
import tabList from './island.tsx'
import { tabIds } from './tab-ids.ts'
import type widget from './widget.ts'

/** Panels that are an accordion on a phone and without scripts; on a wide screen the row of tabs opens them. */
export default function Tabs({ settings, id }: ViewProps<typeof widget>) {
  const { tabs, type: direction, align, label } = settings
  if (tabs.length === 0) return null
  const panels = tabs.map((tab, index) => ({ ...tab, ...tabIds(id, index), open: index === 0 }))
  return (
    <div className={`elementor-tabs elementor-tabs-view-${direction}`} data-align={align}>
      <IslandSlot island={tabList} id={id} props={{ id, label, direction, titles: tabs.map((tab) => tab.tab_title) }} />
      <div className="elementor-tabs-content-wrapper">
        {panels.map((panel) => (
          <details key={panel.panel} className="elementor-tab" id={panel.panel} name={`${id}-tabs`} open={panel.open}>
            <summary className="elementor-tab-title elementor-tab-mobile-title">
              {panel.tab_title}
              <Icon name="chevron-down" />
            </summary>
            <div className="elementor-tab-content" id={panel.content} role="tabpanel" aria-labelledby={panel.tab}>
              <Prose html={panel.tab_content} className="prose" />
            </div>
          </details>
        ))}
      </div>
    </div>
  )
}
