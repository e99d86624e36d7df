import { Box, Typography } from '@mui/material'
import { count, formatMoment } from '#kit/pt-br.ts'
import type { DispatchItem } from '#api/vitrine/dispatch-item.ts'
import type { Sender } from './declaration.tsx'
import { carrierOf, codesOf, packagesByCarrier, weightText } from './dispatch-labels.ts'
import { CELL, PAPER } from './paper.ts'

type Props = { orders: readonly DispatchItem[]; sender: Sender; madeAt: Date }

/** What is handed over, and to whom: the carrier counts and signs. */
export function HandOver({ orders, sender, madeAt }: Props) {
  return (
    <Box component="article" aria-label="Lista de entrega" sx={PAPER}>
      <Typography variant="h2">Lista de entrega à transportadora</Typography>
      <Typography variant="body2">
        {sender.lines[0]} · {formatMoment(madeAt)}
      </Typography>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Pacotes da lista">
        <Box component="table" sx={{ inlineSize: '100%', borderCollapse: 'collapse', my: 1.5, '& th, & td': CELL }}>
          <thead>
            <tr>
              <th scope="col">Pedido</th>
              <th scope="col">Destinatário</th>
              <th scope="col">Transportadora</th>
              <th scope="col">Código</th>
              <th scope="col">Pacotes</th>
              <th scope="col">Peso</th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <tr key={order.id}>
                <td>#{order.number}</td>
                <td>
                  {order.receiver.name}, {order.receiver.city} – {order.receiver.state}
                </td>
                <td>{carrierOf(order)}</td>
                <td>{codesOf(order).join(', ') || '–'}</td>
                <td>{order.packages}</td>
                <td>{order.weight_grams > 0 ? weightText(order.weight_grams) : '–'}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      {packagesByCarrier(orders).map(({ carrier, packages }) => (
        <Typography key={carrier} variant="body2">
          {carrier}: <strong>{count(packages, 'pacote', 'pacotes')}</strong>
        </Typography>
      ))}
      <Box sx={{ display: 'grid', gap: 3, mt: 4 }}>
        <Typography variant="body2">Recebido por (nome e documento): ______________________________</Typography>
        <Typography variant="body2">Data e hora: ____/____/______ ____:____ · Assinatura: ______________________</Typography>
      </Box>
    </Box>
  )
}
