import { frameAt, goTo, type PreviewPlace } from '../../documents/preview-document.ts'
import type { Tree } from '../../documents/tree.ts'
import { documentIn } from '../../shared/post-into-frame.ts'
import { applyRedraw } from './apply-redraw.ts'
import { onArrival } from './arrival.ts'
import { askElements, NOTHING_DRAWN } from './ask-elements.ts'
import { createDrawingRest } from './drawing-rest.ts'
import { type DrawnPage, needsIn, styleOf } from './drawn-page.ts'
import { placeBegun } from './early-page.ts'
import { makeFrame } from './make-frame.ts'
import type { Previewed } from './previewed.ts'
import { planRedraw } from './redraw-plan.ts'
import { sendPage } from './send-page.ts'

/** What is told beside the document changes the whole page. */
const DRAW_WHOLE_AFTER_MS = 400

export type Wanted = {
  content: Omit<Previewed, 'document'>
  tree: Tree
  place: PreviewPlace
  windowWidth: number | undefined
  /** Something is written in the page itself: it is not drawn anew meanwhile. */
  isHeld: boolean
}
type Shown = {
  /** The number of the frame in sight, and of the one behind it into which a page comes. */
  frames: { shown: number; coming: number }
  /** Another object after each drawing: who measures the page measures it again. */
  page: DrawnPage | undefined
  frame: HTMLIFrameElement | undefined
  hasFailed: boolean
}
type Sent = Pick<DrawnPage, 'tree' | 'facts'> & { number: number }

/**
 * Keeps the page in the canvas equal to the open document. A change is drawn by itself where that can be; else the whole page
 * comes into a frame behind the one in sight. One question at a time: an answer is always about the page that is shown.
 */
export function createPageDrawing() {
  let shown: Shown = { frames: { shown: 0, coming: 0 }, page: undefined, frame: undefined, hasFailed: false }
  let page: DrawnPage | undefined
  let wanted: Wanted | undefined
  let sent: Sent | undefined
  let isBusy = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let control = new AbortController()
  const rest = createDrawingRest(() => void work())
  const listeners = new Set<() => void>()
  const show = (next: Partial<Shown>) => {
    shown = { ...shown, ...next }
    listeners.forEach((listener) => listener())
  }

  const drawWhole = () => {
    if (!wanted) return
    isBusy = true
    const number = (sent?.number ?? 0) + 1
    sent = { number, tree: wanted.tree, facts: JSON.stringify(wanted.content) }
    show({ frames: { ...shown.frames, coming: number } })
  }

  const work = async () => {
    if (isBusy || !wanted || wanted.isHeld || rest.isFor(wanted.tree)) return
    const { content, tree } = wanted
    const now = page
    if (!now || now.facts !== JSON.stringify(content)) return drawWhole()
    const plan = planRedraw(now.tree, tree, { isTemplate: content.conditions !== undefined })
    if (plan === undefined) return void (now.tree = tree)
    if (plan === 'whole') return drawWhole()
    isBusy = true
    const { signal } = control
    const styled = [...(styleOf(now)?.parts.widgets.keys() ?? [])]
    const isDrawn = plan.wanted.length + plan.shells.length > 0
    const drawn = isDrawn ? await askElements({ content, tree, plan, styled, signal }) : NOTHING_DRAWN
    if (signal.aborted) return
    isBusy = false
    const isKnown = drawn?.needs.every((need) => now.needs.has(need)) ?? false
    if (!drawn || !isKnown || !applyRedraw(now, { after: tree, plan, drawn })) return drawWhole()
    now.tree = tree
    show({ page: { ...now }, hasFailed: false })
    void work()
  }

  const arrived = (number: number, frame: HTMLIFrameElement) => {
    const document = documentIn(frame)
    if (document === 'empty' || sent?.number !== number || !wanted) return
    isBusy = false
    if (!document) {
      rest.begin(sent.tree)
      return show({ hasFailed: true })
    }
    rest.over()
    const before = page
    const { place, windowWidth } = wanted
    page = { document, place, tree: sent.tree, facts: sent.facts, needs: needsIn(document), style: undefined }
    if (windowWidth !== undefined) frameAt(document, windowWidth)
    if (!before && place.beginsThere) goTo(document, place)
    else frame.contentWindow?.scrollTo(0, before?.document.defaultView?.scrollY ?? 0)
    show({ frames: { shown: number, coming: number }, page: { ...page }, frame, hasFailed: false })
    void work()
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    snapshot: () => shown,
    want: (next: Wanted) => {
      wanted = next
      if (page && next.windowWidth !== undefined) frameAt(page.document, next.windowWidth)
      const isOther = page !== undefined && page.facts !== JSON.stringify(next.content)
      clearTimeout(timer)
      // Letters that come while one is being drawn are drawn together after it.
      if (!isOther) return void work()
      timer = setTimeout(() => void work(), DRAW_WHOLE_AFTER_MS)
    },
    retry: () => drawWhole(),
    /** Puts a frame there and has the page sent into it. */
    placeFrame: (number: number, place: HTMLElement) => {
      const isWanted = wanted !== undefined && sent?.number === number
      const begun = isWanted ? placeBegun(place, wanted!.content, sent!.tree) : undefined
      const frame = begun ?? place.appendChild(makeFrame(number))
      const stop = onArrival(frame, { isFirst: page === undefined, tell: () => arrived(number, frame) })
      if (isWanted && !begun) void sendPage(number, wanted!.content, sent!.tree)
      const remove = () => {
        stop()
        frame.remove()
      }
      return { frame, remove }
    },
    start: () => {
      control = new AbortController()
      addEventListener('online', rest.goOn, { signal: control.signal })
    },
    stop: () => {
      clearTimeout(timer)
      rest.over()
      control.abort()
    },
  }
}
export type PageDrawing = ReturnType<typeof createPageDrawing>
