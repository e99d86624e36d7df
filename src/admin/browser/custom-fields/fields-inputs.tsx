import { Stack } from '@mui/material'
import { useInput } from 'react-admin'
import type { FieldRecord } from '#api/vitrine/custom-field-routes.ts'
import { Panel } from '../shared/panel.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { useMay } from '../shared/use-may.ts'
import { FieldInput } from './field-input.tsx'
import { type Noun, PATH } from './field-labels.ts'
import { type MetaEntry, valueIn, withValue } from './meta.ts'

const FRESH_MS = 30_000
/** What fields there are, and the values: both or neither. */
export const useMayReadFields = () => useMay('GET', PATH)

/** Those of a noun; none for whoever may not read them. */
export function useFields(noun: Noun): FieldRecord[] {
  const enabled = useMayReadFields()
  return useAnswer<FieldRecord[]>(`${PATH}?noun=${noun}`, { enabled, freshMs: FRESH_MS }).data ?? []
}

type Props = { noun: Noun; meta: readonly MetaEntry[]; onChange: (meta: MetaEntry[]) => void }

/** The inputs of all fields of a noun; nothing where the merchant has none. */
export function FieldsInputs({ noun, meta, onChange }: Props) {
  const fields = useFields(noun)
  if (fields.length === 0) return null
  return (
    <Stack spacing={1.5} sx={{ pt: 1 }}>
      {fields.map((field) => (
        <FieldInput
          key={field.id}
          field={field}
          value={valueIn(meta, field.key)}
          onChange={(value) => onChange(withValue(meta, field.key, value))}
        />
      ))}
    </Stack>
  )
}

/** The same as a part of a record's form: kept with the rest of it. */
export function FieldsPanel({ noun }: { noun: Noun }) {
  const fields = useFields(noun)
  const { field } = useInput<{ meta_data: MetaEntry[] }>({ source: 'meta_data', defaultValue: [] })
  if (fields.length === 0) return null
  return (
    <Panel title="Campos próprios">
      <FieldsInputs noun={noun} meta={Array.isArray(field.value) ? field.value : []} onChange={(meta) => field.onChange(meta)} />
    </Panel>
  )
}
