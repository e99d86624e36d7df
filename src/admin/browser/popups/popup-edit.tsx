import { Typography } from '@mui/material'
import { DeleteButton, EditBase, SaveButton, TextInput, Title, useEditContext } from 'react-admin'
import { DocumentEditor } from '../documents/document-editor.tsx'
import { DocumentForm, NoIcon, withStatus } from '../documents/document-form.tsx'
import { RevisionsPanel } from '../documents/revisions-panel.tsx'
import { Panel } from '../shared/panel.tsx'
import { useSavedNotice } from '../shared/saved-notice.tsx'
import { useStale } from '../shared/stale.tsx'
import { useField } from '../shared/use-field.ts'
import { nameOf } from '../writing/writing-records.ts'
import { ConditionsPanel } from './conditions-panel.tsx'
import { LooksPanel } from './looks-panel.tsx'
import { type PopupRecord, savedText, shownText } from './popup-records.ts'
import { TimingPanel, TriggersPanel } from './rules-panels.tsx'

/** One popup: what stands in it, when and where it comes, how it looks. */
export function PopupEdit() {
  const { onError, dialog } = useStale()
  const tellSaved = useSavedNotice()
  const onSuccess = (saved: PopupRecord, { previousData }: { previousData?: Partial<PopupRecord> }) =>
    tellSaved(savedText(previousData?.status ?? saved.status, saved))
  return (
    <EditBase<PopupRecord> mutationMode="pessimistic" redirect={false} mutationOptions={{ onError, onSuccess }}>
      <Editor />
      {dialog}
    </EditBase>
  )
}

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
        {record.status !== 'trash' && (
          <DeleteButton
            label="Mover para a lixeira"
            mutationMode="pessimistic"
            confirmTitle={`Mover “${nameOf(record)}” para a lixeira?`}
            confirmContent="O popup deixa de aparecer. Dá para voltar atrás pela lixeira da lista."
          />
        )}
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
    <ConditionsPanel />
  </>
)

function Design({ record }: { record: PopupRecord }) {
  const [width] = useField('settings.width', record.settings.width)
  const previewed = { id: record.id, title: nameOf(record), excerpt: '', picture: 0 }
  return <DocumentEditor previewed={previewed} windowWidth={width} />
}

function Past({ id }: { id: number }) {
  const [, setTitle] = useField('title.raw', '')
  return <RevisionsPanel path={`/vitrine/v1/popups/${id}`} onRestore={({ title }) => setTitle(title.raw)} />
}
