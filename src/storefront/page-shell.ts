import type { PageInfo } from '#builder/page-info.ts'
import type { ReadyDocument } from '#builder/prepare.ts'
import type { RenderedPage } from '#http/page-cache.ts'
import { keepParts } from '#http/page-pieces.ts'
import { createTaggedCache, type TaggedCache } from '#kit/tagged-cache.ts'
import { focusCss } from '#ui/focus-css.ts'
import type { createDrawing, PageParts, Shell } from './draw-page.tsx'
import { documentOf } from './page-frame.tsx'
import type { PageModel } from './page-model.ts'

/** What a private page has of the shop, the same for every visitor; `none` where some of it shows the visitor's own things. */
type Kept =
  | 'none'
  | {
      shell: Shell
      parts: ReturnType<typeof keepParts>
      /** What every visitor's page of this address is told of itself. */
      page: Pick<PageInfo, 'shopName' | 'url' | 'editMode'>
      main: ReadyDocument
      placesNotices: boolean
      headers: (scripts: string[] | undefined) => Record<string, string>
      tags: string[]
    }
export type Shells = TaggedCache<Kept>

/** Cart, checkout and the tabs of the account stay; the page of one order is soon pushed out. */
const MOST_SHELLS = 40

export const createShells = ({ isUpToDate }: { isUpToDate: () => boolean }): Shells =>
  createTaggedCache({ most: MOST_SHELLS, isUpToDate })

type Gathered = {
  parts: PageParts
  headers: (scripts: string[] | undefined) => Record<string, string>
  isWhole: boolean
  tags: string[]
}
type Options = {
  shells: Shells
  /** How often something that time alone changes has changed around the page. */
  turns: () => number
  drawing: ReturnType<typeof createDrawing>
  gather: (model: PageModel, watch: (page: PageInfo) => PageInfo) => Promise<Gathered>
}

/**
 * Draws a private page around which everything is kept: head, style, header, footer and popups are drawn once, until content changes,
 * and only the middle for each visitor. Answers nothing where that can't be done: the page is then drawn whole.
 */
export function createShellRendering({ shells, turns, drawing, gather }: Options) {
  const make = async (model: PageModel) => {
    const watched = watchPersonal()
    const { parts, headers, isWhole, tags } = await gather(model, watched.watch)
    const { main, placesNotices, info } = parts
    let value: Kept = 'none'
    try {
      const shell = drawing.shell(parts)
      const page = { shopName: info.shopName, url: info.url, editMode: info.editMode }
      const hasFocus = focusCss(shell.before + shell.after) !== ''
      if (!watched.wasRead() && !parts.frame && !hasFocus)
        value = { shell, parts: keepParts(shell), page, main, placesNotices, headers, tags }
    } catch {
      // A part that throws is found and left out by who draws the page whole.
    }
    return { value, tags: new Set(tags), keep: isWhole }
  }
  return async (model: PageModel): Promise<RenderedPage | undefined> => {
    const kept = await shells.of(`${turns()} ${keyOf(model)}`, () => make(model))
    if (kept === 'none') return undefined
    const { shell, parts, page, main, placesNotices, headers, tags } = kept
    const middle = middleOr(() =>
      drawing.middle({ model, info: { ...model.info, ...page }, main, frame: undefined, placesNotices }),
    )
    if (middle === undefined) return undefined
    const html = shell.before + middle + shell.after
    const pieces = { ...parts, middle: Buffer.from(middle) }
    return { status: model.status ?? 200, html, pieces, tags, headers: headers(model.scripts) }
  }
}

function middleOr(draw: () => string | undefined) {
  try {
    return draw()
  } catch {
    return undefined
  }
}

/** What of a page belongs to one visitor. */
const PERSONAL = ['account', 'cart', 'checkout', 'notices', 'order', 'sent', 'content'] as const satisfies (keyof PageInfo)[]

/** All that a shell is made of, but for what is kept in the database and told of when it changes. */
function keyOf(model: PageModel): string {
  const { info, head, status, bodyClass, tags, styles, widgets, frames, forms, outside, body } = model
  const shared = Object.fromEntries(Object.entries(info).filter(([name]) => !(PERSONAL as readonly string[]).includes(name)))
  const template = 'template' in body ? body.template : undefined
  const hasNotices = info.notices !== undefined
  return JSON.stringify([
    shared,
    hasNotices,
    head,
    status,
    bodyClass,
    tags,
    styles,
    widgets,
    frames,
    forms,
    outside,
    template,
    documentOf(model, false),
  ])
}

/** Tells whether anything that belongs to one visitor was looked at, by whatever widget. */
function watchPersonal() {
  let isRead = false
  const watch = (page: PageInfo): PageInfo => {
    const watched = { ...page }
    for (const name of PERSONAL) {
      const value = page[name]
      Object.defineProperty(watched, name, {
        enumerable: true,
        get: () => {
          isRead = true
          return value
        },
      })
    }
    return watched
  }
  return { watch, wasRead: () => isRead }
}
