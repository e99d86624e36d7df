import { Alert, Box, Typography } from '@mui/material'
import { useMemo } from 'react'
import { TextInput, Title, useRecordContext } from 'react-admin'
import { canStandAt, isPlaced, ORDINARY_PLACE } from '#content/pages/template-rules.ts'
import { ConditionsPanel } from '../documents/conditions-panel.tsx'
import { DocumentEdit } from '../documents/document-edit.tsx'
import { DocumentEditor } from '../documents/document-editor.tsx'
import { DocumentForm } from '../documents/document-form.tsx'
import { IntoBin } from '../documents/into-bin.tsx'
import { placeName } from '../documents/places.ts'
import { RevisionsPanel } from '../documents/revisions-panel.tsx'
import { SaveButtons } from '../documents/save-buttons.tsx'
import { Panel } from '../shared/panel.tsx'
import { useField } from '../shared/use-field.ts'
import { StatusChip } from '../writing/status-chip.tsx'
import { nameOf } from '../writing/writing-labels.ts'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'
import type { TemplateRecord } from '#api/vitrine/template-item.ts'
import { behindText, NAMED_BY_PART, PARTS, previewPlace, savedText } from './template-labels.ts'

/** One template: what stands in it, where it appears, and what it was before. */
export const TemplateEdit = () => (
  <DocumentEdit<TemplateRecord> savedText={savedText}>
    <Editor />
  </DocumentEdit>
)

function Editor() {
  const record = useRecordContext<TemplateRecord>()
  if (!record) return <ScreenSkeleton />
  return (
    <>
      <Title title={nameOf(record)} />
      <DocumentForm
        record={record}
        notice={<Behind record={record} />}
        design={<Design record={record} />}
        parts={[{ name: 'where', label: 'Nome e lugares', content: <Places record={record} /> }]}
        past={<RevisionsPanel path={`/vitrine/v1/templates/${record.id}`} />}
        facts={
          <>
            <StatusChip status={record.status} />
            <Typography variant="body2" color="textSecondary">
              {PARTS[record.part].name}
              {record.is_needed && '. É o único em toda a loja: para tirá-lo, publique outro antes.'}
            </Typography>
          </>
        }
      >
        <SaveButtons status={record.status} {...(record.is_needed && { back: null })} />
        {!record.is_needed && <IntoBin consequence={PARTS[record.part].consequence} />}
      </DocumentForm>
    </>
  )
}

function Behind({ record }: { record: TemplateRecord }) {
  const text = behindText(record)
  return text ? <Alert severity="warning">{text}</Alert> : null
}

function Design({ record: { id, part } }: { record: TemplateRecord }) {
  const [conditions] = useField<string[]>('conditions', [])
  const place = useMemo(() => previewPlace({ id, part }), [id, part])
  return <DocumentEditor previewed={{ id, title: '', excerpt: '', picture: 0, conditions }} place={place} />
}

const Places = ({ record: { part } }: { record: TemplateRecord }) => (
  <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>
    <Panel title="Nome">
      <TextInput source="title.raw" label="Nome" helperText="Só a loja o lê." />
    </Panel>
    {isPlaced(part) ? (
      <ConditionsPanel
        none={`Sem lugar escolhido vale o de costume: ${placeName(ORDINARY_PLACE[part]).toLowerCase()}. Um modelo que nomeia o lugar passa na frente deste.`}
        mayName={(place) => canStandAt(part, place)}
        named={NAMED_BY_PART[part]}
      />
    ) : (
      <Panel title="Onde aparece">
        <Typography>Em cada “Grade de cartões” ou carrossel de cartões que o escolher, no ajuste “Cartão”.</Typography>
      </Panel>
    )}
  </Box>
)
