import { Link } from '@mui/material'
import { useState } from 'react'
import { EditBase, Title, useRecordContext } from 'react-admin'
import { DocumentEditor } from '../documents/document-editor.tsx'
import { DocumentForm } from '../documents/document-form.tsx'
import { IntoBin } from '../documents/into-bin.tsx'
import type { RevisionRecord } from '../documents/revision-row.tsx'
import { RevisionsPanel } from '../documents/revisions-panel.tsx'
import { SaveButtons } from '../documents/save-buttons.tsx'
import { AskForWidgets } from '../documents/use-widgets.ts'
import { useSavedNotice } from '../shared/saved-notice.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'
import { useStale } from '../shared/stale.tsx'
import { useField } from '../shared/use-field.ts'
import { savedText } from './saved-labels.ts'
import { FactsPanel } from './writing-facts.tsx'
import { StatusChip } from './status-chip.tsx'
import { writingTroubles } from './writing-troubles.ts'
import type { WritingRecord } from '#api/wp/content-item.ts'
import { isToCome, type Kind, KINDS, nameOf } from './writing-labels.ts'

/** Everything that only editors are told. */
const WHOLE = { ask: { context: 'edit' } }

/** One page or post: what stands in it, what is told of it, and what it was before. */
export function WritingEdit({ kind }: { kind: Kind }) {
  const { onError, dialog } = useStale({ keepsDraft: true })
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
      <AskForWidgets />
      <Editor kind={kind} />
      {dialog}
    </EditBase>
  )
}

function Editor({ kind }: { kind: Kind }) {
  const record = useRecordContext<WritingRecord>()
  if (!record) return <ScreenSkeleton />
  return (
    <>
      <Title title={nameOf(record)} />
      <DocumentForm
        record={record}
        validate={writingTroubles}
        design={<Design record={record} />}
        parts={[
          {
            name: 'facts',
            label: kind === 'posts' ? 'Dados do post' : 'Dados da página',
            content: <FactsPanel record={record} />,
          },
        ]}
        past={<Past path={`/wp/v2/${kind}/${record.id}`} />}
        facts={
          <>
            <StatusChip status={record.status} />
            {record.status === 'publish' && (
              <Link href={record.link} target="_blank" rel="noreferrer">
                Ver na loja
              </Link>
            )}
          </>
        }
      >
        <Buttons record={record} />
        <IntoBin consequence={`${KINDS[kind].one === 'post' ? 'O post' : 'A página'} sai da loja.`} />
      </DocumentForm>
    </>
  )
}

function Design({ record }: { record: WritingRecord }) {
  const [title] = useField('title.raw', '')
  const [excerpt] = useField('excerpt.raw', '')
  const [picture] = useField('featured_media', 0)
  return <DocumentEditor previewed={{ id: record.id, title, excerpt, picture }} />
}

/** Revisions of pages and posts tell their own style and what search engines were told, too. */
type StyledRevision = RevisionRecord & {
  seo_title?: string
  seo_description?: string
  meta?: { _elementor_page_settings?: { custom_css?: string } }
}

function Past({ path }: { path: string }) {
  const [, setExcerpt] = useField('excerpt.raw', '')
  const [, setSeoTitle] = useField('seo_title', '')
  const [, setSeoDescription] = useField('seo_description', '')
  const [, setCss] = useField('meta._elementor_page_settings.custom_css', '')
  return (
    <RevisionsPanel
      path={path}
      onRestore={(revision) => {
        setExcerpt(revision.excerpt?.raw ?? '')
        const { meta, seo_title = '', seo_description = '' } = revision as StyledRevision
        setCss(meta?._elementor_page_settings?.custom_css ?? '')
        setSeoTitle(seo_title)
        setSeoDescription(seo_description)
      }}
    />
  )
}

function Buttons({ record }: { record: WritingRecord }) {
  const [date] = useField<string | null>('date', null)
  const [now] = useState(() => new Date())
  const waits = date !== record.date && date ? isToCome(date, now) : record.status === 'future'
  return <SaveButtons status={record.status} publish={waits ? 'Agendar' : 'Publicar'} />
}
