import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'

type Found = { id: number; title: { rendered: string } }

/** One page by its name: written, found, added. */
export function PagePlace({ onPick }: { onPick: (id: number) => void }) {
  const [words, setWords] = useState('')
  const { data = [] } = useGetList<Found>('pages', {
    pagination: { page: 1, perPage: 20 },
    sort: { field: 'title', order: 'ASC' },
    filter: { q: words },
  })
  return (
    <Autocomplete
      sx={{ inlineSize: 260 }}
      options={data}
      value={null}
      inputValue={words}
      blurOnSelect
      filterOptions={(all) => all}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ title }) => title.rendered}
      noOptionsText="Nenhuma página com esse nome"
      onInputChange={(_event, typed) => setWords(typed)}
      onChange={(_event, page) => {
        if (page) onPick(page.id)
        setWords('')
      }}
      renderInput={(params) => <TextField {...params} label="Só em uma página…" />}
    />
  )
}
