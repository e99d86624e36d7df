import { Autocomplete, TextField } from '@mui/material'
import { useGetList } from 'react-admin'
import { MOST_TARGETS } from '#shop/size-guides/contract.ts'
import { useTyped } from '../shared/use-typed.ts'

type Named = { id: number; name: string }
type Props = {
  of: 'products' | 'categories' | 'tags'
  label: string
  chosen: Named[]
  onChange: (chosen: Named[]) => void
}

/** Products, categories or tags, found by their names. */
export function TargetsInput({ of, label, chosen, onChange }: Props) {
  const { typed, setTyped, asked } = useTyped()
  const { data = [], isFetching } = useGetList<Named>(of, {
    pagination: { page: 1, perPage: 20 },
    sort: { field: 'name', order: 'ASC' },
    filter: { q: asked },
  })
  return (
    <Autocomplete
      multiple
      options={data}
      value={chosen}
      inputValue={typed}
      onInputChange={(_event, words) => setTyped(words)}
      onChange={(_event, all) => onChange(all.slice(0, MOST_TARGETS).map(({ id, name }) => ({ id, name })))}
      filterOptions={(options) => options}
      filterSelectedOptions
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      loading={isFetching}
      loadingText="Buscando…"
      noOptionsText="Nada com este nome."
      renderInput={(input) => <TextField {...input} label={label} />}
    />
  )
}
