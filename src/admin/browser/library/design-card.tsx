import { Box, ButtonBase, Typography } from '@mui/material'
import type { Design } from './find-designs.ts'
import { DesignPicture } from './design-picture.tsx'

type Options = { design: Design; isDrawn: boolean; isOff: boolean; onPick: () => void }

/** A design with its picture; a press places it. */
export const DesignCard = ({ design: { key, title, note }, isDrawn, isOff, onPick }: Options) => (
  <ButtonBase
    onClick={onPick}
    disabled={isOff}
    sx={{
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'stretch',
      justifyContent: 'flex-start',
      textAlign: 'start',
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      overflow: 'hidden',
      '&:hover, &:focus-visible': { borderColor: 'primary.main', boxShadow: 2 },
      '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
    }}
  >
    {isDrawn ? <DesignPicture design={key} /> : <Box sx={{ aspectRatio: '1 / 0.62', bgcolor: 'action.hover' }} />}
    <Box sx={{ p: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {note && (
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {note}
        </Typography>
      )}
    </Box>
  </ButtonBase>
)
