import { Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel, MenuItem, Switch, TextField } from '@mui/material'
import { AS_LARGER, type InputOptions } from './input-options.ts'
import { isOn } from './setting-values.ts'

export function ChoiceSetting({ setting, value, onChange, inherits }: InputOptions) {
  if (setting.many) return <ManySetting setting={setting} value={value} onChange={onChange} inherits={inherits} />
  const isKnown = setting.options.some((option) => option.value === value)
  // What no option stands for is shown as what the page shows instead of it.
  const shown = isKnown ? String(value) : inherits ? UNSET : String(setting.fallback)
  return (
    <TextField
      select
      label={setting.label}
      value={shown}
      onChange={({ target }) => onChange(target.value === UNSET ? undefined : target.value)}
      // «Nothing» is one of the choices of some settings, with a name of its own.
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {inherits && <MenuItem value={UNSET}>{AS_LARGER}</MenuItem>}
      {setting.options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  )
}
const UNSET = '·'

function ManySetting({ setting, value, onChange }: InputOptions) {
  const chosen = Array.isArray(value) ? (value as unknown[]) : []
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{setting.label}</FormLabel>
      <FormGroup row>
        {setting.options.map((option) => (
          <FormControlLabel
            key={option.value}
            label={option.label}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(option.value)}
                onChange={({ target }) =>
                  onChange(
                    setting.options
                      .map((one) => one.value)
                      .filter((one) => (one === option.value ? target.checked : chosen.includes(one))),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  )
}

export const SwitchSetting = ({ setting, value, onChange }: InputOptions) => (
  <FormControlLabel
    sx={{ display: 'flex', my: 0.5 }}
    label={setting.label}
    control={<Switch checked={isOn(value)} onChange={({ target }) => onChange(target.checked ? 'yes' : '')} />}
  />
)
