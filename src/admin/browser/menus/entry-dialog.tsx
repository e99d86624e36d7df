import { Alert, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { FormDialog } from '../shared/form-dialog.tsx'
import { useDialogAction } from '../shared/use-dialog-action.tsx'
import { type MenuEntry, titleOf } from './menu-moves.ts'

/** An entry's words and address; taken away, what stood below it moves up. */
export function EntryDialog({ entry, onClose }: { entry: MenuEntry; onClose: () => void }) {
  const [title, setTitle] = useState(titleOf(entry))
  const [url, setUrl] = useState(entry.url)
  const [isRemoving, setIsRemoving] = useState(false)
  const { run, isBusy, trouble, question } = useDialogAction()
  const { id, version } = entry
  const save = async () => {
    const data = { title, url }
    if (
      await run(
        (provider) => provider.update('menu_items', { id, data, previousData: { id, version } }),
        `“${title}” está salvo no menu.`,
      )
    )
      onClose()
  }
  const remove = async () => {
    if (
      await run(
        (provider) => provider.remove(`/wp/v2/menu-items/${id}?force=true&version=${version}`),
        `“${titleOf(entry)}” saiu do menu.`,
      )
    )
      onClose()
  }
  const canSave = !isBusy && title.trim() !== '' && url.trim() !== ''
  const removal = (
    <Button
      color="error"
      disabled={isBusy}
      onClick={() => (isRemoving ? void remove() : setIsRemoving(true))}
      sx={{ mr: 'auto' }}
    >
      {isRemoving ? 'Sim, retirar' : 'Retirar'}
    </Button>
  )
  return (
    <FormDialog
      title="Item do menu"
      action="Salvar"
      canSave={canSave}
      isChanged={title !== titleOf(entry) || url !== entry.url}
      trouble={trouble}
      onSave={save}
      onClose={onClose}
      besides={removal}
    >
      <TextField label="Texto" value={title} onChange={({ target }) => setTitle(target.value)} />
      <TextField
        label="Endereço"
        value={url}
        onChange={({ target }) => setUrl(target.value)}
        helperText="/sobre/ para páginas da loja, https://… para outras."
      />
      {isRemoving && <Alert severity="warning">Retirar este item? O que está dentro dele sobe um nível.</Alert>}
      {question}
    </FormDialog>
  )
}
