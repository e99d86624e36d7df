import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import type { VariationRecord } from '../records.ts'
import { editedRow, editedRows, type Edits, isGoodRow, nameOf, type Typed, variationWish } from './variation-rows.ts'

type Outcome = { saved: string[]; /** What the first one that failed was told. */ problem: string }

/** What was typed into the matrix and is not kept yet. It outlives the product's own form, which begins anew with each version. */
export function useVariationEdits(productId: number) {
  const provider = useDataProvider<Provider>()
  const queries = useQueryClient()
  const [edits, setEdits] = useState<Edits>({})
  const rows = Object.values(edits)
  return {
    edits,
    isDirty: rows.length > 0,
    isGood: rows.every(({ typed }) => isGoodRow(typed)),
    change: (before: VariationRecord, typed: Typed) => setEdits((now) => editedRow(now, before, typed)),
    changeAll: (variations: VariationRecord[], typed: Typed) => setEdits((now) => editedRows(now, variations, typed)),
    forget: (id: number) => setEdits(({ [id]: _gone, ...others }) => others),
    /** Shows anew what variations and their units are now; what is typed in the product's form stays. */
    refresh: async () => {
      await Promise.all([['variations'], ['answer']].map((queryKey) => queries.invalidateQueries({ queryKey })))
    },
    /** Row by row: what is kept is no edit any more, so that trying again goes on where it stopped. */
    save: async (): Promise<Outcome> => {
      const saved: string[] = []
      for (const { before, typed } of rows)
        try {
          const data = variationWish(typed, before)
          await provider.update('variations', { id: before.id, data, previousData: before, meta: { product: productId } })
          saved.push(nameOf(before))
          setEdits(({ [before.id]: _kept, ...others }) => others)
        } catch (error) {
          const why = error instanceof Error ? error.message : 'não foi salva. Tente de novo.'
          return { saved, problem: `“${nameOf(before)}”: ${why}` }
        }
      return { saved, problem: '' }
    },
  }
}
export type VariationEdits = ReturnType<typeof useVariationEdits>
