import { Box, Button, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { downloadCSV } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import { toCsv } from '#content/forms/csv.ts'
import { formatMoney } from '#kit/money.ts'
import { fileMoment } from '#kit/pt-br.ts'
import { dayOf, type ListedReceipt, receivedSums, receivedTable } from './received.ts'

export type { ListedReceipt } from './received.ts'

/** What a service received for the shop in the last days, with its fees; as a file, too. */
export function ReceivedTable({ id, receipts }: { id: string; receipts: readonly ListedReceipt[] }) {
  const { amountCents, feeCents, netCents } = receivedSums(receipts)
  const tellsFees = receipts.some(({ fee_cents: fee, net_cents: net }) => fee !== null || net !== null)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, justifyItems: 'start', inlineSize: '100%' }}>
      <Typography variant="body2">
        Recebido: {formatMoney(amountCents)} em {receipts.length} {receipts.length === 1 ? 'pagamento' : 'pagamentos'}
        {tellsFees && ` · taxas ${formatMoney(feeCents)} · líquido ${formatMoney(netCents)}`}
      </Typography>
      <Box
        component="details"
        sx={{
          inlineSize: '100%',
          '& summary': { cursor: 'pointer', minBlockSize: 44, alignContent: 'center', typography: 'body2' },
        }}
      >
        <summary>Ver cada recebimento</summary>
        <Box tabIndex={0} role="region" aria-label="Recebimentos" sx={{ overflowX: 'auto' }}>
          <Table size="small">
            <TableHead>
              <TableRow>
                {['Pedido', 'Valor', 'Taxa', 'Líquido', 'Disponível em'].map((heading) => (
                  <TableCell key={heading} sx={{ whiteSpace: 'nowrap' }}>
                    {heading}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {receipts.map((one) => (
                <TableRow key={one.receipt}>
                  <TableCell>
                    <Link component={RouteLink} to={`/orders/${one.order_id}/show`}>
                      {one.order_id}
                    </Link>
                  </TableCell>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatMoney(one.amount_cents)}</TableCell>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{one.fee_cents === null ? '—' : formatMoney(one.fee_cents)}</TableCell>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{one.net_cents === null ? '—' : formatMoney(one.net_cents)}</TableCell>
                  <TableCell>{dayOf(one.date_available) || '—'}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      </Box>
      <Button
        variant="text"
        onClick={() => downloadCSV(toCsv(receivedTable(receipts)), `recebimentos-${id}-${fileMoment(new Date())}`)}
      >
        Exportar os recebimentos (CSV)
      </Button>
    </Box>
  )
}
