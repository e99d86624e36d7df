import { DOMParser, type Node } from 'prosemirror-model'
import { safeHref } from '#kit/url.ts'
import { readMarkup } from '../shared/inert-markup.ts'
import { schema } from './schema.ts'

const reader = DOMParser.fromSchema(schema)
/** Pictures come from the library of the shop: those of a copied page stay behind. */
export const pasteReader = new DOMParser(
  schema,
  reader.rules.filter((rule) => !('node' in rule && rule.node === 'image')),
)

export const readHtml = (html: string): Node => reader.parse(readMarkup(html))

/** What it holds, and what only groups other things: those are kept without it. */
const KNOWN = new Set(
  'p h2 h3 h4 h5 h6 blockquote ul ol li pre hr br img a strong b em i u s small sub sup mark code div span'.split(' '),
)

/** What in a text the editor of words would lose, by tag: it is then changed as HTML. */
export function lostIn(html: string): string[] {
  const elements = [...readMarkup(html).querySelectorAll('*')]
  const lost = elements.filter((element) => !KNOWN.has(element.localName) || (element.localName === 'a' && !keepsAnchor(element)))
  return [...new Set(lost.map(({ localName }) => localName))]
}

const keepsAnchor = (anchor: Element) => Boolean(safeHref(anchor.getAttribute('href') ?? '')) && !anchor.hasAttribute('id')
