import { TableCell, TableRow, TextField, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LabelledCell } from '../shared/stacked-table.tsx'
import { detailsText } from './variation-details.ts'
import { VariationDetails } from './details-dialog.tsx'
import { VariationPicture } from './variation-picture.tsx'
import { refuseField, type Typed, type Words } from './variation-rows.ts'

export const HEADINGS = [
  'Variação',
  'Imagem',
  'Preço (R$)',
  'Promoção (R$)',
  'Unidades',
  'SKU',
  'Peso (kg)',
  'Medidas (cm)',
  'Ações',
]
const COLUMNS: [field: Words, name: string, width: number][] = [
  ['regular_price', 'Preço', 100],
  ['sale_price', 'Preço promocional', 100],
  ['stock_quantity', 'Unidades', 80],
  ['sku', 'SKU', 112],
  ['weight', 'Peso (kg)', 80],
  ['size', 'Medidas (cm)', 124],
]

type Options = {
  name: string
  /** What is wrong with it as a whole. */
  trouble?: string | undefined
  typed: Typed
  /** Where the picture that it has already can be seen. */
  pictureSrc?: string | undefined
  onChange: (typed: Typed) => void
  /** What counts where nothing is typed. */
  placeholders?: Partial<Record<Words, string>>
  /** Empty fields are no trouble: they change nothing. */
  isLenient?: boolean
  children: ReactNode
}

/** A variation's line of the matrix, or the one that is for all of them. */
export function VariationRow({ name, trouble, typed, pictureSrc, onChange, placeholders, isLenient = false, children }: Options) {
  const problemOf = (field: Words) => (isLenient && typed[field].trim() === '' ? undefined : refuseField(typed, field))
  const details = detailsText(typed)
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {name}
        {details !== '' && (
          <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {details}
          </Typography>
        )}
        {trouble && (
          <Typography variant="caption" color="error" sx={{ display: 'block' }}>
            {trouble}
          </Typography>
        )}
      </TableCell>
      <LabelledCell label="Imagem">
        <VariationPicture
          name={name}
          id={typed.picture}
          src={pictureSrc}
          onChange={(picture) => onChange({ ...typed, picture })}
        />
      </LabelledCell>
      {COLUMNS.map(([field, column, width]) => (
        <LabelledCell key={field} label={column}>
          {!(isLenient && field === 'sku') && (
            <TextField
              value={typed[field]}
              error={problemOf(field) !== undefined}
              helperText={problemOf(field)}
              placeholder={placeholders?.[field] ?? ''}
              onChange={({ target }) => onChange({ ...typed, [field]: target.value })}
              slotProps={{ htmlInput: { 'aria-label': `${column} de ${name}` } }}
              sx={{ minInlineSize: { md: width }, m: 0 }}
            />
          )}
        </LabelledCell>
      ))}
      <TableCell>
        <VariationDetails name={name} details={typed} hasGtin={!isLenient} onChange={(next) => onChange({ ...typed, ...next })} />
        {children}
      </TableCell>
    </TableRow>
  )
}
