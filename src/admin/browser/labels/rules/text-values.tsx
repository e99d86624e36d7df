import { TextField } from '@mui/material'
import { useState } from 'react'
import type { CollectionCondition } from '#shop/catalog/collections/rules.ts'

type Options = { condition: CollectionCondition; onChange: (condition: CollectionCondition) => void }

/** Brands or parts of a name, with commas between them. */
export function TextValues({ condition, onChange }: Options) {
  const [typed, setTyped] = useState((condition.texts ?? []).join(', '))
  return (
    <TextField
      label={condition.field === 'brand' ? 'Marcas' : 'Textos'}
      helperText="Um ou vários, com vírgula entre eles."
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        const texts = target.value
          .split(',')
          .map((text) => text.trim())
          .filter((text) => text !== '')
        onChange({ ...condition, texts })
      }}
      slotProps={{ htmlInput: { maxLength: 1_000 } }}
    />
  )
}
