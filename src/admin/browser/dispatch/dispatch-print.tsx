import { Alert, Box, Button, LinearProgress } from '@mui/material'
import { Title } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { DispatchItem } from '#api/vitrine/dispatch-item.ts'
import { ON_PAPER } from '../orders/order-print.tsx'
import { readIds, senderLines } from '../orders/print-labels.ts'
import { useAnswer } from '../shared/use-api.ts'
import { Declaration } from './declaration.tsx'
import { HandOver } from './hand-over.tsx'

type Setting = { id: string; value: unknown }

/** On paper: what is in each parcel, for those without an NF-e, or the list that the carrier signs. */
export function DispatchPrint() {
  const [params] = useSearchParams()
  const ids = readIds(params)
  const isList = params.get('what') === 'list'
  const { data, error, dataUpdatedAt } = useAnswer<DispatchItem[]>(`/vitrine/v1/dispatch?include=${ids.join(',')}&per_page=100`, {
    enabled: ids.length > 0,
  })
  const { data: settings = [] } = useAnswer<Setting[]>('/wc/v3/settings/general')
  const shopName = document.getElementById('painel')?.dataset.shop ?? ''
  const held = (id: string) => String(settings.find((one) => one.id === id)?.value ?? '')
  const sender = { lines: senderLines(settings, held('vitrine_legal_name') || shopName), document: held('vitrine_document') }
  return (
    <>
      {ON_PAPER}
      <Title title={isList ? 'Lista de entrega' : 'Declaração de conteúdo'} />
      <Box className="painel-screen-only" sx={{ my: 2 }}>
        <Button variant="contained" disabled={!data?.length} onClick={() => window.print()}>
          Imprimir
        </Button>
      </Box>
      {ids.length === 0 && <Alert severity="info">Nenhum pedido escolhido. Marque pedidos na Expedição.</Alert>}
      {error && <Alert severity="error">{error.message}</Alert>}
      {ids.length > 0 && !data && !error && <LinearProgress aria-label="Buscando os pedidos" />}
      {data && isList && <HandOver orders={data} sender={sender} madeAt={new Date(dataUpdatedAt)} />}
      {data && !isList && data.map((order) => <Declaration key={order.id} order={order} sender={sender} />)}
    </>
  )
}
