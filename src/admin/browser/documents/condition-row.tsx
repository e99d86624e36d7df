import { Box, MenuItem, TextField } from '@mui/material'
import type { Condition } from '#content/pages/condition-places.ts'
import { ActionButton } from '../shared/action-button.tsx'
import { usePlaceWords } from './place-name.tsx'

type Options = {
  condition: Condition
  /** Its number among the others, from 1. */
  number: number
  places: readonly [name: string, label: string][]
  onChange: (condition: Condition) => void
  onRemove: () => void
}

/** One place where something may come, or may not. */
export function ConditionRow({ condition, number, places, onChange, onRemove }: Options) {
  const { verb, place } = condition
  const words = usePlaceWords({ place })
  return (
    <Box
      role="group"
      aria-label={`${number}º lugar`}
      sx={{ display: 'flex', columnGap: 1, flexWrap: 'wrap', alignItems: 'center', mb: { xs: 2, sm: 0 } }}
    >
      <TextField
        select
        label="Mostrar ou não"
        value={verb}
        onChange={({ target }) => onChange({ ...condition, verb: target.value as Condition['verb'] })}
        sx={{ flex: '1 1 140px' }}
      >
        <MenuItem value="include">Mostrar</MenuItem>
        <MenuItem value="exclude">Não mostrar</MenuItem>
      </TextField>
      <TextField
        select
        label="Lugar"
        value={place}
        onChange={({ target }) => onChange({ ...condition, place: target.value })}
        sx={{ flex: '2 1 220px' }}
      >
        {places.map(([name, label]) => (
          <MenuItem key={name} value={name}>
            {label}
          </MenuItem>
        ))}
        {!places.some(([name]) => name === place) && <MenuItem value={place}>{words}</MenuItem>}
      </TextField>
      <ActionButton label="Retirar" name={`${number}º lugar, ${words}`} color="error" onClick={onRemove} />
    </Box>
  )
}
