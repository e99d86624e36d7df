import { useFormContext } from 'react-hook-form'
import { treeOf } from '../../documents/tree.ts'
import { went } from '../../documents/trail.ts'
import { useOpenForm } from '../../documents/document-memory.tsx'

/** Puts parts of an earlier state into the open form. Of the document it is a step like any other: it can be taken back, and the history calls it `label`. */
export function useRestore() {
  const { getValues, setValue } = useFormContext()
  const { trail, setTrail, showDesign } = useOpenForm()
  return (parts: Record<string, unknown>, label: string) => {
    for (const [name, value] of Object.entries(parts))
      if (name !== 'document') setValue(name, value, { shouldDirty: true, shouldTouch: true })
    if ('document' in parts) {
      setTrail(went(trail, treeOf(getValues('document')), '', { label }))
      setValue('document', treeOf(parts.document), { shouldDirty: true, shouldTouch: true })
    }
    showDesign()
  }
}
