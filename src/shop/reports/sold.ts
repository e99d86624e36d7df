import { type RawBuilder, sql } from 'kysely'
import type { Period } from './period.ts'

/** A moment within days of the shop's own calendar. */
export const isIn = (column: RawBuilder<unknown>, { from, to }: Period) => sql`(
  ${column} >= ${from}::timestamp at time zone 'America/Sao_Paulo'
  and ${column} < (${to}::timestamp + interval '1 day') at time zone 'America/Sao_Paulo'
)`

/** Orders `o` that count: prepared, delivered or given back later, by the day on which they were placed. Those of the test provider don't. */
export const isSoldIn = (period: Period) =>
  sql`o.trashed_at is null and o.status in ('processing', 'completed', 'refunded') and not is_test_payment(o.payment_method)
    and ${isIn(sql.ref('o.created_at'), period)}`
