import type { ReactNode } from 'react'
import { EditBase, type RaRecord } from 'react-admin'
import { useSavedNotice } from '../shared/saved-notice.tsx'
import { useStale } from '../shared/stale.tsx'
import { AskForWidgets } from './use-widgets.ts'

type Options<T> = {
  /** What saving did, by the state that it was in and what it is since. */
  savedText: (before: T extends { status: infer S } ? S : never, saved: T) => string
  children: ReactNode
}

/** A document that is open: it stays so when it is saved, says what saving did, and never overwrites what another saved meanwhile. */
export function DocumentEdit<T extends RaRecord & { status: string }>({ savedText, children }: Options<T>) {
  const { onError, dialog } = useStale({ keepsDraft: true })
  const tellSaved = useSavedNotice()
  const onSuccess = (saved: T, { previousData }: { previousData?: Partial<T> }) =>
    tellSaved(savedText((previousData?.status ?? saved.status) as Parameters<Options<T>['savedText']>[0], saved)) // both are its states
  return (
    <EditBase<T> mutationMode="pessimistic" redirect={false} mutationOptions={{ onError, onSuccess }}>
      <AskForWidgets />
      {children}
      {dialog}
    </EditBase>
  )
}
