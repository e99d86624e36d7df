import { TextField } from '@mui/material'
import type { ReadNumber } from './numbers.ts'

type Words = { label: string; help?: string; read: ReadNumber; /** What is said when it is none. */ wrong: string }
type Props = Words & { value: string; onChange: (typed: string) => void }

/** A number that is told to be wrong as soon as it is. */
const NumberField = ({ label, help = ' ', value, read, wrong, onChange }: Props) => {
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

/** The numbers of a form, each by the name of what it is typed into. */
export type NumberFieldOf<Name extends string> = Words & { name: Name }

export function NumberFields<Name extends string>(props: {
  fields: readonly NumberFieldOf<Name>[]
  typed: Readonly<Record<Name, string>>
  set: (name: Name) => (value: string) => void
}) {
  return props.fields.map(({ name, ...words }) => (
    <NumberField key={name} {...words} value={props.typed[name]} onChange={props.set(name)} />
  ))
}
