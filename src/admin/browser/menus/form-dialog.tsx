import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type FormEvent, type ReactNode, useId } from 'react'

type Options = {
  title: string
  action: string
  canSave: boolean
  onSave: () => void
  onClose: () => void
  /** What else can be done, on the other side of the buttons. */
  besides?: ReactNode
  children: ReactNode
}

/** A few fields over the screen; Enter in any of them saves. */
export function FormDialog({ title, action, canSave, onSave, onClose, besides, children }: Options) {
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canSave) onSave()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form onSubmit={submit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions>
          {besides}
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" variant="contained" disabled={!canSave}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
