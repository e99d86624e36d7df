import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import { showAnew } from '../data/show-anew.ts'
import { useAnswer } from '../shared/use-api.ts'
import { FISCAL_FIELDS, type Fiscal, refuseFiscal } from './fiscal-labels.ts'
import type { Kept } from './product-labels.ts'

/** What was typed of a product's invoices and is not kept yet. It outlives the product's own form, which begins anew with each version. */
export function useFiscalEdits(productId: number) {
  const path = `/vitrine/v1/products/${productId}/fiscal`
  const provider = useDataProvider<Provider>()
  const queries = useQueryClient()
  const { data: kept } = useAnswer<Fiscal>(path)
  const [edits, setEdits] = useState<Partial<Fiscal>>({})
  const [isSaving, setIsSaving] = useState(false)
  const typed = kept && { ...kept, ...edits }
  const isDirty = JSON.stringify(typed) !== JSON.stringify(kept)
  const isGood = !typed || FISCAL_FIELDS.every(({ name }) => refuseFiscal(name, typed[name]) === undefined)
  const queryKey = ['answer', path]
  const save = async (): Promise<Kept> => {
    if (!isGood) return { said: '', problem: 'Os dados da nota fiscal ainda não: confira os que estão em vermelho.' }
    setIsSaving(true)
    try {
      queries.setQueryData(queryKey, await provider.tell<Fiscal>(path, typed))
      setEdits({})
      return { said: 'Dados da nota fiscal salvos.', problem: '' }
    } catch (error) {
      // What another wrote meanwhile stands beside what was typed here: the next press keeps both.
      await showAnew(queries, { queryKey })
      return { said: '', problem: error instanceof Error ? error.message : 'Os dados da nota fiscal não foram salvos.' }
    } finally {
      setIsSaving(false)
    }
  }
  return {
    typed,
    isDirty,
    isGood,
    isSaving,
    change: (part: Partial<Fiscal>) => setEdits((now) => ({ ...now, ...part })),
    save,
  }
}
export type FiscalEdits = ReturnType<typeof useFiscalEdits>
