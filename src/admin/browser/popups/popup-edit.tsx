import { Tab, Tabs, Typography } from '@mui/material'
import { useState } from 'react'
import { DeleteButton, EditBase, Form, SaveButton, TextInput, Title, useEditContext } from 'react-admin'
import { DocumentEditor } from '../documents/document-editor.tsx'
import { type DocumentMemory, useDocumentMemory } from '../documents/use-document.ts'
import { Panel, SaveBar } from '../shared/panel.tsx'
import { useSavedNotice } from '../shared/saved-notice.tsx'
import { useStale } from '../shared/stale.tsx'
import { useField } from '../shared/use-field.ts'
import { RevisionsPanel, useRestoredDocument } from '../writing/revisions-panel.tsx'
import { nameOf, type RevisionRecord } from '../writing/writing-records.ts'
import { ConditionsPanel } from './conditions-panel.tsx'
import { LooksPanel } from './looks-panel.tsx'
import { type PopupRecord, savedText, shownText } from './popup-records.ts'
import { TimingPanel, TriggersPanel } from './rules-panels.tsx'

type Part = 'design' | 'rules' | 'looks' | 'revisions'

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

const withStatus = (status: string) => (data: object) => ({ ...data, status })

function Editor() {
  const { record } = useEditContext<PopupRecord>()
  const memory = useDocumentMemory()
  const [part, setPart] = useState<Part>('design')
  if (!record) return null
  const isOn = record.status === 'publish'
  return (
    <>
      <Title title={nameOf(record)} />
      <Form key={record.version} warnWhenUnsavedChanges>
        <Tabs
          value={part}
          onChange={(_event, next: Part) => setPart(next)}
          variant="scrollable"
          allowScrollButtonsMobile
          aria-label="Partes desta tela"
          sx={{ borderBottom: 1, borderColor: 'divider', mb: 1.5 }}
        >
          <Tab value="design" label="Desenho" />
          <Tab value="rules" label="Quando e onde" />
          <Tab value="looks" label="Aparência" />
          <Tab value="revisions" label="Revisões" />
        </Tabs>
        {part === 'design' && <Design record={record} memory={memory} />}
        {part === 'rules' && (
          <>
            <Panel title="Nome">
              <TextInput source="title.raw" label="Nome" helperText={false} />
            </Panel>
            <TriggersPanel />
            <TimingPanel />
            <ConditionsPanel />
          </>
        )}
        {part === 'looks' && <LooksPanel />}
        {part === 'revisions' && <Revisions id={record.id} memory={memory} onRestored={() => setPart('design')} />}
        <SaveBar>
          <SaveButton label="Salvar" />
          <SaveButton
            type="button"
            variant={isOn ? 'text' : 'contained'}
            label={isOn ? 'Desligar' : 'Ligar'}
            icon={<Nothing />}
            alwaysEnable
            transform={withStatus(isOn ? 'draft' : 'publish')}
          />
          <Typography variant="body2" color="textSecondary">
            {isOn ? 'Ligado' : 'Desligado'}; {shownText(record)}.
          </Typography>
          {record.status !== 'trash' && (
            <DeleteButton
              label="Mover para a lixeira"
              mutationMode="pessimistic"
              confirmTitle={`Mover “${nameOf(record)}” para a lixeira?`}
              confirmContent="O popup deixa de aparecer. Dá para voltar atrás pela lixeira da lista."
            />
          )}
        </SaveBar>
      </Form>
    </>
  )
}
const Nothing = () => null

function Design({ record, memory }: { record: PopupRecord; memory: DocumentMemory }) {
  const [width] = useField('settings.width', record.settings.width)
  const previewed = { id: record.id, title: nameOf(record), excerpt: '', picture: 0 }
  return <DocumentEditor memory={memory} previewed={previewed} windowWidth={width} />
}

function Revisions({ id, memory, onRestored }: { id: number; memory: DocumentMemory; onRestored: () => void }) {
  const restoreDocument = useRestoredDocument(memory)
  const [, setTitle] = useField('title.raw', '')
  const restore = ({ title, document }: RevisionRecord) => {
    restoreDocument(document)
    setTitle(title.raw)
    onRestored()
  }
  return <RevisionsPanel path={`/vitrine/v1/popups/${id}`} onRestore={restore} />
}
