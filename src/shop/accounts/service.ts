import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Role, User } from './contract.ts'
import { hashPassword, NOBODYS_HASH, passwordMatches, passwordProblem } from './password.ts'

export type NewUser = { login: string; email: string; displayName: string; password: string; roles: Role[] }
export type CreateOutcome = { ok: true; user: User } | { ok: false; problem: string }
export type SignInOutcome = { ok: true; user: User } | { ok: false; problem: 'wrong' | 'wait'; waitSeconds: number }

/** After these each wrong guess for one name costs a longer wait (2, 4, 8 … seconds); nobody is locked out for good. */
const FREE_GUESSES = 5
const LONGEST_WAIT_SECONDS = 60
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

/** Counts one more guess, unless this name must still wait; answers for how many seconds. Waiting is not made longer by knocking. */
async function guess(db: Kysely<Database>, key: string): Promise<number> {
  const window = sql`make_interval(secs => ${GUESS_WINDOW_SECONDS})`
  const penalty = sql`case when a.count < ${FREE_GUESSES} then 0 else least(${LONGEST_WAIT_SECONDS}, power(2, a.count - ${FREE_GUESSES} + 1)) end`
  const freeAt = sql`a.resets_at - ${window} + make_interval(secs => ${penalty})`
  const counted = await sql`
    insert into attempts as a (scope, key, count, resets_at) values ('sign-in', ${key}, 1, now() + ${window})
    on conflict (scope, key) do update set
      count = case when a.resets_at < now() then 1 else least(a.count + 1, 30) end,
      resets_at = now() + ${window}
    where a.resets_at < now() or ${freeAt} <= now()
    returning 1`.execute(db)
  if (counted.rows.length > 0) return 0
  const { rows } = await sql<{ wait: number }>`
    select extract(epoch from ${freeAt} - now())::float8 as wait from attempts a where scope = 'sign-in' and key = ${key}`.execute(
    db,
  )
  return Math.max(1, rows[0]?.wait ?? 0)
}

function newUserProblem(login: string, email: string): string | undefined {
  if (!/^[a-z0-9._@+-]{1,254}$/i.test(login)) return 'O nome de usuário pode ter letras sem acento, números e . _ - @ +.'
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > 254) return 'Informe um endereço de e-mail válido.'
  return undefined
}

function userOf(row: { id: number; login: string; email: string; display_name: string; roles: Role[] }): User {
  return { id: row.id, login: row.login, email: row.email, displayName: row.display_name || row.login, roles: row.roles }
}
