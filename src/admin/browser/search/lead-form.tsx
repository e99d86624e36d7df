import { Box, Button, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { Panel } from '../shared/panel.tsx'

type Options = { leadsTo: string; isBusy: boolean; onSave: (to: string, text: string) => Promise<unknown> }

/** The page that is opened instead of the list. */
export function LeadForm({ leadsTo, isBusy, onSave }: Options) {
  const [typed, setTyped] = useState(leadsTo)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const to = typed.trim()
    void onSave(to, to === '' ? 'Esta busca mostra a lista de novo.' : `Esta busca leva a ${to}.`)
  }
  return (
    <Panel title="Abrir uma página">
      <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <TextField
          label="Página da loja"
          value={typed}
          placeholder="/trocas/"
          helperText="Quem busca exatamente isto abre a página em vez da lista. Vazio: mostra a lista."
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { maxLength: 500, spellCheck: false, autoCapitalize: 'none' } }}
          fullWidth
        />
        <Button type="submit" variant="outlined" disabled={isBusy || typed.trim() === leadsTo}>
          Salvar
        </Button>
      </Box>
    </Panel>
  )
}
