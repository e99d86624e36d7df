import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin'

type Options = { source: string; of: 'categories' | 'tags'; label: string }

/** Categories or tags by their numbers, found by their names. */
export const LabelIdsInput = ({ source, of, label }: Options) => (
  <ReferenceArrayInput source={source} reference={of} sort={{ field: 'name', order: 'ASC' }}>
    <AutocompleteArrayInput label={label} optionText="name" filterToQuery={(q: string) => ({ q })} helperText={false} />
  </ReferenceArrayInput>
)
