import { createContext, use, useState } from 'react'
import { back, forth, NO_TRAIL, type Trail, went } from './trail.ts'
import { find, type Tree } from './tree.ts'

/** What of an open document outlives its saving: the chosen element, which of its settings are open, and the steps that can be taken back. */
export function useDocumentMemory() {
  const [trail, setTrail] = useState<Trail<Tree>>(NO_TRAIL)
  const [chosen, setChosen] = useState<string>()
  const [settings, openSettings] = useState<'own' | 'style' | 'common'>('own')
  return { trail, setTrail, chosen, setChosen, settings, openSettings }
}
type OpenForm = ReturnType<typeof useDocumentMemory> & { showDesign: () => void }

export const MemoryContext = createContext<OpenForm | undefined>(undefined)

export function useOpenForm(): OpenForm {
  const form = use(MemoryContext)
  if (!form) throw new Error('A document is edited inside a DocumentForm, which remembers its steps.')
  return form
}

type Options = { tree: Tree; onChange: (tree: Tree) => void }

/** A document at work: every change is a step that can be taken back. */
export function useDocument({ tree, onChange }: Options) {
  const { trail, setTrail, chosen, setChosen } = useOpenForm()
  const turn = (way: typeof back) => {
    const turned = way(trail, tree)
    if (!turned) return
    setTrail(turned.trail)
    onChange(turned.present)
  }
  return {
    tree,
    chosen: chosen === undefined ? undefined : find(tree, chosen),
    choose: setChosen,
    /** `mark`: changes with the same one in a row are one step. A tree that is the same changes nothing. */
    change: (next: Tree, mark = '') => {
      if (next === tree) return false
      setTrail(went(trail, tree, mark))
      onChange(next)
      return true
    },
    undo: () => turn(back),
    redo: () => turn(forth),
    canUndo: trail.past.length > 0,
    canRedo: trail.future.length > 0,
  }
}
export type OpenDocument = ReturnType<typeof useDocument>

/** As the ecosystem's builders make them: seven signs that stand once on the page. */
export const newElementId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 7)
