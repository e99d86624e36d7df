import { Box, MenuItem, TextField } from '@mui/material'
import { type CollectionCondition, type CollectionField, partsOf } from '#shop/catalog/collections/rules.ts'
import { ActionButton } from '../../shared/action-button.tsx'
import { AttributeValues } from './attribute-values.tsx'
import { LabelValues } from './label-values.tsx'
import { RangeFields } from './range-fields.tsx'
import { FIELDS, freshCondition } from './rule-labels.ts'
import { TextValues } from './text-values.tsx'

type Options = {
  condition: CollectionCondition
  at: number
  onChange: (condition: CollectionCondition) => void
  onRemove: () => void
}

/** One rule: what is looked at, which way round, and the values. */
export function ConditionRow({ condition, at, onChange, onRemove }: Options) {
  const { field, not = false } = condition
  const { yes, no } = FIELDS.find(({ id }) => id === field)!
  const needs = partsOf(field)
  const turned = ({ not: _not, ...rest }: CollectionCondition, isNot: boolean) => ({ ...rest, ...(isNot && { not: true }) })
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '130px 190px minmax(0, 1fr) auto' },
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <TextField
        select
        label={`Regra ${at + 1}`}
        value={field}
        onChange={({ target }) => onChange(freshCondition(target.value as CollectionField))}
      >
        {FIELDS.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Como"
        value={not ? 'no' : 'yes'}
        onChange={({ target }) => onChange(turned(condition, target.value === 'no'))}
      >
        <MenuItem value="yes">{yes}</MenuItem>
        <MenuItem value="no">{no}</MenuItem>
      </TextField>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {(field === 'category' || field === 'tag') && (
          <LabelValues of={field === 'category' ? 'categories' : 'tags'} condition={condition} onChange={onChange} />
        )}
        {field === 'attribute' && <AttributeValues condition={condition} onChange={onChange} />}
        {needs.texts && <TextValues condition={condition} onChange={onChange} />}
        {(needs.range || needs.days) && <RangeFields condition={condition} onChange={onChange} />}
      </Box>
      <ActionButton label="Tirar" name={`regra ${at + 1}`} color="error" onClick={onRemove} />
    </Box>
  )
}
