import { kindsMeant } from '#content/pages/condition-places.ts'
import type { TemplatePart } from '#content/pages/contract.ts'

/** What a number of the other site means in a condition. */
export type ConditionKind = 'page' | 'post' | 'product' | 'category' | 'product-category' | 'product-tag' | 'tag' | 'author'
export type ConditionIds = (kind: ConditionKind, oldId: number) => number | undefined
type Translated = { conditions: string[]; left: string[] }

/** Places that have another name there. */
const RENAMED: readonly [theirs: RegExp, ours: string][] = [
  [/^product\/product$/, 'product'],
  [/^product\/product\/(\d+)$/, 'product/$1'],
  [/^singular\/product$/, 'product'],
  [/^singular\/product\/(\d+)$/, 'product/$1'],
  [/^product_archive\/product_search$/, 'archive/search'],
  [/^archive\/product_archive$/, 'product_archive'],
  [/^archive\/shop_page$/, 'product_archive/shop_page'],
  [/^archive\/(product_cat|product_tag)(\/\d+)?$/, 'product_archive/$1$2'],
  [/^product_archive\/in_product_cat\/(\d+)$/, 'product_archive/product_cat/$1'],
  [/^archive\/in_category\/(\d+)$/, 'archive/category/$1'],
]

/** The kind of thing whose number ends a place. */
const NUMBERED: readonly [place: RegExp, kind: ConditionKind][] = [
  [/^singular\/page\/\d+$/, 'page'],
  [/^singular\/post\/\d+$/, 'post'],
  [/^(singular\/in_category|archive\/category)\/\d+$/, 'category'],
  [/^archive\/post_tag\/\d+$/, 'tag'],
  [/^archive\/author\/\d+$/, 'author'],
  [/^(product\/in_product_cat|product_archive\/product_cat)\/\d+$/, 'product-category'],
  [/^product_archive\/product_tag\/\d+$/, 'product-tag'],
  [/^product\/\d+$/, 'product'],
]

/** Where a template or a popup of the other site stands, in the shop's own places and numbers; what has no place here is told. */
export function translateConditions(stored: unknown, newId: ConditionIds): Translated {
  const list = Array.isArray(stored) ? stored.map(textOf).filter((one) => one !== '') : []
  const result: Translated = { conditions: [], left: [] }
  for (const one of list) {
    const place = placeOf(one, newId)
    if (place === undefined) result.left.push(one)
    else result.conditions.push(place)
  }
  return result
}

/** As text «include/general», or as the record that newer exports hold. */
function textOf(one: unknown): string {
  if (typeof one === 'string') return one
  if (typeof one !== 'object' || one === null) return ''
  const { type, name, sub_name, sub_id } = one as Record<string, unknown>
  return [type, name, sub_name, sub_id]
    .map((part) => String(part ?? ''))
    .filter(Boolean)
    .join('/')
}

function placeOf(stored: string, newId: ConditionIds): string | undefined {
  const [verb, ...rest] = stored.split('/')
  if (verb !== 'include' && verb !== 'exclude') return undefined
  const theirs = rest.join('/')
  const rename = RENAMED.find(([pattern]) => pattern.test(theirs))
  const place = rename ? theirs.replace(rename[0], rename[1]) : theirs
  const kind = NUMBERED.find(([pattern]) => pattern.test(place))?.[1]
  const own = kind ? numbered(place, (oldId) => newId(kind, oldId)) : place
  return own !== undefined && kindsMeant(own).length > 0 ? `${verb}/${own}` : undefined
}

function numbered(place: string, newId: (oldId: number) => number | undefined): string | undefined {
  const at = place.lastIndexOf('/')
  const id = newId(Number(place.slice(at + 1)))
  return id === undefined ? undefined : `${place.slice(0, at)}/${id}`
}

const PARTS: Record<string, TemplatePart> = {
  header: 'header',
  footer: 'footer',
  single: 'single',
  'single-post': 'single',
  'single-page': 'single',
  archive: 'archive',
  'search-results': 'archive',
  'product-archive': 'archive',
  product: 'product',
  'error-404': 'not-found',
  'loop-item': 'loop-item',
}

/** What a template of the other builder is here: a part of every page, a popup, a block, a page, or the look of the site. */
export function templateKind(type: string): { part: TemplatePart } | 'popup' | 'kit' | 'block' | 'page' {
  if (Object.hasOwn(PARTS, type)) return { part: PARTS[type]! }
  if (type === 'popup' || type === 'kit') return type
  return type === 'page' || type === 'wp-page' || type === 'landing-page' || type === 'wp-post' ? 'page' : 'block'
}
