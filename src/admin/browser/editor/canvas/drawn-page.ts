import type { PreviewPlace } from '../../documents/preview-document.ts'
import type { Tree } from '../../documents/tree.ts'
import { documentCss, type PageStyle, readPageStyle, widgetCss } from './page-style.ts'

/** A page that stands in the canvas, and the document that it shows. */
export type DrawnPage = {
  document: Document
  place: PreviewPlace
  tree: Tree
  /** What it shows beside the document. */
  facts: string
  /** What only whole pages bring, of what is there. */
  needs: ReadonlySet<string>
  style: { parts: PageStyle; sheets: Sheets; /** The rules of the elements that are in force. */ printed: string } | undefined
}
type Sheets = Record<'base' | 'widgets' | 'before' | 'elements' | 'after', CSSStyleSheet>

/** What a whole page says that it brings (src/storefront/page-needs.ts). */
export const needsIn = ({ body }: Document): ReadonlySet<string> => new Set(JSON.parse(body?.dataset.needs ?? '[]') as string[]) // written by the shop

/** The elements of the open document by their ids. Copies of a card have one id: the first stands for all. */
export function nodesOf({ document, place }: Pick<DrawnPage, 'document' | 'place'>, isOwn: (id: string) => boolean) {
  const found = new Map<string, HTMLElement>()
  for (const node of document.querySelectorAll<HTMLElement>(`${place.root} [data-id]`)) {
    const id = node.dataset.id!
    if (isOwn(id) && !found.has(id)) found.set(id, node)
  }
  return found
}

export const nodeOf = ({ document, place }: Pick<DrawnPage, 'document' | 'place'>, id: string) =>
  /^[a-z0-9]+$/i.test(id) ? document.querySelector<HTMLElement>(`${place.root} [data-id="${id}"]`) : null

/** Where the elements of a container stand. */
export const slotOf = (node: HTMLElement): HTMLElement => node.querySelector<HTMLElement>(':scope > .e-con-inner') ?? node

/**
 * The page's style as sheets of which single ones can change. The page's own style element would need another fingerprint in its
 * policy with every change; sheets that a script makes don't.
 */
export function styleOf(page: DrawnPage): NonNullable<DrawnPage['style']> | undefined {
  if (page.style) return page.style
  const element = page.document.querySelector('head style')
  const view = page.document.defaultView
  if (!(element instanceof (view?.HTMLStyleElement ?? HTMLStyleElement)) || !view) return undefined
  const parts = readPageStyle(element.textContent, page.tree)
  if (!parts) return undefined
  const sheet = (css: string) => {
    const made = new view.CSSStyleSheet()
    made.replaceSync(css)
    return made
  }
  const printed = documentCss(parts, page.tree)
  const sheets: Sheets = {
    base: sheet(parts.base),
    widgets: sheet(widgetCss(parts)),
    before: sheet(parts.before),
    elements: sheet(printed),
    after: sheet(parts.after),
  }
  page.document.adoptedStyleSheets.push(sheets.base, sheets.widgets, sheets.before, sheets.elements, sheets.after)
  if (element.sheet) element.sheet.disabled = true
  page.style = { parts, sheets, printed }
  return page.style
}
