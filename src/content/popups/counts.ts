import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { PopupCount } from './contract.ts'

/** Counts that a published popup was shown; anything else counts for nothing. */
export async function countShown(db: Kysely<Database>, popupId: number): Promise<void> {
  await sql`
    insert into popup_counts (popup_id, shown)
    select id, 1 from content where id = ${popupId} and type = 'popup' and status = 'publish'
    on conflict (popup_id) do update set shown = popup_counts.shown + 1, last_shown_at = now()`.execute(db)
}

/** Every popup with how often it was shown, the newest first. */
export function listCounts(db: Kysely<Database>): Promise<PopupCount[]> {
  return db
    .selectFrom('content')
    .leftJoin('popup_counts', 'popup_counts.popup_id', 'content.id')
    .select(({ fn, val }) => [
      'content.id',
      'content.title',
      'content.status',
      fn.coalesce('popup_counts.shown', val(0)).as('shown'),
      'popup_counts.last_shown_at',
    ])
    .where('content.type', '=', 'popup')
    .where('content.status', '<>', 'trash')
    .orderBy('content.id', 'desc')
    .limit(200)
    .execute()
}
