import { Button, Chip, useMediaQuery, type Theme } from '@mui/material'
import { DataTable, SearchInput, SelectInput, TopToolbar } from 'react-admin'
import { SimpleRecordList } from '../shared/simple-record-list.tsx'
import { Link as RouteLink } from 'react-router-dom'
import { EmptyList, RecordList } from '../shared/list.tsx'
import { RecordTable, RowLink } from '../shared/table.tsx'
import { momentText } from '../shared/words.ts'
import { type MailRecord, STATUS_CHOICES, STATUS_WORDS } from './mail-labels.ts'
import { MailWarning } from '../shared/mail-warning.tsx'
import { MAIL_SETUP, useMailState } from '../shared/mail-state.ts'
import { useAnswer, useApiAction } from '../shared/use-api.ts'

const WAITING = '/vitrine/v1/waiting-mails'

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
            <SendWaiting />
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

/** Letters that were written while mail was off wait for this: all of them with one press. */
function SendWaiting() {
  const state = useMailState()
  const { data } = useAnswer<{ waiting: number }>(WAITING)
  const { run, isBusy } = useApiAction()
  if (!data || data.waiting === 0 || state?.state === 'off') return null
  return (
    <Button
      disabled={isBusy}
      onClick={() => void run((provider) => provider.tell(WAITING, {}), 'Os e-mails que esperavam estão sendo enviados.')}
    >
      Enviar os que esperam ({data.waiting})
    </Button>
  )
}

export const MailStatus = ({ status }: Pick<MailRecord, 'status'>) => (
  <Chip size="small" variant="outlined" color={status === 'sent' ? 'success' : 'warning'} label={STATUS_WORDS[status]} />
)

const NoMails = () => <EmptyList>Nenhum e-mail ainda. Pedidos, contas novas e formulários escrevem sozinhos.</EmptyList>
