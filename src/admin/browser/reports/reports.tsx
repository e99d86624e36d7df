import { Alert, Box, Card, LinearProgress, Typography } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { formatMoney } from '#kit/money.ts'
import { count } from '#kit/pt-br.ts'
import { FEES } from '#shop/orders/text.ts'
import { MOST_DAYS, periodBefore } from '#shop/reports/period.ts'
import { Panel } from '../shared/panel.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { dayOf } from '../shared/words.ts'
import { type Asked, isInTime, pathOf, readAsked, VIEWS, writeAsked } from './asked.ts'
import { ConversionPanel } from './conversion-panel.tsx'
import { ExportButton, ROWS_EXPORTED } from './export-button.tsx'
import type { FreightReport } from './freight-labels.ts'
import { FreightPanel } from './freight-panel.tsx'
import { PeriodBar } from './period-bar.tsx'
import { type Mark, RankPlot, SalesPlot } from './plots.tsx'
import {
  changeText,
  type Conversion,
  dayName,
  hasFees,
  MEANINGS,
  NOTES,
  paymentFeesText,
  type Report,
  rowName,
} from './report-labels.ts'
import { beforeRows, RowsTable } from './rows-table.tsx'

/** More rows than this are read in a spreadsheet, not on a screen. */
const ROWS_SHOWN = 50

/** What was sold, when, of what and to whom. */
export function Reports() {
  const [params, setParams] = useSearchParams()
  const [today] = useState(() => dayOf(new Date()))
  const asked = readAsked(params, today)
  // The address is ahead of the screen: a choice that follows another at once must not take that back.
  const change = (part: Partial<Asked>) =>
    setParams(writeAsked({ ...readAsked(new URLSearchParams(location.search), today), ...part }), { replace: true })
  const { from, to } = periodBefore(asked.period)
  return (
    <>
      <Title title="Relatórios" />
      <PeriodBar asked={asked} today={today} onChange={change} />
      {asked.isShortened && (
        <Alert severity="info" sx={{ mt: 2 }}>
          Um relatório vai até {count(MOST_DAYS, 'dia', 'dias')}. Este começa em {dayName(asked.period.from)}.
        </Alert>
      )}
      {asked.compares && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          Comparando com {dayName(from)} a {dayName(to)}.
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2, mt: 2, mb: 4 }}>
        <View asked={asked} />
      </Box>
    </>
  )
}

function View({ asked }: { asked: Asked }) {
  if (asked.view === 'conversion') return <Carts asked={asked} />
  return asked.view === 'freight' ? <Freight asked={asked} /> : <Sales asked={asked} />
}

function Freight({ asked }: { asked: Asked }) {
  const { data: now, error } = useAnswer<FreightReport>(pathOf(asked))
  const earlier = pathOf({ ...asked, period: periodBefore(asked.period) })
  const { data: before } = useAnswer<FreightReport>(earlier, { enabled: asked.compares })
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!now) return <LinearProgress aria-label="Somando" />
  return <FreightPanel now={now} before={asked.compares ? before : undefined} from={asked.period.from} />
}

function Carts({ asked }: { asked: Asked }) {
  const { data: now, error } = useAnswer<Conversion>(pathOf(asked))
  const earlier = pathOf({ ...asked, period: periodBefore(asked.period) })
  const { data: before } = useAnswer<Conversion>(earlier, { enabled: asked.compares })
  if (error) return <Alert severity="error">{error.message}</Alert>
  return now ? (
    <ConversionPanel now={now} before={asked.compares ? before : undefined} />
  ) : (
    <LinearProgress aria-label="Somando" />
  )
}

function Sales({ asked }: { asked: Asked }) {
  const { view, period, compares } = asked
  const { data: report, error } = useAnswer<Report>(pathOf(asked, { perPage: ROWS_SHOWN }))
  const earlier = pathOf({ view, period: periodBefore(period) }, { perPage: ROWS_EXPORTED })
  const { data: before } = useAnswer<Report>(earlier, { enabled: compares })
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!report) return <LinearProgress aria-label="Somando" />
  const rowsBefore = beforeRows(view, report, compares ? before : undefined)
  const sideName = VIEWS.find(({ id }) => id === view)!.name
  const marks = report.rows.map((row): Mark => ({
    key: row.key,
    name: rowName(view, row),
    cents: row.net_cents,
    beforeCents: rowsBefore?.get(row.key)?.net_cents,
  }))
  const Plot = isInTime(view) ? SalesPlot : RankPlot
  return (
    <>
      <Figures now={report} before={compares ? before : undefined} />
      <Panel title={`Líquido por ${sideName.toLowerCase()}`} action={<ExportButton asked={asked} sideName={sideName} />}>
        {report.totals.orders === 0 ? (
          <Typography variant="body2" color="textSecondary">
            Nenhuma venda neste período. Escolha outros dias, ou divulgue um produto.
          </Typography>
        ) : (
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <Plot marks={marks} what={`Líquido por ${sideName.toLowerCase()}`} />
            <Box sx={{ minWidth: 0 }}>
              <RowsTable view={view} sideName={sideName} report={report} before={rowsBefore} />
              {report.payment_fees && paymentFeesText(report.payment_fees) !== '' && (
                <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
                  {paymentFeesText(report.payment_fees)}
                </Typography>
              )}
              {hasFees(report) && (
                <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
                  {FEES}: {formatMoney(report.totals.fees_cents)}, já dentro das vendas.
                </Typography>
              )}
              {report.row_count > report.rows.length && (
                <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
                  As {report.rows.length} maiores de {report.row_count} linhas; o total é de todas. Exporte o CSV para ver o
                  resto.
                </Typography>
              )}
            </Box>
          </Box>
        )}
      </Panel>
      <Meanings note={NOTES[view]} />
    </>
  )
}

function Figures({ now, before }: { now: Report; before: Report | undefined }) {
  const { totals } = now
  const figures: [name: string, value: string, now: number, before: number | undefined][] = [
    ['Vendas', formatMoney(totals.total_cents), totals.total_cents, before?.totals.total_cents],
    ['Líquido', formatMoney(totals.net_cents), totals.net_cents, before?.totals.net_cents],
    ['Pedidos', count(totals.orders, 'pedido', 'pedidos'), totals.orders, before?.totals.orders],
    ['Unidades', count(totals.units, 'unidade', 'unidades'), totals.units, before?.totals.units],
  ]
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } }}>
      {figures.map(([name, value, current, earlier]) => (
        <Card key={name} sx={{ p: { xs: 1.5, sm: 2 }, minWidth: 0 }}>
          <Typography variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography sx={{ fontSize: { xs: '1rem', sm: '1.5rem' }, fontWeight: 650, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {earlier === undefined ? ' ' : changeText(current, earlier)}
          </Typography>
        </Card>
      ))}
    </Box>
  )
}

const Meanings = ({ note }: { note: string | undefined }) => (
  <Panel title="O que cada número quer dizer">
    {note && (
      <Typography variant="body2" sx={{ mb: 1.5 }}>
        {note}
      </Typography>
    )}
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      {MEANINGS.map(([word, meaning]) => (
        <Box key={word}>
          <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
            {word}
          </Typography>
          <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0 }}>
            {meaning}
          </Typography>
        </Box>
      ))}
    </Box>
  </Panel>
)
