import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { sha256 } from '#kit/ids.ts'
import { type PriceRule, refuseRules } from './price-rule.ts'

export type RulesProblem = { kind: 'stale' | 'unknown' } | { kind: 'bad'; text: string }

/** All rules of the shop, read and written at once. */
export function createPriceRules({ db }: { db: Kysely<Database> }) {
  const all = async (from: Kysely<Database>) => {
    const { rows } = await sql<PriceRule>`
      select category_id as "categoryId", label_id as "labelId", tag_id as "tagId", from_units as units, off from price_rules
      order by category_id nulls last, label_id, tag_id nulls first, from_units`.execute(from)
    return { rules: rows, version: sha256(JSON.stringify(rows)).toString('hex').slice(0, 32) }
  }
  return {
    all: () => all(db),

    /** A change since `version` is not overwritten. */
    save: (rules: readonly PriceRule[], version: string): Promise<RulesProblem | undefined> =>
      inTransaction(db, async (trx) => {
        const text = refuseRules(rules)
        if (text) return { kind: 'bad', text }
        await sql`lock table price_rules in share row exclusive mode`.execute(trx)
        if ((await all(trx)).version !== version) return { kind: 'stale' }
        const wanted = sql`jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) as r("categoryId" bigint, "labelId" bigint, "tagId" bigint, units integer, off integer)`
        const { rows } = await sql<{ isKnown: boolean }>`
          select coalesce(bool_and(
            (r."categoryId" is null or exists (select from categories where id = r."categoryId"))
            and (r."labelId" is null or exists (select from product_tags where id = r."labelId"))
            and (r."tagId" is null or exists (select from customer_tags where id = r."tagId"))
          ), true) as "isKnown" from ${wanted}`.execute(trx)
        if (!rows[0]!.isKnown) return { kind: 'unknown' }
        await sql`
          delete from price_rules p where not exists (
            select from ${wanted}
            where (p.category_id, p.label_id, p.tag_id, p.from_units, p.off) is not distinct from (r."categoryId", r."labelId", r."tagId", r.units, r.off)
          )`.execute(trx)
        await sql`
          insert into price_rules (category_id, label_id, tag_id, from_units, off)
          select "categoryId", "labelId", "tagId", units, off from ${wanted} on conflict do nothing`.execute(trx)
        return undefined
      }),
  }
}
export type PriceRules = ReturnType<typeof createPriceRules>
