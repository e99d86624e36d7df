import { Alert, Box } from '@mui/material'
import type { OrderDesk } from '#api/wc/order-desk.ts'
import { disputeText } from './dispute-labels.ts'

/** Loud, above everything else of the order: its buyer contests the payment. */
export function DisputeAlerts({ disputes }: Pick<OrderDesk, 'disputes'>) {
  if (disputes.length === 0) return null
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 2 }}>
      {disputes.map((dispute) => (
        <Alert
          key={dispute.id}
          severity={dispute.state === 'won' ? 'success' : 'error'}
          variant={dispute.state === 'won' ? 'standard' : 'filled'}
        >
          {disputeText(dispute)}
        </Alert>
      ))}
    </Box>
  )
}
