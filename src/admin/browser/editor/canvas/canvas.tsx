import AddIcon from '@mui/icons-material/Add'
import { Alert, Box, Button, IconButton } from '@mui/material'
import { type PointerEvent as ReactPointerEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { WireWidget } from '#api/vitrine/widget-shape.ts'
import { useWidth } from '../../documents/use-width.ts'
import type { PreviewPlace } from '../../documents/preview-document.ts'
import { find, type PageElement, type Tree } from '../../documents/tree.ts'
import { canvasWidth } from '../shell/devices.ts'
import { useView } from '../shell/editor-view.ts'
import { scaleOf } from '../shell/zoom.ts'
import { DropLine, HeldLabel } from './drag-layer.tsx'
import { type DrawnPage, nodeOf } from './drawn-page.ts'
import type { Held } from './drop-element.ts'
import { emptyContainers } from './empty-containers.ts'
import { showEmptyPlaces } from './empty-places.ts'
import { labelPlace } from './label-place.ts'
import { OutlineBox } from './outline-box.tsx'
import type { PageDrawing } from './page-drawing.ts'
import { listenToPage } from './page-events.ts'
import { PageFrame } from './page-frame.tsx'
import type { Previewed } from './previewed.ts'
import { rowAround } from './page-lists.ts'
import { scaled } from './rect.ts'
import { resized, resizingOf } from './resize.ts'
import { ResizeEdge } from './resize-edge.tsx'
import type { useCanvasDrag } from './use-canvas-drag.ts'
import { useRects } from './use-rects.ts'

type Options = {
  content: Omit<Previewed, 'document'>
  tree: Tree
  place: PreviewPlace
  windowWidth: number | undefined
  selection: readonly string[]
  widgets: readonly WireWidget[]
  nameOf: (id: string) => string
  /** What is taken along by an element: itself, or all of the selection. */
  heldOf: (id: string) => Held
  drawing: PageDrawing
  drag: ReturnType<typeof useCanvasDrag>
  /** Words are written in the page. */
  isWriting: boolean
  /** `how`: with others, or once more by a finger. */
  onChoose: (id: string, how: { adds: boolean; isTap: boolean }, clicked: Element) => void
  onFile: (clicked: Element, file: File) => void
  onOpen: (id: string, clicked: Element) => void
  onMenu: (id: string | undefined, at: { x: number; y: number }) => void
  onAddInside: (id: string) => void
  /** A press on the page where no element of the document stands. */
  onBlank: () => void
  /** `press`: changes of one press are one step. */
  onResize: (id: string, settings: Record<string, unknown>, press: number) => void
}

/** The real page, at the width of the device, with frames around what is chosen and what the mouse is over. */
export function Canvas({ drag: { drag, grab }, isWriting, selection, tree, widgets, nameOf, drawing, ...options }: Options) {
  const { content, place, windowWidth } = options
  const { device, zoom } = useView()
  const { place: box, width: room } = useWidth<HTMLDivElement>()
  const [hovered, setHovered] = useState<string>()
  const { frames, page, frame, hasFailed } = useSyncExternalStore(drawing.subscribe, drawing.snapshot)
  useEffect(() => {
    drawing.start()
    return drawing.stop
  }, [drawing])
  useEffect(() => {
    drawing.want({ content, tree, place, windowWidth, isHeld: isWriting })
  })
  const widthPx = canvasWidth(device, room)
  const scale = scaleOf(zoom, widthPx, room)
  const hollow = emptyContainers(tree)
  const framed = [...selection, ...(hovered !== undefined && !selection.includes(hovered) ? [hovered] : [])]
  const rects = useRects(page, [...framed, ...hollow])
  const latest = useRef({ ...options, tree, selection, nameOf, isWriting, grab, frame, scale })
  useLayoutEffect(() => {
    latest.current = { ...options, tree, selection, nameOf, isWriting, grab, frame, scale }
  })
  const hasDrawn = useRef(false)
  const drawnDocument = page?.document
  useEffect(() => {
    const now = drawing.snapshot().page
    if (drawnDocument && now) return showEmptyPlaces(now, widgets)
  }, [drawnDocument, drawing, widgets])
  useEffect(() => {
    const now = drawing.snapshot().page
    if (!drawnDocument || !now) return
    // A page that takes the place of another takes its focus too.
    if (hasDrawn.current && document.activeElement === document.body) drawing.snapshot().frame?.focus()
    hasDrawn.current = true
    const inWindow = (event: MouseEvent) => {
      const { left = 0, top = 0 } = latest.current.frame?.getBoundingClientRect() ?? {}
      return { x: left + event.clientX * latest.current.scale, y: top + event.clientY * latest.current.scale }
    }
    const letGo = listenToPage(now, {
      isOwn: (id) => find(latest.current.tree, id) !== undefined,
      isWriting: () => latest.current.isWriting,
      onHover: setHovered,
      onChoose: (id, event) => {
        const adds = event.shiftKey || event.ctrlKey || event.metaKey
        const isTap = 'pointerType' in event && event.pointerType === 'touch'
        latest.current.onChoose(id, { adds, isTap }, event.target as Element)
      },
      onFile: (clicked, file) => latest.current.onFile(clicked, file),
      onBlank: () => latest.current.onBlank(),
      onOpen: (id, event) => latest.current.onOpen(id, event.target as Element),
      onMenu: (id, event) => latest.current.onMenu(id, inWindow(event)),
      onHold: (id, event) => {
        const { heldOf, grab: take } = latest.current
        take(event, heldOf(id), { isAtOnce: event.pointerType === 'touch' })
      },
    })
    return letGo
  }, [drawnDocument, drawing])
  const last = selection.at(-1)
  useEffect(() => {
    const now = drawing.snapshot().page
    if (drawnDocument && now && last !== undefined) nodeOf(now, last)?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [last, drawnDocument, drawing])

  const isDragging = drag !== undefined
  const chosenRects = selection.flatMap((id) => rects.get(id) ?? []).map((rect) => scaled(rect, scale))
  return (
    <Box ref={box} sx={{ position: 'relative', blockSize: '100%', overflow: 'auto', bgcolor: 'action.hover' }}>
      {hasFailed && (
        <Alert
          severity="error"
          sx={{ position: 'absolute', insetInline: 0, zIndex: 2 }}
          action={
            <Button color="inherit" onClick={drawing.retry}>
              Tentar de novo
            </Button>
          }
        >
          A página não pôde ser desenhada. O que você mudou continua aqui.
        </Alert>
      )}
      <Box
        sx={{ position: 'relative', mx: 'auto', overflow: 'hidden', boxShadow: 2, bgcolor: '#fff' }}
        style={{ inlineSize: widthPx * scale, blockSize: '100%' }}
      >
        {[...new Set([frames.shown, frames.coming])]
          .filter((number) => number > 0)
          .map((number) => (
            <PageFrame
              key={number}
              drawing={drawing}
              number={number}
              isShown={number === frames.shown}
              widthPx={widthPx}
              scale={scale}
            />
          ))}
        <Box sx={{ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' }}>
          {hollow.map((id) => {
            const rect = rects.get(id)
            return rect && !isDragging ? (
              <AddInside key={id} rect={scaled(rect, scale)} onAdd={() => options.onAddInside(id)} />
            ) : null
          })}
          {!isWriting &&
            framed.map((id) => {
              const rect = rects.get(id)
              const isChosen = selection.includes(id)
              const framedRect = rect && scaled(rect, scale)
              return framedRect && find(tree, id) ? (
                <OutlineBox
                  key={id}
                  rect={framedRect}
                  label={nameOf(id)}
                  labelAt={labelPlace(framedRect, isChosen ? [] : chosenRects)}
                  look={isChosen ? 'chosen' : 'hovered'}
                  onGrab={(event: ReactPointerEvent) => {
                    event.preventDefault()
                    grab(event.nativeEvent, options.heldOf(id))
                  }}
                  {...(isChosen && { onMenu: (at: { x: number; y: number }) => options.onMenu(id, at) })}
                >
                  {page && selection.length === 1 && isChosen && (
                    <Edge page={page} element={find(tree, id)!} tree={tree} scale={scale} onResize={options.onResize} />
                  )}
                </OutlineBox>
              ) : null
            })}
          {drag && <DropLine drag={drag} scale={scale} />}
        </Box>
      </Box>
      {drag && <HeldLabel drag={drag} />}
    </Box>
  )
}

type EdgeOptions = { page: DrawnPage; element: PageElement; tree: Tree; scale: number; onResize: Options['onResize'] }

function Edge({ page, element, tree, scale, onResize }: EdgeOptions) {
  const { device } = useView()
  const begun = useRef<{ press: number; width: number; height: number; row: number }>(undefined)
  const row = rowAround(page, tree, element.id)
  const resizing = resizingOf(element, row && 'row')
  if (!resizing) return null
  return (
    <ResizeEdge
      resizing={resizing}
      onDrag={(byPx, press) => {
        const node = nodeOf(page, element.id)
        if (!node) return
        if (begun.current?.press !== press) {
          const { width, height } = node.getBoundingClientRect()
          begun.current = { press, width, height, row: row?.clientWidth ?? width }
        }
        const { width, height, row: whole } = begun.current
        const by = byPx / scale
        const to = resizing === 'width' ? { width: width + by, row: whole } : { height: height + by }
        onResize(element.id, resized(element, device, to), press)
      }}
    />
  )
}

/** In a container without anything in it. */
const AddInside = ({
  rect,
  onAdd,
}: {
  rect: { left: number; top: number; width: number; height: number }
  onAdd: () => void
}) => (
  <Box
    sx={{
      position: 'absolute',
      display: 'grid',
      placeItems: 'center',
      border: '1px dashed',
      borderColor: 'text.disabled',
      boxSizing: 'border-box',
      minBlockSize: 36,
    }}
    style={{ left: rect.left, top: rect.top, width: rect.width, height: rect.height }}
  >
    <IconButton
      size="small"
      aria-label="Acrescentar a este contêiner"
      onClick={onAdd}
      sx={{ pointerEvents: 'auto', bgcolor: 'background.paper', '&:hover': { bgcolor: 'background.paper' } }}
    >
      <AddIcon fontSize="small" />
    </IconButton>
  </Box>
)
