import { Box, Button, Typography } from '@mui/material'
import { useNotify } from 'react-admin'
import type { SentItem, UndoneItem } from '#api/vitrine/dispatch-routes.ts'
import { Panel } from '../shared/panel.tsx'
import { useApiAction } from '../shared/use-api.ts'
import { codesOf, undoneText } from './dispatch-labels.ts'

type Props = { sent: readonly SentItem[]; onUndone: (orderId: number) => void }

/** What left while this screen was open: taken back, or with a message for its buyer ready to be sent by hand. */
export function SentPanel({ sent, onUndone }: Props) {
  const notify = useNotify()
  const { run, isBusy } = useApiAction()
  const undo = (id: number) =>
    void run(async (provider) => {
      const undone = await provider.tell<UndoneItem>('/vitrine/v1/dispatch/undo', { order_id: id })
      onUndone(id)
      notify(undoneText(undone), { type: undone.was_told ? 'warning' : 'success', multiLine: true })
    })
  if (sent.length === 0) return null
  return (
    <Panel title="Enviados agora">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {sent.map(({ order_id: id, order }) => (
          <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography variant="body2" sx={{ flex: 1, minInlineSize: 180, overflowWrap: 'anywhere' }}>
              #{order?.number ?? id} · {order?.receiver.name} {order && codesOf(order).join(', ')}
            </Typography>
            <Button disabled={isBusy} onClick={() => undo(id)} aria-label={`Desfazer o envio do pedido #${order?.number ?? id}`}>
              Desfazer
            </Button>
            {order?.whatsapp_url && (
              <Button component="a" href={order.whatsapp_url} target="_blank" rel="noreferrer" variant="outlined">
                Avisar por WhatsApp
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
