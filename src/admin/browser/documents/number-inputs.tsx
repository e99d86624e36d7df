import { isRecord } from '#kit/is-record.ts'
import { Box } from '@mui/material'
import { BoundedNumber } from './bounded-number.tsx'
import { AS_LARGER, type InputOptions } from './input-options.ts'
import { SizeSetting } from './size-inputs.tsx'
import { keptNumber, numberOf, rangeBounds, rangeOf } from './setting-values.ts'

export function NumberSetting({ setting, value, onChange, inherits }: InputOptions) {
  if (isRecord(setting.fallback)) return <RangeSetting setting={setting} value={value} onChange={onChange} inherits={inherits} />
  // One that was stored in another of its units is shown in that.
  if (isRecord(value) && typeof value.unit === 'string' && setting.units.indexOf(value.unit) > 0)
    return <SizeSetting setting={setting} value={value} onChange={onChange} inherits={inherits} />
  const number = numberOf(value)
  return (
    <BoundedNumber
      label={setting.label}
      value={number}
      bounds={setting}
      help={inherits && number === undefined ? AS_LARGER : undefined}
      onChange={onChange}
    />
  )
}

/** From where to where of the way, in percent; one that the shop would not understand is shown as what it does instead. */
function RangeSetting({ setting, value, onChange }: InputOptions) {
  const fallback = rangeOf(setting.fallback) ?? { start: 0, end: 100 }
  const range = rangeOf(value) ?? fallback
  const bounds = rangeBounds(range)
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {[['start', 'de'] as const, ['end', 'até'] as const].map(([part, word]) => (
        <BoundedNumber
          key={part}
          label={`${setting.label}, ${word}`}
          value={range[part]}
          bounds={bounds[part]}
          onChange={(next = keptNumber(bounds[part], String(fallback[part]))) =>
            onChange({ unit: '%', sizes: { ...range, [part]: next } })
          }
        />
      ))}
    </Box>
  )
}
