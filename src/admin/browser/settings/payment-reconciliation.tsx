import { Alert, Box, Button, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { downloadCSV } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import { toCsv } from '#content/forms/csv.ts'
import { formatMoney } from '#kit/money.ts'
import { fileMoment } from '#kit/pt-br.ts'
import { useApiAction } from '../shared/use-api.ts'
import { type ListedReceipt, ReceivedTable } from './received-table.tsx'

type Difference = {
  kind: 'only-there' | 'only-here' | 'other-sum'
  receipt: string
  order_id: number | null
  there_cents: number | null
  here_cents: number | null
}
type Compared = { compared: number; problem: string; differences: Difference[]; receipts: ListedReceipt[] }

const KINDS: Record<Difference['kind'], string> = {
  'only-there': 'Pago no serviço, não na loja',
  'only-here': 'Pago na loja, não no serviço',
  'other-sum': 'Valores diferentes',
}
const moneyOf = (cents: number | null) => (cents === null ? '—' : formatMoney(cents))

/** Compares the last days with the service's own list; what differs can be taken along as a table. */
export function PaymentReconciliation({ id, title }: { id: string; title: string }) {
  const { run, isBusy } = useApiAction()
  const [compared, setCompared] = useState<Compared>()
  const compare = () =>
    void run(async (provider) => setCompared(await provider.read<Compared>(`/vitrine/v1/payment-services/${id}/reconciliation`)))
  const rows = compared?.differences ?? []
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, justifyItems: 'start' }}>
      <Button variant="outlined" disabled={isBusy} aria-label={`Conferir recebimentos de ${title}`} onClick={compare}>
        Conferir recebimentos
      </Button>
      {compared && rows.length === 0 && (
        <Alert severity={compared.problem === '' ? 'success' : 'error'} role="status">
          {compared.problem ||
            `Tudo bate: ${compared.compared} pagamentos dos últimos sete dias estão iguais na loja e no serviço.`}
        </Alert>
      )}
      {compared && compared.receipts.length > 0 && <ReceivedTable id={id} receipts={compared.receipts} />}
      {rows.length > 0 && (
        <>
          <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
            {rows.map((row) => (
              <li key={`${row.kind}${row.receipt}`}>
                {KINDS[row.kind]}: {moneyOf(row.there_cents)} no serviço, {moneyOf(row.here_cents)} na loja
                {row.order_id !== null && (
                  <>
                    {' · '}
                    <Link component={RouteLink} to={`/orders/${row.order_id}/show`}>
                      pedido {row.order_id}
                    </Link>
                  </>
                )}
                <Typography
                  component="span"
                  variant="body2"
                  color="textSecondary"
                  sx={{ display: 'block', overflowWrap: 'anywhere' }}
                >
                  {row.receipt}
                </Typography>
              </li>
            ))}
          </Box>
          <Button variant="text" onClick={() => save(id, rows)}>
            Exportar a diferença (CSV)
          </Button>
        </>
      )}
    </Box>
  )
}

const HEADINGS = ['Situação', 'Identificador', 'Pedido', 'No serviço', 'Na loja']
const save = (id: string, rows: readonly Difference[]) =>
  downloadCSV(
    toCsv([
      HEADINGS,
      ...rows.map((row) => [
        KINDS[row.kind],
        row.receipt,
        String(row.order_id ?? ''),
        moneyOf(row.there_cents),
        moneyOf(row.here_cents),
      ]),
    ]),
    `conciliacao-${id}-${fileMoment(new Date())}`,
  )
