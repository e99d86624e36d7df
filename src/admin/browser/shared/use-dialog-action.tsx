import { useState } from 'react'
import { HttpError } from 'react-admin'
import { STALE } from '../data/trouble.ts'
import { useStale } from './stale.tsx'
import { useApiAction } from './use-api.ts'

/** A deed of a dialog: what the shop refuses is told inside, and of two who change the same thing the second is asked. */
export function useDialogAction() {
  const [trouble, setTrouble] = useState<string>()
  const stale = useStale()
  const onError = (error: unknown) => {
    if (error instanceof HttpError && error.status === STALE) stale.onError(error)
    else setTrouble(error instanceof Error ? error.message : 'A loja não respondeu como esperado. Tente de novo.')
  }
  return { ...useApiAction({ onError }), trouble, setTrouble, question: stale.dialog }
}
