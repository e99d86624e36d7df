import { AutocompleteArrayInput, ReferenceArrayInput, useCreate } from 'react-admin'

type Options = { source: 'categories' | 'tags'; resource: 'post_categories' | 'post_tags'; label: string }

/** Categories or tags of the diary: found while typing, or made right here. */
export function TermsInput({ source, resource, label }: Options) {
  const [create] = useCreate<{ id: number; name: string }>()
  return (
    <ReferenceArrayInput source={source} reference={resource} perPage={50} sort={{ field: 'name', order: 'ASC' }}>
      <AutocompleteArrayInput
        label={label}
        optionText="name"
        filterToQuery={(words: string) => ({ q: words })}
        createLabel="Digite para criar"
        createItemLabel="Criar “%{item}”"
        onCreate={async (name) => name && (await create(resource, { data: { name } }, { returnPromise: true }))}
        helperText="Escreva um nome; se não existir, você pode criá-lo."
      />
    </ReferenceArrayInput>
  )
}
