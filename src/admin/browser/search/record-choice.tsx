import { Autocomplete, TextField } from '@mui/material'
import { useGetList } from 'react-admin'
import { useTyped } from '../shared/use-typed.ts'

type Named = { id: number; name: string }
type Options = {
  of: 'products' | 'categories' | 'tags'
  label: string
  /** The one that is chosen; it leaves the field by itself where there is none. */
  chosen?: Named | undefined
  isDisabled?: (record: Named) => boolean
  onPick: (record: Named) => void
}

/** One product, category or tag, found by its name. */
export function RecordChoice({ of, label, chosen, isDisabled, onPick }: Options) {
  const { typed, setTyped, asked } = useTyped(chosen?.name)
  const { data = [], isFetching } = useGetList<Named>(of, {
    pagination: { page: 1, perPage: 10 },
    sort: { field: of === 'products' ? 'date' : 'name', order: of === 'products' ? 'DESC' : 'ASC' },
    filter: { q: asked === chosen?.name ? '' : asked, ...(of === 'products' && { status: 'publish' }) },
  })
  return (
    <Autocomplete
      options={data}
      value={chosen ?? null}
      inputValue={typed}
      onInputChange={(_event, words) => setTyped(words)}
      onChange={(_event, found) => {
        if (!found) return
        onPick(found)
        setTyped(chosen === undefined ? '' : found.name)
      }}
      disableClearable={false}
      filterOptions={(options) => options}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      getOptionDisabled={(one) => isDisabled?.(one) ?? false}
      loading={isFetching}
      loadingText="Buscando…"
      noOptionsText="Nada com este nome."
      renderInput={(input) => <TextField {...input} label={label} />}
    />
  )
}
