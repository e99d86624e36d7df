import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

export const CONSENT_KINDS = ['cookies', 'marketing'] as const
/** One answer of somebody, as it was given. `who` is as much as the shop knows: an address, or nothing. */
export type LoggedConsent = {
  id: string
  kind: (typeof CONSENT_KINDS)[number]
  at: Date
  who: string
  /** The number that the visitor's own cookie carries, for cookies. */
  receipt: string
  isGiven: boolean
  /** Purposes of cookies, or the words that were shown. */
  about: string
  source: string
  version: string
}
type Narrowing = {
  kind?: LoggedConsent['kind'] | undefined
  search?: string | undefined
  after?: Date | undefined
  before?: Date | undefined
}

const ENTRIES = sql`
  select 'cookies-' || c.id as id, 'cookies' as kind, c.given_at as at, coalesce(u.email, '') as who, c.receipt,
    c.statistics or c.marketing as "isGiven",
    concat_ws(', ', 'necessários', case when c.statistics then 'estatística' end, case when c.marketing then 'marketing' end) as about,
    c.method as source, c.version
  from consents c left join sessions s on s.token_hash = c.session_hash left join users u on u.id = s.user_id
  union all
  select 'marketing-' || e.id, 'marketing', e.at, m.email, '', e.is_given, e.words, e.source, ''
  from marketing_consent_events e join marketing_consents m on m.id = e.consent_id`

/** What was agreed to and refused, newest first: cookies by a visitor's receipt, mails by address. Nothing here is changed or taken away by hand. */
export function createConsentLog({ db }: { db: Kysely<Database> }) {
  return {
    list: async ({ limit, offset, ...narrowing }: Narrowing & { limit: number; offset: number }) => {
      const where = conditionOf(narrowing)
      const [{ rows }, { rows: counted }] = await Promise.all([
        sql<LoggedConsent>`select * from (${ENTRIES}) entries where ${where} order by at desc, id desc limit ${limit} offset ${offset}`.execute(
          db,
        ),
        sql<{ total: number }>`select count(*)::int as total from (${ENTRIES}) entries where ${where}`.execute(db),
      ])
      return { entries: rows, total: counted[0]!.total }
    },
  }
}

function conditionOf({ kind, search = '', after, before }: Narrowing): RawBuilder<boolean> {
  const typed = search.trim()
  const parts = [
    sql<boolean>`true`,
    ...(kind ? [sql<boolean>`kind = ${kind}`] : []),
    ...(typed ? [sql<boolean>`(receipt = ${typed} or strpos(who, ${typed.toLowerCase()}) > 0)`] : []),
    ...(after ? [sql<boolean>`at >= ${after}`] : []),
    ...(before ? [sql<boolean>`at <= ${before}`] : []),
  ]
  return sql<boolean>`${sql.join(parts, sql` and `)}`
}
