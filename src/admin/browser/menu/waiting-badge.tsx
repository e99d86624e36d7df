import { Box } from '@mui/material'
import { badgeText } from './waiting.ts'

/** A number to be seen; whoever listens hears it in words, beside the name. */
export const WaitingBadge = ({ total }: { total: number }) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      display: 'inline-block',
      minWidth: 22,
      px: 0.75,
      ml: 0.5,
      borderRadius: 3,
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
      fontSize: '0.75rem',
      fontWeight: 650,
      lineHeight: '20px',
      textAlign: 'center',
    }}
  >
    {badgeText(total)}
  </Box>
)
