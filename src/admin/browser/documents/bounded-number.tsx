import { TextField } from '@mui/material'
import { useState } from 'react'
import { type Bounds, keptNumber, numberOf, numberTrouble } from './setting-values.ts'

type Options = {
  label: string
  value: number | undefined
  bounds: Bounds
  /** What is said while there is nothing to complain of. */
  help?: string | undefined
  /** Told only what can be kept; undefined where nothing is written. */
  onChange: (value: number | undefined) => void
}

/** A number that stays within its bounds: what is typed stands there until the field is left, then what was kept of it. */
export function BoundedNumber({ label, value, bounds, help, onChange }: Options) {
  const [typed, setTyped] = useState<string>()
  const [isTyping, setIsTyping] = useState(false)
  const shown = isTyping && typed !== undefined ? typed : String(value ?? '')
  const trouble = numberTrouble(bounds, numberOf(shown))
  const wasKept = !isTyping && typed !== undefined && keptNumber(bounds, typed) === value
  const correction = wasKept ? numberTrouble(bounds, numberOf(typed)) : undefined
  return (
    <TextField
      type="number"
      label={label}
      value={shown}
      error={trouble !== undefined}
      helperText={trouble ?? (correction ? `${correction} Ficou ${value}.` : help)}
      slotProps={{
        htmlInput: { min: bounds.min ?? undefined, max: bounds.max ?? undefined, step: 'any' },
        inputLabel: { shrink: true },
      }}
      onChange={({ target }) => {
        setIsTyping(true)
        setTyped(target.value)
        onChange(keptNumber(bounds, target.value))
      }}
      onBlur={() => setIsTyping(false)}
    />
  )
}
