import { Box, Typography } from '@mui/material'
import { formatNumber } from '#kit/pt-br.ts'
import { changeText } from '../reports/report-labels.ts'
import { LyingBar } from '../shared/lying-bar.tsx'
import { Panel } from '../shared/panel.tsx'
import { FUNNEL_STEPS, type FunnelReport, partText } from './visit-labels.ts'

/** How far visits got: from the door to the order. */
export function FunnelPanel({ now, before }: { now: FunnelReport; before: FunnelReport | undefined }) {
  const most = Math.max(1, ...FUNNEL_STEPS.map(([name]) => now[name]))
  return (
    <Panel title="Da visita ao pedido">
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {FUNNEL_STEPS.map(([name, label, meaning]) => (
          <Box component="li" key={name}>
            <Typography variant="body2" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontWeight: 600 }}>
              <span>{label}</span>
              <span>
                {formatNumber(now[name])} · {partText(now[name], now.visitors)}
              </span>
            </Typography>
            <LyingBar part={now[name] / most} height={14} />
            <Typography variant="caption" color="textSecondary">
              {meaning}
              {before && ` Antes: ${formatNumber(before[name])}; ${changeText(now[name], before[name])}.`}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
