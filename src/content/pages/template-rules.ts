import { conditionOf, kindsMeant, type PlaceKind } from './condition-places.ts'
import type { TemplatePart } from './contract.ts'
import { widgetsIn } from './widgets-in.ts'

/** In the order in which a shopper meets them. */
export const TEMPLATE_PARTS = [
  'header',
  'footer',
  'product',
  'archive',
  'single',
  'not-found',
  'loop-item',
] as const satisfies TemplatePart[]

/** A card stands where a widget repeats it, on no page by itself. */
export const isPlaced = (part: TemplatePart) => part !== 'loop-item'

/** The kinds of page that each part can stand on. */
const KINDS: Record<TemplatePart, readonly PlaceKind[]> = {
  header: kindsMeant('general'),
  footer: kindsMeant('general'),
  product: ['product'],
  archive: ['archive', 'search'],
  single: ['page', 'post'],
  'not-found': ['error'],
  'loop-item': [],
}

/** Where a template that names no place stands. */
export const ORDINARY_PLACE: Record<TemplatePart, string> = {
  header: 'general',
  footer: 'general',
  product: 'product',
  archive: 'archive/post_archive',
  single: 'singular/post',
  'not-found': 'singular/not_found404',
  'loop-item': '',
}

/** The list that an archive of the diary is opened for. */
export const LIST_WIDGET = 'archive-posts'
/** A page without them has no way to the cart, or no name of who sells. */
const NEEDED_PARTS = new Set<TemplatePart>(['header', 'footer'])

/** Whether a part of the site can stand at a place at all. */
export const canStandAt = (part: TemplatePart, place: string) => kindsMeant(place).some((kind) => KINDS[part].includes(kind))

export type ConditionsProblem = 'unknown' | 'elsewhere' | 'contradiction' | 'nowhere'

/** What is wrong with the places that a template names, the gravest first. */
export function conditionsProblem(part: TemplatePart, conditions: readonly string[]): ConditionsProblem | undefined {
  const places = conditions.map((stored) => ({ ...conditionOf(stored), isVerb: /^(include|exclude)\//.test(stored) }))
  if (places.some(({ place, isVerb }) => !isVerb || kindsMeant(place).length === 0)) return 'unknown'
  if (places.some(({ place }) => !canStandAt(part, place))) return 'elsewhere'
  const { include, exclude } = sidesOf(conditions)
  if (include.some((place) => exclude.includes(place))) return 'contradiction'
  return exclude.length > 0 && include.length === 0 ? 'nowhere' : undefined
}

/** A template as far as it matters which of several stands on a page. */
export type Standing = {
  id: number
  part: TemplatePart
  isOut: boolean
  isEmpty: boolean
  conditions: readonly string[]
}

/** Whether a change, or the end of a template, leaves pages of the shop without a header or a footer that they had. */
export function leavesPagesBare(before: Standing, after: Standing | undefined, others: readonly Standing[]): boolean {
  const holds = (one: Standing | undefined) => one !== undefined && one.part === before.part && standsEverywhere(one)
  return holds(before) && !holds(after) && !others.some((one) => one.id !== before.id && holds(one))
}

function standsEverywhere({ part, isOut, isEmpty, conditions }: Standing): boolean {
  const { include, exclude } = sidesOf(conditions)
  const isWide = conditions.length === 0 || (include.includes('general') && exclude.length === 0)
  return NEEDED_PARTS.has(part) && isOut && !isEmpty && isWide
}

/** The template that stands wherever this one would, so that nobody ever sees this one. */
export function coveredBy<T extends Standing>(template: Standing, others: readonly T[]): T | undefined {
  if (!isPlaced(template.part)) return undefined
  const mine = sidesOf(template.conditions)
  const wanted = template.conditions.length === 0 ? [ORDINARY_PLACE[template.part]] : mine.include
  return others.find((other) => {
    if (other.id === template.id || other.part !== template.part || !other.isOut) return false
    // Whoever says where it belongs goes before whoever does not; of two that say the same, the older.
    if (template.conditions.length === 0 && other.conditions.length === 0) return other.id < template.id
    if (template.conditions.length > 0 && (other.conditions.length === 0 || other.id > template.id)) return false
    const { include, exclude } = sidesOf(other.conditions)
    return wanted.every((place) => include.includes(place)) && exclude.every((place) => mine.exclude.includes(place))
  })
}

/** Whether a list of the diary would be opened and found empty: its design has no place for the texts. */
export function losesList(part: TemplatePart, conditions: readonly string[], document: unknown): boolean {
  if (part !== 'archive' || widgetsIn(document).includes(LIST_WIDGET)) return false
  const { include } = sidesOf(conditions)
  return conditions.length === 0 || include.some((place) => /^(general|archive)$|^archive\/(?!search$)/.test(place))
}

export const isEmptyDocument = (document: unknown) => widgetsIn(document).length === 0

function sidesOf(conditions: readonly string[]) {
  const named = (verb: 'include' | 'exclude') =>
    conditions
      .map(conditionOf)
      .filter((one) => one.verb === verb)
      .map(({ place }) => place)
  return { include: named('include'), exclude: named('exclude') }
}
