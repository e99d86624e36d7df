import { type Theme, useMediaQuery } from '@mui/material'
import { createContext, use, useState } from 'react'
import { useStore } from 'react-admin'
import type { Device } from '../../documents/setting-values.ts'
import { firstDevice } from './devices.ts'
import type { Zoom } from './zoom.ts'

/** What is open in the editor beside the page. */
export type Sheet = 'add' | 'settings' | 'structure' | 'save' | 'meter'

/** Where panels lie over the page instead of beside it. */
export const useIsWide = () => useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))

/** What outlives the saving of the document: how the page is looked at, and which panels are open. */
export function useEditorView() {
  const isWide = useIsWide()
  const [device, setDevice] = useState<Device>(() => firstDevice(innerWidth))
  const [zoom, setZoom] = useState<Zoom>('fit')
  const [sheet, setSheet] = useState<Sheet>()
  // Whoever closed it does not want it on the next page either.
  const [hasStructure, setHasStructure] = useStore('editor.hasStructure', true)
  const [hasMeter, setHasMeter] = useState(false)
  // The place in the lower bar for what belongs to the page.
  const [bottom, setBottom] = useState<HTMLElement | null>(null)
  return {
    isWide,
    device,
    setDevice,
    zoom,
    setZoom,
    sheet,
    setSheet,
    hasStructure,
    setHasStructure,
    hasMeter,
    setHasMeter,
    bottom,
    setBottom,
  }
}
type EditorView = ReturnType<typeof useEditorView>

export const ViewContext = createContext<EditorView | undefined>(undefined)

export function useView(): EditorView {
  const view = use(ViewContext)
  if (!view) throw new Error('A document is drawn inside a DocumentForm, which remembers how it is looked at.')
  return view
}
