import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Draft, Subject } from './contract.ts'
import { PRESENT_SECONDS } from './presence.ts'

/** Tabs and devices on which one person leaves the same document unsaved. */
const KEPT_EDITORS = 5
const KEPT_DAYS = 30

type Written = Pick<Draft, 'client' | 'version' | 'sequence' | 'content'> & {
  /** The editor whose draft was taken over into this one. */
  replaces?: string | undefined
}

/** What people edit and have not saved. Nobody sees the drafts of another. */
export function createDocumentDrafts(db: Kysely<Database>) {
  return {
    /** The newest first. */
    list: async (userId: number, { kind, id }: Subject): Promise<Draft[]> => {
      const { rows } = await sql<Draft>`
        select client, version, sequence, content, greatest(0, extract(epoch from now() - saved_at))::int as "ageSeconds",
          exists (select from document_presence p where p.kind = d.kind and p.subject = d.subject and p.client = split_part(d.client, '-', 1)
            and p.seen_at > now() - make_interval(secs => ${PRESENT_SECONDS})) as "isOpen"
        from document_drafts d where user_id = ${userId} and kind = ${kind} and subject = ${id}
        order by saved_at desc, client`.execute(db)
      return rows
    },

    /** False when a newer draft of the same editor is there already. */
    save: (userId: number, { kind, id }: Subject, { client, version, sequence, content, replaces }: Written): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        const { rows } = await sql`
          insert into document_drafts (user_id, kind, subject, client, version, sequence, content)
          values (${userId}, ${kind}, ${id}, ${client}, ${version}, ${sequence}, ${JSON.stringify(content)})
          on conflict (user_id, kind, subject, client) do update
            set version = excluded.version, sequence = excluded.sequence, content = excluded.content, saved_at = now()
            where document_drafts.sequence < excluded.sequence
          returning client`.execute(trx)
        const others = () =>
          trx
            .deleteFrom('document_drafts')
            .where('user_id', '=', userId)
            .where('kind', '=', kind)
            .where('subject', '=', id)
            .where('client', '<>', client)
        if (replaces !== undefined) await others().where('client', '=', replaces).execute()
        await others()
          .where('client', 'not in', (eb) =>
            eb
              .selectFrom('document_drafts')
              .select('client')
              .where('user_id', '=', userId)
              .where('kind', '=', kind)
              .where('subject', '=', id)
              .orderBy('saved_at', 'desc')
              .limit(KEPT_EDITORS),
          )
          .execute()
        return rows.length > 0
      }),

    /** Only what the caller has seen: a newer draft of the same editor stays. */
    remove: async (userId: number, { kind, id }: Subject, { client, sequence }: { client: string; sequence: number }) => {
      const { numDeletedRows } = await db
        .deleteFrom('document_drafts')
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .where('subject', '=', id)
        .where('client', '=', client)
        .where('sequence', '<=', sequence)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    /** Forgets what nobody took up again, and what belongs to a document that is gone. */
    sweep: async () => {
      await sql`delete from document_drafts where saved_at < now() - make_interval(days => ${KEPT_DAYS})
        or kind <> 'shop-pages' and not exists (select from content where content.id::text = subject)`.execute(db)
    },
  }
}
export type DocumentDrafts = ReturnType<typeof createDocumentDrafts>
