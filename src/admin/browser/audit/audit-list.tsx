import { Box, Typography, useMediaQuery, type Theme } from '@mui/material'
import {
  DataTable,
  DateInput,
  downloadCSV,
  type Exporter,
  ExportButton,
  ReferenceInput,
  SelectInput,
  TopToolbar,
} from 'react-admin'
import { SimpleRecordList } from '../shared/simple-record-list.tsx'
import { toCsv } from '#content/forms/csv.ts'
import { fileMoment } from '#kit/pt-br.ts'
import { STAFF } from '../people/people-labels.ts'
import { EmptyList, RecordList } from '../shared/list.tsx'
import { RecordTable } from '../shared/table.tsx'
import { momentText } from '../shared/words.ts'
import { type AuditRecord, CHANNELS, changesOf, changeText, csvHeadings, csvRow, deedText, KIND_CHOICES } from './audit-labels.ts'

const MOST_EXPORTED = 1_000
/** What is read at a glance; the rest opens. */
const SHOWN_CHANGES = 3

const exportEntries: Exporter<AuditRecord> = (entries) =>
  downloadCSV(toCsv([csvHeadings, ...entries.map(csvRow)]), `registro-${fileMoment(new Date())}`)

const FILTERS = [
  <ReferenceInput key="who" source="actor" reference="people" filter={{ roles: STAFF }} alwaysOn>
    <SelectInput label="Quem" optionText="name" helperText={false} />
  </ReferenceInput>,
  <SelectInput key="kind" source="kind" label="O quê" choices={KIND_CHOICES} alwaysOn helperText={false} />,
  <DateInput key="from" source="from_day" label="De" alwaysOn />,
  <DateInput key="to" source="to_day" label="Até" alwaysOn />,
]

const summary = (entry: AuditRecord) => (
  <>
    {momentText(entry.date)} · {entry.actor_name} {CHANNELS[entry.channel]}
    <Changes entry={entry} />
  </>
)

/** Who changed what in the shop, newest first. */
export function AuditList() {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  return (
    <RecordList<AuditRecord>
      title="Alterações"
      filters={FILTERS}
      actions={
        <TopToolbar>
          <ExportButton maxResults={MOST_EXPORTED} />
        </TopToolbar>
      }
      exporter={exportEntries}
    >
      <Typography variant="body2" color="textSecondary" sx={{ p: 2, pb: 1 }}>
        Tudo o que administradores e gerentes mudam fica aqui, e ninguém pode apagar. Senhas, segredos e dados de clientes
        aparecem como •••.
      </Typography>
      {isSmall ? (
        <SimpleRecordList<AuditRecord> primaryText={deedText} secondaryText={summary} rowClick={false} empty={<NoEntries />} />
      ) : (
        <RecordTable<AuditRecord> rowClick={false} bulkActionButtons={false} empty={<NoEntries />}>
          <DataTable.Col label="Quando" disableSort render={({ date }) => momentText(date)} />
          <DataTable.Col
            label="Quem"
            disableSort
            render={({ actor_name, channel }: AuditRecord) => (
              <>
                {actor_name}
                <Typography variant="caption" component="div" color="textSecondary">
                  {CHANNELS[channel]}
                </Typography>
              </>
            )}
          />
          <DataTable.Col label="O quê" disableSort render={deedText} />
          <DataTable.Col label="Antes → depois" disableSort render={(entry: AuditRecord) => <Changes entry={entry} />} />
        </RecordTable>
      )}
    </RecordList>
  )
}

function Changes({ entry }: { entry: AuditRecord }) {
  const lines = changesOf(entry).map((change) => changeText(entry, change))
  const [first, rest] = [lines.slice(0, SHOWN_CHANGES), lines.slice(SHOWN_CHANGES)]
  return (
    <Box component="span" sx={{ display: 'block', typography: 'body2', overflowWrap: 'anywhere', maxInlineSize: 560 }}>
      <Lines lines={first} />
      {rest.length > 0 && (
        <details>
          <summary>Mais {rest.length}</summary>
          <Lines lines={rest} />
        </details>
      )}
    </Box>
  )
}

const Lines = ({ lines }: { lines: string[] }) =>
  lines.map((line) => (
    <Box component="span" key={line} sx={{ display: 'block' }}>
      {line}
    </Box>
  ))

const NoEntries = () => (
  <EmptyList>Nada mudou ainda. Assim que alguém mudar um preço, uma página ou um pedido, aparece aqui.</EmptyList>
)
