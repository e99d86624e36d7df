import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { STAFF } from '../people/people-labels.ts'
import { FormDialog } from '../shared/form-dialog.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { useDialogAction } from '../shared/use-dialog-action.tsx'

export const PERMISSIONS = { read: 'Só ler', write: 'Só escrever', read_write: 'Ler e escrever' }
const NOTHING_TYPED = { description: '', permissions: 'read', user: '' }
export type NewKey = { consumer_key: string; consumer_secret: string }

/** Asks what the key is for and how much it may; the least is offered first. */
export function NewKeyDialog({ onClose }: { onClose: (made?: NewKey) => void }) {
  const { run, isBusy, trouble } = useDialogAction()
  const { data: people = [] } = useGetList<{ id: number; username: string; nickname: string }>('people', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
    filter: { context: 'edit', roles: STAFF },
  })
  const { data: me } = useAnswer<{ id: number }>('/wp/v2/users/me')
  const others = people.filter(({ id }) => id !== me?.id)
  const [input, setInput] = useState(NOTHING_TYPED)
  const set = (part: Partial<typeof input>) => setInput((before) => ({ ...before, ...part }))
  const send = async () => {
    let made: NewKey | undefined
    const done = await run(async (provider) => {
      made = await provider.tell<NewKey>('/vitrine/v1/api-keys', input)
    }, 'Chave criada.')
    if (done) onClose(made)
  }
  return (
    <FormDialog
      title="Nova chave"
      action="Criar a chave"
      canSave={!isBusy && input.description.trim() !== ''}
      isChanged={JSON.stringify(input) !== JSON.stringify(NOTHING_TYPED)}
      trouble={trouble}
      onSave={send}
      onClose={() => onClose()}
    >
      <TextField
        label="Para que programa"
        required
        value={input.description}
        helperText="Por exemplo: ERP, emissor de notas, planilha."
        slotProps={{ htmlInput: { maxLength: 200 } }}
        onChange={({ target }) => set({ description: target.value })}
      />
      <TextField
        select
        label="O que pode"
        value={input.permissions}
        helperText="Dê só o que o programa precisa."
        onChange={({ target }) => set({ permissions: target.value })}
      >
        {Object.entries(PERMISSIONS).map(([id, name]) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Em nome de"
        value={input.user}
        helperText="O registro de alterações diz este nome; a chave pode o que a pessoa pode."
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        onChange={({ target }) => set({ user: target.value })}
      >
        <MenuItem value="">Mim</MenuItem>
        {others.map(({ id, username, nickname }) => (
          <MenuItem key={id} value={username}>
            {nickname}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  )
}
