import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography, useMediaQuery } from '@mui/material'
import { useState } from 'react'
import { useLeaving } from '../shared/leaving.tsx'
import { useDeed } from '../shared/use-desk.ts'
import { currentIn, type Described, newsIn, refusedIn, staleText, typedOf } from './described.ts'
import { DialogForm } from './dialog-form.tsx'
import { cellsOf, wrongRows } from './rate-table.ts'
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
  version: number
}

type Props = {
  address: string
  method: ZoneMethod
  /** Just made: it is offered to those who buy once it is saved. */
  isNew: boolean
  onSaved: () => void
  onCancel: () => void
}

/** A way of sending, drawn from its own description. */
export function MethodDialog({ address, method, isNew, onSaved, onCancel }: Props) {
  const { run, isBusy } = useDeed()
  const fields = fieldsOf(method)
  const form = useTyped(fields)
  const leaving = useLeaving({ isChanged: form.changed.length > 0, onClose: onCancel })
  const hasTable = fields.some(({ type }) => type === 'table')
  const isNarrow = useMediaQuery('(max-width: 599.95px)')
  const isWrong = fields.some(
    ({ id, type, columns = [] }) => type === 'table' && wrongRows(cellsOf(form.values[id] ?? '', columns), columns).length > 0,
  )
  // Beside the fields: what is said behind an open dialog reaches nobody who listens to the screen.
  const [told, setTold] = useState<string>()
  const save = async () => {
    const { title, ...settings } = typedOf(form.changed)
    if (title?.trim() === '') return form.mark({ title: 'Escreva um nome.' })
    const wish = {
      ...(title !== undefined && { title: title.trim() }),
      settings,
      ...(isNew && { enabled: true }),
      version: method.version,
    }
    const isKept = await run(
      (provider) =>
        provider.tell(address, wish).catch((error: unknown) => {
          form.mark(refusedIn(fields, error))
          throw error
        }),
      `${form.values['title'] ?? method.title}: salva.`,
      (error) => {
        const current = currentIn<ZoneMethod>(error)
        const words = current && staleText(method.title, newsIn(fields, fieldsOf(current)))
        setTold(words)
        return words
      },
    )
    if (isKept) onSaved()
  }
  return (
    <Dialog
      open
      onClose={leaving.onClose}
      fullWidth
      fullScreen={isNarrow && hasTable}
      maxWidth={hasTable ? 'lg' : 'sm'}
      aria-labelledby="method-title"
    >
      <DialogTitle id="method-title">{method.method_title}</DialogTitle>
      <DialogForm onSubmit={save}>
        <DialogContent>
          {told && (
            <Alert severity="warning" sx={{ mb: 1 }}>
              {told}
            </Alert>
          )}
          {fields.map((setting) => (
            <SettingField
              key={setting.id}
              setting={setting}
              value={form.values[setting.id] ?? ''}
              problem={form.problems[setting.id]}
              onChange={(value) => form.set(setting.id, value)}
            />
          ))}
        </DialogContent>
        <DialogActions>
          {isWrong && (
            <Typography variant="body2" color="error" sx={{ marginInlineEnd: 'auto' }}>
              Complete as linhas marcadas para salvar.
            </Typography>
          )}
          <Button color="inherit" onClick={leaving.leave}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy || isWrong}>
            Salvar
          </Button>
        </DialogActions>
      </DialogForm>
      {leaving.question}
    </Dialog>
  )
}

/** The name is a field among the others. */
const fieldsOf = ({ title, method_description, settings }: ZoneMethod): Described[] => [
  { id: 'title', label: 'Nome na loja', description: method_description, type: 'text', value: title, default: '' },
  ...Object.values(settings),
]
