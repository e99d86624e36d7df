import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { GuideTargets } from './contract.ts'

type Named = { id: number; name: string }
export type NamedTargets = { products: Named[]; categories: Named[]; tags: Named[] }

/** What guides are for, as far as it exists, by its names. */
export async function readTargets(db: Kysely<Database>, guides: readonly GuideTargets[]): Promise<NamedTargets> {
  const all = (of: keyof GuideTargets) => [...new Set(guides.flatMap((guide) => guide[of]))]
  const { rows } = await sql<Named & { kind: keyof NamedTargets }>`
    select 'products' as kind, id, name from products where id = any (${all('productIds')}::bigint[])
    union all select 'categories', id, name from categories where id = any (${all('categoryIds')}::bigint[])
    union all select 'tags', id, name from product_tags where id = any (${all('tagIds')}::bigint[])`.execute(db)
  const of = (wanted: keyof NamedTargets) => rows.filter(({ kind }) => kind === wanted).map(({ id, name }) => ({ id, name }))
  return { products: of('products'), categories: of('categories'), tags: of('tags') }
}

/** Which of them there is not, in words; undefined where all are there. */
export async function missingTarget(db: Kysely<Database>, guide: GuideTargets): Promise<string | undefined> {
  const { products, categories, tags } = await readTargets(db, [guide])
  const missing = (ids: readonly number[], known: readonly Named[]) => ids.find((id) => !known.some((one) => one.id === id))
  const product = missing(guide.productIds, products)
  if (product !== undefined) return `Não existe o produto nº ${product}.`
  const category = missing(guide.categoryIds, categories)
  if (category !== undefined) return `Não existe a categoria nº ${category}.`
  const tag = missing(guide.tagIds, tags)
  return tag === undefined ? undefined : `Não existe a etiqueta nº ${tag}.`
}
