import { Alert, Box, Tab, Tabs, type Theme, useMediaQuery } from '@mui/material'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, type ValidateForm } from 'react-admin'
import { SaveBar } from '../shared/panel.tsx'
import { DraftKeeper } from '../editor/drafts/draft-keeper.tsx'
import { SavingLock } from '../shared/saving-lock.tsx'
import { MemoryContext, useDocumentMemory } from './use-document.ts'

type Record = { id: number | string; version: number; document_problems?: { element: string; problem: string }[] }
type Options = {
  record: Record
  design: ReactNode
  /** What else there is to say of it, between its design and its past. */
  parts?: { name: string; label: string; content: ReactNode }[]
  /** What it was before. */
  past: ReactNode
  /** How it stands at the moment: on a telephone above everything, elsewhere beside the buttons. */
  facts: ReactNode
  /** What keeps it from being saved, in the shape of the form; told at the fields, in whichever part they stand. */
  validate?: ValidateForm
  /** The buttons below. */
  children: ReactNode
}

/** Whatever has a document: its design, its own facts, what it was before, and the bar that saves it. */
export function DocumentForm({ record, design, parts, past, facts, validate, children }: Options) {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const memory = useDocumentMemory()
  const [part, setPart] = useState('design')
  const [stateSlot, setStateSlot] = useState<HTMLElement | null>(null)
  useFocusAfterSaving(record.version)
  return (
    // Another version is another form: what was typed belongs to the one that was open.
    <Form key={record.version} warnWhenUnsavedChanges {...(validate && { validate, noValidate: true })}>
      {isSmall && <Facts>{facts}</Facts>}
      <SavingLock>
        <Tabs
          value={part}
          onChange={(_event, next: string) => setPart(next)}
          variant="scrollable"
          allowScrollButtonsMobile
          aria-label="Partes desta tela"
          sx={{ borderBottom: 1, borderColor: 'divider', mb: 1.5 }}
        >
          <Tab value="design" label="Desenho" />
          {parts?.map(({ name, label }) => (
            <Tab key={name} value={name} label={label} />
          ))}
          <Tab value="revisions" label="Revisões" />
        </Tabs>
        <Problems problems={record.document_problems ?? []} />
        <MemoryContext value={{ ...memory, showDesign: () => setPart('design') }}>
          <DraftKeeper record={record} stateSlot={stateSlot} />
          {part === 'design' && design}
          {parts?.find(({ name }) => name === part)?.content}
          {part === 'revisions' && past}
        </MemoryContext>
      </SavingLock>
      <SaveBar>
        {children}
        <Box ref={setStateSlot} />
        {!isSmall && <Facts>{facts}</Facts>}
      </SaveBar>
    </Form>
  )
}

/** With the form of the version before goes the button that was pressed: whoever works by keys goes on from where it was. */
function useFocusAfterSaving(version: number) {
  const shown = useRef(version)
  useEffect(() => {
    if (shown.current === version) return
    shown.current = version
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-save-bar]')?.focus()
  }, [version])
}

const Facts = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap', mt: { xs: 1, sm: 0 } }}>{children}</Box>
)

/** What visitors will not see of it. */
const Problems = ({ problems }: { problems: NonNullable<Record['document_problems']> }) =>
  problems.length === 0 ? null : (
    <Alert severity="warning" sx={{ mb: 1.5 }}>
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
