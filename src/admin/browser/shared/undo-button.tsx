import { Button } from '@mui/material'
import { useCloseNotification } from 'react-admin'

/** The next notice waits for this one: it goes with the press. */
export function UndoButton({ onUndo }: { onUndo: () => void }) {
  const close = useCloseNotification()
  return (
    <Button
      color="inherit"
      onClick={() => {
        close()
        onUndo()
      }}
    >
      Desfazer
    </Button>
  )
}
