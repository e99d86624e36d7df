import { type Theme, useMediaQuery } from '@mui/material'
import { CreateButton, DataTable, DateInput, FilterButton, SearchInput, SelectInput, TopToolbar } from 'react-admin'
import { EmptyList, RecordList } from '../shared/list.tsx'
import { PhoneList } from '../shared/phone-list.tsx'
import { RecordTable, RowLink } from '../shared/table.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { useMay } from '../shared/use-may.ts'
import { momentText } from '../shared/words.ts'
import { BulkActions } from './bulk-actions.tsx'
import { StatusChip } from './status-chip.tsx'
import { StatusTabs } from './status-tabs.tsx'
import type { WritingRecord } from '#api/wp/content-item.ts'
import { addressOf, type Kind, KINDS, nameOf, STATUS_NAMES } from './writing-labels.ts'

const Column = DataTable.Col<WritingRecord>
const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Título ou resumo" />,
  <DateInput key="from" source="from_day" label="Desde o dia" />,
  <DateInput key="to" source="to_day" label="Até o dia" />,
]
const POST_FILTERS = [...FILTERS, <AuthorFilter key="author" source="author" label="Autor" />]
const authorOf = ({ _embedded }: WritingRecord) => _embedded?.author?.[0]?.name ?? ''

/** Those who write for the shop, also those of whom nothing is out yet. */
function AuthorFilter(props: { source: string; label: string }) {
  const mayListPeople = useMay('GET', '/wp/v2/users')
  const { data: authors = [] } = useAnswer<{ id: number; name: string }[]>(
    '/wp/v2/users?roles=administrator,shop_manager,writer&per_page=100',
    { enabled: mayListPeople },
  )
  return <SelectInput {...props} choices={authors} />
}

/** Pages or posts of every state. */
export function WritingList({ kind }: { kind: Kind }) {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const words = KINDS[kind]
  const empty = <EmptyList create={words.first}>{words.none}</EmptyList>
  return (
    <RecordList<WritingRecord>
      title={words.many}
      filters={kind === 'posts' ? POST_FILTERS : FILTERS}
      filterDefaultValues={{ status: 'any' }}
      queryOptions={{ meta: { ask: { context: 'edit', _embed: 'author' } } }}
      actions={
        <TopToolbar>
          <FilterButton />
          <CreateButton label={words.fresh} />
        </TopToolbar>
      }
      sort={{ field: 'date', order: 'DESC' }}
    >
      <StatusTabs />
      {isSmall ? (
        <PhoneList<WritingRecord>
          nameOf={nameOf}
          detailOf={(one) => `${STATUS_NAMES[one.status]} · ${momentText(one.date)}`}
          addressOf={({ id }) => `/${kind}/${id}`}
          actions={<BulkActions resource={kind} />}
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
    </RecordList>
  )
}
