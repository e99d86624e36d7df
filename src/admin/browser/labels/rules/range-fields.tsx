import { Box, TextField } from '@mui/material'
import { useState } from 'react'
import { type CollectionCondition, partsOf } from '#shop/catalog/collections/rules.ts'
import { centsTyped, reaisOf } from './rule-labels.ts'

type Options = { condition: CollectionCondition; onChange: (condition: CollectionCondition) => void }
type Part = 'least' | 'most' | 'days'

/** The least, the most, and within how many days, as far as the rule has them. */
export function RangeFields({ condition, onChange }: Options) {
  const { field } = condition
  const needs = partsOf(field)
  const unit = field === 'price' ? 'R$' : 'unidades'
  const set = (part: Part) => (value: number | undefined) => {
    const { [part]: _old, ...rest } = condition
    onChange({ ...rest, ...(value !== undefined && { [part]: value }) })
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(100px, 1fr))' }}>
      {needs.range && (
        <>
          <Amount label={`De (${unit})`} isMoney={field === 'price'} value={condition.least} onChange={set('least')} />
          <Amount label={`Até (${unit})`} isMoney={field === 'price'} value={condition.most} onChange={set('most')} />
        </>
      )}
      {needs.days && (
        <Amount label={field === 'sold' ? 'Nos últimos (dias)' : 'Dias'} value={condition.days} onChange={set('days')} />
      )}
    </Box>
  )
}

type AmountOptions = {
  label: string
  isMoney?: boolean
  value: number | undefined
  onChange: (value: number | undefined) => void
}

function Amount({ label, isMoney = false, value, onChange }: AmountOptions) {
  const [typed, setTyped] = useState(isMoney ? reaisOf(value) : String(value ?? ''))
  const isWrong = Number.isNaN(read(typed, isMoney))
  return (
    <TextField
      label={label}
      value={typed}
      error={isWrong}
      helperText={isWrong ? (isMoney ? 'Como 50 ou 49,90.' : 'Um número inteiro.') : undefined}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(read(target.value, isMoney))
      }}
      slotProps={{ htmlInput: { inputMode: isMoney ? 'decimal' : 'numeric', maxLength: 12 } }}
    />
  )
}

/** Nothing for an empty field; what is no number stays wrong until it is mended, so that a rule is never saved without it. */
function read(typed: string, isMoney: boolean): number | undefined {
  if (typed.trim() === '') return undefined
  if (isMoney) return centsTyped(typed) ?? Number.NaN
  return /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN
}
