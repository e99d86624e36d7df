import { isRecord } from '#kit/is-record.ts'
import type { WireField, WireWidget } from '#api/vitrine/widget-shape.ts'
import { isAsked } from '#builder/conditions.ts'
import { numberOf, type Values } from '../../documents/setting-values.ts'
import type { PageElement } from '../../documents/tree.ts'
import { pathsOf } from './setting-path.ts'

/** The path of the setting that a clicked picture comes from. Pictures are told apart by their order. */
export function pictureSettingOf(widget: WireWidget, element: PageElement, clicked: Node): string | undefined {
  const tag = clicked.nodeType === 1 ? (clicked as Element) : clicked.parentElement
  const root = tag?.closest(`[data-id="${element.id}"]`)
  if (!tag || !root) return undefined
  const shown = picturesIn(root, element.id)
  // Words beside a picture are not the picture.
  const inside = isBare(tag) ? shown.filter((picture) => tag.contains(picture)) : []
  const meant = inside.length === 1 ? inside[0] : undefined
  const settings = chosenPictures(widget.settings, element.settings)
  if (!meant || settings.length === 0 || shown.length % settings.length !== 0) return undefined
  return settings[shown.indexOf(meant) % settings.length]
}

/** The setting of an element that holds a picture; of several the first that has none yet, else the first. */
export function firstPictureOf({ settings }: WireWidget, values: Values): string | undefined {
  const pictures = settings.filter((field) => field.control === 'picture' && isAsked(field, settings, values))
  return (pictures.find(({ name }) => !isChosen(values[name])) ?? pictures[0])?.name
}

const isBare = (tag: Element) => tag.textContent.trim() === ''

function picturesIn(node: Element, id: string): Element[] {
  const own = node.getAttribute('data-id')
  if (own !== null && own !== id) return []
  if (node.localName === 'img') return [node]
  return [...node.childNodes].flatMap((child) => (child.nodeType === 1 ? picturesIn(child as Element, id) : []))
}

/** The paths of the pictures that were chosen. */
export const chosenPictures = (fields: readonly WireField[], values: Values): string[] =>
  pathsOf(fields, values, ({ control }, value) => control === 'picture' && isChosen(value))

const isChosen = (value: unknown) => isRecord(value) && (numberOf(value.id) ?? 0) > 0
