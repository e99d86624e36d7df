import { Alert, Box } from '@mui/material'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Form, useSaveContext, type ValidateForm } from 'react-admin'
import { DraftKeeper } from '../editor/drafts/draft-keeper.tsx'
import { EditorFrame } from '../editor/shell/editor-frame.tsx'
import { useEditorView, ViewContext } from '../editor/shell/editor-view.ts'
import { SlotPlace, useSlot } from '../shared/slot.tsx'
import { nameOf } from '../writing/writing-labels.ts'
import { DocumentMemory } from './document-memory.tsx'

type Record = {
  id: number | string
  version: number
  title: { raw: string }
  document_problems?: { element: string; problem: string }[]
}
type Options = {
  record: Record
  design: ReactNode
  /** What else there is to say of it, between its design and its past. */
  parts?: { name: string; label: string; content: ReactNode }[]
  /** What it was before. */
  past: ReactNode
  /** What whoever opens it should know first. */
  notice?: ReactNode
  /** How it stands at the moment: on a telephone with the buttons, elsewhere beside them. */
  facts: ReactNode
  /** What keeps it from being saved, in the shape of the form; told at the fields, in whichever part they stand. */
  validate?: ValidateForm
  /** The buttons that save it. */
  children: ReactNode
}

/** Whatever has a document: its design, its own facts, what it was before, and the bar that saves it, in a window of its own. */
export function DocumentForm({ record, design, parts, past, notice, facts, validate, children }: Options) {
  const view = useEditorView()
  const [part, setPart] = useState('design')
  const showDesign = useCallback(() => setPart('design'), [])
  const stateSlot = useSlot()
  useFocusAfterSaving(record.version)
  const others = [...(parts ?? []), { name: 'revisions', label: 'Revisões', content: past }]
  return (
    <Form warnWhenUnsavedChanges {...(validate && { validate, noValidate: true })}>
      <ViewContext value={view}>
        <EditorFrame
          title={nameOf(record)}
          parts={[{ name: 'design', label: 'Desenho' }, ...others]}
          part={part}
          onPart={setPart}
          facts={
            <>
              <SlotPlace slot={stateSlot} sx={{ maxInlineSize: { md: 250 } }} />
              {facts}
            </>
          }
          buttons={children}
        >
          <DocumentMemory showDesign={showDesign}>
            <Box sx={{ display: 'flex', flexDirection: 'column', blockSize: '100%', '& > .MuiAlert-root': { m: 0 } }}>
              {/* What was typed belongs to the version that was open. */}
              <DraftKeeper key={record.version} record={record} stateSlot={stateSlot} />
              {part === 'design' && notice}
              {part === 'design' && <Problems problems={record.document_problems ?? []} />}
              {part === 'design' ? (
                <Box sx={{ flex: 1, minBlockSize: 0 }}>{design}</Box>
              ) : (
                <Box sx={{ flex: 1, overflowY: 'auto', p: { xs: 1.5, md: 3 } }}>
                  <Box sx={{ maxInlineSize: 1100, mx: 'auto' }}>{others.find(({ name }) => name === part)?.content}</Box>
                </Box>
              )}
            </Box>
          </DocumentMemory>
        </EditorFrame>
      </ViewContext>
    </Form>
  )
}

/** A button that rests once all is saved loses the focus: whoever works by keys goes on from where it was. */
function useFocusAfterSaving(version: number) {
  const { saving = false } = useSaveContext()
  const shown = useRef(version)
  useEffect(() => {
    if (saving || shown.current === version) return
    shown.current = version
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.matches(':disabled'))
      document.querySelector<HTMLElement>('[data-save-bar]')?.focus()
  }, [version, saving])
}

/** What visitors will not see of it. */
const Problems = ({ problems }: { problems: NonNullable<Record['document_problems']> }) =>
  problems.length === 0 ? null : (
    <Alert severity="warning" sx={{ maxBlockSize: 120, overflowY: 'auto' }}>
      Parte deste conteúdo não aparece na loja como foi escrita:
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {problems.slice(0, 5).map(({ element, problem }) => (
          <li key={element + problem}>{problem}</li>
        ))}
      </Box>
    </Alert>
  )

/** For a button that needs no picture. */
export const NoIcon = () => null

export const withStatus = (status: string) => (data: object) => ({ ...data, status })
