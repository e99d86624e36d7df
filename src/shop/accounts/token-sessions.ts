import { createHmac } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { sha256 } from '#kit/ids.ts'
import { userOf } from './service.ts'
import type { User } from './contract.ts'

/** As long as any other guest's session, and as the token that names it. */
const LIFE_SECONDS = 172_800

export type NamedSession = { sessionId: number; user: User | undefined }

/**
 * Sessions by a name that travels in a signed token instead of a cookie: `s_12` is one that is there, `t_…` one that is opened when there
 * is something to remember. Knowing a name gives nobody the session's cookie.
 */
export function createTokenSessions({ db, secret }: { db: Kysely<Database>; secret: string }) {
  const fingerprint = (name: string) => sha256(createHmac('sha256', secret).update(`cart-token|${name}`).digest('base64url'))
  const find = async (name: string): Promise<NamedSession | undefined> => {
    const id = /^s_(\d{1,15})$/.exec(name)?.[1]
    const row = await db
      .selectFrom('sessions')
      .leftJoin('users', 'users.id', 'sessions.user_id')
      .select(['sessions.id as session_id', 'users.id', 'users.login', 'users.display_name', 'users.email', 'users.roles'])
      .where((eb) => (id === undefined ? eb('sessions.token_hash', '=', fingerprint(name)) : eb('sessions.id', '=', Number(id))))
      .where('sessions.expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst()
    if (!row) return undefined
    const { session_id: sessionId, id: userId, login, display_name, email, roles } = row
    if (userId === null) return { sessionId, user: undefined }
    return { sessionId, user: userOf({ id: userId, login: login!, display_name: display_name!, email: email!, roles: roles! }) }
  }

  return {
    find,
    /** The session of a `t_…` name, opened now if there was none; two who come at once get the same. */
    open: async (name: string): Promise<NamedSession> => {
      await db
        .insertInto('sessions')
        .values({ token_hash: fingerprint(name), expires_at: sql<Date>`now() + make_interval(secs => ${LIFE_SECONDS})` })
        .onConflict((conflict) =>
          conflict.column('token_hash').doUpdateSet({ expires_at: sql<Date>`now() + make_interval(secs => ${LIFE_SECONDS})` }),
        )
        .execute()
      return (await find(name))!
    },
  }
}
export type TokenSessions = ReturnType<typeof createTokenSessions>
