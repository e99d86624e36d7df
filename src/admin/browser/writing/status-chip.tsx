import { Chip } from '@mui/material'
import type { WritingRecord } from '#api/wp/content-item.ts'
import { STATUS_NAMES } from './writing-labels.ts'

export const StatusChip = ({ status }: { status: WritingRecord['status'] }) => (
  <Chip
    size="small"
    variant="outlined"
    color={status === 'publish' ? 'success' : status === 'future' ? 'info' : 'default'}
    label={STATUS_NAMES[status]}
  />
)
