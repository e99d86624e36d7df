import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { newToken, sha256 } from '#kit/ids.ts'
import type { User } from './contract.ts'

/** How long a session lives without a visit: shoppers two days, customers a week, those who run the shop half an hour short of a day's work. */
const LIFE_SECONDS = { guest: 172_800, customer: 604_800, staff: 43_200 }

/** Sessions by opaque tokens. The table knows only their fingerprints; the database's clock decides when they end. */
export function createSessions({ db }: { db: Kysely<Database> }) {
  const insert = async (trx: Kysely<Database>, user: User | undefined) => {
    const token = newToken()
    const lifeSeconds = lifeOf(user)
    const row = await trx
      .insertInto('sessions')
      .values({
        token_hash: sha256(token),
        user_id: user?.id ?? null,
        expires_at: sql<Date>`now() + make_interval(secs => ${lifeSeconds})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { sessionId: row.id, token, lifeSeconds }
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
    open: (user: User | undefined) => insert(db, user),
    replace: (oldToken: string | undefined, user: User | undefined) =>
      db.transaction().execute(async (trx) => {
        if (oldToken) await trx.deleteFrom('sessions').where('token_hash', '=', sha256(oldToken)).execute()
        return await insert(trx, user)
      }),
    close: async (token: string) => {
      await db.deleteFrom('sessions').where('token_hash', '=', sha256(token)).execute()
    },
    /** After a password change nobody stays signed in with the old one. */
    closeAllOf: async (userId: number) => {
      await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
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

function lifeOf(user: User | undefined) {
  if (!user) return LIFE_SECONDS.guest
  return user.roles.some((role) => role !== 'customer') ? LIFE_SECONDS.staff : LIFE_SECONDS.customer
}
