import { Box, MenuItem, TextField } from '@mui/material'
import { STATES } from '#kit/brazil/states.ts'
import type { WirePlace } from '../records.ts'

type Field = { name: keyof WirePlace; label: string; most?: number }

const NAMES: Field[] = [
  { name: 'first_name', label: 'Nome' },
  { name: 'last_name', label: 'Sobrenome' },
]
const STREET: Field[] = [
  { name: 'postcode', label: 'CEP', most: 9 },
  { name: 'address_1', label: 'Rua' },
  { name: 'number', label: 'Número', most: 15 },
  { name: 'address_2', label: 'Complemento' },
  { name: 'neighborhood', label: 'Bairro', most: 80 },
  { name: 'city', label: 'Cidade', most: 80 },
]

type Options<T extends WirePlace> = { place: T; onChange: (place: T) => void; of: string }

/** A name and an address; `of` tells two of them apart for those who hear the page. */
export function PlaceFields<T extends WirePlace>({ place, onChange, of }: Options<T>) {
  return (
    <Box
      role="group"
      aria-label={of}
      sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}
    >
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
