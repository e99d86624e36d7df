import { Box, Button, Typography } from '@mui/material'
import type { SentItem } from '#api/vitrine/dispatch-routes.ts'
import { Panel } from '../shared/panel.tsx'
import { codesOf } from './dispatch-labels.ts'

/** What left while this screen was open, with a message for each buyer ready to be sent by hand. */
export function SentPanel({ sent }: { sent: readonly SentItem[] }) {
  if (sent.length === 0) return null
  return (
    <Panel title="Enviados agora">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {sent.map(({ order_id: id, order }) => (
          <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography variant="body2" sx={{ flex: 1, minInlineSize: 180, overflowWrap: 'anywhere' }}>
              #{order?.number ?? id} · {order?.receiver.name} {order && codesOf(order).join(', ')}
            </Typography>
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
