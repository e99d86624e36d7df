import { Box, Typography } from '@mui/material'
import { formatMoney } from '#kit/money.ts'
import { LyingBar } from '../shared/lying-bar.tsx'
import { largestOf } from '../shared/bar-plot.tsx'
import { TimePlot } from '../shared/time-plot.tsx'

export type Mark = { key: string; name: string; cents: number; beforeCents: number | undefined }

const MOST_LINES = 12

/** What was sold each day, with the period before. The table beneath says the same in numbers. */
export function SalesPlot({ marks, what }: { marks: Mark[]; what: string }) {
  const best = largestOf(marks)
  const summary = best
    ? `${what}. O maior valor é ${formatMoney(best.cents)}, em ${best.name}.`
    : 'Não houve vendas neste período.'
  const shown = marks.map(({ key, name, cents, beforeCents }) => ({ key, name, value: cents, before: beforeCents }))
  return <TimePlot marks={shown} summary={summary} told={formatMoney} />
}

/** The largest rows as bars that lie, each under its name. */
export function RankPlot({ marks, what }: { marks: Mark[]; what: string }) {
  const shown = marks.filter(({ cents }) => cents > 0).slice(0, MOST_LINES)
  const longest = Math.max(1, ...shown.map(({ cents }) => cents))
  const best = shown[0]
  const summary = best ? `${what}. Em primeiro, ${best.name}, com ${formatMoney(best.cents)}.` : 'Não houve vendas neste período.'
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box role="img" aria-label={summary} sx={{ display: 'grid', gap: 1, mb: 1 }}>
        {shown.map(({ key, name, cents }) => (
          <Box key={key}>
            <Typography variant="body2" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                {name}
              </Box>
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {formatMoney(cents)}
              </Box>
            </Typography>
            <LyingBar part={cents / longest} />
          </Box>
        ))}
      </Box>
      <Typography component="figcaption" variant="body2" color="textSecondary">
        {summary}
      </Typography>
    </Box>
  )
}
