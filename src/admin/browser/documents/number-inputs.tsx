import { Box, TextField } from '@mui/material'
import { AS_LARGER, type InputOptions } from './input-options.ts'
import { isRecord, numberOf, numberTrouble } from './setting-values.ts'

export function NumberSetting({ setting, value, onChange, inherits }: InputOptions) {
  if (isRecord(setting.fallback)) return <RangeSetting setting={setting} value={value} onChange={onChange} inherits={inherits} />
  const number = numberOf(value)
  const trouble = numberTrouble(setting, number)
  return (
    <TextField
      type="number"
      label={setting.label}
      value={number ?? ''}
      error={trouble !== undefined}
      helperText={trouble ?? (inherits && number === undefined ? AS_LARGER : undefined)}
      slotProps={{ htmlInput: { min: setting.min ?? undefined, max: setting.max ?? undefined, step: 'any' } }}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    />
  )
}

/** From where to where of the way, in percent. */
function RangeSetting({ setting, value, onChange }: InputOptions) {
  const raw = isRecord(value) && isRecord(value.sizes) ? value.sizes : value
  const { start, end } = { ...(setting.fallback as Record<string, unknown>), ...(isRecord(raw) ? raw : {}) }
  const set = (change: object) => onChange({ unit: '%', sizes: { start: numberOf(start), end: numberOf(end), ...change } })
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {[['start', 'de', start] as const, ['end', 'até', end] as const].map(([key, word, part]) => (
        <TextField
          key={key}
          type="number"
          label={`${setting.label}, ${word}`}
          value={numberOf(part) ?? ''}
          slotProps={{ htmlInput: { min: 0, max: 100 } }}
          onChange={({ target }) => set({ [key]: Number(target.value) })}
        />
      ))}
    </Box>
  )
}
