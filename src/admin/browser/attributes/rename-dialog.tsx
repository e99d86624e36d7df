import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { takeFocus } from '../shared/take-focus.ts'

type Options = {
  name: string
  /** What the others are called. */
  taken: readonly string[]
  onRename: (name: string) => void
  onClose: () => void
}

/** Another name for a value: products and variations that have it keep it. */
export function RenameDialog({ name, taken, onRename, onClose }: Options) {
  const [typed, setTyped] = useState(name)
  const wanted = typed.trim()
  const isTaken = taken.includes(wanted)
  const rename = (event: FormEvent) => {
    event.preventDefault()
    onClose()
    if (wanted !== name) onRename(wanted)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby="renomear"
      slotProps={{ paper: { component: 'form', onSubmit: rename } }}
    >
      <DialogTitle id="renomear">Renomear “{name}”</DialogTitle>
      <DialogContent>
        <TextField
          label="Nome do valor"
          inputRef={takeFocus}
          value={typed}
          error={isTaken}
          helperText={
            isTaken ? 'Já existe um valor com este nome.' : 'Os produtos e as variações com este valor continuam com ele.'
          }
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" variant="contained" disabled={wanted === '' || isTaken}>
          Salvar
        </Button>
      </DialogActions>
    </Dialog>
  )
}
