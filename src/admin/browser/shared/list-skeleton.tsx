import { Box, Skeleton } from '@mui/material'

/** Rows of a list while they are on the way: at once, so that nobody takes a slow list for an empty one. */
export const ListSkeleton = ({ rows = 6 }: { rows?: number }) => (
  <Box role="status" aria-label="Carregando" sx={{ display: 'grid', gap: 1, p: 2 }}>
    {Array.from({ length: rows }, (_, at) => (
      <Skeleton key={at} variant="rounded" height={44} />
    ))}
  </Box>
)
