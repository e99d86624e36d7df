import { useState } from 'react'
import { AutocompleteArrayInput, useCreate, useGetList, useRecordContext } from 'react-admin'
import { useCollections } from '../labels/rules/use-collections.ts'

type Label = { id: number; name: string }
type Options = { source: 'categories' | 'tags'; label: string; helperText?: string }

/** Categories or tags: found while typing, so that a shop with thousands of them can choose too, or made right here. */
export function LabelsInput({ source, label, helperText }: Options) {
  const record = useRecordContext<Partial<Record<typeof source, Label[]>>>()
  const byRules = useCollections(source === 'categories' ? 'category' : 'tag')
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<Label[]>(record?.[source] ?? [])
  const [create] = useCreate<Label>()
  const make = async (name: string | undefined) => {
    if (!name?.trim()) return undefined
    const made = await create(source, { data: { name: name.trim() } }, { returnPromise: true })
    if (!made) return undefined
    setChosen((now) => [...now, made])
    return made
  }
  const { data: found = [] } = useGetList<Label>(source, {
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'name', order: 'ASC' },
    filter: { q: words },
  })
  const choices = [...new Map([...chosen, ...found].map((one) => [one.id, { id: one.id, name: one.name }])).values()]
  const following = chosen.filter(({ id }) => byRules.has(id)).map(({ name }) => name)
  const hint = helperText ?? 'Escreva um nome; se não existir, você pode criar aqui.'
  return (
    <AutocompleteArrayInput
      source={source}
      label={label}
      helperText={following.length > 0 ? `${hint} Por regras, e não por escolha aqui: ${following.join(', ')}.` : hint}
      optionText={({ id, name }: Label) => (byRules.has(id) ? `${name} (por regras)` : name)}
      getOptionDisabled={({ id }: Label) => byRules.has(id)}
      createLabel="Digite para criar"
      createItemLabel="Criar “%{item}”"
      onCreate={make}
      choices={choices}
      setFilter={(typed) => setWords(typed ?? '')}
      format={(labels: Label[] | undefined) => labels?.map(({ id }) => id) ?? []}
      parse={(ids: number[]) => ids.map((id) => ({ id }))}
      onChange={(ids: unknown) => setChosen(choices.filter(({ id }) => Array.isArray(ids) && ids.includes(id)))}
    />
  )
}
