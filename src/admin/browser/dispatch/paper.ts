/** A sheet: black on white, also where the screen is dark. */
export const PAPER = {
  bgcolor: '#fff',
  color: '#000',
  border: '1px solid #999',
  p: 2,
  mb: 3,
  breakAfter: 'page',
  '&:last-of-type': { breakAfter: 'auto' },
} as const
export const CELL = { border: '1px solid #999', px: 1, py: 0.5, textAlign: 'start', fontSize: '0.875rem' } as const
