import { Box, MenuItem, TextField, Typography } from '@mui/material'
import { useId } from 'react'
import { STATES } from '#kit/brazil/states.ts'
import type { DraftPlace } from './draft.ts'

type Field = { name: keyof DraftPlace; label: string; most?: number }

const NAMES: Field[] = [
  { name: 'first_name', label: 'Nome' },
  { name: 'last_name', label: 'Sobrenome' },
  { name: 'company', label: 'Empresa' },
]
const STREET: Field[] = [
  { name: 'postcode', label: 'CEP', most: 9 },
  { name: 'address_1', label: 'Rua' },
  { name: 'number', label: 'Número', most: 15 },
  { name: 'address_2', label: 'Complemento' },
  { name: 'neighborhood', label: 'Bairro', most: 80 },
  { name: 'city', label: 'Cidade', most: 80 },
]

type Options<T extends DraftPlace> = { place: T; onChange: (place: T) => void; of: string }

/** A name and an address; `of` tells two of them apart. */
export function PlaceFields<T extends DraftPlace>({ place, onChange, of }: Options<T>) {
  const heading = useId()
  return (
    <Box
      role="group"
      aria-labelledby={heading}
      sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}
    >
      <Typography variant="h3" id={heading} sx={{ gridColumn: '1 / -1', mt: 1.5 }}>
        {of}
      </Typography>
      {[...NAMES, ...STREET].map(({ name, label, most = 100 }) => (
        <TextField
          key={name}
          label={label}
          value={place[name]}
          slotProps={{ htmlInput: { maxLength: most } }}
          onChange={({ target }) => onChange({ ...place, [name]: target.value })}
        />
      ))}
      <TextField select label="Estado" value={place.state} onChange={({ target }) => onChange({ ...place, state: target.value })}>
        <MenuItem value="">–</MenuItem>
        {Object.entries(STATES).map(([code, name]) => (
          <MenuItem key={code} value={code}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  )
}
