import { Typography, useMediaQuery } from '@mui/material'
import { FormDialog } from '../shared/form-dialog.tsx'
import { useDialogAction } from '../shared/use-dialog-action.tsx'
import { currentIn, type Described, newsIn, refusedIn, staleText, typedOf } from './described.ts'
import { cellsOf, wrongRows } from './rate-table.ts'
import { SettingFields } from './setting-fields.tsx'
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
  const { run, isBusy, trouble, setTrouble, question } = useDialogAction()
  const fields = fieldsOf(method)
  const form = useTyped(fields)
  const hasTable = fields.some(({ type }) => type === 'table')
  const isNarrow = useMediaQuery('(max-width: 599.95px)')
  const isWrong = fields.some(
    ({ id, type, columns = [] }) => type === 'table' && wrongRows(cellsOf(form.values[id] ?? '', columns), columns).length > 0,
  )
  const save = async () => {
    const { title, ...settings } = typedOf(form.changed)
    if (title?.trim() === '') return form.mark({ title: 'Escreva um nome.' })
    const input = {
      ...(title !== undefined && { title: title.trim() }),
      settings,
      ...(isNew && { enabled: true }),
      version: method.version,
    }
    const isKept = await run(
      (provider) =>
        provider.tell(address, input).catch((error: unknown) => {
          form.mark(refusedIn(fields, error))
          throw error
        }),
      `${form.values['title'] ?? method.title}: salva.`,
      (error) => {
        const current = currentIn<ZoneMethod>(error)
        const words = current && staleText(method.title, newsIn(fields, fieldsOf(current)))
        setTrouble(words)
        return words
      },
    )
    if (isKept) onSaved()
  }
  return (
    <FormDialog
      title={method.method_title}
      action="Salvar"
      canSave={!isBusy && !isWrong}
      isChanged={form.changed.length > 0}
      trouble={trouble}
      onSave={save}
      onClose={onCancel}
      fullScreen={isNarrow && hasTable}
      maxWidth={hasTable ? 'lg' : 'sm'}
      besides={
        isWrong && (
          <Typography variant="body2" color="error" sx={{ marginInlineEnd: 'auto' }}>
            Complete as linhas marcadas para salvar.
          </Typography>
        )
      }
    >
      <SettingFields settings={fields} form={form} />
      {question}
    </FormDialog>
  )
}

/** The name is a field among the others. */
const fieldsOf = ({ title, method_description, settings }: ZoneMethod): Described[] => [
  { id: 'title', label: 'Nome na loja', description: method_description, type: 'text', value: title, default: '' },
  ...Object.values(settings),
]
