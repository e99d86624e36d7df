import { TableCell, TableRow, TextField } from '@mui/material'
import type { ReactNode } from 'react'
import { refusePrice, refuseUnits } from './product-words.ts'
import { VariationPicture } from './variation-picture.tsx'
import type { Typed } from './variation-rows.ts'

export const HEADINGS = ['Variação', 'Imagem', 'Preço (R$)', 'Promoção (R$)', 'Unidades', 'SKU', 'Ações']
type Words = Exclude<keyof Typed, 'picture'>
const COLUMNS: [field: Words, name: string][] = [
  ['regular_price', 'Preço'],
  ['sale_price', 'Preço promocional'],
  ['stock_quantity', 'Unidades'],
  ['sku', 'SKU'],
]

type Options = {
  name: string
  typed: Typed
  /** Where the picture that it has already can be seen. */
  pictureSrc?: string | undefined
  onChange: (typed: Typed) => void
  /** Empty fields are no trouble: they change nothing. */
  isLenient?: boolean
  children: ReactNode
}

/** A variation's line of the matrix, or the one that is for all of them. */
export function VariationRow({ name, typed, pictureSrc, onChange, isLenient = false, children }: Options) {
  const isWrong = (field: Words) => {
    const value = typed[field]
    if (field === 'sku' || (value === '' && (isLenient || field !== 'regular_price'))) return false
    return (field === 'stock_quantity' ? refuseUnits(value) : refusePrice(value)) !== undefined
  }
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {name}
      </TableCell>
      <TableCell>
        <VariationPicture
          name={name}
          id={typed.picture}
          src={pictureSrc}
          onChange={(picture) => onChange({ ...typed, picture })}
        />
      </TableCell>
      {COLUMNS.map(([field, column]) => (
        <TableCell key={field}>
          {!(isLenient && field === 'sku') && (
            <TextField
              value={typed[field]}
              error={isWrong(field)}
              onChange={({ target }) => onChange({ ...typed, [field]: target.value })}
              slotProps={{ htmlInput: { 'aria-label': `${column} de ${name}` } }}
              sx={{ minInlineSize: 88, m: 0 }}
            />
          )}
        </TableCell>
      ))}
      <TableCell>{children}</TableCell>
    </TableRow>
  )
}
