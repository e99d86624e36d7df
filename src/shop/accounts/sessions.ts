import { type Kysely, type RawBuilder, sql } from 'kysely'
import { fixedStatement } from '#db/fixed-statement.ts'
import { keepsTables, noteVersions, TABLE_VERSIONS } from '#db/kept-tables.ts'
import { PREPARED } from '#db/prepared.ts'
import type { Database } from '#db/schema.ts'
import { newToken, sha256 } from '#kit/ids.ts'
import type { User } from './contract.ts'
import { isOnlyCustomer } from './customers.ts'
import { userOf } from './service.ts'

/**
 * For how long a session lives on without a visit: guests and customers two days, or the whole month when they asked to be
 * remembered. Those who run the shop end after half a day, however busy.
 */
const LIFE_SECONDS = { guest: 172_800, customer: 172_800, remembered: 2_592_000, staff: 43_200 }
/** Each visit of a shopper begins that time anew, up to this age (`session_reach` in the database says the same). */
const OLDEST_SECONDS = 2_592_000

/** Whoever runs the shop and goes away from the screen for this long has left it to somebody else. */
export const STAFF_IDLE_SECONDS = 1_800
/** How often it is written down that somebody is still there. */
const SEEN_EVERY_SECONDS = 30
/** For this long after typing the password dangerous things don't ask for it again. */
export const CONFIRMED_SECONDS = 600
/** For finding one's telephone and typing its code. */
const CODE_SECONDS = 600

const STAFF = sql<boolean>`coalesce(not users.roles <@ '{customer,subscriber}', false)`
const ago = (seconds: number) => sql<Date>`now() - make_interval(secs => ${seconds})`

const finding = ({ withVersions }: { withVersions: boolean }) =>
  fixedStatement((place: <T>(name: 'tokenHash') => RawBuilder<T>, db) =>
    db
      .selectFrom('sessions')
      .modifyFront(PREPARED)
      .leftJoin('users', 'users.id', 'sessions.user_id')
      .select(['sessions.id as session_id', 'users.id', 'users.login', 'users.display_name', 'users.email', 'users.roles'])
      .select(sql<boolean>`session_is_due(sessions)`.as('is_due'))
      .select(sql<boolean>`(${STAFF} and sessions.seen_at < ${ago(SEEN_EVERY_SECONDS)})`.as('is_news'))
      .select(sql<boolean>`exists (select from notices where notices.session_id = sessions.id)`.as('has_notices'))
      .$if(withVersions, (found) => found.select(TABLE_VERSIONS.as('versions')))
      .where('sessions.token_hash', '=', place<Buffer>('tokenHash'))
      .where('sessions.expires_at', '>', sql<Date>`now()`)
      .where(sql<boolean>`(not ${STAFF} or sessions.seen_at > ${ago(STAFF_IDLE_SECONDS)})`)
      .compile(),
  )
const findAlone = finding({ withVersions: false })
const findWithVersions = finding({ withVersions: true })

