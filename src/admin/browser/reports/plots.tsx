import { Box, Typography } from '@mui/material'
import { formatMoney } from '#kit/money.ts'
import { LyingBar } from '../shared/lying-bar.tsx'
import { BarPlot, largestOf } from '../shared/bar-plot.tsx'

export type Mark = { key: string; name: string; cents: number; beforeCents: number | undefined }

const WIDTH = 720
const HEIGHT = 180
const MOST_LINES = 12

/** A bar for each day, with the period before as a line over them. The table beneath says the same in numbers. */
export function TimePlot({ marks, what }: { marks: Mark[]; what: string }) {
  const tallest = Math.max(1, ...marks.flatMap(({ cents, beforeCents = 0 }) => [cents, beforeCents]))
  const step = WIDTH / Math.max(1, marks.length)
  const best = largestOf(marks)
  const before = marks.flatMap(({ beforeCents }, at) =>
    beforeCents === undefined ? [] : [`${step * (at + 0.5)},${HEIGHT - (Math.max(0, beforeCents) / tallest) * HEIGHT}`],
  )
  const summary = best
    ? `${what}. O maior valor é ${formatMoney(best.cents)}, em ${best.name}.`
    : 'Não houve vendas neste período.'
  const bars = marks.map(({ key, name, cents }) => ({ key, value: cents, title: `${name}: ${formatMoney(cents)}` }))
  const legend = marks.length > 1 && (
    <>
      <span>{marks[0]!.name}</span>
      {before.length > 1 && <span>– – período anterior</span>}
      <span>{marks.at(-1)!.name}</span>
    </>
  )
  return (
    <BarPlot size={{ width: WIDTH, height: HEIGHT, gap: 0.24, tallest }} bars={bars} summary={summary} legend={legend}>
      {before.length > 1 && (
        <Box
          component="polyline"
          points={before.join(' ')}
          fill="none"
          strokeWidth="2"
          stroke="currentColor"
          sx={{ color: 'text.secondary' }}
          strokeDasharray="5 4"
        />
      )}
    </BarPlot>
  )
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
