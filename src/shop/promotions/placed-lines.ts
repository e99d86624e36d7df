import { type Kysely, sql } from 'kysely'
import { PREPARED } from '#db/prepared.ts'
import type { Database } from '#db/schema.ts'
import type { Promotion, PromotionLine } from './promotion.ts'

type Placing = Omit<PromotionLine, 'categoryIds' | 'tagIds'>

/** Lines with the categories and tags of their products, which are asked for only where a promotion is about some. */
export async function placedLines(
  db: Kysely<Database>,
  promotions: readonly Promotion[],
  lines: readonly Placing[],
): Promise<PromotionLine[]> {
  const isAsked = promotions.some(
    ({ goods }) => goods.categoryIds.length > 0 || goods.excludedCategoryIds.length > 0 || goods.tagIds.length > 0,
  )
  const groups = isAsked ? await groupsOf(db, [...new Set(lines.map(({ productId }) => productId))]) : new Map<number, Groups>()
  return lines.map(({ key, productId, variationId, cents, regularCents, quantity, giftOf }) => {
    const { categoryIds = [], tagIds = [] } = groups.get(productId) ?? {}
    return { key, productId, variationId, cents, regularCents, quantity, giftOf, categoryIds, tagIds }
  })
}

type Groups = { categoryIds: number[]; tagIds: number[] }

async function groupsOf(db: Kysely<Database>, productIds: number[]): Promise<Map<number, Groups>> {
  const { rows } = await sql<{ id: number; categories: number[] | null; tags: number[] | null }>`${PREPARED}
    with recursive above as (
      select pc.product_id, c.id, c.parent_id from product_categories pc join categories c on c.id = pc.category_id
      where pc.product_id = any(${productIds}::bigint[])
      union
      select above.product_id, c.id, c.parent_id from above join categories c on c.id = above.parent_id
    )
    select p.id,
      (select jsonb_agg(above.id) from above where above.product_id = p.id) as categories,
      (select jsonb_agg(pt.tag_id) from product_tagged pt where pt.product_id = p.id) as tags
    from unnest(${productIds}::bigint[]) as p(id)`.execute(db)
  return new Map(rows.map(({ id, categories, tags }) => [id, { categoryIds: categories ?? [], tagIds: tags ?? [] }]))
}
