import type { ViewProps } from '#builder/define-widget.ts'
import { Prose } from '#ui/trusted-markup.tsx'
import tabList from './island.tsx'
import { TabPanels } from './tab-panels.tsx'
import type widget from './widget.ts'

export default function Tabs({ settings, id }: ViewProps<typeof widget>) {
  const { tabs, type: direction, align, label } = settings
  if (tabs.length === 0) return null
  return (
    <TabPanels
      id={id}
      label={label}
      island={tabList}
      direction={direction}
      align={align}
      look={settings}
      panels={tabs.map(({ tab_title, tab_content }) => ({
        title: tab_title,
        content: <Prose html={tab_content} className="prose" />,
      }))}
    />
  )
}
