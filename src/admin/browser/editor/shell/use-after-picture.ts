import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react'
import type { PageDrawing } from '../canvas/page-drawing.ts'

/** A page that is long on its way keeps nobody from what stands around it. */
const MOST_MS = 1_500

/** False until the page is seen for the first time: what stands around it is drawn after it, and a click in between goes first. */
export function useAfterPicture(drawing: PageDrawing): boolean {
  const isSettled = useSyncExternalStore(drawing.subscribe, () => {
    const { page, hasFailed } = drawing.snapshot()
    return page !== undefined || hasFailed
  })
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (isSettled) return
    const timer = setTimeout(() => setIsLate(true), MOST_MS)
    return () => clearTimeout(timer)
  }, [isSettled])
  return useDeferredValue(isSettled || isLate, false)
}
