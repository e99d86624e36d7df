import { useMediaQuery, type Theme } from '@mui/material'
import { CreateButton, DataTable, SearchInput, TopToolbar } from 'react-admin'
import { SimpleRecordList } from '../shared/simple-record-list.tsx'
import { EmptyList, RecordList } from '../shared/list.tsx'
import { RecordTable, RowLink } from '../shared/table.tsx'
import { dayText } from '../shared/words.ts'
import { type PersonRecord, roleName, STAFF } from './people-labels.ts'

const FILTERS = [<SearchInput key="q" source="q" alwaysOn placeholder="Nome ou e-mail" />]
const FILTER = { context: 'edit', roles: STAFF }

/** Who works in the shop. Customers have a list of their own. */
export function PeopleList() {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  return (
    <RecordList<PersonRecord>
      title="Pessoas"
      filters={FILTERS}
      filter={FILTER}
      actions={
        <TopToolbar>
          <CreateButton label="Nova pessoa" />
        </TopToolbar>
      }
      sort={{ field: 'name', order: 'ASC' }}
    >
      {isSmall ? (
        <SimpleRecordList<PersonRecord>
          primaryText={({ nickname }) => nickname}
          secondaryText={({ email, roles }) => `${roleName(roles)} · ${email}`}
          rowClick="edit"
          empty={<Nobody />}
        />
      ) : (
        <RecordTable<PersonRecord> rowClick="edit" bulkActionButtons={false} empty={<Nobody />}>
          <DataTable.Col
            source="name"
            label="Nome"
            render={(person: PersonRecord) => <RowLink to={`/people/${person.id}`}>{person.nickname}</RowLink>}
          />
          <DataTable.Col label="Usuário" disableSort render={({ username }) => username} />
          <DataTable.Col label="E-mail" disableSort render={({ email }) => email} />
          <DataTable.Col label="Papel" disableSort render={({ roles }: PersonRecord) => roleName(roles)} />
          <DataTable.Col
            source="registered_date"
            label="Desde"
            render={({ registered_date }: PersonRecord) => dayText(registered_date)}
          />
        </RecordTable>
      )}
    </RecordList>
  )
}

const Nobody = () => <EmptyList>Ninguém cuida da loja ainda. Para dar acesso a alguém, use «Nova pessoa».</EmptyList>
