import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import { showAnew } from '../data/show-anew.ts'
import { useAnswer } from '../shared/use-api.ts'
import type { Kept } from './product-labels.ts'
import { readTiers, type TiersRecord, type TypedTier, typedTiers } from './tier-labels.ts'

/** What was typed of a product's prices by quantity and is not kept yet. It outlives the product's own form, as what is typed for its invoices does. */
export function useTierEdits(productId: number) {
  const path = `/vitrine/v1/products/${productId}/price-tiers`
  const queryKey = ['answer', path]
  const provider = useDataProvider<Provider>()
  const queries = useQueryClient()
  const { data: kept } = useAnswer<TiersRecord>(path)
  const [edits, setEdits] = useState<TypedTier[]>()
  const [isSaving, setIsSaving] = useState(false)
  const typed = edits ?? (kept && typedTiers(kept.tiers))
  const read = readTiers(typed ?? [])
  const problem = 'problem' in read ? read.problem : undefined
  const save = async (): Promise<Kept> => {
    if ('problem' in read) return { said: '', problem: `Os preços por quantidade ainda não foram salvos: ${read.problem}` }
    setIsSaving(true)
    try {
      const body = { tiers: read.tiers, version: kept?.version ?? '' }
      queries.setQueryData(queryKey, await provider.tell<TiersRecord>(path, body))
      setEdits(undefined)
      return { said: 'Preços por quantidade salvos.', problem: '' }
    } catch (error) {
      // What another wrote meanwhile counts from here on: the next press keeps what stands on this screen.
      await showAnew(queries, { queryKey })
      return { said: '', problem: error instanceof Error ? error.message : 'Os preços por quantidade não foram salvos.' }
    } finally {
      setIsSaving(false)
    }
  }
  return { typed, problem, isDirty: edits !== undefined, isSaving, change: setEdits, save }
}
export type TierEdits = ReturnType<typeof useTierEdits>
