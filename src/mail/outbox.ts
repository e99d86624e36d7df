import { type Kysely, sql } from 'kysely'
import { doAgain } from '#jobs/admin.ts'
import { JOBS_CHANNEL } from '#jobs/queue.ts'
import { notify } from '#db/notify.ts'
import type { Database } from '#db/schema.ts'

const JOB = 'send-mail'
const COLUMNS = ['id', 'to_address', 'subject', 'status', 'created_at', 'sent_at'] as const

/** What is older would surprise its reader; it can still be sent one by one. */
const WAITING_DAYS = 30
/** So many at a press: the queue sends them with the others, as many at once as it always does. */
const MOST_AT_ONCE = 1_000
/** Written, not sent, and nobody is at it: mail was off, or it was given up. */
const FORGOTTEN = sql<boolean>`m.status <> 'sent' and m.created_at > now() - make_interval(days => ${WAITING_DAYS})
  and not exists (select from jobs j where j.kind = ${JOB} and j.ref = m.id::text and j.status in ('waiting', 'running'))`

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
    /** How many letters wait for somebody to send them. */
    countForgotten: async (): Promise<number> =>
      (await sql<{ count: number }>`select count(*)::int as count from mails m where ${FORGOTTEN}`.execute(db)).rows[0]!.count,
    /** Puts them into the queue, the oldest first, and says how many. */
    sendForgotten: async (): Promise<number> => {
      const { rows } = await sql`
        insert into jobs (kind, ref, payload)
        select ${JOB}, m.id::text, jsonb_build_object('mail', m.id) from mails m where ${FORGOTTEN} order by m.id limit ${MOST_AT_ONCE}
        on conflict (kind, ref) do update set status = 'waiting', attempts = 0, run_at = now(), finished_at = null
          where jobs.status not in ('waiting', 'running') returning id`.execute(db)
      if (rows.length > 0) await notify(db, JOBS_CHANNEL, JOB)
      return rows.length
    },
    sendAgain: (id: number) => doAgain(db, { kind: JOB, ref: String(id), payload: { mail: id } }),
  }
}
export type Outbox = ReturnType<typeof createOutbox>

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)
