import { Box, Typography } from '@mui/material'
import { formatMoney } from '#kit/money.ts'
import { count } from '#kit/pt-br.ts'
import { BarPlot, largestOf } from '../shared/bar-plot.tsx'
import { Waiting } from './rows.tsx'
import type { DayOfSales } from './sales.ts'

const WIDTH = 600
const HEIGHT = 160

const dayName = (day: string) => `${day.slice(8, 10)}/${day.slice(5, 7)}`

/** The month's sales, a bar a day. What it shows stands beside it in words too. */
export const SalesPlot = ({ days }: { days: DayOfSales[] | undefined }) => (days ? <Bars days={days} /> : <RoomForBars />)

const RoomForBars = () => (
  <>
    <Box aria-hidden sx={{ aspectRatio: `${WIDTH} / ${HEIGHT + 1}` }} />
    <Typography variant="caption" component="div">
      <Waiting />
    </Typography>
    <Typography variant="body2" component="div">
      <Waiting />
    </Typography>
  </>
)

function Bars({ days }: { days: DayOfSales[] }) {
  const best = largestOf(days)
  const [first, last] = [days[0], days.at(-1)]
  const summary = best
    ? `Vendas por dia neste mês. O melhor dia foi ${dayName(best.day)}, com ${formatMoney(best.cents)}.`
    : 'Ainda não houve vendas neste mês.'
  const bars = days.map(({ day, cents, orders }) => ({
    key: day,
    value: cents,
    title: `${dayName(day)}: ${formatMoney(cents)} em ${count(orders, 'pedido', 'pedidos')}`,
  }))
  const legend = first && last && (
    <>
      <span>{dayName(first.day)}</span>
      <span>{dayName(last.day)}</span>
    </>
  )
  return <BarPlot size={{ width: WIDTH, height: HEIGHT }} bars={bars} summary={summary} legend={legend} />
}
