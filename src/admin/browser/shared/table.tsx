import { Checkbox, Link, type SxProps, TableCell, TableRow, type Theme } from '@mui/material'
import type { ReactNode } from 'react'
import {
  DataTable,
  DataTableBody,
  type DataTableProps,
  type RaRecord,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useGetRecordRepresentation,
  useListContext,
  useRecordContext,
  useRedirect,
  useResourceDefinition,
  useResourceContext,
} from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import { ListSkeleton } from './list-skeleton.tsx'

/** A table of records: its rows say by name what their boxes choose, and each has a link for those who don't use a mouse. */
export function RecordTable<T extends RaRecord>(props: DataTableProps<T>) {
  const { isPending } = useListContext<T>()
  return isPending ? <ListSkeleton /> : <DataTable<T> {...props} body={Body} />
}

const Body = ({ children }: { children?: ReactNode }) => <DataTableBody row={Row}>{children}</DataTableBody>

function Row({ children, className, sx }: { children?: ReactNode; className?: string; sx?: SxProps<Theme> }) {
  const record = useRecordContext()!
  const resource = useResourceContext()!
  const nameOf = useGetRecordRepresentation(resource)
  const { handleToggleItem, rowClick } = useDataTableCallbacksContext()
  const { hasBulkActions } = useDataTableConfigContext()
  const selected = useDataTableSelectedIdsContext()
  const redirect = useRedirect()
  const { hasEdit } = useResourceDefinition()
  const open = () => {
    if (rowClick === 'show' || (rowClick === 'edit' && hasEdit)) redirect(rowClick, resource, record.id)
  }
  return (
    <TableRow
      hover
      className={className}
      sx={{ cursor: rowClick === false ? undefined : 'pointer', ...(sx as object) }}
      onClick={open}
    >
      {hasBulkActions && handleToggleItem && selected && (
        <TableCell padding="checkbox" onClick={(event) => event.stopPropagation()}>
          <Checkbox
            checked={selected.includes(record.id)}
            slotProps={{ input: { 'aria-label': `Selecionar ${String(nameOf(record))}` } }}
            onClick={(event) => handleToggleItem(record.id, event)}
          />
        </TableCell>
      )}
      {children}
    </TableRow>
  )
}

/** The way into a record from its row, for those who may open it. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  const { hasEdit, hasShow } = useResourceDefinition()
  if (!hasEdit && !hasShow) return <strong>{children}</strong>
  return (
    <Link
      component={RouteLink}
      to={to}
      color="inherit"
      underline="hover"
      sx={{ fontWeight: 600 }}
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </Link>
  )
}
