import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'
import type { MovedThing } from './moved-thing.ts'

/** Categories, tags and values are numbered each by themselves in a shop like this one, but together in WordPress and in moves. */
const termId = (taxonomy: string, id: unknown) => `${taxonomy}:${String(id)}`

const numbered = (ids: unknown, taxonomy: string) => listOf(ids).map((id) => termId(taxonomy, id))
const idsIn = (terms: unknown, taxonomy: string) =>
  listOf(terms).map((term) => ({ ...recordOf(term), id: termId(taxonomy, recordOf(term)['id']) }))
const TAXONOMIES = new Set(['product_cat', 'product_tag', 'category', 'post_tag'])

/** A thing of a shop like this one, with every number of a term under its taxonomy. */
export function withTermIds(thing: MovedThing): MovedThing {
  const { kind, data } = thing
  switch (kind) {
    case 'term': {
      const taxonomy = textOf(data['taxonomy'])
      const id = termId(taxonomy, data['id'])
      const hasParent = data['parent'] !== undefined && Number(data['parent']) !== 0
      return { kind, oldId: id, data: { ...data, id, parent: hasParent ? termId(taxonomy, data['parent']) : 0 } }
    }
    case 'product':
      return {
        ...thing,
        data: {
          ...data,
          categories: idsIn(data['categories'], 'product_cat'),
          tags: idsIn(data['tags'], 'product_tag'),
        },
      }
    case 'post':
      return {
        ...thing,
        data: { ...data, categories: numbered(data['categories'], 'category'), tags: numbered(data['tags'], 'post_tag') },
      }
    case 'coupon':
      return {
        ...thing,
        data: {
          ...data,
          product_categories: numbered(data['product_categories'], 'product_cat'),
          excluded_product_categories: numbered(data['excluded_product_categories'], 'product_cat'),
        },
      }
    case 'menu':
      return { ...thing, data: { ...data, items: listOf(data['items']).map(itemWithTermId) } }
    default:
      return thing
  }
}

function itemWithTermId(item: unknown) {
  const { object, object_id: id, ...rest } = recordOf(item)
  return { ...rest, object, object_id: TAXONOMIES.has(textOf(object)) ? termId(textOf(object), id) : id }
}
