import { Dialog, DialogContent, DialogTitle } from '@mui/material'
import type { WireWidget } from '#api/vitrine/widget-shape.ts'
import { Palette } from '../editor/palette/palette.tsx'

type Options = { widgets: WireWidget[]; onPick: (name: string) => void; onClose: () => void }

/** Everything that can be put on a page, in a window of its own. */
export const WidgetPicker = ({ widgets, onPick, onClose }: Options) => (
  <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="acrescentar">
    <DialogTitle id="acrescentar">Acrescentar à página</DialogTitle>
    <DialogContent>
      <Palette widgets={widgets} onPick={onPick} hasFocus />
    </DialogContent>
  </Dialog>
)
