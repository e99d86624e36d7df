import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { createAttribute } from '../editing/attributes.ts'
import { createLabel } from '../editing/labels.ts'
import { attributeSlug, termNamed } from '../editing/product-attributes.ts'
import { createTerm } from '../editing/terms.ts'

const fold = (name: string) => name.trim().toLocaleLowerCase('pt-BR')
type Attribute = { id: number; slug: string; name: string }
type Term = { id: number; attribute_id: number; slug: string; name: string }

/** The categories, tags and attributes that a few lines speak of, by their names; new ones can be made. */
export async function loadTaxonomy(db: Kysely<Database>, named: { tags: string[]; attributes: string[] }) {
  const [categories, tags, attributes] = await Promise.all([
    db.selectFrom('categories').select(['id', 'name', 'parent_id']).execute(),
    named.tags.length === 0
      ? []
      : db
          .selectFrom('product_tags')
          .select(['id', 'name'])
          .where(sql<boolean>`lower(name) = any(${named.tags.map(fold)}::text[])`)
          .execute(),
    db.selectFrom('attributes').select(['id', 'slug', 'name']).execute() as Promise<Attribute[]>,
  ])
  const find = (name: string) => attributes.find((one) => one.slug === attributeSlug(name) || one.name === name)
  const wanted = [...new Set(named.attributes.flatMap((name) => find(name)?.id ?? []))]
  const terms: Term[] =
    wanted.length === 0
      ? []
      : await db
          .selectFrom('attribute_terms')
          .select(['id', 'attribute_id', 'slug', 'name'])
          .where('attribute_id', 'in', wanted)
          .execute()
  const termsOf = Map.groupBy(terms, (term) => term.attribute_id)
  const byId = new Map(categories.map((one) => [one.id, one]))
  const key = (parentId: number | null, name: string) => `${parentId ?? 0}/${fold(name)}`
  const byPlace = new Map(categories.map((one) => [key(one.parent_id, one.name), one.id]))
  const tagIds = new Map(tags.map((one) => [fold(one.name), one.id]))

  const category = (path: readonly string[]): number | undefined => {
    let id: number | null = null
    for (const name of path) {
      const next: number | undefined = byPlace.get(key(id, name))
      if (next === undefined) return undefined
      id = next
    }
    return id ?? undefined
  }
  return {
    /** A category's name after those above it. */
    pathOf: (id: number): string[] => {
      const names: string[] = []
      for (let one = byId.get(id); one && names.length < 50; one = byId.get(one.parent_id ?? 0)) names.unshift(one.name)
      return names
    },
    category,
    tag: (name: string) => tagIds.get(fold(name)),
    attribute: find,
    term: (attributeId: number, option: string) => termNamed(termsOf.get(attributeId) ?? [], option)?.id,

    makeCategory: async (trx: Transaction<Database>, path: readonly string[]): Promise<number> => {
      let parentId: number | null = null
      for (const name of path) {
        const place: string = key(parentId, name)
        const id: number = byPlace.get(place) ?? idOf(await createLabel(trx, 'categories', { name, parentId }))
        byPlace.set(place, id)
        parentId = id
      }
      return parentId!
    },
    makeTag: async (trx: Transaction<Database>, name: string): Promise<number> => {
      const id = tagIds.get(fold(name)) ?? idOf(await createLabel(trx, 'product_tags', { name }))
      tagIds.set(fold(name), id)
      return id
    },
    makeAttribute: async (trx: Transaction<Database>, name: string): Promise<number> => {
      const known = find(name)
      if (known) return known.id
      const id = idOf(await createAttribute(trx, { name }))
      attributes.push({ id, name, slug: attributeSlug(name) })
      return id
    },
    makeTerm: async (trx: Transaction<Database>, attributeId: number, option: string): Promise<number> => {
      const list = termsOf.get(attributeId) ?? []
      const known = termNamed(list, option)
      if (known) return known.id
      const id = idOf(await createTerm(trx, attributeId, { name: option, position: list.length }))
      termsOf.set(attributeId, [...list, { id, attribute_id: attributeId, slug: '', name: option }])
      return id
    },
  }
}
export type TaxonomyLookup = Awaited<ReturnType<typeof loadTaxonomy>>

/** What is there already under that name is what was meant. */
function idOf(made: { ok: true; id: number } | { ok: false; problem: { kind: string; id?: number } }): number {
  if (made.ok) return made.id
  if (made.problem.id !== undefined) return made.problem.id
  throw new Error(`A category, tag or attribute of an import could not be made: ${made.problem.kind}.`)
}
