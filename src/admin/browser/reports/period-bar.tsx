import { Box, Chip, FormControlLabel, MenuItem, Switch, TextField } from '@mui/material'
import { type Asked, PRESETS, type View, VIEWS } from './asked.ts'
import { DayField } from './day-field.tsx'

type Options = {
  asked: Asked
  today: string
  onChange: (part: Partial<Asked>) => void
  hasViews?: boolean
  hasComparison?: boolean
}

/** Which days, told by what, and whether with the days before beside them. */
export function PeriodBar({ asked, today, onChange, hasViews = true, hasComparison = true }: Options) {
  const { view, period, compares } = asked
  const isChosen = (name: string) => {
    const wanted = PRESETS.find((preset) => preset.name === name)!.of(today)
    return wanted.from === period.from && wanted.to === period.to
  }
  const day = (name: 'from' | 'to', label: string) => (
    <DayField
      label={label}
      day={period[name]}
      today={today}
      onDay={(chosen) => onChange({ period: orderly({ ...period, [name]: chosen }, name) })}
    />
  )
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 2 }}>
      <Box role="group" aria-label="Período" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {PRESETS.map(({ name, of }) => (
          <Chip
            key={name}
            label={name}
            aria-pressed={isChosen(name)}
            variant={isChosen(name) ? 'filled' : 'outlined'}
            color={isChosen(name) ? 'primary' : 'default'}
            onClick={() => onChange({ period: of(today) })}
          />
        ))}
      </Box>
      <Box
        sx={{
          display: 'grid',
          columnGap: 1.5,
          gridTemplateColumns: { xs: '1fr 1fr', md: hasViews ? '170px 170px 260px auto' : '170px 170px auto' },
          alignItems: 'center',
        }}
      >
        {day('from', 'De')}
        {day('to', 'Até')}
        {hasViews && (
          <TextField
            select
            label="Ver por"
            value={view}
            onChange={({ target }) => onChange({ view: target.value as View })}
            sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
          >
            {VIEWS.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        {hasComparison && (
          <FormControlLabel
            sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
            control={<Switch checked={compares} onChange={({ target }) => onChange({ compares: target.checked })} />}
            label="Comparar com o período anterior"
          />
        )}
      </Box>
    </Box>
  )
}

/** Who moves one end past the other means that day. */
function orderly(period: { from: string; to: string }, moved: 'from' | 'to') {
  if (period.from <= period.to) return period
  return { from: period[moved], to: period[moved] }
}
