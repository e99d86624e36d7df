import { Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { List, type ListProps, type RaRecord } from 'react-admin'

/**
 * A list of records, as every section shows one. Whom a merchant searched for is nobody else's business at the same computer: the
 * address keeps it, the browser does not.
 */
export const RecordList = <T extends RaRecord>(props: ListProps<T>) => (
  <List<T> perPage={25} storeKey={false} exporter={false} empty={false} {...props} />
)

/** That there is nothing, and what to do about it. */
export const EmptyList = ({ children }: { children: ReactNode }) => (
  <Typography sx={{ p: 4, textAlign: 'center' }} color="textSecondary">
    {children}
  </Typography>
)
