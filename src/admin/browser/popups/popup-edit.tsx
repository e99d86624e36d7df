import { Typography } from '@mui/material'
import { TextInput, Title, useEditContext } from 'react-admin'
import { ConditionsPanel } from '../documents/conditions-panel.tsx'
import { DocumentEdit } from '../documents/document-edit.tsx'
import { DocumentEditor } from '../documents/document-editor.tsx'
import { DocumentForm, NoIcon, withStatus } from '../documents/document-form.tsx'
import { IntoBin } from '../documents/into-bin.tsx'
import { RevisionsPanel } from '../documents/revisions-panel.tsx'
import { Panel } from '../shared/panel.tsx'
import { useField } from '../shared/use-field.ts'
import { nameOf } from '../writing/writing-records.ts'
import { LooksPanel } from './looks-panel.tsx'
import { type PopupRecord, savedText, shownText } from './popup-records.ts'
import { TimingPanel, TriggersPanel } from './rules-panels.tsx'
import { SaveButton } from '../shared/save-button.tsx'

/** One popup: what stands in it, when and where it comes, how it looks. */
export const PopupEdit = () => (
  <DocumentEdit<PopupRecord> savedText={savedText}>
    <Editor />
  </DocumentEdit>
)

function Editor() {
  const { record } = useEditContext<PopupRecord>()
  if (!record) return null
  const isOn = record.status === 'publish'
  return (
    <>
      <Title title={nameOf(record)} />
      <DocumentForm
        record={record}
        design={<Design record={record} />}
        parts={[
          { name: 'rules', label: 'Quando e onde', content: <Rules /> },
          { name: 'looks', label: 'Aparência', content: <LooksPanel /> },
        ]}
        past={<RevisionsPanel path={`/vitrine/v1/popups/${record.id}`} />}
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

const Rules = () => (
  <>
    <Panel title="Nome">
      <TextInput source="title.raw" label="Nome" helperText={false} />
    </Panel>
    <TriggersPanel />
    <TimingPanel />
    <ConditionsPanel
      none="Em nenhum lugar por si mesmo: acrescente ao menos um, ou ele só abre por um clique."
      named={['singular/page']}
    />
  </>
)

function Design({ record }: { record: PopupRecord }) {
  const [width] = useField('settings.width', record.settings.width)
  const previewed = { id: record.id, title: nameOf(record), excerpt: '', picture: 0 }
  return <DocumentEditor previewed={previewed} windowWidth={width} />
}
