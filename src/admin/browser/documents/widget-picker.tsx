import { Button, Dialog, DialogActions, DialogContent, DialogTitle, type Theme, useMediaQuery } from '@mui/material'
import type { WireWidget } from '#api/vitrine/widget-shape.ts'
import { Palette } from '../editor/palette/palette.tsx'

type Options = { widgets: WireWidget[]; onPick: (name: string) => void; onClose: () => void }

/** Everything that can be put on a page, in a window of its own. */
export function WidgetPicker({ widgets, onPick, onClose }: Options) {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={isSmall} aria-labelledby="acrescentar">
      <DialogTitle id="acrescentar">Acrescentar à página</DialogTitle>
      <DialogContent sx={{ minBlockSize: '60vh' }}>
        <Palette widgets={widgets} onPick={onPick} hasFocus />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fechar</Button>
      </DialogActions>
    </Dialog>
  )
}
