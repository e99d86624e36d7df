import { Alert, Box, LinearProgress, Typography } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { type Period, periodBefore } from '#shop/reports/period.ts'
import { type Asked, readAsked, writeAsked } from '../reports/asked.ts'
import { PeriodBar } from '../reports/period-bar.tsx'
import { dayName } from '../reports/report-labels.ts'
import { useAnswer } from '../shared/use-api.ts'
import { dayOf } from '../shared/words.ts'
import { FunnelPanel } from './funnel-panel.tsx'
import { MeaningsPanel } from './meanings-panel.tsx'
import { ProductsPanel, SearchesPanel } from './missed-panels.tsx'
import { SharesPanels } from './shares-panels.tsx'
import { SpeedPanel } from './speed-panel.tsx'
import type { FunnelReport, ProductReport, SearchReport, SpeedReport, VisitReport } from './visit-labels.ts'
import { VisitFigures, VisitsPanel } from './visits-panel.tsx'

const pathOf = (report: string, { from, to }: Period) => `/vitrine/v1/visits${report}?from=${from}&to=${to}`

/** Who came, how far they got, what they looked for in vain, and how quick the shop was for them. */
export function Visits() {
  const [params, setParams] = useSearchParams()
  const [today] = useState(() => dayOf(new Date()))
  const asked = readAsked(params, today)
  // The address is ahead of the screen: a choice that follows another at once must not take that back.
  const change = (part: Partial<Asked>) =>
    setParams(writeAsked({ ...readAsked(new URLSearchParams(location.search), today), ...part }), { replace: true })
  const { from, to } = periodBefore(asked.period)
  return (
    <>
      <Title title="Visitas" />
      <PeriodBar asked={asked} today={today} onChange={change} hasViews={false} />
      {asked.compares && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          Comparando com {dayName(from)} a {dayName(to)}.
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2, mt: 2, mb: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Panels asked={asked} />
      </Box>
    </>
  )
}

function Panels({ asked: { period, compares } }: { asked: Asked }) {
  const earlier = periodBefore(period)
  const visits = useAnswer<VisitReport>(pathOf('', period))
  const visitsBefore = useAnswer<VisitReport>(pathOf('', earlier), { enabled: compares })
  const funnel = useAnswer<FunnelReport>(pathOf('/funnel', period))
  const funnelBefore = useAnswer<FunnelReport>(pathOf('/funnel', earlier), { enabled: compares })
  const searches = useAnswer<SearchReport>(pathOf('/empty-searches', period))
  const products = useAnswer<ProductReport>(pathOf('/seen-products', period))
  const speed = useAnswer<SpeedReport>(pathOf('/speed', period))
  const error = [visits, funnel, searches, products, speed].find((one) => one.error)?.error
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!visits.data || !funnel.data || !searches.data || !products.data || !speed.data)
    return <LinearProgress aria-label="Somando" />
  const before = compares ? visitsBefore.data : undefined
  return (
    <>
      <VisitFigures
        now={visits.data}
        before={before}
        orders={funnel.data.orders}
        ordersBefore={compares ? funnelBefore.data : undefined}
      />
      <VisitsPanel now={visits.data} before={before} />
      <FunnelPanel now={funnel.data} before={compares ? funnelBefore.data : undefined} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
        <SearchesPanel rows={searches.data.rows} />
        <ProductsPanel rows={products.data.rows} />
        <SharesPanels report={visits.data} />
      </Box>
      <SpeedPanel rows={speed.data.rows} />
      <MeaningsPanel />
    </>
  )
}
