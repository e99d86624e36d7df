import { Box, Typography } from '@mui/material'
import { lazy, Suspense, useMemo, useState } from 'react'
import { type RaRecord, useNotify, useRecordContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { changedParts, diffSummary, treeDiff } from '../editor/drafts/compare/diff-text.ts'
import { useRestore } from '../editor/drafts/use-restore.ts'
import { Confirm } from '../shared/confirm.tsx'
import { Panel } from '../shared/panel.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { momentText } from '../shared/words.ts'
import { PresentVersion, type RevisionRecord, RevisionRow } from './revision-row.tsx'

const SideBySide = lazy(async () => ({ default: (await import('../editor/drafts/compare/side-by-side.tsx')).SideBySide }))

type Options = {
  /** Of what was changed, below the API's root. */
  path: string
  /** Puts what else comes back with a document and its title into the form around. */
  onRestore?: (revision: RevisionRecord) => void
}

/** What it was before each change. One that comes back is put into the form; saving it keeps the present one too. */
export function RevisionsPanel({ path, onRestore }: Options) {
  const { data: revisions, isPending } = useAnswer<RevisionRecord[]>(`${path}/revisions?context=edit&per_page=50`)
  const changes = useMemo(() => revisions?.map((revision, at) => changesSince(revisions[at + 1], revision)), [revisions])
  const [asked, setAsked] = useState<RevisionRecord>()
  const [compared, setCompared] = useState<RevisionRecord>()
  const record = useRecordContext()
  const { getValues } = useFormContext()
  const notify = useNotify()
  const putBack = useRestore()
  const restore = (revision: RevisionRecord) => {
    setAsked(undefined)
    setCompared(undefined)
    const title: unknown = getValues('title')
    putBack(
      { title: { ...(title as object), ...revision.title }, document: revision.document },
      `Restaurar a versão de ${momentText(revision.date)}`,
    )
    onRestore?.(revision)
    notify('A revisão está no editor. Confira na prévia e salve.', { type: 'info' })
  }
  return (
    <Panel title="Revisões">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Cada vez que você salva, a versão anterior fica guardada aqui; as 50 mais novas.
      </Typography>
      {!isPending && revisions?.length === 0 && (
        <Typography role="status">Ainda não há revisões: esta é a primeira versão.</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {record && revisions?.[0] && (
          <PresentVersion date={modifiedOf(record)} changes={changesSince(revisions[0], record as RevisionRecord)} />
        )}
        {revisions?.map((revision, at) => (
          <RevisionRow
            key={revision.id}
            revision={revision}
            changes={changes?.[at] ?? ''}
            onCompare={() => setCompared(revision)}
            onRestore={() => setAsked(revision)}
          />
        ))}
      </Box>
      <Confirm
        isOpen={asked !== undefined}
        title={`Restaurar a versão de ${momentText(asked?.date ?? null)}?`}
        content="Ela entra no editor no lugar do que está lá. Nada muda na loja até você salvar."
        confirm="Restaurar"
        onConfirm={() => asked && restore(asked)}
        onClose={() => setAsked(undefined)}
      />
      {compared && record && (
        <Suspense>
          <SideBySide
            id={record.id}
            before={{ label: `Versão de ${momentText(compared.date)}`, parts: { ...getValues(), ...partsOf(compared) } }}
            after={{ label: 'Como está agora no editor', parts: getValues() }}
            action={{ label: 'Restaurar esta versão', run: () => restore(compared) }}
            onClose={() => setCompared(undefined)}
          />
        </Suspense>
      )}
    </Panel>
  )
}

const modifiedOf = ({ modified }: RaRecord) => (typeof modified === 'string' ? modified : null)

const partsOf = ({ title, excerpt, document }: RevisionRecord) => ({ title, document, ...(excerpt && { excerpt }) })

/** What a version changed of the one before it. */
const changesSince = (older: RevisionRecord | undefined, revision: RevisionRecord) =>
  older
    ? diffSummary(treeDiff(older.document, revision.document), changedParts(partsOf(older), partsOf(revision)))
    : 'a mais antiga guardada'
