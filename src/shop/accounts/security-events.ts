import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

export type SecurityEvent = { id: number; at: Date; kind: string; userId: number | null; who: string | null; detail: string }

/** Marco Civil, art. 15: who got in is kept for six months, in secrecy, and no longer. */
export const KEEP_SECURITY_MONTHS = 6

type Wanted = { userId?: number | undefined; kind?: string | undefined; limit: number; offset: number }

/** The newest first. The database writes them by itself, whichever way somebody came in. */
export async function listSecurityEvents(db: Kysely<Database>, { userId, kind, limit, offset }: Wanted) {
  const where = sql.join(
    [
      sql`true`,
      ...(userId === undefined ? [] : [sql`e.user_id = ${userId}`]),
      ...(kind === undefined ? [] : [sql`e.kind = ${kind}`]),
    ],
    sql` and `,
  )
  const [{ rows }, counted] = await Promise.all([
    sql<SecurityEvent>`
      select e.id, e.at, e.kind, e.user_id as "userId", u.login as who, e.detail
      from security_events e left join users u on u.id = e.user_id
      where ${where} order by e.at desc, e.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*) as total from security_events e where ${where}`.execute(db),
  ])
  return { rows, total: counted.rows[0]!.total }
}

export async function forgetSecurityEvents(db: Kysely<Database>) {
  await sql`delete from security_events where at < now() - make_interval(months => ${KEEP_SECURITY_MONTHS})`.execute(db)
}
