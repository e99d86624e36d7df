import { type RefObject, useLayoutEffect, useState } from 'react'
import { fetchVariations } from '#shop/catalog/client.ts'
import type { AvailableVariation } from '#shop/catalog/variation.ts'

type Loading = {
  /** undefined: not known yet. */
  variations: AvailableVariation[] | undefined
  /** Asks the server for them, when the page has too many to carry. */
  ask: () => void
}

/** The variations of the form around an island: those that the page carries, or those that the server is asked for. */
export function useVariations(inside: RefObject<HTMLElement | null>, productId: number): Loading {
  const [variations, setVariations] = useState<AvailableVariation[]>()
  const carried = () => inside.current?.closest('form')?.dataset.product_variations ?? 'false'
  useLayoutEffect(() => {
    if (carried() !== 'false') setVariations(JSON.parse(carried()) as AvailableVariation[]) // printed by the form
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it wakes
  }, [])
  const ask = () => {
    if (variations || carried() !== 'false') return
    // Without an answer nothing is ruled out, and the server itself finds the variation when the form is sent.
    fetchVariations(productId).then(setVariations, (error: unknown) => console.warn(error))
  }
  return { variations, ask }
}
