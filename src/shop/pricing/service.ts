import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { sha256 } from '#kit/ids.ts'
import { type LadderStep, ladderOf, refuseTiers, type TierRow } from '#kit/tier-rule.ts'

/** Prices by quantity as a product's page shows them, for the product or one of its variations. */
export type Ladder = { variation: string; steps: LadderStep[]; isOfGroup: boolean }
export type TiersProblem = { kind: 'gone' | 'stale' | 'unknown' } | { kind: 'bad'; text: string }
/** `version`: what was read, to be sent back with a change. */
export type StoredTiers = { tiers: TierRow[]; version: string }

/** Prices by quantity and group: as merchants write them, and as shoppers are told of them. */
export function createPricing({ db }: { db: Kysely<Database> }) {
  return {
    tiersOf: (productId: number): Promise<StoredTiers> => readTiers(db, productId),

    /** All of a product's at once; a change since `version` is not overwritten. */
    saveTiers: (productId: number, tiers: TierRow[], version: string): Promise<TiersProblem | undefined> =>
      inTransaction(db, async (trx) => {
        const text = refuseTiers(tiers)
        if (text) return { kind: 'bad', text }
        const known = await trx
          .selectFrom('products')
          .select('id')
          .where('id', '=', productId)
          .forNoKeyUpdate()
          .executeTakeFirst()
        if (!known) return { kind: 'gone' }
        if ((await readTiers(trx, productId)).version !== version) return { kind: 'stale' }
        if (!(await areKnown(trx, productId, tiers))) return { kind: 'unknown' }
        const rows = JSON.stringify(tiers)
        await sql`
          delete from price_tiers t where t.product_id = ${productId} and not exists (
            select from jsonb_to_recordset(${rows}::jsonb) r ("variationId" bigint, "tagId" bigint, units integer, cents bigint)
            where (t.variation_id, t.tag_id, t.from_units, t.cents) is not distinct from (r."variationId", r."tagId", r.units, r.cents)
          )`.execute(trx)
        await sql`
          insert into price_tiers (product_id, variation_id, tag_id, from_units, cents)
          select ${productId}, "variationId", "tagId", units, cents
          from jsonb_to_recordset(${rows}::jsonb) r ("variationId" bigint, "tagId" bigint, units integer, cents bigint)
          on conflict do nothing`.execute(trx)
        return undefined
      }),

    /** What a product's page tells everybody, or this customer; and whether some group has prices of its own. */
    ladders: async (productId: number, userId?: number): Promise<{ ladders: Ladder[]; hasGroups: boolean }> => {
      const { rows } = await sql<{ variation: string; units: number; cents: number; is_group: boolean; is_own: boolean }>`
        select t.from_units as units, t.cents, t.tag_id is not null as is_group,
          t.tag_id is null or t.tag_id in (
            select g.tag_id from customer_profiles c join customer_tagged g on g.profile_id = c.id where c.user_id = ${userId ?? null}
          ) as is_own,
          coalesce((
            select string_agg(v.name, ', ' order by a.id) from variation_terms vt join attribute_terms v on v.id = vt.term_id
            join attributes a on a.id = vt.attribute_id where vt.variation_id = t.variation_id
          ), '') as variation
        from (
          select variation_id, tag_id, from_units, cents from price_tiers own
          where product_id = ${productId} and exists (
            select from offers o where o.product_id = own.product_id and o.cents > own.cents and (own.variation_id is null or o.variation_id = own.variation_id)
          )
          union all
          select case when o.is_one_price then null else o.variation_id end, r.tag_id, r.from_units, (o.cents * (10000 - r.off) + 5000) / 10000
          from price_rules_of(${productId}) r
          cross join (
            select variation_id, cents, min(cents) over () = max(cents) over () as is_one_price, row_number() over (order by variation_id) as place
            from offers where product_id = ${productId}
          ) o
          where case when o.is_one_price then o.place = 1 else o.place <= ${MOST_LADDERS} end
        ) t
        order by t.variation_id nulls first`.execute(db)
      const own = Map.groupBy(
        rows.filter(({ is_own }) => is_own),
        ({ variation }) => variation,
      )
      const ladders = [...own].map(([variation, steps]) => ({
        variation,
        steps: ladderOf(steps.map(({ units, cents }) => ({ units, cents }))),
        isOfGroup: steps.some(({ is_group }) => is_group),
      }))
      return { ladders, hasGroups: rows.some(({ is_group }) => is_group) }
    },
  }
}
export type Pricing = ReturnType<typeof createPricing>

/** Of a product whose variations cost differently, so many say what they cost by quantity. */
const MOST_LADDERS = 12

async function readTiers(db: Kysely<Database>, productId: number): Promise<StoredTiers> {
  const { rows } = await sql<TierRow>`
    select variation_id as "variationId", tag_id as "tagId", from_units as units, cents from price_tiers
    where product_id = ${productId} order by variation_id nulls first, tag_id nulls first, from_units`.execute(db)
  return { tiers: rows, version: sha256(JSON.stringify(rows)).toString('hex').slice(0, 32) }
}

/** The variations are the product's own, and the groups exist. */
async function areKnown(trx: Transaction<Database>, productId: number, tiers: readonly TierRow[]): Promise<boolean> {
  const ids = (of: (row: TierRow) => number | null) => [...new Set(tiers.flatMap((row) => of(row) ?? []))]
  const variations = ids(({ variationId }) => variationId)
  const tags = ids(({ tagId }) => tagId)
  const { rows } = await sql<{ variations: number; tags: number }>`
    select (select count(*)::int from variations where product_id = ${productId} and id = any(${variations}::bigint[])) as variations,
      (select count(*)::int from (select id from customer_tags where id = any(${tags}::bigint[]) for key share) known) as tags`.execute(
    trx,
  )
  return rows[0]!.variations === variations.length && rows[0]!.tags === tags.length
}