/** Sessions by opaque tokens. The table knows only their fingerprints; the database's clock decides when they end. */
export function createSessions({ db }: { db: Kysely<Database> }) {
  const insert = async (trx: Kysely<Database>, user: User | undefined, isRemembered: boolean) => {
    const token = newToken()
    const { lifeSeconds, slides } = lifeOf(user, isRemembered)
    const row = await trx
      .insertInto('sessions')
      .values({
        token_hash: sha256(token),
        user_id: user?.id ?? null,
        confirmed_at: user ? sql<Date>`now()` : null,
        expires_at: sql<Date>`now() + make_interval(secs => ${lifeSeconds})`,
        slides_by: slides ? sql<string>`make_interval(secs => ${lifeSeconds})` : null,
      })
      .returning('id')
      .modifyEnd(PREPARED)
      .executeTakeFirstOrThrow()
    // The browser keeps it for as long as visits can carry it.
    return {
      sessionId: row.id,
      token,
      lifeSeconds: slides ? OLDEST_SECONDS : lifeSeconds,
      endsWithBrowser: user !== undefined && !isRemembered,
    }
  }

  return {
    find: async (token: string) => {
      const ask = keepsTables() ? findWithVersions : findAlone
      const [row] = await ask(db, { tokenHash: sha256(token) })
      if (!row) return undefined
      if (row.versions) noteVersions(row.versions)
      if (row.is_news)
        await db
          .updateTable('sessions')
          .set({ seen_at: sql<Date>`now()` })
          .where('id', '=', row.session_id)
          .execute()
      if (row.is_due) await sql`select slide_session(${row.session_id})`.execute(db)
      const user =
        row.id === null
          ? undefined
          : { id: row.id, login: row.login!, displayName: row.display_name!, email: row.email!, roles: row.roles! }
      return { sessionId: row.session_id, user, hasNotices: row.has_notices }
    },
    open: (user: User | undefined) => insert(db, user, false),
    replace: (oldToken: string | undefined, user: User | undefined, isRemembered = false) =>
      db.transaction().execute(async (trx) => {
        if (oldToken) await trx.deleteFrom('sessions').where('token_hash', '=', sha256(oldToken)).execute()
        return await insert(trx, user, isRemembered)
      }),
    close: async (token: string) => {
      await db.deleteFrom('sessions').where('token_hash', '=', sha256(token)).execute()
    },
    /** Whether the password was typed a moment ago: asked before dangerous things. */
    isConfirmed: async (sessionId: number): Promise<boolean> => {
      const row = await db
        .selectFrom('sessions')
        .select('id')
        .where('id', '=', sessionId)
        .where('confirmed_at', '>', ago(CONFIRMED_SECONDS))
        .executeTakeFirst()
      return row !== undefined
    },
    confirm: async (sessionId: number) => {
      await db
        .updateTable('sessions')
        .set({ confirmed_at: sql<Date>`now()` })
        .where('id', '=', sessionId)
        .execute()
    },
    /** How long somebody's session still lives, however busy they are. */
    secondsLeft: async (sessionId: number): Promise<number> => {
      const row = await db
        .selectFrom('sessions')
        .select(sql<number>`extract(epoch from expires_at - now())::int`.as('left'))
        .where('id', '=', sessionId)
        .executeTakeFirst()
      return row?.left ?? 0
    },
    /** The password was right: until the code comes the session stays a guest's. */
    awaitCode: async (sessionId: number, userId: number) => {
      await db
        .updateTable('sessions')
        .set({ pending_user_id: userId, pending_until: sql<Date>`now() + make_interval(secs => ${CODE_SECONDS})` })
        .where('id', '=', sessionId)
        .execute()
    },
    /** Whose code this guest's session waits for. */
    awaited: async (sessionId: number): Promise<User | undefined> => {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.pending_user_id')
        .select(['users.id', 'users.login', 'users.display_name', 'users.email', 'users.roles'])
        .where('sessions.id', '=', sessionId)
        .where('sessions.pending_until', '>', sql<Date>`now()`)
        // Who changed the password meanwhile changed it against whoever had typed the old one.
        .where(sql<boolean>`sessions.pending_until - make_interval(secs => ${CODE_SECONDS}) > users.password_changed_at`)
        .executeTakeFirst()
      return row && userOf(row)
    },
    sweep: async () => {
      await db
        .deleteFrom('sessions')
        .where('expires_at', '<', sql<Date>`now()`)
        .execute()
      await db
        .deleteFrom('attempts')
        .where('resets_at', '<', sql<Date>`now()`)
        .execute()
    },
  }
}
export type KeptSessions = ReturnType<typeof createSessions>

function lifeOf(user: User | undefined, isRemembered: boolean): { lifeSeconds: number; slides: boolean } {
  if (!user) return { lifeSeconds: LIFE_SECONDS.guest, slides: true }
  if (!isOnlyCustomer(user.roles)) return { lifeSeconds: LIFE_SECONDS.staff, slides: false }
  return { lifeSeconds: isRemembered ? LIFE_SECONDS.remembered : LIFE_SECONDS.customer, slides: true }
}
