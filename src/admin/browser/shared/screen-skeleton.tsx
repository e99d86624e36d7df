import { Box, Skeleton } from '@mui/material'

/** The shape of a screen while its script or its record is on the way: seen at once, so that nobody looks at nothing. */
export const ScreenSkeleton = () => (
  <Box role="status" aria-label="Carregando" sx={{ display: 'grid', gap: 2, mt: 2 }}>
    <Skeleton variant="rounded" height={44} width="40%" />
    <Skeleton variant="rounded" height={180} />
    <Skeleton variant="rounded" height={44} />
    <Skeleton variant="rounded" height={44} />
    <Skeleton variant="rounded" height={120} />
  </Box>
)
