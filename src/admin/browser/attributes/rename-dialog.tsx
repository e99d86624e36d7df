import { TextField } from '@mui/material'
import { useState } from 'react'
import { FormDialog } from '../shared/form-dialog.tsx'
import { useDialogAction } from '../shared/use-dialog-action.tsx'

type Options = {
  /** Where the value is told. */
  path: string
  name: string
  /** What the others are called. */
  taken: readonly string[]
  onClose: () => void
}

/** Another name for a value: products and variations that have it keep it. */
export function RenameDialog({ path, name, taken, onClose }: Options) {
  const { run, isBusy, trouble } = useDialogAction()
  const [typed, setTyped] = useState(name)
  const wanted = typed.trim()
  const isTaken = taken.includes(wanted)
  const rename = async () => {
    if (wanted === name || (await run((provider) => provider.tell(path, { name: wanted }), `“${name}” agora é “${wanted}”.`)))
      onClose()
  }
  return (
    <FormDialog
      title={`Renomear “${name}”`}
      action="Salvar"
      canSave={!isBusy && wanted !== '' && !isTaken}
      isChanged={typed !== name}
      trouble={trouble}
      onSave={rename}
      onClose={onClose}
    >
      <TextField
        label="Nome do valor"
        value={typed}
        error={isTaken}
        helperText={
          isTaken ? 'Já existe um valor com este nome.' : 'Os produtos e as variações com este valor continuam com ele.'
        }
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </FormDialog>
  )
}
