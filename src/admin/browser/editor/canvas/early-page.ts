import { type Tree, treeOf } from '../../documents/tree.ts'
import { canvasWidth, firstDevice } from '../shell/devices.ts'
import { makeFrame } from './make-frame.ts'
import type { Previewed } from './previewed.ts'
import { sendPage } from './send-page.ts'

/** Its number: the first of a page that is opened. */
const NUMBER = 1
/** What panels beside the page take. */
const PANEL_PX = 320
/** So far away that its lazy pictures wait: until it is seen, the editor's own scripts need the line. */
const AWAY_PX = -20_000

/** A page or post, as the API tells it. */
export type Written = { id: number; title: { raw: string }; excerpt: { raw: string }; featured_media: number; document: unknown }
type Content = Omit<Previewed, 'document'>
let begun: { frame: HTMLIFrameElement; drawn: string } | undefined
/** The canvas is there: what comes now comes too late. */
let isPlaced = false

/**
 * Has the page that is opened drawn while what stands around it is still prepared. Only where a browser keeps the page of a frame that
 * is put into its place later.
 */
export async function beginPage({ id, title, excerpt, featured_media: picture, document: written }: Written) {
  if (isPlaced || !('moveBefore' in Element.prototype)) return
  const content: Content = { id, title: title.raw, excerpt: excerpt.raw, picture }
  const tree = treeOf(written)
  const frame = makeFrame(NUMBER)
  const widthPx = canvasWidth(firstDevice(innerWidth), innerWidth - PANEL_PX)
  Object.assign(frame.style, {
    position: 'fixed',
    insetInlineStart: `${AWAY_PX}px`,
    inlineSize: `${widthPx}px`,
    blockSize: '100%',
  })
  document.body.append(frame)
  begun = { frame, drawn: JSON.stringify([content, tree]) }
  await sendPage(NUMBER, content, tree)
}

/** Puts the page that was begun into its place, if it is the one that is wanted. */
export function placeBegun(place: HTMLElement, content: Content, tree: Tree): HTMLIFrameElement | undefined {
  const early = begun
  begun = undefined
  isPlaced = true
  if (!early?.frame.isConnected) return undefined
  if (early.drawn === JSON.stringify([content, tree])) {
    Object.assign(early.frame.style, { position: 'absolute', insetInlineStart: '0' })
    place.moveBefore(early.frame, null)
    return early.frame
  }
  early.frame.remove()
  return undefined
}
