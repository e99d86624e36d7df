import { Typography } from '@mui/material'
import { formatNumber } from '#kit/pt-br.ts'
import { Panel } from '../shared/panel.tsx'
import { RankedList } from './ranked-list.tsx'
import { DEVICE_NAMES, PAGE_NAMES, partText, type VisitReport } from './visit-labels.ts'

const NOTHING = 'Nenhuma visita contada nestes dias.'

/** On what visitors look at the shop, and at which of its pages. */
export function SharesPanels({ report: { visitors, views, devices, pages } }: { report: VisitReport }) {
  return (
    <>
      <Panel title="Aparelhos">
        {devices.length === 0 ? (
          <Nothing />
        ) : (
          <RankedList
            rows={devices.map(({ device, visitors: own }) => ({
              key: device,
              name: DEVICE_NAMES[device],
              value: `${formatNumber(own)} · ${partText(own, visitors)}`,
              part: own / Math.max(1, visitors),
            }))}
          />
        )}
      </Panel>
      <Panel title="Páginas mais vistas">
        {pages.length === 0 ? (
          <Nothing />
        ) : (
          <RankedList
            rows={pages.map(({ kind, views: own }) => ({
              key: kind,
              name: PAGE_NAMES[kind],
              value: `${formatNumber(own)} · ${partText(own, views)}`,
              part: own / Math.max(1, views),
            }))}
          />
        )}
      </Panel>
    </>
  )
}

const Nothing = () => (
  <Typography variant="body2" color="textSecondary">
    {NOTHING}
  </Typography>
)
