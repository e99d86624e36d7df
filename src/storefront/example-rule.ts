import type { TemplatePart } from '#content/pages/contract.ts'
import { canStandAt, isPlaced, ORDINARY_PLACE } from '#content/pages/template-rules.ts'
import { conditionOf, kindsMeant } from '#content/pages/condition-places.ts'

/** A page of the shop on which a template is shown to whoever draws it; with a number, just the one that it names. */
export type Example = {
  kind: 'home' | 'page' | 'post' | 'product' | 'products' | 'posts' | 'search' | 'lost' | 'cart' | 'checkout'
  /** Of a page, a post or a product; of a list of products their category. */
  id?: number
  /** Of a product: the category that it stands in. */
  categoryId?: number
}

/** Where a template is shown while it is drawn: at the first of the places that it names, or where such a template usually stands. */
export function exampleFor(part: TemplatePart, conditions: readonly string[]): Example {
  // A card is shown about one product.
  if (!isPlaced(part)) return { kind: 'product' }
  const named = conditions.map(conditionOf).find(({ verb, place }) => verb === 'include' && canStandAt(part, place))
  return exampleAt(part, named?.place ?? ORDINARY_PLACE[part])
}

function exampleAt(part: TemplatePart, place: string): Example {
  const [, number] = /\/(\d+)$/.exec(place) ?? []
  const id = number === undefined ? {} : { id: Number(number) }
  const isWide = place === 'general' || place === 'singular' || place === 'woocommerce' || place === 'archive'
  // A wide name means what the part itself is for.
  if (isWide && part !== 'header' && part !== 'footer') return exampleAt(part, wideOf(part, place))
  if (place.startsWith('singular/page')) return { kind: 'page', ...id }
  if (place.startsWith('singular/in_category')) return { kind: 'post' }
  if (place.startsWith('singular/post')) return { kind: 'post', ...id }
  if (place.startsWith('product/in_product_cat')) return { kind: 'product', ...(id.id !== undefined && { categoryId: id.id }) }
  if (place.startsWith('product_archive/product_cat')) return { kind: 'products', ...id }
  if (place.startsWith('product_archive')) return { kind: 'products' }
  if (place === 'product' || place.startsWith('product/')) return { kind: 'product', ...id }
  if (place === 'archive/search') return { kind: 'search' }
  if (place === 'woocommerce') return { kind: 'products' }
  if (place === 'private') return { kind: 'cart' }
  if (place === 'private/checkout') return { kind: 'checkout' }
  const [kind] = kindsMeant(place)
  return { kind: kind === 'archive' ? 'posts' : kind === 'error' ? 'lost' : 'home' }
}

const wideOf = (part: TemplatePart, place: string) =>
  part === 'archive' && place === 'woocommerce' ? 'product_archive' : ORDINARY_PLACE[part]
