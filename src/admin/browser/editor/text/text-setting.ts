import type { WireWidget } from '#api/vitrine/widget-shape.ts'
import type { PageElement } from '../../documents/tree.ts'
import { lettersOf, squeezed, writtenTexts, type WrittenText } from './written-texts.ts'

/** A text of an element and the node of the drawn page that shows it. */
export type ShownText = WrittenText & { node: Element | Text }

/** The text that a click means: the one around what was clicked, or the only one in it. */
export function textSettingOf(widget: WireWidget, element: PageElement, clicked: Node): ShownText | undefined {
  const tag = isElement(clicked) ? clicked : clicked.parentElement
  const root = tag?.closest(`[data-id="${element.id}"]`)
  if (!tag || !root) return undefined
  const shown = shownTexts(widget, element, root)
  const around = shown.findLast(({ node }) => node.contains(clicked))
  if (around) return around
  const pressed = tag.closest('a, button, summary, label')
  const place = pressed && root.contains(pressed) ? pressed : tag
  const inside = shown.filter(({ node }) => place.contains(node))
  return inside.length === 1 ? inside[0] : undefined
}

/** All texts of an element that stand in the page as they were written, from its beginning. */
export function shownTexts(widget: WireWidget, element: PageElement, root: Element): ShownText[] {
  const written = Map.groupBy(writtenTexts(widget.settings, element.settings), lettersOf)
  const seen = new Map<string, number>()
  const places = innermost(root, element.id, new Set(written.keys()))
  const counts = Map.groupBy(places, ({ letters }) => letters)
  return places.flatMap(({ node, letters }) => {
    const same = written.get(letters)!
    const index = seen.get(letters) ?? 0
    seen.set(letters, index + 1)
    // Texts of equal words are told apart by their order. A page that shows only some of them does not say which.
    if (counts.get(letters)!.length % same.length !== 0) return []
    const text = same[index % same.length]!
    return [{ ...text, node: text.kind === 'rich' ? markupNode(node, text, root) : wordsNode(node) }]
  })
}

type Place = { node: Element | Text; letters: string }

/** The smallest nodes that show one of the texts, without those of elements inside of this one. */
function innermost(node: Element, id: string, wanted: ReadonlySet<string>): Place[] {
  if (node.localName === 'svg' || node.localName === 'script' || node.localName === 'style') return []
  const own = node.getAttribute('data-id')
  if (own !== null && own !== id) return []
  const inside = [...node.childNodes].flatMap((child) => {
    if (isElement(child)) return innermost(child, id, wanted)
    const letters = isText(child) ? squeezed(child.data) : ''
    return wanted.has(letters) ? [{ node: child as Text, letters }] : []
  })
  const letters = squeezed(node.textContent)
  return wanted.has(letters) && inside.every((one) => one.letters !== letters) ? [{ node, letters }, ...inside] : inside
}

/** Words alone in their tag are written in the tag; words beside a picture or a sign are written by themselves. */
function wordsNode(node: Element | Text): Element | Text {
  const parent = node.parentElement
  return isText(node) && parent && [...parent.childNodes].every((child) => child === node || !isElement(child)) ? parent : node
}

/** A text with formatting is written where its own tags begin: in the node with the same tags inside. */
function markupNode(node: Element | Text, { value }: WrittenText, root: Element): Element | Text {
  const letters = squeezed(node.textContent ?? '')
  const tags = [...value.matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, tag]) => tag!.toLowerCase()).join(' ')
  const around: Element[] = []
  for (
    let one = isText(node) ? node.parentElement : (node as Element);
    one && squeezed(one.textContent) === letters;
    one = one.parentElement
  ) {
    around.push(one)
    if (one === root) break
  }
  return around.find((one) => tagsIn(one) === tags) ?? around.find((one) => !INLINE.has(one.localName)) ?? node
}

const INLINE = new Set('a abbr b code em i mark p s small span strong sub sup u h2 h3 h4 h5 h6 li'.split(' '))

const tagsIn = (node: Element): string =>
  [...node.childNodes]
    .filter(isElement)
    .flatMap((child) => [child.localName, tagsIn(child)])
    .filter(Boolean)
    .join(' ')

const isElement = (node: Node): node is Element => node.nodeType === 1
const isText = (node: Node): node is Text => node.nodeType === 3
