import DownloadIcon from '@mui/icons-material/Download'
import { Button, Chip, type Theme, Typography, useMediaQuery } from '@mui/material'
import { BulkDeleteButton, DataTable, List, SearchInput, SelectInput, SimpleList, TopToolbar, useListContext } from 'react-admin'
import { RecordTable, RowLink } from '../shared/table.tsx'
import { restNonce } from '../shared/rest-nonce.ts'
import { useAnswer, useDeed } from '../shared/use-desk.ts'
import { momentText } from '../shared/words.ts'
import { type FormRecord, gist, type SubmissionRecord } from './submission-records.ts'

const Column = DataTable.Col<SubmissionRecord>

function FormFilter(props: { source?: string; label?: string }) {
  const { data: forms = [] } = useAnswer<FormRecord[]>('/vitrine/v1/forms')
  const choices = forms.map(({ id, name, total, unread }) => ({
    id,
    name: `${name || id} (${unread > 0 ? `${unread} por ler de ${total}` : total})`,
  }))
  return <SelectInput source="form" {...props} choices={choices} emptyText="Todos" />
}

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Palavra da resposta" />,
  <FormFilter key="form" source="form" label="Formulário" {...{ alwaysOn: true }} />,
  <SelectInput
    key="status"
    source="status"
    label="Situação"
    alwaysOn
    emptyText="Todas"
    choices={[
      { id: 'new', name: 'Por ler' },
      { id: 'read', name: 'Lidas' },
    ]}
  />,
]

/** What people sent by the shop's forms, the newest first. */
export function SubmissionList() {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  return (
    <List<SubmissionRecord>
      title="Respostas de formulários"
      filters={FILTERS}
      actions={
        <TopToolbar>
          <ExportButton />
        </TopToolbar>
      }
      perPage={25}
      storeKey={false}
      exporter={false}
      empty={false}
    >
      {isSmall ? (
        <SimpleList<SubmissionRecord>
          primaryText={gist}
          secondaryText={(one) => `${one.status === 'new' ? 'Por ler · ' : ''}${one.form_name} · ${momentText(one.date)}`}
          rowClick="show"
          empty={<NoSubmissions />}
        />
      ) : (
        <RecordTable<SubmissionRecord>
          rowClick="show"
          bulkActionButtons={<BulkDeleteButton mutationMode="pessimistic" />}
          empty={<NoSubmissions />}
        >
          <Column
            label="Resposta"
            disableSort
            render={(one) => <RowLink to={`/submissions/${one.id}/show`}>{gist(one)}</RowLink>}
          />
          <Column
            label="Situação"
            disableSort
            render={(one) => (one.status === 'new' ? <Chip size="small" color="info" label="Por ler" /> : 'Lida')}
          />
          <Column label="Formulário" disableSort render={({ form_name }) => form_name} />
          <Column label="Enviada em" disableSort render={({ date }) => momentText(date)} />
        </RecordTable>
      )}
    </List>
  )
}

/** A form's answers share their columns, so a table is of one form. */
function ExportButton() {
  const { filterValues } = useListContext()
  const { run, isBusy } = useDeed()
  const { form } = filterValues as { form?: string }
  return (
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      disabled={isBusy || !form}
      title={form ? undefined : 'Escolha um formulário para exportar as respostas dele.'}
      onClick={() => void run(() => download(form ?? ''), 'Tabela pronta.')}
    >
      Exportar CSV
    </Button>
  )
}

async function download(form: string) {
  const answer = await fetch(`/wp-json/elementor/v1/form-submissions/export?form=${encodeURIComponent(form)}`, {
    credentials: 'same-origin',
    headers: { 'X-WP-Nonce': await restNonce() },
  })
  if (!answer.ok) throw new Error('As respostas não puderam ser exportadas. Tente de novo.')
  const url = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = `respostas-${form}.csv`
  link.click()
  URL.revokeObjectURL(url)
}

const NoSubmissions = () => (
  <Typography sx={{ p: 4, textAlign: 'center' }} color="textSecondary">
    Nenhuma resposta aqui. O widget “Formulário”, em qualquer página, guarda aqui o que as pessoas enviam.
  </Typography>
)
