import { Box, Typography } from '@mui/material'
import { TextInput, Title, useRecordContext } from 'react-admin'
import { ConditionsPanel } from '../documents/conditions-panel.tsx'
import { DocumentEdit } from '../documents/document-edit.tsx'
import { DocumentEditor } from '../documents/document-editor.tsx'
import { DocumentForm, NoIcon, withStatus } from '../documents/document-form.tsx'
import { IntoBin } from '../documents/into-bin.tsx'
import { RevisionsPanel } from '../documents/revisions-panel.tsx'
import { Panel } from '../shared/panel.tsx'
import { useField } from '../shared/use-field.ts'
import { nameOf } from '../writing/writing-labels.ts'
import { LooksPanel } from './looks-panel.tsx'
import type { PopupRecord } from '#api/vitrine/popup-item.ts'
import { savedText, shownText } from './popup-labels.ts'
import { TimingPanel, TriggersPanel } from './rules-panels.tsx'
import { SaveButton } from '../shared/save-button.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'
import { popupTroubles } from './troubles.ts'

/** One popup: what stands in it, when and where it comes, how it looks. */
export const PopupEdit = () => (
  <DocumentEdit<PopupRecord> savedText={savedText}>
    <Editor />
  </DocumentEdit>
)

function Editor() {
  const record = useRecordContext<PopupRecord>()
  if (!record) return <ScreenSkeleton />
  const isOn = record.status === 'publish'
  return (
    <>
      <Title title={nameOf(record)} />
      <DocumentForm
        record={record}
        validate={popupTroubles}
        design={<Design record={record} />}
        parts={[
          { name: 'rules', label: 'Quando e onde', content: <Rules /> },
          { name: 'looks', label: 'Aparência', content: <LooksPanel /> },
        ]}
        past={<Past id={record.id} />}
        facts={
          <Typography variant="body2" color="textSecondary">
            {isOn ? 'Ligado' : 'Desligado'}; {shownText(record)}.
          </Typography>
        }
      >
        <SaveButton label="Salvar" />
        <SaveButton
          type="button"
          variant={isOn ? 'text' : 'contained'}
          label={isOn ? 'Desligar' : 'Ligar'}
          icon={<NoIcon />}
          alwaysEnable
          transform={withStatus(isOn ? 'draft' : 'publish')}
        />
        <IntoBin consequence="O popup deixa de aparecer." />
      </DocumentForm>
    </>
  )
}

/** Rules and looks have no past. */
const Past = ({ id }: { id: number }) => (
  <>
    <Typography variant="body2" sx={{ mb: 1 }}>
      As revisões guardam o desenho e o nome do popup. O que está em “Quando e onde” e em “Aparência” não é guardado nelas.
    </Typography>
    <RevisionsPanel path={`/vitrine/v1/popups/${id}`} />
  </>
)

const Rules = () => (
  <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>
    <Panel title="Nome">
      <TextInput source="title.raw" label="Nome" helperText={false} />
    </Panel>
    <TriggersPanel />
    <TimingPanel />
    <ConditionsPanel
      none="Em nenhum lugar por si mesmo: acrescente ao menos um, ou ele só abre por um clique."
      named={['singular/page']}
    />
  </Box>
)

function Design({ record }: { record: PopupRecord }) {
  const [width] = useField('settings.width', record.settings.width)
  const previewed = { id: record.id, title: nameOf(record), excerpt: '', picture: 0 }
  return <DocumentEditor previewed={previewed} windowWidth={width} />
}
