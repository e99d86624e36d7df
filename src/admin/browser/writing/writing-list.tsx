import { Chip, type Theme, Typography, useMediaQuery } from '@mui/material'
import { CreateButton, DataTable, DateInput, FilterButton, List, SearchInput, SimpleList, TopToolbar } from 'react-admin'
import { RecordTable, RowLink } from '../shared/table.tsx'
import { momentText } from '../shared/words.ts'
import { BulkActions } from './bulk-actions.tsx'
import { StatusTabs } from './status-tabs.tsx'
import { type Kind, KINDS, nameOf, STATUS_NAMES, type WritingRecord } from './writing-records.ts'

const Column = DataTable.Col<WritingRecord>
const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Título ou resumo" />,
  <DateInput key="from" source="from_day" label="Desde o dia" />,
  <DateInput key="to" source="to_day" label="Até o dia" />,
]
const authorOf = ({ _embedded }: WritingRecord) => _embedded?.author?.[0]?.name ?? ''

/** Pages or posts of every state. */
export function WritingList({ kind }: { kind: Kind }) {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const words = KINDS[kind]
  const empty = (
    <Typography sx={{ p: 4, textAlign: 'center' }} color="textSecondary">
      {words.none}
    </Typography>
  )
  return (
    <List<WritingRecord>
      title={words.many}
      filters={FILTERS}
      filterDefaultValues={{ status: 'any' }}
      queryOptions={{ meta: { ask: { context: 'edit', _embed: 'author' } } }}
      actions={
        <TopToolbar>
          <FilterButton />
          <CreateButton label={words.fresh} />
        </TopToolbar>
      }
      sort={{ field: 'date', order: 'DESC' }}
      perPage={25}
      storeKey={false}
      exporter={false}
      empty={false}
    >
      <StatusTabs />
      {isSmall ? (
        <SimpleList<WritingRecord>
          primaryText={nameOf}
          secondaryText={(one) => `${STATUS_NAMES[one.status]} · ${momentText(one.date)}`}
          rowClick="edit"
          empty={empty}
        />
      ) : (
        <RecordTable<WritingRecord> rowClick="edit" bulkActionButtons={<BulkActions resource={kind} />} empty={empty}>
          <Column source="title" label="Título" render={(one) => <RowLink to={`/${kind}/${one.id}`}>{nameOf(one)}</RowLink>} />
          <Column label="Situação" disableSort render={(one) => <StatusChip status={one.status} />} />
          <Column label="Autor" disableSort render={authorOf} />
          <Column label="Endereço" disableSort render={(one) => addressOf(one.link)} />
          <Column source="date" label="Data" render={(one) => momentText(one.date)} />
        </RecordTable>
      )}
    </List>
  )
}

export const addressOf = (link: string) => new URL(link).pathname

export const StatusChip = ({ status }: { status: WritingRecord['status'] }) => (
  <Chip
    size="small"
    variant="outlined"
    color={status === 'publish' ? 'success' : status === 'future' ? 'info' : 'default'}
    label={STATUS_NAMES[status]}
  />
)
