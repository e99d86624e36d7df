import { Box } from '@mui/material'

/** A part of a whole, drawn as a bar that lies; what it says stands beside it in words. */
export const LyingBar = ({ part, height = 8 }: { part: number; height?: number }) => (
  <Box
    component="svg"
    viewBox="0 0 100 4"
    preserveAspectRatio="none"
    aria-hidden
    sx={{ display: 'block', inlineSize: '100%', blockSize: height, color: 'primary.main' }}
  >
    <rect width="100" height="4" fill="currentColor" fillOpacity="0.12" />
    <rect width={Math.min(1, Math.max(0, part)) * 100} height="4" fill="currentColor" />
  </Box>
)
