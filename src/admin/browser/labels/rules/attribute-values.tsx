import { MenuItem, TextField } from '@mui/material'
import type { CollectionCondition } from '#shop/catalog/collections/rules.ts'
import { useAnswer } from '../../shared/use-api.ts'
import { NamedValues } from './label-values.tsx'

type Named = { id: number; name: string }
type Options = { condition: CollectionCondition; onChange: (condition: CollectionCondition) => void }

/** Which values of which attribute. */
export function AttributeValues({ condition, onChange }: Options) {
  const { data: attributes = [] } = useAnswer<Named[]>('/wc/v3/products/attributes')
  const chosen = condition.attribute
  const { data: terms = [] } = useAnswer<Named[]>(`/wc/v3/products/attributes/${chosen ?? 0}/terms?per_page=100`, {
    enabled: chosen !== undefined,
  })
  const isKnown = attributes.some(({ id }) => id === chosen)
  return (
    <>
      <TextField
        select
        label="Atributo"
        value={isKnown ? chosen : ''}
        onChange={({ target }) => onChange({ ...condition, attribute: Number(target.value), ids: [] })}
      >
        {attributes.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {isKnown && <NamedValues label="Valores" from={terms} condition={condition} onChange={onChange} />}
    </>
  )
}
