import { type Kysely, sql } from 'kysely'
import { doAgain } from '#jobs/admin.ts'
import type { Database } from '#db/schema.ts'

const JOB = 'send-mail'
const COLUMNS = ['id', 'to_address', 'subject', 'status', 'created_at', 'sent_at'] as const

export type MailStatus = 'waiting' | 'sent' | 'failed'
type Listing = { status?: MailStatus; search?: string; limit: number; offset: number }

/** What the shop has written and sent, or would send if it had a mail server. */
export function createOutbox({ db, isOn }: { db: Kysely<Database>; isOn: () => Promise<boolean> }) {
  return {
    hasServer: isOn,
    list: async ({ status, search, limit, offset }: Listing) => {
      let wanted = db.selectFrom('mails')
      if (status) wanted = wanted.where('status', '=', status)
      if (search) wanted = wanted.where(sql`lower(to_address)`, 'like', `${escaped(search.toLowerCase())}%`)
      const [items, { total }] = await Promise.all([
        wanted.select(COLUMNS).orderBy('id', 'desc').limit(limit).offset(offset).execute(),
        wanted.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      ])
      return { items, total }
    },
    /** With its words, and why the last attempt to send it failed. */
    find: async (id: number) =>
      await db
        .selectFrom('mails')
        .leftJoin('jobs', (join) => join.on('jobs.kind', '=', JOB).on('jobs.ref', '=', String(id)))
        .select(['mails.id', 'to_address', 'reply_to', 'subject', 'text', 'html', 'mails.status', 'mails.created_at', 'sent_at'])
        .select(['jobs.last_error', 'jobs.status as job_status', 'jobs.attempts'])
        .where('mails.id', '=', id)
        .executeTakeFirst(),
    sendAgain: (id: number) => doAgain(db, { kind: JOB, ref: String(id), payload: { mail: id } }),
  }
}
export type Outbox = ReturnType<typeof createOutbox>

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)
