import type { ViewProps } from '#builder/define-widget.ts'
import { iconPath } from '#ui/icon.tsx'
import { TabPanels } from '../tabs/tab-panels.tsx'
import tabList from './island.tsx'
import { NoPanels } from './no-panels.tsx'
import { titledPanels } from './titled-panels.ts'
import type widget from './widget.ts'

export default function NestedTabs({ settings, id, page, panels }: ViewProps<typeof widget>) {
  const { tabs, tabs_direction: place, tabs_justify_horizontal: align, label } = settings
  const shown = titledPanels(
    tabs.map(({ tab_title }) => ({ title: tab_title, id: '' })),
    panels,
  )
  if (shown.length === 0) return <NoPanels page={page} />
  const isVertical = place === 'inline-start' || place === 'inline-end'
  return (
    <TabPanels
      id={id}
      label={label}
      island={tabList}
      direction={isVertical ? 'vertical' : 'horizontal'}
      isAtEnd={place === 'block-end' || place === 'inline-end'}
      align={align}
      look={settings}
      panels={shown.map(({ title, panel }, index) => ({
        title,
        content: panel,
        icon: tabs[index]?.tab_icon ?? '',
        paths: pathsOf(tabs[index]),
      }))}
    />
  )
}

/** The drawings of a tab: while it is not chosen, and while it is. */
function pathsOf(tab: { tab_icon: string; tab_icon_active: string } | undefined): [string, string] | undefined {
  const normal = tab && iconPath(tab.tab_icon)
  return normal === undefined ? undefined : [normal, iconPath(tab!.tab_icon_active) ?? normal]
}
