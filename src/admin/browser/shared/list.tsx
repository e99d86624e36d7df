import { Box, Button, Typography } from '@mui/material'
import { createContext, type ReactNode, useContext } from 'react'
import { List, type ListProps, type RaRecord, useListContext } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import { LoadError } from './load-error.tsx'
import { noneFoundText, offersClearing } from './narrowing.ts'

const NOTHING: Record<string, unknown> = {}
/** What a list is narrowed by when it opens. */
const OpeningContext = createContext(NOTHING)

/**
 * A list of records, as every section shows one. Whom a merchant searched for is nobody else's business at the same computer: the
 * address keeps it, the browser does not.
 */
export const RecordList = <T extends RaRecord>(props: ListProps<T>) => (
  <OpeningContext value={(props.filterDefaultValues as Record<string, unknown> | undefined) ?? NOTHING}>
    <List<T> perPage={25} storeKey={false} exporter={false} empty={false} {...props} />
  </OpeningContext>
)

type Empty = {
  /** What is said where there is nothing at all: why, and what to do about it. */
  children: ReactNode
  /** What the first one is made by, said in full: on a telephone the button above the list is only a cross. */
  create?: string
}

/** That there is nothing: of what was asked for, or at all. A list that did not come is not empty. */
export function EmptyList({ children, create }: Empty) {
  const { filterValues, setFilters, resource, error, refetch } = useListContext()
  const opening = useContext(OpeningContext)
  const filter = filterValues as Record<string, unknown>
  const noneFound = noneFoundText(filter, opening)
  if (error) return <LoadError onRetry={() => void refetch()}>A lista não pôde ser carregada.</LoadError>
  return (
    <Box sx={{ p: 4, textAlign: 'center' }}>
      <Typography color="textSecondary">{noneFound ?? children}</Typography>
      {noneFound === undefined && create && (
        <Button component={RouteLink} to={`/${resource}/create`} variant="outlined" sx={{ mt: 2 }}>
          {create}
        </Button>
      )}
      {offersClearing(filter, opening) && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setFilters(opening, NOTHING)}>
          Limpar filtros
        </Button>
      )}
    </Box>
  )
}
