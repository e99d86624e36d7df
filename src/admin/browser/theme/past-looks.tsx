import { Box, Button, Typography } from '@mui/material'
import type { ThemeRecord } from '#api/vitrine/theme-routes.ts'
import { Panel } from '../shared/panel.tsx'
import { momentText } from '../shared/words.ts'
import { COLOUR_NAMES } from '#content/settings/colours.ts'
import { completeColours, readColours } from '#content/settings/theme/theme.ts'

type Past = ThemeRecord['past'][number]

/** Looks that the shop had. One that is taken is seen in the previews first; saving it keeps the present one, too. */
export function PastLooks({ past, onTake }: { past: readonly Past[]; onTake: (one: Past) => void }) {
  if (past.length === 0) return null
  return (
    <Panel title="Aparências anteriores">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {past.map((one) => (
          <Box
            component="li"
            key={`${one.until} ${one.name ?? ''}`}
            sx={{
              display: 'flex',
              gap: 1,
              alignItems: 'center',
              flexWrap: 'wrap',
              py: 0.5,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box aria-hidden sx={{ display: 'flex' }}>
              {COLOUR_NAMES.slice(0, 5).map((name) => (
                <Box
                  key={name}
                  sx={{ inlineSize: 20, blockSize: 28, border: 1, borderColor: 'divider' }}
                  style={{ background: completeColours(readColours(one.look['colours']))[name] }}
                />
              ))}
            </Box>
            <Typography sx={{ flex: 1, minInlineSize: 140 }}>{one.name ?? `Até ${momentText(one.until)}`}</Typography>
            <Button
              size="small"
              variant="outlined"
              onClick={() => onTake(one)}
              aria-label={one.name ? `Usar a aparência «${one.name}»` : `Usar a aparência até ${momentText(one.until)}`}
            >
              {one.name ? 'Usar' : 'Usar de novo'}
            </Button>
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
