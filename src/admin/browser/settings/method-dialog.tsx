import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useState } from 'react'
import { useDeed } from '../shared/use-desk.ts'
import type { Described } from './described.ts'
import { SettingField } from './setting-field.tsx'
import { useTyped } from './use-typed.ts'

export type ZoneMethod = {
  id: number
  title: string
  enabled: boolean
  method_id: string
  method_title: string
  method_description: string
  settings: Record<string, Described>
}

/** A way of sending, drawn from its own description. */
export function MethodDialog({ address, method, onClose }: { address: string; method: ZoneMethod; onClose: () => void }) {
  const { run, isBusy } = useDeed()
  const fields = Object.values(method.settings)
  const form = useTyped(fields)
  const [title, setTitle] = useState(method.title)
  const save = async () => {
    const settings = Object.fromEntries(form.changed.map(({ id, value }) => [id, value]))
    const isKept = await run(
      (provider) => provider.tell(address, { title: title.trim() || method.title, settings }),
      'Forma de entrega salva.',
    )
    if (isKept) onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="method-title">
      <DialogTitle id="method-title">{method.method_title}</DialogTitle>
      <DialogContent>
        <TextField
          label="Nome na loja"
          value={title}
          helperText={method.method_description}
          onChange={({ target }) => setTitle(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        {fields.map((setting) => (
          <SettingField
            key={setting.id}
            setting={setting}
            value={form.values[setting.id] ?? ''}
            onChange={(value) => form.set(setting.id, value)}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancelar
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void save()}>
          Salvar
        </Button>
      </DialogActions>
    </Dialog>
  )
}
