import { Box, Button, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { problemsIn, type TypedIncident } from './incident-labels.ts'

type Options = {
  start: TypedIncident
  action: string
  isBusy: boolean
  /** True once it is kept. */
  onKeep: (typed: TypedIncident) => Promise<boolean>
  onCancel?: () => void
}

/** What happened, and when. */
export function IncidentForm({ start, action, isBusy, onKeep, onCancel }: Options) {
  const [typed, setTyped] = useState(start)
  const [now, setNow] = useState(() => new Date())
  const problems = problemsIn(typed, now)
  const isReady = Object.values(typed).every((value) => value.trim() !== '') && Object.keys(problems).length === 0
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    if (await onKeep(typed)) setTyped(start)
  }
  const moment = (name: 'known_at' | 'open_from' | 'open_to', label: string) => (
    <TextField
      label={label}
      type="datetime-local"
      value={typed[name]}
      error={problems[name] !== undefined}
      helperText={problems[name]}
      slotProps={{ inputLabel: { shrink: true } }}
      onChange={({ target }) => {
        setNow(new Date())
        setTyped({ ...typed, [name]: target.value.slice(0, 16) })
      }}
    />
  )
  return (
    <Box
      component="form"
      onSubmit={(event) => void keep(event)}
      sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}
    >
      <TextField
        label="O que aconteceu"
        value={typed.title}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        onChange={({ target }) => setTyped({ ...typed, title: target.value })}
      />
      {moment('known_at', 'Quando a loja soube')}
      {moment('open_from', 'Dados expostos desde')}
      {moment('open_to', 'Até')}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={!isReady || isBusy}>
          {action}
        </Button>
        {onCancel && (
          <Button color="inherit" onClick={onCancel}>
            Cancelar
          </Button>
        )}
      </Box>
    </Box>
  )
}
