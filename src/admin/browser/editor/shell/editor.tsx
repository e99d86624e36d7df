import { Box } from '@mui/material'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { WireField, WireWidget } from '#api/vitrine/widget-shape.ts'
import type { Provider } from '../../data/provider.ts'
import type { PreviewPlace } from '../../documents/preview-document.ts'
import { add, find, setSettings, spotOf } from '../../documents/tree.ts'
import { newElementId, type OpenDocument } from '../../documents/use-document.ts'
import type { Design } from '../../library/find-designs.ts'
import { placeDesign } from '../../library/place-design.ts'
import { readDesign } from '../../library/read-design.ts'
import { Canvas } from '../canvas/canvas.tsx'
import { nodeOf } from '../canvas/drawn-page.ts'
import { dropHeld, freshElement, type Held, type Place } from '../canvas/drop-element.ts'
import { createPageDrawing } from '../canvas/page-drawing.ts'
import type { Previewed } from '../canvas/previewed.ts'
import { useCanvasDrag } from '../canvas/use-canvas-drag.ts'
import { useInPlace } from '../text/use-in-place.tsx'
import { CanvasMenu, type MenuPlace } from './canvas-menu.tsx'
import { EditorPanels } from './editor-panels.tsx'
import { useView } from './editor-view.ts'

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
  const { tree, chosen, selection, choose, toggle, change } = document
  const { isWide, setSheet, device } = useView()
  const provider = useDataProvider<Provider>()
  const notify = useNotify()
  const [menu, setMenu] = useState<MenuPlace>()
  const [said, setSaid] = useState('')
  const [drawing] = useState(createPageDrawing)
  const { page } = useSyncExternalStore(drawing.subscribe, drawing.snapshot)
  const inPlace = useInPlace({ document, widgets, device, notify: (text) => notify(text, { type: 'warning' }) })
  const titleOf = (type: string | undefined) => widgets.find(({ name }) => name === type)?.title ?? type ?? ''
  const nameOf = (id: string) => titleOf(find(tree, id)?.widgetType)

  const show = (id: string) => {
    choose(id)
    setSheet(isWide ? 'settings' : undefined)
  }
  const tell = (next: typeof tree, id: string, label: string) => {
    const spot = spotOf(next, id)
    const where = spot?.parent ? titleOf(spot.parent.widgetType) : 'página'
    setSaid(`${label}: ${(spot?.index ?? 0) + 1}º de ${spot?.siblings.length ?? 1} em ${where}.`)
  }
  const drop = async (held: Held, at: Place) => {
    const made = 'made' in held && held.fetch ? { label: held.label, made: await held.fetch() } : held
    const dropped = dropHeld(tree, made, at, newElementId)
    if (!change(dropped.tree, '', `${'id' in held ? 'Mover' : 'Acrescentar'} ${held.label}`)) return
    show(dropped.id)
    tell(dropped.tree, dropped.id, held.label)
  }
  const drag = useCanvasDrag({
    tree,
    page: () => drawing.snapshot().page,
    frame: () => drawing.snapshot().frame,
    onDrop: (held, at) => void drop(held, at).catch(() => notify('A seção não pôde ser carregada.', { type: 'error' })),
  })
  const addWidget = (name: string) => {
    const made = add(tree, name, chosen?.id, newElementId)
    if (!change(made.tree, '', `Acrescentar ${titleOf(name)}`)) return
    choose(made.id)
    setSheet('settings')
    tell(made.tree, made.id, titleOf(name))
  }
  const addDesign = async (design: Design) => {
    const read = await readDesign(provider, design, tree.length === 0)
    const made = placeDesign(tree, read, chosen?.id, newElementId)
    if (change(made.tree, '', `Acrescentar ${design.title}`) && made.id !== undefined) show(made.id)
  }
  const palette = {
    onPick: addWidget,
    onGrab: (name: string, event: PointerEvent) =>
      drag.grab(event, { made: [freshElement(name)], label: titleOf(name) }, { isAtOnce: true }),
    onPickDesign: (design: Design) =>
      void addDesign(design).catch(() => notify('A seção não pôde ser carregada.', { type: 'error' })),
    onGrabDesign: (design: Design, event: PointerEvent) => {
      const fetch = () => readDesign(provider, design, tree.length === 0)
      drag.grab(event, { made: [freshElement('container')], fetch, label: design.title }, { isAtOnce: true })
    },
  }

  const writeIn = (id: string | undefined) => {
    const node = page && id !== undefined ? nodeOf(page, id) : null
    return node !== null && inPlace.beginIn(node)
  }
  useEffect(() => {
    const view = page?.document
    if (!view) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.defaultPrevented || inPlace.editing || selection.length !== 1) return
      if (writeIn(selection[0])) event.preventDefault()
    }
    view.addEventListener('keydown', onKeyDown)
    return () => view.removeEventListener('keydown', onKeyDown)
  })

  return (
    <>
      <EditorPanels
        document={document}
        widgets={widgets}
        common={common}
        title={content.title}
        palette={palette}
        page={page}
        isDragging={drag.drag !== undefined}
      >
        <Canvas
          content={content}
          tree={tree}
          place={place}
          windowWidth={windowWidth}
          selection={selection}
          nameOf={nameOf}
          drawing={drawing}
          drag={drag}
          isWriting={inPlace.editing !== undefined}
          onChoose={(id, { adds, isTap }, clicked) => {
            if (adds) return toggle(id)
            if (isTap && chosen?.id === id && inPlace.beginAt(clicked)) return
            show(id)
          }}
          onOpen={(_id, clicked) => {
            if (!inPlace.beginAt(clicked)) setSheet('settings')
          }}
          onMenu={(id, at) => {
            if (id !== undefined && !selection.includes(id)) choose(id)
            setMenu(at)
          }}
          onFile={(clicked, file) => void inPlace.dropAt(clicked, file)}
          onAddInside={(id) => {
            choose(id)
            setSheet('add')
          }}
          onResize={(id, settings, press) => change(setSettings(tree, id, settings), `${id} ${press}`)}
        />
      </EditorPanels>
      {inPlace.tools}
      <CanvasMenu document={document} widgets={widgets} page={page?.document} at={menu} onClose={() => setMenu(undefined)} />
      <Box role="status" sx={{ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}>
        {said}
      </Box>
    </>
  )
}
