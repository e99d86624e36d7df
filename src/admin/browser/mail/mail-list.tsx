import { Button, Chip, useMediaQuery, type Theme } from '@mui/material'
import { DataTable, SearchInput, SelectInput, TopToolbar } from 'react-admin'
import { SimpleRecordList } from '../shared/simple-record-list.tsx'
import { Link as RouteLink } from 'react-router-dom'
import { EmptyList, RecordList } from '../shared/list.tsx'
import { RecordTable, RowLink } from '../shared/table.tsx'
import { momentText } from '../shared/words.ts'
import { type MailRecord, STATUS_CHOICES, STATUS_WORDS } from './mail-labels.ts'
import { MailWarning } from '../shared/mail-warning.tsx'
import { MAIL_SETUP } from '../shared/mail-state.ts'

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Começo do e-mail" />,
  <SelectInput key="status" source="status" label="Situação" choices={STATUS_CHOICES} alwaysOn />,
]

/** What the shop wrote to people, sent or not. */
export function MailList() {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  return (
    <>
      <MailWarning />
      <RecordList<MailRecord>
        title="E-mails"
        filters={FILTERS}
        actions={
          <TopToolbar>
            <Button component={RouteLink} to={MAIL_SETUP}>
              Configurar e testar
            </Button>
            <Button component={RouteLink} to="/modelos-de-email">
              Textos dos e-mails
            </Button>
          </TopToolbar>
        }
      >
        {isSmall ? (
          <SimpleRecordList<MailRecord>
            primaryText={({ subject }) => subject}
            secondaryText={({ to, created_at, status }) => `${to} · ${momentText(created_at)} · ${STATUS_WORDS[status]}`}
            rowClick="show"
            empty={<NoMails />}
          />
        ) : (
          <RecordTable<MailRecord> rowClick="show" bulkActionButtons={false} empty={<NoMails />}>
            <DataTable.Col
              source="subject"
              label="Assunto"
              disableSort
              render={({ id, subject }: MailRecord) => <RowLink to={`/mails/${id}/show`}>{subject}</RowLink>}
            />
            <DataTable.Col label="Para" disableSort render={({ to }) => to} />
            <DataTable.Col label="Escrito" disableSort render={({ created_at }) => momentText(created_at)} />
            <DataTable.Col label="Situação" disableSort render={({ status }: MailRecord) => <MailStatus status={status} />} />
          </RecordTable>
        )}
      </RecordList>
    </>
  )
}

export const MailStatus = ({ status }: Pick<MailRecord, 'status'>) => (
  <Chip size="small" variant="outlined" color={status === 'sent' ? 'success' : 'warning'} label={STATUS_WORDS[status]} />
)

const NoMails = () => <EmptyList>Nenhum e-mail ainda. Pedidos, contas novas e formulários escrevem sozinhos.</EmptyList>
