import { TextField } from '@mui/material'
import type { ReadNumber } from './numbers.ts'

type Props = { label: string; help?: string; value: string; read: ReadNumber; wrong: string; onChange: (typed: string) => void }

/** A number that is told to be wrong as soon as it is. */
export const NumberField = ({ label, help = ' ', value, read, wrong, onChange }: Props) => {
  const isWrong = read(value) === undefined
  return (
    <TextField
      label={label}
      value={value}
      error={isWrong && value !== ''}
      helperText={isWrong && value !== '' ? wrong : help}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { inputMode: 'text', maxLength: 20 } }}
    />
  )
}
