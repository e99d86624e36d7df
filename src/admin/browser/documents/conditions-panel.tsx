import { Box, Button, Typography } from '@mui/material'
import { useRef } from 'react'
import { type Condition, conditionOf, storedOf } from '#content/pages/condition-places.ts'
import { Panel } from '../shared/panel.tsx'
import { useField } from '../shared/use-field.ts'
import { useNextFocus } from '../shared/use-next-focus.ts'
import { ConditionRow } from './condition-row.tsx'
import { NamedPlace } from './named-place.tsx'
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
  const rows = useRef<HTMLElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const focusNext = useNextFocus()
  const places = PLACES.filter(([name]) => mayName?.(name) ?? true)
  return (
    <Panel title="Onde aparece">
      {conditions.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {none}
        </Typography>
      )}
      <Box ref={rows}>
        {[...conditions.entries()].map(([index, condition]) => (
          <ConditionRow
            key={index}
            condition={condition}
            number={index + 1}
            places={places}
            onChange={(next) => set(conditions.with(index, next))}
            onRemove={() => {
              set(conditions.toSpliced(index, 1))
              focusNext(() => rows.current?.querySelectorAll<HTMLElement>('[role="group"] > button')[index] ?? adder.current)
            }}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', mt: 1 }}>
        <Button
          ref={adder}
          variant="outlined"
          onClick={() => set([...conditions, { verb: 'include', place: places[0]?.[0] ?? 'general' }])}
        >
          Acrescentar lugar
        </Button>
        {NAMED_KINDS.filter(({ place }) => named.includes(place)).map((kind) => (
          <NamedPlace key={kind.place} kind={kind} onPick={(place) => set([...conditions, { verb: 'include', place }])} />
        ))}
      </Box>
    </Panel>
  )
}
