import { Box, Link, Skeleton, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Link as RouteLink } from 'react-router-dom'

export const Way = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link component={RouteLink} to={to}>
    {children}
  </Link>
)

/** A short list, or the words for an empty one; while nobody knows yet, room for it. */
export function Rows({ rows, none }: { rows: [key: string, row: ReactNode][] | undefined; none: string }) {
  if (!rows) return <Waiting />
  if (rows.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {none}
      </Typography>
    )
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {rows.map(([key, row]) => (
        <Typography key={key} component="li" variant="body2">
          {row}
        </Typography>
      ))}
    </Box>
  )
}

/** What stands where an answer is still on its way: it says nothing, and keeps the room. */
export const Waiting = () => <Skeleton animation={false} aria-hidden />
