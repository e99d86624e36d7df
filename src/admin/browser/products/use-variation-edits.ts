import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import { showAnew } from '../data/show-anew.ts'
import type { VariationRecord } from '#api/wc/variation-shape.ts'
import type { Kept } from './product-labels.ts'
import {
  editedRow,
  editedRows,
  type Edits,
  isGoodRow,
  nameOf,
  NOTHING_TYPED,
  refusedWords,
  savedWords,
  type Typed,
  variationInput,
} from './variation-rows.ts'

/** As many variations as a product can have. */
const EVERY_ONE = { page: 1, perPage: 1_000 }

/** What was typed into the matrix and is not kept yet. It outlives the product's own form, which begins anew with each version. */
export function useVariationEdits(productId: number) {
  const meta = { product: productId }
  const provider = useDataProvider<Provider>()
  const queries = useQueryClient()
  const [edits, setEdits] = useState<Edits>({})
  const [page, setPage] = useState(1)
  /** The row that is for all of them. */
  const [forAll, setForAll] = useState(NOTHING_TYPED)
  /** What is on its way would overwrite what is typed meanwhile. */
  const [isHeld, setIsHeld] = useState(false)
  const rows = Object.values(edits)
  const refused = rows.filter(({ typed }) => !isGoodRow(typed)).map(({ before }) => nameOf(before))

  /** Row by row: what is kept is no edit any more, so that trying again goes on where it stopped. */
  const keepRows = async (): Promise<Kept> => {
    const saved: string[] = []
    for (const { before, typed } of rows)
      try {
        const data = variationInput(typed, before)
        await provider.update('variations', { id: before.id, data, previousData: before, meta })
        saved.push(nameOf(before))
        setEdits(({ [before.id]: _kept, ...others }) => others)
      } catch (error) {
        const why = error instanceof Error ? error.message : 'não foi salva. Tente de novo.'
        return { said: savedWords(saved), problem: `“${nameOf(before)}”: ${why}` }
      }
    return { said: savedWords(saved), problem: '' }
  }
  /** Shows anew what variations and their units are now; what is typed in the product's form stays. */
  const refresh = async () => {
    await Promise.all([['variations'], ['answer']].map((queryKey) => showAnew(queries, { queryKey })))
  }
  return {
    edits,
    page,
    setPage,
    forAll,
    setForAll,
    isDirty: rows.length > 0,
    isGood: refused.length === 0,
    isHeld,
    change: (before: VariationRecord, typed: Typed) => setEdits((now) => editedRow(now, before, typed)),
    /** Puts what is filled in for all into every row: at once into those that are seen, for the next is typed there already. */
    applyToAll: async (seen: VariationRecord[], total: number) => {
      const apply = (variations: VariationRecord[]) => setEdits((now) => editedRows(now, variations, forAll))
      apply(seen)
      setForAll(NOTHING_TYPED)
      if (seen.length === total) return
      setIsHeld(true)
      try {
        const { data } = await provider.getList<VariationRecord>('variations', { pagination: EVERY_ONE, meta })
        const isSeen = new Set(seen.map(({ id }) => id))
        apply(data.filter(({ id }) => !isSeen.has(id)))
      } catch (error) {
        setForAll(forAll)
        throw error
      } finally {
        setIsHeld(false)
      }
    },
    forget: (id: number) => setEdits(({ [id]: _gone, ...others }) => others),
    forgetAll: () => setEdits({}),
    refresh,
    save: async (): Promise<Kept> => {
      if (refused.length > 0) return { said: '', problem: refusedWords(refused) }
      setIsHeld(true)
      const kept = await keepRows()
      await refresh()
      setIsHeld(false)
      return kept
    },
  }
}
export type VariationEdits = ReturnType<typeof useVariationEdits>
