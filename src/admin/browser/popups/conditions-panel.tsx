import { Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { Panel } from '../shared/panel.tsx'
import { useField } from '../shared/use-field.ts'
import { type Condition, conditionOf, placeName, PLACES, storedOf } from './places.ts'
import { PagePlace } from './page-place.tsx'

/** Where it may come: some places, without some others. */
export function ConditionsPanel() {
  const [stored, setStored] = useField<string[]>('conditions', [])
  const conditions = stored.map(conditionOf)
  const set = (next: Condition[]) => setStored(next.map(storedOf))
  return (
    <Panel title="Onde aparece">
      {conditions.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Em nenhum lugar por si mesmo: acrescente ao menos um, ou ele só abre por um clique.
        </Typography>
      )}
      {[...conditions.entries()].map(([index, condition]) => (
        <Box key={index} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
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
            {PLACES.map(([name, label]) => (
              <MenuItem key={name} value={name}>
                {label}
              </MenuItem>
            ))}
            {!PLACES.some(([name]) => name === condition.place) && (
              <MenuItem value={condition.place}>{placeName(condition.place)}</MenuItem>
            )}
          </TextField>
          <Button color="error" onClick={() => set(conditions.toSpliced(index, 1))}>
            Retirar
          </Button>
        </Box>
      ))}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', mt: 1 }}>
        <Button variant="outlined" onClick={() => set([...conditions, { verb: 'include', place: 'general' }])}>
          Acrescentar lugar
        </Button>
        <PagePlace onPick={(id) => set([...conditions, { verb: 'include', place: `singular/page/${id}` }])} />
      </Box>
    </Panel>
  )
}
