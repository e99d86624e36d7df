import { Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { type Condition, conditionOf, storedOf } from '#kit/condition-places.ts'
import { Panel } from '../shared/panel.tsx'
import { useField } from '../shared/use-field.ts'
import { NamedPlace } from './named-place.tsx'
import { PlaceName } from './place-name.tsx'
import { NAMED_KINDS, PLACES } from './places.ts'

type Options = {
  /** What is said while it names no place. */
  none: string
  /** Whether it can appear at a place at all; unless told, anywhere. */
  mayName?: (place: string) => boolean
  /** Which single things it is offered by. */
  named: readonly string[]
}

/** Where it may come: some places, without some others. */
export function ConditionsPanel({ none, mayName, named }: Options) {
  const [stored, setStored] = useField<string[]>('conditions', [])
  const conditions = stored.map(conditionOf)
  const set = (next: Condition[]) => setStored(next.map(storedOf))
  const places = PLACES.filter(([name]) => mayName?.(name) ?? true)
  return (
    <Panel title="Onde aparece">
      {conditions.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {none}
        </Typography>
      )}
      {[...conditions.entries()].map(([index, condition]) => (
        <Box key={index} sx={{ display: 'flex', columnGap: 1, flexWrap: 'wrap', alignItems: 'center', mb: { xs: 2, sm: 0 } }}>
          <TextField
            select
            label="Mostrar ou não"
            value={condition.verb}
            onChange={({ target }) => set(conditions.with(index, { ...condition, verb: target.value as Condition['verb'] }))}
            sx={{ flex: '1 1 140px' }}
          >
            <MenuItem value="include">Mostrar</MenuItem>
            <MenuItem value="exclude">Não mostrar</MenuItem>
          </TextField>
          <TextField
            select
            label="Lugar"
            value={condition.place}
            onChange={({ target }) => set(conditions.with(index, { ...condition, place: target.value }))}
            sx={{ flex: '2 1 220px' }}
          >
            {places.map(([name, label]) => (
              <MenuItem key={name} value={name}>
                {label}
              </MenuItem>
            ))}
            {!places.some(([name]) => name === condition.place) && (
              <MenuItem value={condition.place}>
                <PlaceName place={condition.place} />
              </MenuItem>
            )}
          </TextField>
          <Button color="error" onClick={() => set(conditions.toSpliced(index, 1))}>
            Retirar
          </Button>
        </Box>
      ))}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', mt: 1 }}>
        <Button variant="outlined" onClick={() => set([...conditions, { verb: 'include', place: places[0]?.[0] ?? 'general' }])}>
          Acrescentar lugar
        </Button>
        {NAMED_KINDS.filter(({ place }) => named.includes(place)).map((kind) => (
          <NamedPlace key={kind.place} kind={kind} onPick={(place) => set([...conditions, { verb: 'include', place }])} />
        ))}
      </Box>
    </Panel>
  )
}
