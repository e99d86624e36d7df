import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Role, User } from './contract.ts'
import { hashPassword, NOBODYS_HASH, passwordMatches, passwordProblem } from './password.ts'

export type NewUser = { login: string; email: string; displayName: string; password: string; roles: Role[] }
export type CreateOutcome = { ok: true; user: User } | { ok: false; problem: string }
export type SignInOutcome = { ok: true; user: User } | { ok: false; problem: 'wrong' | 'wait'; waitSeconds: number }

/** From here on each wrong guess for one name costs a longer wait; nobody is locked out for good. */
const FREE_GUESSES = 5
const GUESS_WINDOW_SECONDS = 900

export function createAccounts({ db }: { db: Kysely<Database> }) {
  const columns = ['id', 'login', 'email', 'display_name', 'roles', 'password_hash'] as const
  const find = (name: string) => {
    const wanted = name.trim().toLowerCase()
    return db
      .selectFrom('users')
      .select(columns)
      .where((either) => either.or([either('login', '=', wanted), either('email', '=', wanted)]))
      .executeTakeFirst()
  }

  return {
    create: async ({ login, email, displayName, password, roles }: NewUser): Promise<CreateOutcome> => {
      const problem = newUserProblem(login, email) ?? passwordProblem(password)
      if (problem) return { ok: false, problem }
      const row = await db
        .insertInto('users')
        .values({
          login: login.toLowerCase(),
          email: email.toLowerCase(),
          display_name: displayName,
          password_hash: await hashPassword(password),
          roles,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id', 'login', 'email', 'display_name', 'roles'])
        .executeTakeFirst()
      return row ? { ok: true, user: userOf(row) } : { ok: false, problem: 'Já existe uma conta com este nome ou e-mail.' }
    },

    /** Gives a new password to somebody by name or e-mail; whoever was signed in as them is not any more. */
    changePassword: async (name: string, password: string): Promise<CreateOutcome> => {
      const problem = passwordProblem(password)
      if (problem) return { ok: false, problem }
      const row = await find(name)
      if (!row) return { ok: false, problem: `Não há conta com o nome ou e-mail «${name}».` }
      await db.transaction().execute(async (trx) => {
        const changed = { password_hash: await hashPassword(password), password_changed_at: new Date() }
        await trx.updateTable('users').set(changed).where('id', '=', row.id).execute()
        await trx.deleteFrom('sessions').where('user_id', '=', row.id).execute()
      })
      return { ok: true, user: userOf(row) }
    },

    signIn: async (name: string, password: string): Promise<SignInOutcome> => {
      const key = name.trim().toLowerCase().slice(0, 254)
      const waitSeconds = await guess(db, key)
      if (waitSeconds > 0) return { ok: false, problem: 'wait', waitSeconds }
      const row = await find(key)
      const matches = await passwordMatches(password, row?.password_hash ?? NOBODYS_HASH)
      if (!row || !matches) return { ok: false, problem: 'wrong', waitSeconds: 0 }
      await db.deleteFrom('attempts').where('scope', '=', 'sign-in').where('key', '=', key).execute()
      return { ok: true, user: userOf(row) }
    },

    isEmpty: async () => (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined,
  }
}
export type Accounts = ReturnType<typeof createAccounts>

/** Counts one more guess and answers how long this name must wait before the next is looked at. */
async function guess(db: Kysely<Database>, key: string): Promise<number> {
  const { rows } = await sql<{ count: number; waited: number }>`
    insert into attempts as a (scope, key, count, resets_at)
    values ('sign-in', ${key}, 1, now() + make_interval(secs => ${GUESS_WINDOW_SECONDS}))
    on conflict (scope, key) do update set
      count = case when a.resets_at < now() then 1 else least(a.count + 1, 1000) end,
      resets_at = now() + make_interval(secs => ${GUESS_WINDOW_SECONDS})
    returning count, coalesce((select extract(epoch from now() - (old.resets_at - make_interval(secs => ${GUESS_WINDOW_SECONDS})))
      from attempts old where old.scope = 'sign-in' and old.key = ${key}), 0)::float8 as waited`.execute(db)
  const { count, waited } = rows[0]!
  return Math.max(0, penaltySeconds(count) - waited)
}

/** Nothing for the first guesses, then 2, 4, 8 … seconds after the last one, up to a minute. */
export function penaltySeconds(count: number): number {
  return count <= FREE_GUESSES ? 0 : Math.min(60, 2 ** (count - FREE_GUESSES))
}

function newUserProblem(login: string, email: string): string | undefined {
  if (!/^[a-z0-9._@+-]{1,254}$/i.test(login)) return 'O nome de usuário pode ter letras sem acento, números e . _ - @ +.'
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > 254) return 'Informe um endereço de e-mail válido.'
  return undefined
}

function userOf(row: { id: number; login: string; email: string; display_name: string; roles: Role[] }): User {
  return { id: row.id, login: row.login, email: row.email, displayName: row.display_name || row.login, roles: row.roles }
}
