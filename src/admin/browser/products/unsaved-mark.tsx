import { useEffect, useRef } from 'react'
import { useField } from '../shared/use-field.ts'

const PREFIX = 'unsaved_'

type Options = { name: string; when: boolean }

/** The form alone asks before somebody leaves, so it hears of what is typed beside its own fields and not kept yet. */
export function UnsavedMark({ name, when }: Options) {
  const [, mark] = useField<true | undefined>(PREFIX + name, undefined)
  const wasMarked = useRef(false)
  useEffect(() => {
    if (when === wasMarked.current) return
    wasMarked.current = when
    mark(when || undefined)
  }, [when, mark])
  return null
}

/** The marks are the form's own business: they go nowhere else. */
export const withoutMarks = (product: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(product).filter(([name]) => !name.startsWith(PREFIX)))
