import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { ApiKeys } from './api-keys.ts'
import type { ApplicationPasswords } from './application-passwords.ts'
import { userOf } from './service.ts'

type Options = { db: Kysely<Database>; keys: ApiKeys; passwords: ApplicationPasswords }

/** Beyond the time in which a signed request is fresh, nobody can repeat it anyway. */
const REMEMBERED = '31 minutes'

/** What programs prove themselves with, as the API asks for it. */
export function createCredentials({ db, keys, passwords }: Options) {
  return {
    key: async (consumerKey: string) => {
      const found = await keys.find(consumerKey)
      if (!found) return undefined
      const row = await db
        .updateTable('api_keys')
        .from('users')
        .set({ last_used_at: sql<Date>`now()` })
        .whereRef('users.id', '=', 'api_keys.user_id')
        .where('api_keys.id', '=', found.id)
        .returning(['users.id', 'users.login', 'users.email', 'users.display_name', 'users.roles'])
        .executeTakeFirst()
      return row && { ...found, user: userOf(row) }
    },
    useOnce: async (keyId: number, nonce: string) => {
      const row = await db
        .insertInto('oauth_nonces')
        .values({ key_id: keyId, nonce })
        .onConflict((conflict) => conflict.doNothing())
        .returning('nonce')
        .executeTakeFirst()
      return row !== undefined
    },
    applicationPassword: passwords.check,
    sweep: async () => {
      await db
        .deleteFrom('oauth_nonces')
        .where('used_at', '<', sql<Date>`now() - ${REMEMBERED}::interval`)
        .execute()
    },
  }
}
