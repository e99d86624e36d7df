import { useCallback } from 'react'
import { createPortal } from 'react-dom'
import { useRegisterMutationMiddleware } from 'react-admin'
import { useFormState, useWatch } from 'react-hook-form'
import { type Slot, useSlotNode } from '../../shared/slot.tsx'
import { AutosaveState } from './autosave-state.tsx'
import { Presence } from './presence.tsx'
import { Recovery } from './recovery.tsx'
import { markFinished } from './settling.ts'
import { type DraftSubject, useSubject } from './subject.ts'
import { useAutosave } from './use-autosave.ts'
import { useRestore } from './use-restore.ts'

type Opened = { id: number | string; version: number }
type Save = (resource: string, params: unknown) => Promise<unknown>

type Options = {
  record: Opened
  /** Where «Salvo automaticamente há 3 s» stands. */
  stateSlot: Slot
}

/** Inside of a form with a document: nothing that is typed into it gets lost, and whoever else has it open is told. */
export function DraftKeeper({ record, stateSlot }: Options) {
  const subject = useSubject(record.id)
  return subject ? <Keeper subject={subject} record={record} stateSlot={stateSlot} /> : null
}

function Keeper({ subject, record, stateSlot }: Options & { subject: DraftSubject }) {
  const stateNode = useSlotNode(stateSlot)
  const base = record as Opened & Record<string, unknown>
  const content = useWatch() as Record<string, unknown>
  const { isDirty } = useFormState()
  const { autosaved, client, replace, finish } = useAutosave({ subject, version: record.version, base, content, isDirty })
  const restore = useRestore()
  const watched = useCallback(
    async (resource: string, params: unknown, save: Save) => {
      const answer = await save(resource, params)
      markFinished(client)
      void finish()
      return answer
    },
    [client, finish],
  )
  useRegisterMutationMiddleware(watched)
  return (
    <>
      <Presence subject={subject} version={record.version} />
      <Recovery
        subject={subject}
        saved={base}
        onRestore={(draft) => {
          replace(draft.client)
          restore(draft.content, 'Recuperar alterações')
        }}
      />
      {stateNode && createPortal(<AutosaveState autosaved={autosaved} />, stateNode)}
    </>
  )
}
