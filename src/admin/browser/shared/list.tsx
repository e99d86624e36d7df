import { Box, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { List, type ListProps, type RaRecord, useListContext } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'

/**
 * A list of records, as every section shows one. Whom a merchant searched for is nobody else's business at the same computer: the
 * address keeps it, the browser does not.
 */
export const RecordList = <T extends RaRecord>(props: ListProps<T>) => (
  <List<T> perPage={25} storeKey={false} exporter={false} empty={false} {...props} />
)

type Empty = {
  children: ReactNode
  /** What the first one is made by, said in full: on a telephone the button above the list is only a cross. */
  create?: string
}

/** That there is nothing, and what to do about it. */
export const EmptyList = ({ children, create }: Empty) => (
  <Box sx={{ p: 4, textAlign: 'center' }}>
    <Typography color="textSecondary">{children}</Typography>
    {create && <FirstOne label={create} />}
  </Box>
)

/** Not where something is searched for: then there may be others. */
function FirstOne({ label }: { label: string }) {
  const { filterValues, resource } = useListContext()
  const { q = '' } = filterValues as { q?: string }
  if (q !== '') return null
  return (
    <Button component={RouteLink} to={`/${resource}/create`} variant="outlined" sx={{ mt: 2 }}>
      {label}
    </Button>
  )
}
