import { TextField } from '@mui/material'
import { useRef, useState } from 'react'
import { dayMeant } from './asked.ts'

type Options = { label: string; day: string; today: string; onDay: (day: string) => void }

/** A day that is typed, sign by sign, counts once the field is left or Enter is pressed; one that is picked from the calendar at once. */
export function DayField({ label, day, today, onDay }: Options) {
  const [typed, setTyped] = useState<string>()
  const isByKey = useRef(false)
  const take = (text: string) => {
    setTyped(undefined)
    const meant = dayMeant(text, today)
    if (meant !== undefined && meant !== day) onDay(meant)
  }
  const takeTyped = () => {
    if (typed !== undefined) take(typed)
  }
  return (
    <TextField
      type="date"
      label={label}
      value={typed ?? day}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
      onPointerDown={() => {
        isByKey.current = false
      }}
      onKeyDown={({ key }) => {
        isByKey.current = true
        if (key === 'Enter') takeTyped()
      }}
      onChange={({ target }) => (isByKey.current ? setTyped(target.value) : take(target.value))}
      onBlur={takeTyped}
    />
  )
}
