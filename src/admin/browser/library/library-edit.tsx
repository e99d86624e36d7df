import { Typography } from '@mui/material'
import { TextInput, Title, useRecordContext } from 'react-admin'
import type { LibraryRecord } from '#api/vitrine/library-item.ts'
import { DocumentEdit } from '../documents/document-edit.tsx'
import { DocumentEditor } from '../documents/document-editor.tsx'
import { DocumentForm } from '../documents/document-form.tsx'
import { IntoBin } from '../documents/into-bin.tsx'
import { RevisionsPanel } from '../documents/revisions-panel.tsx'
import { Panel } from '../shared/panel.tsx'
import { SaveButton } from '../shared/save-button.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'
import { nameOf } from '../writing/writing-labels.ts'
import { BlockUses } from './block-uses.tsx'
import { KIND_NAMES } from './find-designs.ts'

/** One design of the merchant's own: what stands in it, its name, where it is shown, and what it was before. */
export const LibraryEdit = () => (
  <DocumentEdit<LibraryRecord> savedText={savedText}>
    <Editor />
  </DocumentEdit>
)

const savedText = (before: LibraryRecord['status'], { kind }: LibraryRecord) =>
  before === 'trash'
    ? 'Fora da lixeira, como estava.'
    : kind === 'block'
      ? 'Bloco salvo: as páginas que o mostram já mudaram.'
      : 'Modelo salvo. Páginas que já o usaram não mudam.'

function Editor() {
  const record = useRecordContext<LibraryRecord>()
  if (!record) return <ScreenSkeleton />
  const isBlock = record.kind === 'block'
  return (
    <>
      <Title title={nameOf(record)} />
      <DocumentForm
        record={record}
        design={<DocumentEditor previewed={{ id: record.id, title: nameOf(record), excerpt: '', picture: 0 }} />}
        parts={[
          { name: 'name', label: 'Nome', content: <Name /> },
          ...(isBlock ? [{ name: 'uses', label: 'Usado em…', content: <BlockUses record={record} /> }] : []),
        ]}
        past={<RevisionsPanel path={`/vitrine/v1/library/${record.id}`} />}
        facts={
          <Typography variant="body2" color="textSecondary">
            {KIND_NAMES[record.kind]}
            {record.status === 'trash' && ', na lixeira'}
          </Typography>
        }
      >
        <SaveButton label={record.status === 'trash' ? 'Salvar e tirar da lixeira' : 'Salvar'} />
        <IntoBin consequence={isBlock ? 'Um bloco que alguma página mostra não vai.' : 'Páginas que já o usaram não mudam.'} />
      </DocumentForm>
    </>
  )
}

const Name = () => (
  <Panel title="Nome">
    <TextInput source="title.raw" label="Nome" helperText="Só a loja o lê." />
  </Panel>
)
