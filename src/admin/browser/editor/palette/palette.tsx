import { Box } from '@mui/material'
import { useState } from 'react'
import { TabBar, tabId } from '../../shared/tab-bar.tsx'
import { DesignTiles, type DesignTilesOptions } from './design-tiles.tsx'
import { WidgetTiles, type WidgetTilesOptions } from './widget-tiles.tsx'

type Options = WidgetTilesOptions & {
  onPickDesign?: DesignTilesOptions['onPick']
  onGrabDesign?: DesignTilesOptions['onGrab']
}

const PANEL = 'palette-panel'
const TABS = [
  { name: 'widgets', label: 'Elementos', panel: PANEL },
  { name: 'designs', label: 'Seções prontas', panel: PANEL },
] as const

/** Everything that can be put on a page: single elements, and ready sections where these can be placed. */
export function Palette({ onPickDesign, onGrabDesign, ...tiles }: Options) {
  const [tab, setTab] = useState<'widgets' | 'designs'>('widgets')
  if (!onPickDesign) return <WidgetTiles {...tiles} />
  return (
    <Box>
      <TabBar label="O que acrescentar" tabs={TABS} value={tab} onChange={setTab} isFull sx={{ mb: 1 }} />
      <Box id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, tab)}>
        {tab === 'widgets' ? <WidgetTiles {...tiles} /> : <DesignTiles onPick={onPickDesign} onGrab={onGrabDesign} />}
      </Box>
    </Box>
  )
}
