import { createHmac, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { createLock } from '#kit/secret-lock.ts'

export const KEY_PERMISSIONS = ['read', 'write', 'read_write'] as const
export type KeyPermissions = (typeof KEY_PERMISSIONS)[number]

/** The pair as its owner gets it, once. */
export type NewApiKey = { id: number; consumerKey: string; consumerSecret: string }
export type NewApiKeyOutcome = { ok: true; key: NewApiKey } | { ok: false; problem: string }
export type KnownApiKey = { id: number; userId: number; permissions: KeyPermissions; consumerSecret: string }

/** Keys for programs that read or change the shop. `secret` is the shop's own; without it no key's secret can be read again. */
export function createApiKeys({ db, secret }: { db: Kysely<Database>; secret: string }) {
  const lock = createLock(secret, 'vitrine api-key secrets')
  return {
    create: async ({
      login,
      description,
      permissions,
    }: {
      login: string
      description: string
      permissions: KeyPermissions
    }): Promise<NewApiKeyOutcome> => {
      const trimmed = description.trim()
      if (trimmed === '' || trimmed.length > 200)
        return { ok: false, problem: 'A descrição da chave precisa ter de 1 a 200 caracteres.' }
      const user = await db.selectFrom('users').select('id').where('login', '=', login.trim().toLowerCase()).executeTakeFirst()
      if (!user) return { ok: false, problem: `Não há conta com o nome «${login}».` }
      const consumerKey = `ck_${randomBytes(20).toString('hex')}`
      const consumerSecret = `cs_${randomBytes(20).toString('hex')}`
      const key_hash = hashConsumerKey(consumerKey)
      const { id } = await db
        .insertInto('api_keys')
        .values({
          user_id: user.id,
          description: trimmed,
          permissions,
          key_hash,
          key_ending: consumerKey.slice(-7),
          secret_encrypted: lock.close(consumerSecret, key_hash),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { ok: true, key: { id, consumerKey, consumerSecret } }
    },

    /** The key that a program showed, with the secret that its signature or password is compared with. */
    find: async (consumerKey: string): Promise<KnownApiKey | undefined> => {
      const row = await db
        .selectFrom('api_keys')
        .select(['id', 'user_id', 'permissions', 'key_hash', 'secret_encrypted'])
        .where('key_hash', '=', hashConsumerKey(consumerKey))
        .executeTakeFirst()
      const consumerSecret = row && lock.open(row.secret_encrypted, row.key_hash)
      return consumerSecret === undefined
        ? undefined
        : { id: row!.id, userId: row!.user_id, permissions: row!.permissions, consumerSecret }
    },

    list: () =>
      db
        .selectFrom('api_keys')
        .innerJoin('users', 'users.id', 'api_keys.user_id')
        .select(['api_keys.id', 'users.login', 'description', 'permissions', 'key_ending', 'api_keys.created_at', 'last_used_at'])
        .orderBy('api_keys.id')
        .execute(),

    /** False when there is no such key (any more). */
    revoke: async (id: number): Promise<boolean> => {
      const row = await db.deleteFrom('api_keys').where('id', '=', id).returning('id').executeTakeFirst()
      return row !== undefined
    },
  }
}
export type ApiKeys = ReturnType<typeof createApiKeys>

/** The fixed word is the ecosystem's: a table moved over from another shop keeps its keys. */
export const hashConsumerKey = (consumerKey: string) => createHmac('sha256', 'wc-api').update(consumerKey).digest()
