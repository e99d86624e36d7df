import { useCallback } from 'react'
import { useRegisterMutationMiddleware } from 'react-admin'
import { useFormState, useWatch } from 'react-hook-form'
import { AutosaveState } from './autosave-state.tsx'
import { Presence } from './presence.tsx'
import { Recovery } from './recovery.tsx'
import { markFinished } from './settling.ts'
import { type DraftSubject, useSubject } from './subject.ts'
import { useAutosave } from './use-autosave.ts'
import { useRestore } from './use-restore.ts'

type Opened = { id: number | string; version: number }
type Save = (resource: string, params: unknown) => Promise<unknown>

/** Inside of a form with a document: nothing that is typed into it gets lost, and whoever else has it open is told. */
export function DraftKeeper({ record }: { record: Opened }) {
  const subject = useSubject(record.id)
  return subject ? <Keeper subject={subject} record={record} /> : null
}

function Keeper({ subject, record }: { subject: DraftSubject; record: Opened }) {
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
          restore(draft.content)
        }}
      />
      <AutosaveState autosaved={autosaved} />
    </>
  )
}
