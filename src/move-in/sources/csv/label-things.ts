import { slugOf } from '#kit/pt-br.ts'
import type { MovedThing } from '../../moved-thing.ts'

type Label = { id: string; name: string; slug: string }

const categoryId = (line: readonly string[]) => `product_cat:${line.map(slugOf).join('/')}`

/** Categories of a product as it names them, each a line from the outermost inwards. */
export const categoriesOf = (lines: readonly (readonly string[])[]): Label[] =>
  lines.map((line) => ({ id: categoryId(line), name: line.at(-1)!, slug: slugOf(line.at(-1)!) }))

export const tagsOf = (names: readonly string[]): Label[] =>
  names.map((name) => ({ id: `product_tag:${slugOf(name)}`, name, slug: slugOf(name) }))

type Labels = {
  categories: readonly (readonly string[])[]
  tags: readonly string[]
  /** Classes of freight, by their names. */
  shippingClasses?: readonly string[]
  /** Where the old shop had the page of a category. */
  categoryPath?: (line: readonly string[]) => string
}

/** The labels that nobody told yet. */
export function* labelThings(
  { categories, tags, shippingClasses = [], categoryPath }: Labels,
  told: Set<string>,
): Generator<MovedThing> {
  for (const line of categories)
    for (const [at, name] of line.entries()) {
      const id = categoryId(line.slice(0, at + 1))
      const parent = at === 0 ? '0' : categoryId(line.slice(0, at))
      const link = categoryPath?.(line.slice(0, at + 1))
      yield* termThing({ id, taxonomy: 'product_cat', name, parent, ...(link !== undefined && { link }) }, told)
    }
  for (const { id, name } of tagsOf(tags)) yield* termThing({ id, taxonomy: 'product_tag', name, parent: '0' }, told)
  for (const name of shippingClasses) {
    const taxonomy = 'product_shipping_class'
    yield* termThing({ id: `${taxonomy}:${slugOf(name)}`, taxonomy, name, parent: '0' }, told)
  }
}

function* termThing(
  { id, taxonomy, name, parent, link }: { id: string; taxonomy: string; name: string; parent: string; link?: string },
  told: Set<string>,
): Generator<MovedThing> {
  if (told.has(id)) return
  told.add(id)
  yield {
    kind: 'term',
    oldId: id,
    data: {
      taxonomy,
      id,
      name,
      slug: slugOf(name),
      parent,
      description: '',
      image: null,
      meta: {},
      ...(link !== undefined && { link }),
    },
  }
}
