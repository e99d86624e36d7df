import { useMediaQuery, type Theme } from '@mui/material'
import { CreateButton, DataTable, TopToolbar } from 'react-admin'
import { SimpleRecordList } from '../shared/simple-record-list.tsx'
import { EmptyList, RecordList } from '../shared/list.tsx'
import { RecordTable, RowLink } from '../shared/table.tsx'
import { statusName, topicName, type WebhookRecord } from './webhook-labels.ts'

/** Addresses that are told of what happens in the shop. */
export function WebhookList() {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  return (
    <RecordList<WebhookRecord>
      title="Webhooks"
      actions={
        <TopToolbar>
          <CreateButton label="Novo webhook" />
        </TopToolbar>
      }
      sort={{ field: 'date_created', order: 'DESC' }}
    >
      {isSmall ? (
        <SimpleRecordList<WebhookRecord>
          primaryText={({ name }) => name}
          secondaryText={({ topic, status }) => `${topicName(topic)} · ${statusName(status)}`}
          rowClick="edit"
          empty={<NoWebhooks />}
        />
      ) : (
        <RecordTable<WebhookRecord> rowClick="edit" bulkActionButtons={false} empty={<NoWebhooks />}>
          <DataTable.Col
            source="name"
            label="Nome"
            render={(webhook: WebhookRecord) => <RowLink to={`/webhooks/${webhook.id}`}>{webhook.name}</RowLink>}
          />
          <DataTable.Col label="Quando avisa" disableSort render={({ topic }: WebhookRecord) => topicName(topic)} />
          <DataTable.Col label="Para onde" disableSort render={({ delivery_url }) => delivery_url} />
          <DataTable.Col label="Situação" disableSort render={({ status }: WebhookRecord) => statusName(status)} />
        </RecordTable>
      )}
    </RecordList>
  )
}

const NoWebhooks = () => (
  <EmptyList create="Criar o primeiro webhook">
    Nenhum webhook ainda. Crie um quando outro programa precisar saber na hora de um pedido, produto, cliente ou cupom.
  </EmptyList>
)
