import { Alert, Link, Typography } from '@mui/material'
import { Link as RouteLink } from 'react-router-dom'
import { formatMoney } from '#kit/money.ts'
import { count } from '#kit/pt-br.ts'
import type { Report } from '../reports/report-labels.ts'
import { Panel } from '../shared/panel.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { Rows, Way } from './rows.tsx'

/** What the API's desk tells of the whole shop. */
export type Desk = {
  few_left: { product_id: number; variation_id: number; name: string; units: number }[]
  few_left_count: number
  dead_jobs: number
  products: number
  /** Orders with a parcel of which nothing was heard for too long. */
  stopped_orders: number
  is_closed: boolean
}

export const FewLeftPanel = ({ desk }: { desk: Desk | undefined }) => (
  <Panel title="Acabando">
    <Rows
      none="Nada está acabando."
      rows={desk?.few_left.map(({ product_id: id, variation_id: variation, name, units }) => [
        `${id}-${variation}`,
        <Way key={id} to={`/products/${id}`}>
          {name}: {count(units, 'unidade', 'unidades')}
        </Way>,
      ])}
    />
    {desk && desk.few_left_count > desk.few_left.length && (
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        E mais {desk.few_left_count - desk.few_left.length}.
      </Typography>
    )}
  </Panel>
)

/** Work that was tried many times and given up: mails that did not leave, programs that were not told. */
export function DeadJobs({ desk, isLed }: { desk: Desk | undefined; isLed: boolean }) {
  if (!desk || desk.dead_jobs === 0) return null
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {count(desk.dead_jobs, 'tarefa da loja falhou', 'tarefas da loja falharam')} de vez: um e-mail ou um aviso pode não ter
      saído.
      {!isLed && ' Peça a quem cuida do servidor que rode “vitrine doctor”.'}
    </Alert>
  )
}

const MOST_ORIGINS = 5

/** Where this month's buyers came from. */
export function OriginsPanel({ month }: { month: string }) {
  const { data: report } = useAnswer<Report>(`/vitrine/v1/reports/breakdown?by=origin&per_page=${MOST_ORIGINS}`)
  return (
    <Panel
      title="De onde vêm as vendas"
      action={
        <Link component={RouteLink} to={`/reports?ver=origin&de=${month}-01`} variant="body2">
          Ver tudo
        </Link>
      }
    >
      <Rows
        none="Ainda não houve vendas neste mês."
        rows={report?.rows.map(({ key, name, orders, net_cents: cents }) => [
          key,
          <span key={key}>
            {name}: {formatMoney(cents)} em {count(orders, 'pedido', 'pedidos')}
          </span>,
        ])}
      />
    </Panel>
  )
}
