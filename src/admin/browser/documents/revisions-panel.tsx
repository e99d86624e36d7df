import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { count } from '#kit/pt-br.ts'
import { Panel } from '../shared/panel.tsx'
import { useField } from '../shared/use-field.ts'
import { useAnswer } from '../shared/use-api.ts'
import { momentText } from '../shared/words.ts'
import { treeOf } from './tree.ts'
import { went } from './trail.ts'
import { useOpenForm } from './use-document.ts'
import { Confirm } from '../shared/confirm.tsx'

export type RevisionRecord = {
  id: number
  date: string
  title: { raw: string }
  excerpt?: { raw: string }
  document: unknown[]
}

type Options = {
  /** Of what was changed, below the API's root. */
  path: string
  /** Puts what else comes back with a document and its title into the form around. */
  onRestore?: (revision: RevisionRecord) => void
}

/** What it was before each change. One that comes back is put into the form; saving it keeps the present one too. */
export function RevisionsPanel({ path, onRestore }: Options) {
  const { data: revisions, isPending } = useAnswer<RevisionRecord[]>(`${path}/revisions?context=edit&per_page=50`)
  const [input, setInput] = useState<RevisionRecord>()
  const notify = useNotify()
  const { trail, setTrail, showDesign } = useOpenForm()
  const [document, setDocument] = useField<unknown>('document', [])
  const [, setTitle] = useField('title.raw', '')
  const restore = (revision: RevisionRecord) => {
    setInput(undefined)
    // A step like any other: it can be taken back.
    setTrail(went(trail, treeOf(document), ''))
    setDocument(treeOf(revision.document))
    setTitle(revision.title.raw)
    onRestore?.(revision)
    showDesign()
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
        {revisions?.map((revision) => (
          <Box
            component="li"
            key={revision.id}
            sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 1, borderTop: 1, borderColor: 'divider', flexWrap: 'wrap' }}
          >
            <Box sx={{ flex: 1, minWidth: 160 }}>
              <Typography variant="body2">{revision.title.raw || '(sem título)'}</Typography>
              <Typography variant="caption" color="textSecondary">
                {momentText(revision.date)} · {count(revision.document.length, 'bloco', 'blocos')}
              </Typography>
            </Box>
            <Button
              size="small"
              variant="outlined"
              aria-label={`Restaurar a versão de ${momentText(revision.date)}`}
              onClick={() => setInput(revision)}
            >
              Restaurar
            </Button>
          </Box>
        ))}
      </Box>
      <Confirm
        isOpen={input !== undefined}
        title={`Restaurar a versão de ${momentText(input?.date ?? null)}?`}
        content="Ela entra no editor no lugar do que está lá. Nada muda na loja até você salvar."
        confirm="Restaurar"
        onConfirm={() => input && restore(input)}
        onClose={() => setInput(undefined)}
      />
    </Panel>
  )
}
