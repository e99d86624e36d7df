import { Box, Button, Typography } from '@mui/material'
import { useGetList } from 'react-admin'
import { Panel } from '../shared/panel.tsx'
import { useApiAction } from '../shared/use-api.ts'
import { ListSkeleton } from '../shared/list-skeleton.tsx'
import { momentText } from '../shared/words.ts'
import { DELIVERY_STATUS, type DeliveryRecord, topicName, type WebhookRecord } from './webhook-labels.ts'

const SHOWN = 20

/** What was told lately, how it was received, and the way to tell it again. */
export function DeliveriesPanel({ webhook }: { webhook: WebhookRecord }) {
  const { run, isBusy } = useApiAction()
  const {
    data: deliveries = [],
    isPending,
    error,
  } = useGetList<DeliveryRecord>('webhook_deliveries', {
    pagination: { page: 1, perPage: SHOWN },
    meta: { webhook: webhook.id },
  })
  const again = ({ id }: DeliveryRecord) =>
    run(
      (provider) => provider.tell(`/vitrine/v1/webhooks/${webhook.id}/deliveries/${id}/retry`, {}),
      'Na fila: a entrega sai em instantes.',
    )
  const isOff = webhook.status !== 'active'
  return (
    <Panel title="Últimas entregas">
      {isOff && deliveries.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          O webhook não está ligado: ligue e salve para entregar de novo.
        </Typography>
      )}
      {isPending && <ListSkeleton rows={2} />}
      {!isPending && !error && deliveries.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Nada foi entregue ainda. A primeira aparece aqui quando algo mudar na loja.
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {deliveries.map((one) => (
          <Box
            component="li"
            key={one.id}
            sx={{ borderLeft: 3, borderColor: one.status === 'failed' ? 'error.main' : 'divider', pl: 1.5 }}
          >
            <Typography variant="body2">
              {DELIVERY_STATUS[one.status]}: {topicName(one.topic)} nº {one.resource_id}
            </Typography>
            <Typography variant="caption" component="div" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {momentText(one.date_created)} · {one.attempts === 1 ? '1 tentativa' : `${one.attempts} tentativas`}
              {one.summary && ` · ${one.summary}`}
            </Typography>
            {(one.status === 'failed' || one.status === 'delivered') && (
              <Button size="small" disabled={isBusy || isOff} onClick={() => void again(one)}>
                Entregar de novo
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
