import type { ReactNode } from 'react'
import type { Settings } from '#builder/fields.ts'
import type { Island } from '#islands/define-island.ts'
import { IslandSlot } from '#islands/island-slot.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Direction } from './next-tab.ts'
import { tabIds } from './tab-ids.ts'
import type { TabListProps } from './tab-list.tsx'
import type { tabsLook } from './tabs-fields.ts'

type Props = {
  id: string
  label: string
  island: Island<TabListProps>
  direction: Direction
  /** The row stands behind the panels. */
  isAtEnd?: boolean
  align: string
  look: Settings<typeof tabsLook>
  panels: { title: string; content: ReactNode; icon?: string; paths?: [string, string] | undefined }[]
}

/** Panels that are an accordion on a phone and without scripts; on a wide screen the row of tabs opens them. */
export function TabPanels({ id, label, island, direction, isAtEnd = false, align, look, panels }: Props) {
  const shown = panels.map((panel, index) => ({ ...panel, ids: tabIds(id, index), isOpen: index === 0 }))
  const icons = panels.some(({ paths }) => paths) && { icons: panels.map(({ paths }) => paths ?? null) }
  return (
    <div
      className={`elementor-tabs elementor-tabs-view-${direction}`}
      data-align={align}
      data-at={isAtEnd ? 'end' : undefined}
      data-accordion={look.breakpoint_selector === 'mobile' ? undefined : look.breakpoint_selector}
    >
      <IslandSlot island={island} id={id} props={{ id, label, direction, titles: panels.map(({ title }) => title), ...icons }} />
      <div className="elementor-tabs-content-wrapper">
        {shown.map(({ title, content, icon = '', ids, isOpen }) => (
          <details key={ids.panel} className="elementor-tab" id={ids.panel} name={`${id}-tabs`} open={isOpen}>
            <summary className="elementor-tab-title elementor-tab-mobile-title">
              {icon === '' ? (
                title
              ) : (
                <span>
                  <Icon name={icon} /> {title}
                </span>
              )}
              <Icon name="chevron-down" />
            </summary>
            <div className="elementor-tab-content" id={ids.content} role="tabpanel" aria-labelledby={ids.tab}>
              {content}
            </div>
          </details>
        ))}
      </div>
    </div>
  )
}
