import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LyingBar } from '../shared/lying-bar.tsx'

type Row = { key: string | number; name: ReactNode; value: string; part: number; note?: string | undefined }

/** Rows with a bar each, largest first. */
export const RankedList = ({ rows }: { rows: Row[] }) => (
  <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
    {rows.map(({ key, name, value, part, note }) => (
      <Box component="li" key={key}>
        <Typography variant="body2" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {value}
          </Box>
        </Typography>
        <LyingBar part={part} />
        {note && (
          <Typography variant="caption" color="textSecondary">
            {note}
          </Typography>
        )}
      </Box>
    ))}
  </Box>
)
