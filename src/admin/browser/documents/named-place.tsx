import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { nameOf, type NamedThing, ONLY_NAMES } from './named-thing.ts'
import type { NamedKind } from './places.ts'

/** One thing of the shop by its name: written, found, added. */
export function NamedPlace({ kind, onPick }: { kind: NamedKind; onPick: (place: string) => void }) {
  const [words, setWords] = useState('')
  const { data = [] } = useGetList<NamedThing>(kind.resource, {
    pagination: { page: 1, perPage: 20 },
    sort: { field: kind.resource === 'categories' || kind.resource === 'products' ? 'name' : 'title', order: 'ASC' },
    filter: { q: words },
    meta: ONLY_NAMES,
  })
  return (
    <Autocomplete
      sx={{ flex: '1 1 260px', maxInlineSize: 340 }}
      options={data}
      value={null}
      inputValue={words}
      blurOnSelect
      filterOptions={(all) => all}
      getOptionKey={({ id }) => id}
      getOptionLabel={nameOf}
      noOptionsText="Nada com esse nome"
      onInputChange={(_event, typed) => setWords(typed)}
      onChange={(_event, picked) => {
        if (picked) onPick(`${kind.place}/${picked.id}`)
        setWords('')
      }}
      renderInput={(params) => <TextField {...params} label={kind.ask} />}
    />
  )
}
