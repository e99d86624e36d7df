import { Chip } from '@mui/material'
import type { OrderRecord } from '#api/wc/order-shape.ts'
import { statusName } from './order-labels.ts'

const COLORS = {
  pending: 'warning',
  'on-hold': 'warning',
  processing: 'info',
  completed: 'success',
  cancelled: 'default',
  refunded: 'default',
  failed: 'error',
  trash: 'default',
} as const

export const StatusChip = ({ status }: Pick<OrderRecord, 'status'>) => (
  <Chip component="span" size="small" variant="outlined" color={COLORS[status]} label={statusName(status)} />
)
