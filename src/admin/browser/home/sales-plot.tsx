import { Box, Typography } from '@mui/material'
import { formatMoney } from '#kit/money.ts'
import { count } from '#kit/pt-br.ts'
import { Waiting } from './rows.tsx'
import { barsOf, type DayOfSales } from './sales.ts'

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
  const best = days.reduce<DayOfSales | undefined>((top, day) => (day.cents > (top?.cents ?? 0) ? day : top), undefined)
  const [first, last] = [days[0], days.at(-1)]
  const summary = best
    ? `Vendas por dia neste mês. O melhor dia foi ${dayName(best.day)}, com ${formatMoney(best.cents)}.`
    : 'Ainda não houve vendas neste mês.'
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box
        component="svg"
        viewBox={`0 0 ${WIDTH} ${HEIGHT + 1}`}
        role="img"
        aria-label={summary}
        sx={{ display: 'block', inlineSize: '100%', color: 'primary.main' }}
      >
        <line x1="0" y1={HEIGHT} x2={WIDTH} y2={HEIGHT} stroke="currentColor" strokeOpacity="0.4" />
        {barsOf(
          days.map(({ cents }) => cents),
          { width: WIDTH, height: HEIGHT },
        ).map((bar, index) => (
          <rect key={days[index]!.day} {...bar} rx="2" fill="currentColor">
            <title>{`${dayName(days[index]!.day)}: ${formatMoney(days[index]!.cents)} em ${count(days[index]!.orders, 'pedido', 'pedidos')}`}</title>
          </rect>
        ))}
      </Box>
      {first && last && (
        <Typography variant="caption" aria-hidden sx={{ display: 'flex', justifyContent: 'space-between' }}>
          <span>{dayName(first.day)}</span>
          <span>{dayName(last.day)}</span>
        </Typography>
      )}
      <Typography component="figcaption" variant="body2" color="textSecondary">
        {summary}
      </Typography>
    </Box>
  )
}
