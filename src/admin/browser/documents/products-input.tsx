import { Autocomplete, TextField } from '@mui/material'
import { useGetList, useGetMany } from 'react-admin'
import type { ProductRecord } from '#api/wc/product-shape.ts'
import { readIds } from '#kit/id-list.ts'
import { useTyped } from '../shared/use-typed.ts'
import { type InputOptions, textOf } from './input-options.ts'

const FEW = { page: 1, perPage: 10 }
type Named = Pick<ProductRecord, 'id' | 'name'>

/** Products chosen by their names, kept by their numbers. */
export function ProductsSetting({ setting, value, onChange }: InputOptions) {
  const { typed, setTyped, asked } = useTyped()
  const ids = readIds(textOf(value))
  const { data: known = [] } = useGetMany<ProductRecord>('products', { ids }, { enabled: ids.length > 0 })
  const { data: found = [], isFetching } = useGetList<ProductRecord>(
    'products',
    { pagination: FEW, filter: { q: asked, status: 'publish' } },
    { enabled: asked.length > 1 },
  )
  const chosen = ids.map((id): Named => known.find((one) => one?.id === id) ?? { id, name: `Produto ${id}` })
  return (
    <Autocomplete<Named, true>
      multiple
      options={asked.length > 1 ? found : []}
      value={chosen}
      inputValue={typed}
      onInputChange={(_event, words) => setTyped(words)}
      onChange={(_event, products) => {
        onChange(products.map(({ id }) => id).join(', '))
        setTyped('')
      }}
      filterOptions={(options) => options}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      loading={isFetching}
      loadingText="Buscando…"
      noOptionsText={asked.length > 1 ? 'Nenhum produto encontrado.' : 'Escreva o nome do produto.'}
      renderInput={(input) => <TextField {...input} label={setting.label} />}
    />
  )
}
