import { Alert, Box, Button, Dialog, DialogActions, DialogContent, type DialogProps, DialogTitle } from '@mui/material'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useLeaving } from './leaving.tsx'

type Options = {
  title: string
  /** What its button says. */
  action: string
  /** Whether what is typed can be saved as it stands. */
  canSave: boolean
  /** Whether anything was typed that leaving would lose. */
  isChanged: boolean
  /** What the shop answered to the last try. */
  trouble?: string | undefined
  onSave: () => Promise<unknown>
  onClose: () => void
  /** What else can be done or said, on the other side of the buttons. */
  besides?: ReactNode
  children: ReactNode
} & Pick<DialogProps, 'maxWidth' | 'fullScreen'>

/** A few fields over the screen, the first of them ready to be typed into; Enter in any of them saves. */
export function FormDialog({ title, action, canSave, isChanged, trouble, onSave, onClose, besides, children, ...look }: Options) {
  const id = useId()
  const leaving = useLeaving({ isChanged, onClose })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // To React the dialog stands inside of whatever opened it, which may be a form too.
    event.stopPropagation()
    if (canSave) void onSave()
  }
  return (
    <Dialog open onClose={leaving.onClose} fullWidth maxWidth="xs" {...look} aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {/* The dialog itself lays its parts out. */}
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogContent ref={focusFirstField}>
          {/* Inside: what is said behind an open dialog reaches nobody who listens to the screen. */}
          {trouble && (
            <Alert severity="warning" sx={{ mb: 1 }}>
              {trouble}
            </Alert>
          )}
          {children}
        </DialogContent>
        <DialogActions>
          {besides}
          <Button color="inherit" onClick={leaving.leave}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" disabled={!canSave}>
            {action}
          </Button>
        </DialogActions>
      </Box>
      {leaving.question}
    </Dialog>
  )
}

/** As a `ref` it is called once, when the dialog appears. */
const focusFirstField = (box: HTMLElement | null) =>
  box?.querySelector<HTMLElement>('[role="combobox"], input:not([type="hidden"], [aria-hidden="true"]), textarea')?.focus()
