import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import type { CustomerTagRecord } from '#api/vitrine/customer-tag-routes.ts'
import { count } from '#kit/pt-br.ts'
import { FormDialog } from '../shared/form-dialog.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { useDialogAction } from '../shared/use-dialog-action.tsx'

type Options = { ids: readonly number[]; onClose: () => void; onDone?: () => void }

/** Puts tags on customers, and takes others off. A tag that nobody has yet is made by typing it. */
export function TagDialog({ ids, onClose, onDone }: Options) {
  const { data: tags = [] } = useAnswer<CustomerTagRecord[]>('/vitrine/v1/customer-tags')
  const [added, setAdded] = useState<string[]>([])
  const [removed, setRemoved] = useState<string[]>([])
  const [typed, setTyped] = useState('')
  const { run, isBusy, trouble } = useDialogAction()
  const names = tags.map(({ name }) => name)
  const add = [...added, typed.trim()].filter(Boolean)
  const save = async () => {
    const remove = tags.filter(({ name }) => removed.includes(name)).map(({ id }) => id)
    const done = `Etiquetas de ${count(ids.length, 'cliente', 'clientes')} salvas.`
    const isSaved = await run(
      (provider) => provider.tell('/vitrine/v1/customer-profiles/tags', { customers: ids, add, remove }),
      done,
    )
    if (!isSaved) return
    onDone?.()
    onClose()
  }
  return (
    <FormDialog
      title={`Etiquetas de ${count(ids.length, 'cliente', 'clientes')}`}
      action="Salvar"
      canSave={(add.length > 0 || removed.length > 0) && !isBusy}
      isChanged={add.length > 0 || removed.length > 0}
      trouble={trouble}
      onSave={save}
      onClose={onClose}
    >
      <Autocomplete
        multiple
        freeSolo
        options={names}
        value={added}
        inputValue={typed}
        onInputChange={(_event, text) => setTyped(text)}
        onChange={(_event, chosen) => setAdded(chosen.map((name) => name.trim()).filter(Boolean))}
        renderInput={(props) => (
          <TextField {...props} label="Acrescentar" margin="dense" helperText="Escolha ou escreva um nome novo e tecle Enter." />
        )}
      />
      <Autocomplete
        multiple
        options={names}
        value={removed}
        noOptionsText="Nenhuma etiqueta ainda"
        onChange={(_event, chosen) => setRemoved(chosen)}
        renderInput={(props) => <TextField {...props} label="Tirar" margin="dense" />}
      />
    </FormDialog>
  )
}
