import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { newToken, sha256 } from '#kit/ids.ts'
import type { User } from './contract.ts'

/** How long a session lives: shoppers two days, customers a week or, when they asked to be remembered, a month; those who run the shop half a day. */
const LIFE_SECONDS = { guest: 172_800, customer: 604_800, remembered: 2_592_000, staff: 43_200 }

/** Sessions by opaque tokens. The table knows only their fingerprints; the database's clock decides when they end. */
export function createSessions({ db }: { db: Kysely<Database> }) {
  const insert = async (trx: Kysely<Database>, user: User | undefined, isRemembered: boolean) => {
    const token = newToken()
    const lifeSeconds = lifeOf(user, isRemembered)
    const row = await trx
      .insertInto('sessions')
      .values({
        token_hash: sha256(token),
        user_id: user?.id ?? null,
        expires_at: sql<Date>`now() + make_interval(secs => ${lifeSeconds})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { sessionId: row.id, token, lifeSeconds, endsWithBrowser: user !== undefined && !isRemembered }
  }

  return {
    find: async (token: string) => {
      const row = await db
        .selectFrom('sessions')
        .leftJoin('users', 'users.id', 'sessions.user_id')
        .select(['sessions.id as session_id', 'users.id', 'users.login', 'users.display_name', 'users.email', 'users.roles'])
        .where('sessions.token_hash', '=', sha256(token))
        .where('sessions.expires_at', '>', sql<Date>`now()`)
        .executeTakeFirst()
      if (!row) return undefined
      const user =
        row.id === null
          ? undefined
          : { id: row.id, login: row.login!, displayName: row.display_name!, email: row.email!, roles: row.roles! }
      return { sessionId: row.session_id, user }
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

function lifeOf(user: User | undefined, isRemembered: boolean) {
  if (!user) return LIFE_SECONDS.guest
  if (user.roles.some((role) => role !== 'customer')) return LIFE_SECONDS.staff
  return isRemembered ? LIFE_SECONDS.remembered : LIFE_SECONDS.customer
}
