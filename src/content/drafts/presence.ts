import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Editor, Subject } from './contract.ts'

/** Editors tell that they are open each quarter of a minute; in a tab behind others browsers let them do so once a minute. */
export const PRESENT_SECONDS = 90

/** Who has which document open. It keeps nobody out: it only tells. */
export function createPresence(db: Kysely<Database>) {
  return {
    /** Tells that this editor is open, and hears of the others. */
    tell: async ({ kind, id }: Subject, { client, userId }: Pick<Editor, 'client' | 'userId'>): Promise<Editor[]> => {
      await sql`
        insert into document_presence (kind, subject, client, user_id) values (${kind}, ${id}, ${client}, ${userId})
        on conflict (kind, subject, client) do update set seen_at = now(),
          since = case when document_presence.seen_at > now() - make_interval(secs => ${PRESENT_SECONDS})
            then document_presence.since else now() end
          where document_presence.user_id = excluded.user_id`.execute(db)
      return await db
        .selectFrom('document_presence as p')
        .innerJoin('users as u', 'u.id', 'p.user_id')
        .select([
          'p.client',
          'p.user_id as userId',
          sql<string>`coalesce(nullif(u.display_name, ''), u.login)`.as('name'),
          'p.since',
        ])
        .where('p.kind', '=', kind)
        .where('p.subject', '=', id)
        .where('p.client', '<>', client)
        .where('p.seen_at', '>', sql<Date>`now() - make_interval(secs => ${PRESENT_SECONDS})`)
        .orderBy('p.since')
        .limit(MOST_TOLD)
        .execute()
    },

    leave: async ({ kind, id }: Subject, { client, userId }: Pick<Editor, 'client' | 'userId'>) => {
      await db
        .deleteFrom('document_presence')
        .where('kind', '=', kind)
        .where('subject', '=', id)
        .where('client', '=', client)
        .where('user_id', '=', userId)
        .execute()
    },

    sweep: async () => {
      await sql`delete from document_presence where seen_at < now() - make_interval(secs => ${PRESENT_SECONDS})`.execute(db)
    },
  }
}
export type Presence = ReturnType<typeof createPresence>

const MOST_TOLD = 20
