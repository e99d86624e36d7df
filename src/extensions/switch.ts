import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Listener } from '#events/contract.ts'
import { keepListener } from '#events/listen.ts'
import type { Loaded } from './load.ts'
import { migrateExtension } from './migrate.ts'

/** Switches an extension on or off; every process of the shop hears of it. Its tables are made first: what is on works. */
export async function switchExtension(db: Kysely<Database>, one: Loaded, isOn: boolean): Promise<void> {
  if (isOn) await migrateExtension(db, one)
  await sql`
    insert into extensions (name, is_active) values (${one.name}, ${isOn})
    on conflict (name) do update set is_active = excluded.is_active, updated_at = now()`.execute(db)
  // Which events are told is all that is kept of a listener.
  await keepListener(db, one.name, isOn ? ((one.definition.on ?? {}) as Listener) : undefined)
}
