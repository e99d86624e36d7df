import { Autocomplete, TextField } from '@mui/material'
import type { KeyboardEvent } from 'react'
import { useGetList } from 'react-admin'
import { addressTrouble } from '../shared/address-trouble.ts'
import { addressOfThing, AS_TYPED, nameOfThing, type ShopThing, type ThingSource } from '../shared/shop-thing.ts'
import { takeFocus } from '../shared/take-focus.ts'

type Options = { value: string; onChange: (address: string) => void; onEnter: () => void }
type Offered = { address: string; name: string; kind: string }

const KINDS: Record<ThingSource, string> = { pages: 'Páginas', products: 'Produtos', categories: 'Categorias' }

/** Where a link leads: an address as it is typed, or something of the shop that is found by its name. */
export function AddressField({ value, onChange, onEnter }: Options) {
  const words = /^[/#?]|^[a-z]+:/i.test(value) ? '' : value.trim()
  const offered = [...useThings('pages', words), ...useThings('products', words), ...useThings('categories', words)]
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isChoosing = (event.target as HTMLElement).hasAttribute('aria-activedescendant')
    if (event.key !== 'Enter' || isChoosing) return
    // The form around the words is not meant.
    event.preventDefault()
    onEnter()
  }
  return (
    <Autocomplete<Offered, false, false, true>
      freeSolo
      options={offered}
      inputValue={value}
      filterOptions={(all) => all}
      groupBy={({ kind }) => kind}
      getOptionKey={(one) => (typeof one === 'string' ? one : one.address)}
      getOptionLabel={(one) => (typeof one === 'string' ? one : one.name)}
      onInputChange={(_event, typed, reason) => reason === 'input' && onChange(typed)}
      onChange={(_event, picked) => picked && typeof picked !== 'string' && onChange(picked.address)}
      onKeyDown={onKeyDown}
      slotProps={{ popper: { 'data-text-tools': '' } as object }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Endereço"
          placeholder="/loja/ ou https://…"
          inputRef={takeFocus}
          error={words === '' && addressTrouble(value) !== undefined}
          helperText={offered.length === 0 ? (addressTrouble(value) ?? HELP) : HELP}
        />
      )}
    />
  )
}

const HELP = '/sobre/ para páginas da loja, ou o nome de uma página, de um produto ou de uma categoria.'

/** Typing a word must not ask for each of its letters: from the second on. */
const FEWEST_LETTERS = 2

function useThings(source: ThingSource, words: string): Offered[] {
  const { data = [] } = useGetList<ShopThing>(
    source,
    { pagination: { page: 1, perPage: 5 }, filter: { q: words }, meta: AS_TYPED },
    { enabled: words.length >= FEWEST_LETTERS },
  )
  if (words.length < FEWEST_LETTERS) return []
  return data.map((thing) => ({ address: addressOfThing(source, thing), name: nameOfThing(thing), kind: KINDS[source] }))
}
