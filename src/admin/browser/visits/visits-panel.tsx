import { Box, Card, Typography } from '@mui/material'
import { count, formatNumber } from '#kit/pt-br.ts'
import { changeText, rowName } from '../reports/report-labels.ts'
import { Panel } from '../shared/panel.tsx'
import { TimePlot } from '../shared/time-plot.tsx'
import { type FunnelReport, partText, perVisit, type VisitReport } from './visit-labels.ts'

type Options = { now: VisitReport; before: VisitReport | undefined }

/** Visits of each day or month, with the period before as a line over them. */
export function VisitsPanel({ now, before }: Options) {
  return (
    <Panel title={now.step === 'day' ? 'Visitas por dia' : 'Visitas por mês'}>
      {now.visitors === 0 ? (
        <Typography variant="body2" color="textSecondary">
          Ainda não há visitas contadas nestes dias. As suas próprias visitas à loja também contam: abra a loja em outra aba e
          volte aqui em um ou dois minutos.
        </Typography>
      ) : (
        <Plot now={now} before={before} />
      )}
    </Panel>
  )
}

function Plot({ now, before }: Options) {
  const nameOf = (at: string) => rowName(now.step, { key: at, name: '' })
  const told = (visitors: number) => count(visitors, 'visita', 'visitas')
  const marks = now.parts.map(({ at, visitors }, place) => ({
    key: at,
    name: nameOf(at),
    value: visitors,
    before: before?.parts[place]?.visitors,
  }))
  const best = now.parts.reduce((top, one) => (one.visitors > top.visitors ? one : top))
  const summary = `O movimento foi maior em ${nameOf(best.at)}: ${told(best.visitors)}.`
  return <TimePlot marks={marks} summary={summary} told={told} />
}

type FiguresOptions = Options & { orders: number; ordersBefore: FunnelReport | undefined }

/** The four numbers that a merchant asks for first. */
export function VisitFigures({ now, before, orders, ordersBefore }: FiguresOptions) {
  const figures: [name: string, value: string, change: string][] = [
    ['Visitas', formatNumber(now.visitors), before ? changeText(now.visitors, before.visitors) : ''],
    ['Páginas vistas', formatNumber(now.views), before ? changeText(now.views, before.views) : ''],
    [
      'Páginas por visita',
      perVisit(now.views, now.visitors),
      before && before.visitors > 0 ? `antes: ${perVisit(before.views, before.visitors)}` : '',
    ],
    [
      'Visitas que viraram pedido',
      partText(orders, now.visitors),
      before && ordersBefore && before.visitors > 0 ? `antes: ${partText(ordersBefore.orders, before.visitors)}` : '',
    ],
  ]
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } }}>
      {figures.map(([name, value, change]) => (
        <Card key={name} sx={{ p: 2, minWidth: 0 }}>
          <Typography variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography sx={{ fontSize: { xs: '1rem', sm: '1.5rem' }, fontWeight: 650, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {change || ' '}
          </Typography>
        </Card>
      ))}
    </Box>
  )
}
