import { Box, Chip } from '@mui/material'
import type { CustomerProfileRecord } from '#api/vitrine/customer-profile-shape.ts'

/** The tags of a customer; those that make what they buy cheaper say so. */
export const TagChips = ({ tags }: Pick<CustomerProfileRecord, 'tags'>) => (
  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
    {tags.map(({ id, name, percent_off: percent }) => (
      <Chip key={id} size="small" label={percent > 0 ? `${name} · −${percent}%` : name} />
    ))}
  </Box>
)
