import { AutocompleteArrayInput, ReferenceArrayInput, useRecordContext, useResourceContext } from 'react-admin'

/** Other products, found by their names, in the order in which they were chosen. */
export function ProductsInput({ source, label, help }: { source: string; label: string; help: string }) {
  // No product stands beside itself; a new one has no number yet, and what is no product has another's.
  const id = useRecordContext()?.id
  const exclude = useResourceContext() === 'products' ? id : undefined
  return (
    <ReferenceArrayInput source={source} reference="products" sort={{ field: 'name', order: 'ASC' }} filter={{ exclude }}>
      <AutocompleteArrayInput label={label} optionText="name" filterToQuery={(q: string) => ({ q })} helperText={help} />
    </ReferenceArrayInput>
  )
}
