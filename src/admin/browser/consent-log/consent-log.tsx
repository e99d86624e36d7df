import DownloadIcon from '@mui/icons-material/Download'
import { Button, type Theme, useMediaQuery } from '@mui/material'
import { DataTable, DateInput, SearchInput, SelectInput, TopToolbar, useListContext } from 'react-admin'
import type { ConsentLogRecord } from '#api/vitrine/consent-log-routes.ts'
import { fileMoment } from '#kit/pt-br.ts'
import { questionOf } from '../data/resources.ts'
import { EmptyList, RecordList } from '../shared/list.tsx'
import { saveFile } from '../shared/save-file.ts'
import { SimpleRecordList } from '../shared/simple-record-list.tsx'
import { RecordTable } from '../shared/table.tsx'
import { useApiAction } from '../shared/use-api.ts'
import { useMay } from '../shared/use-may.ts'
import { momentText } from '../shared/words.ts'

const Column = DataTable.Col<ConsentLogRecord>
const KINDS = [
  { id: 'cookies', name: 'Cookies' },
  { id: 'marketing', name: 'E-mails de marketing' },
]
const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="E-mail ou recibo" />,
  <SelectInput key="kind" source="kind" label="O quê" alwaysOn emptyText="Tudo" choices={KINDS} />,
  <DateInput key="from" source="from_day" label="De" alwaysOn />,
  <DateInput key="to" source="to_day" label="Até" alwaysOn />,
]

const whoOf = ({ who, receipt }: ConsentLogRecord) => who || (receipt ? `Visitante, recibo ${receipt}` : 'Visitante')
const answerOf = ({ kind, is_given: isGiven, about }: ConsentLogRecord) =>
  kind === 'cookies' ? `Cookies: ${about}` : `E-mails de marketing: ${isGiven ? 'aceitou' : 'recusou ou saiu'}`

/** What was agreed to and when: the proof that the law asks for. */
export function ConsentLog() {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const mayExport = useMay('GET', '/vitrine/v1/consent-log/export')
  return (
    <RecordList<ConsentLogRecord>
      title="Registro de aceites"
      filters={FILTERS}
      actions={<TopToolbar>{mayExport && <ExportTable />}</TopToolbar>}
    >
      {isSmall ? (
        <SimpleRecordList<ConsentLogRecord>
          primaryText={answerOf}
          secondaryText={(one) => `${whoOf(one)} · ${momentText(one.at)} · ${one.source}`}
          rowClick={false}
          empty={<Nothing />}
        />
      ) : (
        <RecordTable<ConsentLogRecord> rowClick={false} bulkActionButtons={false} empty={<Nothing />}>
          <Column label="Quando" disableSort render={({ at }) => momentText(at)} />
          <Column label="Resposta" disableSort render={answerOf} />
          <Column label="Quem" disableSort sx={{ overflowWrap: 'anywhere' }} render={whoOf} />
          <Column label="Onde" disableSort render={({ source }) => source} />
          <Column
            label="Texto"
            disableSort
            render={({ kind, about, version }) => (kind === 'cookies' ? `Versão ${version}` : about || '–')}
          />
        </RecordTable>
      )}
    </RecordList>
  )
}

/** What the list is narrowed to, as a table. */
function ExportTable() {
  const { filterValues } = useListContext()
  const { run, isBusy } = useApiAction()
  const save = () =>
    void run(async (provider) => {
      const question = questionOf({}, { filter: filterValues as Record<string, unknown> })
      const file = await provider.fetchFile(`/vitrine/v1/consent-log/export${question}`)
      saveFile(file, `registro-de-consentimentos-${fileMoment(new Date())}.csv`)
    }, 'Tabela pronta.')
  return (
    <Button size="small" startIcon={<DownloadIcon />} disabled={isBusy} onClick={save}>
      Exportar CSV
    </Button>
  )
}

const Nothing = () => (
  <EmptyList>
    Nenhuma resposta por aqui. Cada escolha de cookies e cada sim ou não a e-mails de marketing fica registrada nesta lista.
  </EmptyList>
)
