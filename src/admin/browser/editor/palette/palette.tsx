import { Box, Tab, Tabs } from '@mui/material'
import { useState } from 'react'
import { DesignTiles, type DesignTilesOptions } from './design-tiles.tsx'
import { WidgetTiles, type WidgetTilesOptions } from './widget-tiles.tsx'

type Options = WidgetTilesOptions & {
  onPickDesign?: DesignTilesOptions['onPick']
  onGrabDesign?: DesignTilesOptions['onGrab']
}

/** Everything that can be put on a page: single elements, and ready sections where these can be placed. */
export function Palette({ onPickDesign, onGrabDesign, ...tiles }: Options) {
  const [tab, setTab] = useState<'widgets' | 'designs'>('widgets')
  if (!onPickDesign) return <WidgetTiles {...tiles} />
  return (
    <Box>
      <Tabs
        value={tab}
        onChange={(_event, next: typeof tab) => setTab(next)}
        variant="fullWidth"
        aria-label="O que acrescentar"
        sx={{ mb: 1 }}
      >
        <Tab id="palette-widgets" aria-controls="palette-panel" value="widgets" label="Elementos" />
        <Tab id="palette-designs" aria-controls="palette-panel" value="designs" label="Seções prontas" />
      </Tabs>
      <Box id="palette-panel" role="tabpanel" aria-labelledby={`palette-${tab}`}>
        {tab === 'widgets' ? <WidgetTiles {...tiles} /> : <DesignTiles onPick={onPickDesign} onGrab={onGrabDesign} />}
      </Box>
    </Box>
  )
}
