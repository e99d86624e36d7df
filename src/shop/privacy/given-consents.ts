import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

/** Something that a customer was asked and answered. */
export type GivenConsent = { kind: 'newsletter' | 'cookies'; about: string; isGiven: boolean; at: Date }

/** More than this nobody reads; the export of their data has the rest. */
const MOST_TOLD = 50

/** What a customer agreed to: letters by their address, cookies by the sessions that they are signed in with. Newest first. */
export async function givenConsents(db: Kysely<Database>, userId: number): Promise<GivenConsent[]> {
  const { rows } = await sql<GivenConsent>`
    select 'newsletter' as kind, s.list || case when s.source = '' then '' else ' · ' || s.source end as about,
      s.unsubscribed_at is null as "isGiven", coalesce(s.unsubscribed_at, s.consent_at) as at
    from users u join subscribers s on s.email = u.email where u.id = ${userId}
    union all
    select 'cookies', concat_ws(', ', 'necessários', case when c.statistics then 'estatística' end, case when c.marketing then 'marketing' end),
      c.statistics or c.marketing, c.given_at
    from sessions s join consents c on c.session_hash = s.token_hash where s.user_id = ${userId}
    order by at desc limit ${MOST_TOLD}`.execute(db)
  return rows
}
