import { Box, Card, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** A part of a screen with its heading. */
export function Panel({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <Card component="section" sx={{ p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, mb: 1, flexWrap: 'wrap' }}>
        <Typography variant="h2">{title}</Typography>
        {action}
      </Box>
      {children}
    </Card>
  )
}

/** Two columns where there is room for them: the work at the left, the facts at the right. */
export function TwoColumns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  const column = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
        mt: 2,
        mb: 4,
      }}
    >
      <Box sx={column}>{main}</Box>
      <Box sx={column}>{aside}</Box>
    </Box>
  )
}

/** What a form ends with: in sight however long the form is. */
export const SaveBar = ({ children }: { children: ReactNode }) => (
  <Box
    data-save-bar
    tabIndex={-1}
    sx={{
      position: 'sticky',
      bottom: 0,
      zIndex: 2,
      display: 'flex',
      flexWrap: 'wrap',
      gap: { xs: 0.5, sm: 2 },
      alignItems: 'center',
      py: { xs: 0.5, sm: 1.5 },
      mb: 2,
      bgcolor: 'background.default',
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    {children}
  </Box>
)

/** Names and values, one under the other. */
export function Facts({ rows }: { rows: [name: string, value: ReactNode][] }) {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'fit-content(55%) minmax(0, 1fr)', columnGap: 2, rowGap: 0.5, m: 0 }}
    >
      {rows.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere', textAlign: 'end' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
