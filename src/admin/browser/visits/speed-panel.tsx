import { Box, Card, Chip, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { count } from '#kit/pt-br.ts'
import { METRICS } from '#shop/reports/figures/contract.ts'
import { Panel } from '../shared/panel.tsx'
import { LabelledCell, StackedTable } from '../shared/stacked-table.tsx'
import { DEVICE_NAMES, type Measured, measuredText, METRIC_NAMES, PAGE_NAMES, RATINGS, type SpeedReport } from './visit-labels.ts'

/** How quick the shop was for real visitors: three quarters of them had it this good or better. */
export function SpeedPanel({ rows }: Pick<SpeedReport, 'rows'>) {
  const all = rows.find(({ kind, device }) => kind === null && device === null)
  if (!all || all.measured.length === 0)
    return (
      <Panel title="Velocidade para os visitantes">
        <Typography variant="body2" color="textSecondary">
          Ainda não há medições nestes dias. Uma em cada quatro páginas abertas conta, sem cookies, como foi a velocidade.
        </Typography>
      </Panel>
    )
  return (
    <Panel title="Velocidade para os visitantes">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        Três em cada quatro páginas foram tão rápidas assim ou mais. Os limites são os que o Google usa (Core Web Vitals).
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' }, mb: 2 }}>
        {METRICS.map((metric) => (
          <Figure key={metric} name={METRIC_NAMES[metric]} measured={all.measured.find((one) => one.metric === metric)} />
        ))}
      </Box>
      <StackedTable label="Velocidade por página e aparelho" columns={2}>
        <TableHead>
          <TableRow>
            <TableCell>Página e aparelho</TableCell>
            {METRICS.map((metric) => (
              <TableCell key={metric} align="right">
                {metric.toUpperCase()}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows
            .filter((row) => row !== all)
            .map(({ kind, device, measured }) => (
              <TableRow key={`${kind} ${device}`}>
                <TableCell component="th" scope="row">
                  {kind ? PAGE_NAMES[kind] : 'Todas as páginas'}
                  {device && ` · ${DEVICE_NAMES[device]}`}
                </TableCell>
                {METRICS.map((metric) => (
                  <Value key={metric} metric={metric} measured={measured.find((one) => one.metric === metric)} />
                ))}
              </TableRow>
            ))}
        </TableBody>
      </StackedTable>
    </Panel>
  )
}

const Figure = ({ name: [name, meaning], measured }: { name: [string, string]; measured: Measured | undefined }) => (
  <Card variant="outlined" sx={{ p: 1.5, minWidth: 0 }}>
    <Typography variant="body2" color="textSecondary">
      {name}
    </Typography>
    <Typography sx={{ fontSize: { xs: '1.125rem', sm: '1.375rem' }, fontWeight: 650 }}>
      {measured ? measuredText(measured) : '–'}
    </Typography>
    {measured && (
      <Chip size="small" variant="outlined" color={RATINGS[measured.rating].color} label={RATINGS[measured.rating].text} />
    )}
    <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
      {meaning}
      {measured && ` ${count(measured.samples, 'medição', 'medições')}.`}
    </Typography>
  </Card>
)

const Value = ({ metric, measured }: { metric: Measured['metric']; measured: Measured | undefined }) => (
  <LabelledCell label={metric.toUpperCase()} align="right">
    {measured ? (
      <>
        {measuredText(measured)}{' '}
        <Typography component="span" variant="caption" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          {RATINGS[measured.rating].text}
        </Typography>
      </>
    ) : (
      '–'
    )}
  </LabelledCell>
)
