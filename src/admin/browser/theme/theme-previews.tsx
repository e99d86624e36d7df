import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useState } from 'react'
import { Panel } from '../shared/panel.tsx'
import { sentOf, type ThemeDraft } from './theme-draft.ts'
import { type PreviewDevice, ThemeFrame } from './theme-frame.tsx'
import { PAGE_LABELS, type PreviewedPage } from './theme-labels.ts'

const PAGES = Object.keys(PAGE_LABELS) as PreviewedPage[]

/** The pages that a look is judged by, side by side, as they would be with what is not saved yet. */
export function ThemePreviews({ draft }: { draft: ThemeDraft }) {
  const [device, setDevice] = useState<PreviewDevice>('mobile')
  const text = JSON.stringify(sentOf(draft))
  return (
    <Panel
      title="Prévia"
      action={
        <ToggleButtonGroup
          exclusive
          size="small"
          value={device}
          aria-label="Largura da prévia"
          onChange={(_event, chosen: PreviewDevice | null) => chosen && setDevice(chosen)}
        >
          <ToggleButton value="mobile">Celular</ToggleButton>
          <ToggleButton value="desktop">Computador</ToggleButton>
        </ToggleButtonGroup>
      }
    >
      <Box
        role="region"
        aria-label="Prévias lado a lado"
        tabIndex={0}
        sx={{ display: 'flex', gap: 2, overflowX: 'auto', pb: 1, '& > *': { flex: 'none' } }}
      >
        {PAGES.map((page) => (
          <Box key={page} sx={{ inlineSize: device === 'mobile' ? 240 : 'min(480px, 78vw)' }}>
            <Typography variant="caption" color="textSecondary">
              {PAGE_LABELS[page]}
            </Typography>
            <Box
              sx={{
                blockSize: device === 'mobile' ? 480 : 360,
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
                overflow: 'hidden',
              }}
            >
              <ThemeFrame page={page} text={text} device={device} />
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
