import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { ShopInfo } from './contract.ts'

/** Changes some of what the shop says of itself; what is not named stays, whoever writes at the same moment. */
export async function editShop(db: Kysely<Database>, change: Partial<ShopInfo>): Promise<void> {
  const stored = JSON.stringify(change)
  await db
    .insertInto('settings')
    .values({ name: 'shop', value: stored })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: sql`settings.value || ${stored}::jsonb`, updated_at: sql<Date>`now()` }),
    )
    .execute()
}
