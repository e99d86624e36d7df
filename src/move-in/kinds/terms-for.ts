import { slugOf } from '#kit/pt-br.ts'
import { firstFree } from '#shop/catalog/editing/names.ts'
import { termNamed } from '#shop/catalog/editing/product-attributes.ts'
import type { Trx, WriteHelp } from '../kind.ts'
import { slugFrom } from './term.ts'

type Wanted = { name: string; slug: string; options: readonly string[] }

/** Attributes and values by the names that products use for them; what the source did not tell by itself is made. */
export async function termsFor(trx: Trx, wanted: readonly Wanted[], { remember }: Pick<WriteHelp, 'remember'>) {
  const slugs = [...new Set(wanted.map(({ slug }) => slug))]
  const attributes = new Map<string, number>()
  const terms = new Map<string, { id: number; slug: string; name: string }[]>()
  if (slugs.length > 0) {
    const rows = await trx.selectFrom('attributes').select(['id', 'slug']).where('slug', 'in', slugs).execute()
    for (const { id, slug } of rows) attributes.set(slug, id)
    const known = rows.length === 0 ? [] : await readTerms(trx, [...attributes.values()])
    for (const { id, slug } of rows)
      terms.set(
        slug,
        known.filter((term) => term.attribute_id === id),
      )
  }
  for (const { name, slug, options } of wanted) {
    if (!attributes.has(slug)) {
      const { id } = await trx.insertInto('attributes').values({ slug, name }).returning('id').executeTakeFirstOrThrow()
      await remember({ kind: 'attribute', oldId: `name:${slug}`, place: 'attributes', newId: id })
      attributes.set(slug, id)
      terms.set(slug, [])
    }
    const list = terms.get(slug)!
    for (const option of options) {
      if (named(list, option)) continue
      const termSlug = firstFree(slugOf(option) || 'valor', new Set(list.map((term) => term.slug)))
      const { id } = await trx
        .insertInto('attribute_terms')
        .values({ attribute_id: attributes.get(slug)!, slug: termSlug, name: option, position: list.length })
        .returning('id')
        .executeTakeFirstOrThrow()
      await remember({ kind: 'term', oldId: `value:${id}`, place: 'attribute_terms', newId: id })
      list.push({ id, slug: termSlug, name: option })
    }
  }
  return {
    attribute: (slug: string): number => attributes.get(slug)!,
    term: (slug: string, option: string): number => named(terms.get(slug)!, option)!.id,
  }
}

const readTerms = (trx: Trx, ids: number[]) =>
  trx.selectFrom('attribute_terms').select(['id', 'attribute_id', 'slug', 'name']).where('attribute_id', 'in', ids).execute()

/** By its name, else by its address part, which variations of old shops name. */
const named = (terms: readonly { id: number; slug: string; name: string }[], option: string) =>
  termNamed(terms, option) ?? terms.find(({ slug }) => slug === slugFrom(option))
