import { Box, Portal } from '@mui/material'
import { useState } from 'react'
import type { WireField, WireWidget } from '#api/vitrine/widget-shape.ts'
import type { PreviewPlace } from '../../documents/preview-document.ts'
import { add, find, setSettings, spotOf } from '../../documents/tree.ts'
import { newElementId, type OpenDocument } from '../../documents/use-document.ts'
import { WidgetPicker } from '../../documents/widget-picker.tsx'
import { Canvas } from '../canvas/canvas.tsx'
import { createPageDrawing } from '../canvas/page-drawing.ts'
import type { Previewed } from '../canvas/previewed.ts'
import { useCanvasDrag } from '../canvas/use-canvas-drag.ts'
import { EditorPanels } from './editor-panels.tsx'
import { useView } from './editor-view.ts'
import { PageTools } from './page-tools.tsx'

type Options = {
  document: OpenDocument
  widgets: WireWidget[]
  common: WireField[]
  content: Omit<Previewed, 'document'>
  place: PreviewPlace
  windowWidth: number | undefined
}

/** The page in the middle; what can be done with it around it, and on a telephone below it. */
export function Editor({ document, widgets, common, content, place, windowWidth }: Options) {
  const { tree, chosen, choose, change } = document
  const { isWide, tools, setSheet } = useView()
  const [isPicking, setIsPicking] = useState(false)
  const [said, setSaid] = useState('')
  const [drawing] = useState(createPageDrawing)
  const nameOf = (id: string) => {
    const type = find(tree, id)?.widgetType
    return widgets.find(({ name }) => name === type)?.title ?? type ?? ''
  }
  const drag = useCanvasDrag({
    tree,
    page: () => drawing.snapshot().page,
    frame: () => drawing.snapshot().frame,
    onDrop: (next, id, held) => {
      if (!change(next)) return
      choose(id)
      const spot = spotOf(next, id)
      const where = spot?.parent ? nameOf(spot.parent.id) : 'página'
      setSaid(`${held.label}: ${(spot?.index ?? 0) + 1}º de ${spot?.siblings.length ?? 1} em ${where}.`)
    },
  })
  return (
    <Box sx={{ position: 'relative', display: 'flex', blockSize: '100%' }}>
      {tools && (
        <Portal container={tools}>
          <PageTools />
        </Portal>
      )}
      <EditorPanels document={document} widgets={widgets} common={common} title={content.title} onAdd={() => setIsPicking(true)}>
        <Canvas
          content={content}
          tree={tree}
          place={place}
          windowWidth={windowWidth}
          selection={chosen ? [chosen.id] : []}
          nameOf={nameOf}
          drawing={drawing}
          drag={drag}
          isWriting={false}
          onChoose={(id) => {
            choose(id)
            if (!isWide) setSheet(undefined)
          }}
          onOpen={() => setSheet('settings')}
          onMenu={(id) => id !== undefined && choose(id)}
          onAddInside={(id) => {
            choose(id)
            setIsPicking(true)
          }}
          onResize={(id, settings, press) => change(setSettings(tree, id, settings), `${id} ${press}`)}
          onPage={() => undefined}
        />
      </EditorPanels>
      <Box role="status" sx={{ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}>
        {said}
      </Box>
      {isPicking && (
        <WidgetPicker
          widgets={widgets}
          onClose={() => setIsPicking(false)}
          onPick={(name) => {
            setIsPicking(false)
            const made = add(tree, name, chosen?.id, newElementId)
            if (!change(made.tree)) return
            choose(made.id)
            if (!isWide) setSheet('settings')
          }}
        />
      )}
    </Box>
  )
}
