import { useMediaQuery, type Theme } from '@mui/material'
import { CreateButton, DataTable, TopToolbar } from 'react-admin'
import { SimpleRecordList } from '../shared/simple-record-list.tsx'
import { EmptyList, RecordList } from '../shared/list.tsx'
import { RecordTable, RowLink } from '../shared/table.tsx'
import { purposeName, type ScriptRecord, whereText } from './script-labels.ts'

const stateName = ({ enabled }: ScriptRecord) => (enabled ? 'Ligado' : 'Desligado')

/** Chats, tags and other services that put a script on the shop's pages. */
export function ScriptList() {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  return (
    <RecordList<ScriptRecord>
      title="Scripts de outros"
      actions={
        <TopToolbar>
          <CreateButton label="Novo script" />
        </TopToolbar>
      }
    >
      {isSmall ? (
        <SimpleRecordList<ScriptRecord>
          primaryText={({ name }) => name}
          secondaryText={(script) => `${stateName(script)} · ${whereText(script.conditions)}`}
          rowClick="edit"
          empty={<NoScripts />}
        />
      ) : (
        <RecordTable<ScriptRecord> rowClick="edit" bulkActionButtons={false} empty={<NoScripts />}>
          <DataTable.Col
            label="Nome"
            disableSort
            render={(script: ScriptRecord) => <RowLink to={`/outside_scripts/${script.id}`}>{script.name}</RowLink>}
          />
          <DataTable.Col label="Onde roda" disableSort render={({ conditions }: ScriptRecord) => whereText(conditions)} />
          <DataTable.Col label="Consentimento" disableSort render={({ purpose }: ScriptRecord) => purposeName(purpose)} />
          <DataTable.Col label="Situação" disableSort render={stateName} />
        </RecordTable>
      )}
    </RecordList>
  )
}

const NoScripts = () => (
  <EmptyList create="Acrescentar o primeiro script">
    Nenhum script de outros. Acrescente um quando um chat, uma medição ou um serviço de avaliações pedir um código na loja.
  </EmptyList>
)
