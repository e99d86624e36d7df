import { Alert, Box, Link, Tab, Tabs } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { DeleteButton, EditBase, Form, SaveButton, Title, useEditContext } from 'react-admin'
import { DocumentEditor } from '../documents/document-editor.tsx'
import { type DocumentMemory, useDocumentMemory } from '../documents/use-document.ts'
import { SaveBar } from '../shared/panel.tsx'
import { useSavedNotice } from '../shared/saved-notice.tsx'
import { useStale } from '../shared/stale.tsx'
import { useField } from '../shared/use-field.ts'
import { RevisionsPanel, useRestoredDocument } from './revisions-panel.tsx'
import { savedText } from './saved-words.ts'
import { FactsPanel } from './writing-facts.tsx'
import { StatusChip } from './writing-list.tsx'
import { isToCome, type Kind, KINDS, nameOf, type RevisionRecord, type WritingRecord } from './writing-records.ts'

/** Everything that only editors are told. */
const WHOLE = { ask: { context: 'edit' } }

type Part = 'design' | 'facts' | 'revisions'

/** One page or post: what stands in it, what is told of it, and what it was before. */
export function WritingEdit({ kind }: { kind: Kind }) {
  const { onError, dialog } = useStale()
  const tellSaved = useSavedNotice()
  const onSuccess = (saved: WritingRecord, { previousData }: { previousData?: Partial<WritingRecord> }) =>
    tellSaved(savedText(previousData?.status ?? saved.status, saved), saved.status === 'publish' ? saved.link : undefined)
  return (
    <EditBase<WritingRecord>
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ onError, onSuccess, meta: WHOLE }}
      queryOptions={{ meta: WHOLE }}
    >
      <Editor kind={kind} />
      {dialog}
    </EditBase>
  )
}

function Editor({ kind }: { kind: Kind }) {
  const { record } = useEditContext<WritingRecord>()
  const memory = useDocumentMemory()
  const [part, setPart] = useState<Part>('design')
  if (!record) return null
  return (
    <>
      <Title title={nameOf(record)} />
      {/* Another version is another form: what was typed belongs to the one that was open. */}
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
          <Tab value="facts" label={kind === 'posts' ? 'Dados do post' : 'Dados da página'} />
          <Tab value="revisions" label="Revisões" />
        </Tabs>
        <Problems record={record} />
        {part === 'design' && <Design record={record} memory={memory} />}
        {part === 'facts' && <FactsPanel record={record} />}
        {part === 'revisions' && <Revisions kind={kind} record={record} memory={memory} onRestored={() => setPart('design')} />}
        <SaveBar>
          <SaveButtons record={record} />
          <StatusChip status={record.status} />
          {record.status === 'publish' && (
            <Link href={record.link} target="_blank" rel="noreferrer">
              Ver na loja
            </Link>
          )}
          {record.status !== 'trash' && (
            <DeleteButton
              label="Mover para a lixeira"
              mutationMode="pessimistic"
              confirmTitle={`Mover “${nameOf(record)}” para a lixeira?`}
              confirmContent={`${KINDS[kind].one === 'post' ? 'O post' : 'A página'} sai da loja. Dá para voltar atrás pela lixeira da lista.`}
            />
          )}
        </SaveBar>
      </Form>
    </>
  )
}

function Design({ record, memory }: { record: WritingRecord; memory: DocumentMemory }) {
  const [title] = useField('title.raw', '')
  const [excerpt] = useField('excerpt.raw', '')
  const [picture] = useField('featured_media', 0)
  return <DocumentEditor memory={memory} previewed={{ id: record.id, title, excerpt, picture }} />
}

type Back = { kind: Kind; record: WritingRecord; memory: DocumentMemory; onRestored: () => void }

function Revisions({ kind, record, memory, onRestored }: Back) {
  const restoreDocument = useRestoredDocument(memory)
  const [, setTitle] = useField('title.raw', '')
  const [, setExcerpt] = useField('excerpt.raw', '')
  const restore = ({ title, excerpt, document }: RevisionRecord) => {
    restoreDocument(document)
    setTitle(title.raw)
    setExcerpt(excerpt?.raw ?? '')
    onRestored()
  }
  return <RevisionsPanel path={`/wp/v2/${kind}/${record.id}`} onRestore={restore} />
}

const withStatus = (status: string) => (data: object) => ({ ...data, status })

function SaveButtons({ record }: { record: WritingRecord }): ReactNode {
  const [date] = useField<string | null>('date', null)
  const [now] = useState(() => new Date())
  const isOut = record.status === 'publish' || record.status === 'future'
  const waits = date !== record.date && date ? isToCome(date, now) : record.status === 'future'
  if (isOut)
    return (
      <>
        <SaveButton label="Salvar" />
        <SaveButton
          type="button"
          label="Voltar a rascunho"
          variant="text"
          icon={<Nothing />}
          alwaysEnable
          transform={withStatus('draft')}
        />
      </>
    )
  return (
    <>
      <SaveButton
        label={record.status === 'trash' ? 'Tirar da lixeira' : 'Salvar rascunho'}
        variant="outlined"
        alwaysEnable={record.status === 'trash'}
        transform={withStatus('draft')}
        type="button"
      />
      <SaveButton type="button" label={waits ? 'Agendar' : 'Publicar'} alwaysEnable transform={withStatus('publish')} />
    </>
  )
}
const Nothing = () => null

/** What visitors will not see of it. */
const Problems = ({ record: { document_problems: problems } }: { record: WritingRecord }) =>
  problems.length === 0 ? null : (
    <Alert severity="warning" sx={{ mb: 1.5 }}>
      Parte deste conteúdo não aparece na loja:
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {problems.slice(0, 5).map(({ element, problem }) => (
          <li key={element + problem}>{problem}</li>
        ))}
      </Box>
    </Alert>
  )
