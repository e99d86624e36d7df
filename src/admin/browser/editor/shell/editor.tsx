import { Box } from '@mui/material'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { WireField, WireWidget } from '#api/vitrine/widget-shape.ts'
import type { Provider } from '../../data/provider.ts'
import type { PreviewPlace } from '../../documents/preview-document.ts'
import { ownNameOf } from '../../documents/setting-values.ts'
import { add, find, setSettings, spotOf } from '../../documents/tree.ts'
import { newElementId, type OpenDocument } from '../../documents/use-document.ts'
import type { Design } from '../../library/find-designs.ts'
import { placeDesign } from '../../library/place-design.ts'
import { readDesign } from '../../library/read-design.ts'
import { useNextFocus } from '../../shared/use-next-focus.ts'
import { Canvas } from '../canvas/canvas.tsx'
import { namesOf } from '../commands/element-names.ts'
import { outermost } from '../commands/several.ts'
import { nodeOf } from '../canvas/drawn-page.ts'
import { dropHeld, type Held, type Place } from '../canvas/drop-element.ts'
import { createPageDrawing } from '../canvas/page-drawing.ts'
import type { Previewed } from '../canvas/previewed.ts'
import { useCanvasDrag } from '../canvas/use-canvas-drag.ts'
import { useInPlace } from '../text/use-in-place.tsx'
import { CanvasMenu, type MenuPlace } from './canvas-menu.tsx'
import { firstIn } from './areas.ts'
import { useEditorCommands } from './editor-commands.ts'
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
  const { tree, chosen, selection, choose, chooseAll, toggle, change } = document
  const { isWide, setSheet, device } = useView()
  const provider = useDataProvider<Provider>()
  const notify = useNotify()
  const [menu, setMenu] = useState<MenuPlace>()
  const [said, setSaid] = useState('')
  const [drawing] = useState(createPageDrawing)
  const focusNext = useNextFocus()
  // The page is another object after each drawing; its document only when it comes as a whole.
  const drawn = useSyncExternalStore(drawing.subscribe, () => drawing.snapshot().page?.document)
  const inPlace = useInPlace({ document, widgets, device, notify: (text) => notify(text, { type: 'warning' }) })
  const titleOf = (type: string | undefined) => widgets.find(({ name }) => name === type)?.title ?? type ?? ''
  const nameOf = (id: string) => {
    const element = find(tree, id)
    return ownNameOf(element?.settings ?? {}) || titleOf(element?.widgetType)
  }
  const heldOf = (id: string): Held => {
    const ids = selection.includes(id) ? selection : [id]
    return { ids, label: namesOf(outermost(tree, ids), { widgets }) }
  }

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
    const made = 'design' in held ? { label: held.label, made: await held.design() } : held
    const dropped = dropHeld(tree, made, at, newElementId)
    const isMoved = 'ids' in held
    if (!change(dropped.tree, '', `${isMoved ? 'Mover' : 'Acrescentar'} ${held.label}`)) return
    chooseAll(dropped.ids)
    if (isWide) setSheet('settings')
    else if (!isMoved) setSheet(undefined)
    const [first] = dropped.ids
    if (first !== undefined) tell(dropped.tree, first, held.label)
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
    // The tile that was pressed is gone: keys go on in the page, on what was added.
    if (isWide) focusNext(() => firstIn('page'))
    tell(made.tree, made.id, titleOf(name))
  }
  const addDesign = async (design: Design) => {
    const read = await readDesign(provider, design, tree.length === 0)
    const made = placeDesign(tree, read, chosen?.id, newElementId)
    if (!change(made.tree, '', `Acrescentar ${design.title}`) || made.id === undefined) return
    show(made.id)
    if (isWide) focusNext(() => firstIn('page'))
    tell(made.tree, made.id, design.title)
  }
  const palette = {
    onPick: addWidget,
    onGrab: (name: string, event: PointerEvent) => drag.grab(event, { widget: name, label: titleOf(name) }, { isAtOnce: true }),
    onPickDesign: (design: Design) =>
      void addDesign(design).catch(() => notify('A seção não pôde ser carregada.', { type: 'error' })),
    onGrabDesign: (design: Design, event: PointerEvent) => {
      const read = () => readDesign(provider, design, tree.length === 0)
      drag.grab(event, { design: read, label: design.title }, { isAtOnce: true })
    },
  }

  const writeIn = (id: string | undefined) => {
    const { page } = drawing.snapshot()
    const node = page && id !== undefined ? nodeOf(page, id) : null
    return node !== null && inPlace.beginIn(node)
  }
  const commands = useEditorCommands({ document, writeIn })
  useEffect(() => {
    if (!drawn) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.defaultPrevented || inPlace.editing || selection.length !== 1) return
      if (writeIn(selection[0])) event.preventDefault()
    }
    drawn.addEventListener('keydown', onKeyDown)
    return () => drawn.removeEventListener('keydown', onKeyDown)
  })

  return (
    <>
      <EditorPanels
        document={document}
        widgets={widgets}
        common={common}
        title={content.title}
        palette={palette}
        drawing={drawing}
        commands={commands}
        drag={drag}
        heldOf={heldOf}
      >
        <Canvas
          content={content}
          tree={tree}
          place={place}
          windowWidth={windowWidth}
          selection={selection}
          widgets={widgets}
          nameOf={nameOf}
          heldOf={heldOf}
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
          onBlank={() => {
            choose(undefined)
            if (tree.length === 0) setSheet('add')
          }}
          onResize={(id, settings, press) => change(setSettings(tree, id, settings), `${id} ${press}`)}
        />
      </EditorPanels>
      {inPlace.tools}
      <CanvasMenu
        document={document}
        widgets={widgets}
        page={drawn}
        at={menu}
        onClose={() => setMenu(undefined)}
        more={commands}
      />
      <Box role="status" sx={{ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}>
        {said}
      </Box>
    </>
  )
}
