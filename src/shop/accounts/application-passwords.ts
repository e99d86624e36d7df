import { randomInt } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { databaseTrouble } from '#db/trouble.ts'
import { sha256 } from '#kit/ids.ts'
import { isStorableText } from '#kit/json.ts'
import type { User } from './contract.ts'
import { noteWrongPassword } from './guessing-alarm.ts'
import { userOf } from './service.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const LENGTH = 24
/** More programs than anybody gives access to. */
export const MAX_PER_USER = 50

const COLUMNS = ['id', 'user_id', 'name', 'app_id', 'created_at', 'last_used_at', 'last_ip'] as const

/** Passwords that a person gives to single programs and takes away again one by one. Each is shown once. */
export function createApplicationPasswords({ db }: { db: Kysely<Database> }) {
  const mine = (userId: number) => db.selectFrom('application_passwords').select(COLUMNS).where('user_id', '=', userId)
  const noteUse = async (id: string) => {
    try {
      await db
        .updateTable('application_passwords')
        .set({ last_used_at: sql<Date>`now()` })
        .where('id', '=', id)
        .execute()
    } catch (error) {
      // On a full disk the shop can still be read, by programs too.
      if (databaseTrouble(error) !== 'full') throw error
    }
  }
  return {
    list: (userId: number) => mine(userId).orderBy('created_at').orderBy('id').execute(),
    find: (userId: number, id: string) => mine(userId).where('id', '=', id).executeTakeFirst(),

    /** Undefined when this person has as many as anybody may have. */
    create: async (userId: number, { name, appId }: { name: string; appId: string }) => {
      const password = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
      const count = await mine(userId).execute()
      if (count.length >= MAX_PER_USER) return undefined
      const row = await db
        .insertInto('application_passwords')
        .values({ user_id: userId, name, app_id: appId, password_hash: hashOf(userId, password) })
        .returning(COLUMNS)
        .executeTakeFirstOrThrow()
      return { row, password }
    },

    rename: (userId: number, id: string, name: string) =>
      db
        .updateTable('application_passwords')
        .set({ name })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .returning(COLUMNS)
        .executeTakeFirst(),

    remove: (userId: number, id: string) =>
      db
        .deleteFrom('application_passwords')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .returning(COLUMNS)
        .executeTakeFirst(),

    /** Whose password this is. Spaces are for people's eyes. */
    check: async (login: string, password: string): Promise<User | undefined> => {
      const name = login.trim().toLowerCase().slice(0, 254)
      const bare = password.replaceAll(' ', '')
      if (bare.length !== LENGTH || !isStorableText(name + bare)) return undefined
      // One question whether there is such a person or not: the time of the answer tells nobody.
      const known = await db
        .selectFrom('users')
        .innerJoin('application_passwords as p', 'p.user_id', 'users.id')
        .select(['users.id', 'users.login', 'users.email', 'users.display_name', 'users.roles', 'p.id as passwordId'])
        .select(sql<boolean>`coalesce(p.last_used_at < now() - interval '1 minute', true)`.as('is_stale'))
        .where((either) => either.or([either('users.login', '=', name), either('users.email', '=', name)]))
        .where('p.password_hash', '=', sql<Buffer>`sha256(convert_to(users.id || ':' || ${bare}, 'UTF8'))`)
        .executeTakeFirst()
      if (!known) await noteWrongPassword(db)
      else if (known.is_stale) await noteUse(known.passwordId)
      return known && userOf(known)
    },
  }
}
export type ApplicationPasswords = ReturnType<typeof createApplicationPasswords>

const hashOf = (userId: number, password: string) => sha256(`${userId}:${password}`)
