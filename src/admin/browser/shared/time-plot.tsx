import { Box } from '@mui/material'
import { BarPlot } from './bar-plot.tsx'

const WIDTH = 720
const HEIGHT = 180

type TimeMark = { key: string; name: string; value: number; before: number | undefined }
type Options = { marks: TimeMark[]; summary: string; told: (value: number) => string }

/** A bar for each day or month, with the period before as a line over them. */
export function TimePlot({ marks, summary, told }: Options) {
  const tallest = Math.max(1, ...marks.flatMap(({ value, before = 0 }) => [value, before]))
  const step = WIDTH / Math.max(1, marks.length)
  const line = marks.flatMap(({ before }, at) =>
    before === undefined ? [] : [`${step * (at + 0.5)},${HEIGHT - (Math.max(0, before) / tallest) * HEIGHT}`],
  )
  const bars = marks.map(({ key, name, value }) => ({ key, value, title: `${name}: ${told(value)}` }))
  const legend = marks.length > 1 && (
    <>
      <span>{marks[0]!.name}</span>
      {line.length > 1 && <span>– – período anterior</span>}
      <span>{marks.at(-1)!.name}</span>
    </>
  )
  return (
    <BarPlot size={{ width: WIDTH, height: HEIGHT, gap: 0.24, tallest }} bars={bars} summary={summary} legend={legend}>
      {line.length > 1 && (
        <Box
          component="polyline"
          points={line.join(' ')}
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
