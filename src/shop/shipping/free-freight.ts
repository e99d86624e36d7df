import { type Kysely, sql } from 'kysely'
import { type KeptTables, NOTHING_KEPT } from '#db/kept-tables.ts'
import type { Database } from '#db/schema.ts'
import type { Cents } from '#kit/money.ts'
import { freeEverywhereFrom, type FreeZone } from './free-freight-rule.ts'

type Options = { db: Kysely<Database>; keptTables?: Pick<KeptTables, 'of'> }

export function createFreeFreight({ db, keptTables = NOTHING_KEPT }: Options) {
  const readZones = async () => {
    const { rows } = await sql<FreeZone>`
      select (
        select jsonb_agg(m.settings) from shipping_methods m where m.zone_id = z.id and m.enabled and m.kind = 'free_shipping'
      ) as free
      from shipping_zones z`.execute(db)
    return freeEverywhereFrom(rows)
  }
  /** Before a CEP is known. */
  return async (): Promise<Cents | undefined> => await keptTables.of('rules', 'free-everywhere', readZones)
}
