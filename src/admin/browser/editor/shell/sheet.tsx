import CloseIcon from '@mui/icons-material/Close'
import { Box, IconButton, Paper, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

type Options = {
  title: string
  /** Something is carried from it into the page. */
  isAside?: boolean
  onClose: () => void
  children: ReactNode
}

/** On a telephone: a panel over the lower part of the page, which stays in sight above it. */
export function Sheet({ title, isAside = false, onClose, children }: Options) {
  const id = useId()
  return (
    <Paper
      component="section"
      role="dialog"
      data-over-page
      aria-labelledby={id}
      elevation={8}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      sx={{
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        zIndex: 3,
        maxBlockSize: '65%',
        display: 'flex',
        flexDirection: 'column',
        borderRadius: '12px 12px 0 0',
        opacity: isAside ? 0 : 1,
        pointerEvents: isAside ? 'none' : 'auto',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 2, borderBottom: 1, borderColor: 'divider' }}>
        <Typography id={id} variant="h3" component="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <IconButton aria-label={`Fechar: ${title}`} onClick={onClose} sx={{ inlineSize: 44, blockSize: 44 }}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ overflowY: 'auto', p: 1, minBlockSize: 0 }}>{children}</Box>
    </Paper>
  )
}
