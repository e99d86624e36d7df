import DownloadIcon from '@mui/icons-material/Download'
import { Button, Chip, type Theme, useMediaQuery } from '@mui/material'
import { BulkDeleteButton, DataTable, SearchInput, SelectInput, TopToolbar, useListContext } from 'react-admin'
import { count, fileMoment } from '#kit/pt-br.ts'
import type { Provider } from '../data/provider.ts'
import { questionOf } from '../data/resources.ts'
import { EmptyList, RecordList } from '../shared/list.tsx'
import { PhoneList } from '../shared/phone-list.tsx'
import { saveFile } from '../shared/save-file.ts'
import { RecordTable, RowLink } from '../shared/table.tsx'
import { useAnswer, useApiAction } from '../shared/use-api.ts'
import { momentText } from '../shared/words.ts'
import type { FormRecord, SubmissionRecord } from '#api/vitrine/form-submission-routes.ts'
import { gist } from './submission-labels.ts'

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
    <RecordList<SubmissionRecord>
      title="Respostas de formulários"
      filters={FILTERS}
      actions={
        <TopToolbar>
          <ExportButton />
        </TopToolbar>
      }
    >
      {isSmall ? (
        <PhoneList<SubmissionRecord>
          nameOf={gist}
          detailOf={(one) => `${one.status === 'new' ? 'Por ler · ' : ''}${one.form_name} · ${momentText(one.date)}`}
          addressOf={({ id }) => `/submissions/${id}/show`}
          actions={<BulkDeeds />}
          empty={<NoSubmissions />}
        />
      ) : (
        <RecordTable<SubmissionRecord> rowClick="show" bulkActionButtons={<BulkDeeds />} empty={<NoSubmissions />}>
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
    </RecordList>
  )
}

/** Read without being opened, or thrown away, several at once. */
function BulkDeeds() {
  const { selectedIds, onUnselectItems } = useListContext()
  const { run, isBusy } = useApiAction()
  const markRead = async () => {
    const isDone = await run(
      async (provider) => {
        for (const id of selectedIds) await provider.update('submissions', { id, data: { status: 'read' }, previousData: { id } })
      },
      count(selectedIds.length, 'resposta marcada como lida', 'respostas marcadas como lidas'),
    )
    if (isDone) onUnselectItems()
  }
  return (
    <>
      <Button size="small" disabled={isBusy} onClick={() => void markRead()}>
        Marcar como lidas
      </Button>
      <BulkDeleteButton
        mutationMode="pessimistic"
        confirmTitle="Excluir estas respostas?"
        confirmContent="Elas e os arquivos que vieram junto são apagados para sempre."
      />
    </>
  )
}

/** What the list shows, on all of its pages. A form's answers share their columns, so a table is of one form. */
function ExportButton() {
  const { filterValues } = useListContext()
  const { run, isBusy } = useApiAction()
  const { form } = filterValues as { form?: string }
  return (
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      disabled={isBusy || !form}
      title={form ? undefined : 'Escolha um formulário para exportar as respostas dele.'}
      onClick={() => void run((provider) => download(provider, filterValues), 'Tabela pronta.')}
    >
      Exportar CSV
    </Button>
  )
}

const download = async (provider: Provider, filter: { form?: string }) =>
  saveFile(
    await provider.fetchFile(`/elementor/v1/form-submissions/export${questionOf({}, { filter })}`),
    `respostas-${filter.form}-${fileMoment(new Date())}.csv`,
  )

const NoSubmissions = () => (
  <EmptyList>Nenhuma resposta ainda. O widget “Formulário”, em qualquer página, guarda aqui o que as pessoas enviam.</EmptyList>
)
