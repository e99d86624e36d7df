import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useState } from 'react'
import { useStale } from '../shared/stale.tsx'
import { useDeed } from '../shared/use-desk.ts'
import { titleOf } from './menu-entries.tsx'
import type { MenuEntry } from './menu-moves.ts'

/** An entry's words and address; taken away, what stood below it moves up. */
export function EntryDialog({ entry, onClose }: { entry: MenuEntry; onClose: () => void }) {
  const [title, setTitle] = useState(titleOf(entry))
  const [url, setUrl] = useState(entry.url)
  const [isRemoving, setIsRemoving] = useState(false)
  const { onError, dialog } = useStale()
  const { run, isBusy } = useDeed({ onError })
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
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="item-do-menu">
      <DialogTitle id="item-do-menu">Item do menu</DialogTitle>
      <DialogContent>
        <TextField label="Texto" value={title} onChange={({ target }) => setTitle(target.value)} />
        <TextField
          label="Endereço"
          value={url}
          onChange={({ target }) => setUrl(target.value)}
          helperText="/sobre/ para páginas da loja, https://… para outras."
        />
        {isRemoving && <Alert severity="warning">Retirar este item? O que está dentro dele sobe um nível.</Alert>}
      </DialogContent>
      <DialogActions>
        <Button
          color="error"
          disabled={isBusy}
          onClick={() => (isRemoving ? void remove() : setIsRemoving(true))}
          sx={{ mr: 'auto' }}
        >
          {isRemoving ? 'Sim, retirar' : 'Retirar'}
        </Button>
        <Button onClick={onClose}>Cancelar</Button>
        <Button variant="contained" disabled={isBusy || title.trim() === '' || url.trim() === ''} onClick={() => void save()}>
          Salvar
        </Button>
      </DialogActions>
      {dialog}
    </Dialog>
  )
}
