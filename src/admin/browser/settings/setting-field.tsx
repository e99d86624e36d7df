import { Box, FormControlLabel, FormHelperText, MenuItem, Switch, TextField } from '@mui/material'
import { useId } from 'react'
import { CertificateField } from './certificate-field.tsx'
import { ColourField } from './colour-field.tsx'
import type { Described } from './described.ts'
import type { FieldProps } from './field-props.ts'
import { ImageField } from './image-field.tsx'
import { RateTableField } from './rate-table-field.tsx'

/** One setting, drawn from its own description. */
export function SettingField(props: FieldProps) {
  const { setting, value, problem, onChange } = props
  // Two ways to pay have settings of the same name on one screen.
  const common = commonOf(props, `${setting.id}-${useId()}`)
  switch (setting.type) {
    case 'checkbox':
      return (
        <Box sx={{ my: 0.5 }}>
          <FormControlLabel
            control={<Switch checked={value === 'yes'} onChange={(_, isOn) => onChange(isOn ? 'yes' : 'no')} />}
            label={setting.label}
          />
          <FormHelperText error={problem !== undefined} sx={{ mt: 0 }}>
            {problem ?? helpOf(setting)}
          </FormHelperText>
        </Box>
      )
    case 'certificate':
      return <CertificateField {...props} />
    case 'color':
      return <ColourField {...props} />
    case 'image':
      return <ImageField {...props} />
    case 'table':
      return <RateTableField {...props} />
    case 'select':
      return (
        <TextField select {...common}>
          {Object.entries(setting.options ?? {}).map(([key, name]) => (
            <MenuItem key={key} value={key}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )
    case 'textarea':
      return <TextField multiline minRows={2} maxRows={12} {...common} />
    case 'price':
      return <TextField {...common} slotProps={{ htmlInput: { inputMode: 'decimal' } }} />
    default:
      return <TextField {...common} slotProps={{ htmlInput: inputOf(setting.type) }} />
  }
}

const commonOf = ({ setting, value, problem, onChange }: FieldProps, id: string) => ({
  id,
  name: setting.id,
  label: setting.label,
  value,
  error: problem !== undefined,
  helperText: problem ?? helpOf(setting),
  onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
})

/** A description that only repeats the label helps nobody. */
const helpOf = ({ label, description, type, is_set }: Described) =>
  type === 'password' && is_set
    ? `Guardado. Deixe vazio para manter. ${description}`
    : description === label
      ? undefined
      : description

const INPUTS: Record<string, object> = {
  email: { type: 'email', autoComplete: 'off' },
  number: { inputMode: 'decimal' },
  password: { type: 'password', autoComplete: 'new-password' },
}
const inputOf = (type: string) => INPUTS[type] ?? { autoComplete: 'off' }
