import { sql } from 'kysely'
import type { Trx } from './kind.ts'

/**
 * What this transaction brings is history: no event, mail, webhook or invoice follows from it, and the register of changes names the move,
 * not each of its things.
 */
export async function asHistory(trx: Trx): Promise<void> {
  await sql`select set_config('vitrine.moving_in', 'on', true), set_config('vitrine.actor', '', true)`.execute(trx)
}
