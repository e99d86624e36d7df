import { Autocomplete, TextField } from '@mui/material'
import { useGetList } from 'react-admin'
import type { CollectionCondition } from '#shop/catalog/collections/rules.ts'

type Named = { id: number; name: string }
type Options = {
  of: 'categories' | 'tags'
  condition: CollectionCondition
  onChange: (condition: CollectionCondition) => void
}
const ALL = { page: 1, perPage: 1_000 }

/** Which categories or tags. */
export function LabelValues({ of, condition, onChange }: Options) {
  const { data = [] } = useGetList<Named>(of, { pagination: ALL, sort: { field: 'name', order: 'ASC' } })
  return (
    <NamedValues label={of === 'categories' ? 'Categorias' : 'Etiquetas'} from={data} condition={condition} onChange={onChange} />
  )
}

type Values = Omit<Options, 'of'> & { label: string; from: readonly Named[] }

/** Several of some things that have names; what is gone is told so. */
export function NamedValues({ label, from, condition, onChange }: Values) {
  const named = (id: number) => from.find((one) => one.id === id) ?? { id, name: from.length > 0 ? 'Excluída' : '…' }
  return (
    <Autocomplete
      multiple
      options={from}
      value={(condition.ids ?? []).map(named)}
      onChange={(_event, chosen) => onChange({ ...condition, ids: chosen.map(({ id }) => id) })}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      noOptionsText="Nada com este nome."
      renderInput={(input) => <TextField {...input} label={label} />}
    />
  )
}
