import { createContext, type Dispatch, type ReactNode, type SetStateAction, use, useMemo, useState } from 'react'
import { NO_TRAIL, type Trail } from './trail.ts'
import { createTreeSharing } from './tree-sharing.ts'
import type { Tree } from './tree.ts'

/** Which settings of the chosen element are open. */
export type SettingsTab = 'own' | 'style' | 'common'

/** What of an open document outlives its saving, and that another part of the form is looked at meanwhile. */
type Memory = {
  trail: Trail<Tree>
  setTrail: Dispatch<SetStateAction<Trail<Tree>>>
  selection: readonly string[]
  setSelection: Dispatch<SetStateAction<readonly string[]>>
  settings: SettingsTab
  openSettings: Dispatch<SetStateAction<SettingsTab>>
  sharing: ReturnType<typeof createTreeSharing>
  showDesign: () => void
}

const MemoryContext = createContext<Memory | undefined>(undefined)

/** A component of its own: every key changes the steps, and only who asks for them is drawn again. */
export function DocumentMemory({ showDesign, children }: { showDesign: () => void; children: ReactNode }) {
  const [trail, setTrail] = useState<Trail<Tree>>(NO_TRAIL)
  const [selection, setSelection] = useState<readonly string[]>([])
  const [settings, openSettings] = useState<SettingsTab>('own')
  const [sharing] = useState(createTreeSharing)
  const memory = useMemo(
    () => ({ trail, setTrail, selection, setSelection, settings, openSettings, sharing, showDesign }),
    [trail, selection, settings, sharing, showDesign],
  )
  return <MemoryContext value={memory}>{children}</MemoryContext>
}

export function useOpenForm(): Memory {
  const form = use(MemoryContext)
  if (!form) throw new Error('A document is edited inside a DocumentForm, which remembers its steps.')
  return form
}
