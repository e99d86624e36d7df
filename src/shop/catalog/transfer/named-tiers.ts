import { type RawBuilder, sql } from 'kysely'
import type { NamedTier } from './tier-cell.ts'

/** The prices by quantity for which `isMeant` holds (the table is `tier`), with the names of their groups, as a list. */
export const namedTiers = (isMeant: RawBuilder<unknown>) => sql<NamedTier[]>`coalesce((
  select jsonb_agg(jsonb_build_object('units', tier.from_units, 'cents', tier.cents, 'tagId', tier.tag_id, 'group', who.name) order by who.name nulls first, tier.from_units)
  from price_tiers tier left join customer_tags who on who.id = tier.tag_id
  where ${isMeant}
), '[]')`
