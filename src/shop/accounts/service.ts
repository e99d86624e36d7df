import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { isEmailAddress } from '#kit/email-address.ts'
import { forgetGuesses, guess } from './attempts.ts'
import type { Role, User } from './contract.ts'
import { noteWrongPassword } from './guessing-alarm.ts'
import { hashPassword, isOutdated, NOBODYS_HASH, passwordMatches } from './password.ts'
import { namesOf, passwordRule } from './password-names.ts'
import { putPassword } from './put-password.ts'

export type NewUser = { login: string; email: string; displayName: string; password: string; roles: Role[] }
/** `isTaken`: somebody has this name or address already. */
export type CreateOutcome = { ok: true; user: User } | { ok: false; problem: string; isTaken?: true }
/** `isAlarming`: this wrong one was one too many for the whole shop. */
export type PasswordOutcome =
  | { ok: true; user: User }
  | { ok: false; problem: 'wrong' | 'wait'; waitSeconds: number; isAlarming?: boolean }
/** `code`: the password is right, and the person has a second factor: nobody is signed in before its code. */
export type SignInOutcome = PasswordOutcome | { ok: false; problem: 'code'; user: User }

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

  /** At today's cost; whoever changes the password meanwhile wins. */
  const renew = async ({ id, password_hash: old }: { id: number; password_hash: string }, password: string) => {
    const password_hash = await hashPassword(password)
    await db.updateTable('users').set({ password_hash }).where('id', '=', id).where('password_hash', '=', old).execute()
  }

  return {
    create: async ({ login, email, displayName, password, roles }: NewUser): Promise<CreateOutcome> => {
      const rule = await passwordRule(db)
      const problem = newUserProblem(login, email) ?? rule(password, namesOf({ login, email, displayName }))
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
      if (row) return { ok: true, user: userOf(row) }
      return { ok: false, problem: 'Já existe uma conta com este nome ou e-mail.', isTaken: true }
    },

    /** Gives a new password to somebody by name or e-mail; whoever was signed in as them is not any more, nor is any program. */
    changePassword: async (name: string, password: string): Promise<CreateOutcome> => {
      const row = await find(name)
      const problem = (await passwordRule(db))(password, row && namesOf(userOf(row)))
      if (problem) return { ok: false, problem }
      if (!row) return { ok: false, problem: `Não há conta com o nome ou e-mail «${name}».` }
      await db.transaction().execute(async (trx) => {
        await putPassword(trx, row.id, { passwordHash: await hashPassword(password) })
      })
      return { ok: true, user: userOf(row) }
    },

    signIn: async (name: string, password: string): Promise<SignInOutcome> => {
      const key = name.trim().toLowerCase().slice(0, 254)
      const waitSeconds = await guess(db, { scope: 'sign-in', key })
      if (waitSeconds > 0) return { ok: false, problem: 'wait', waitSeconds }
      const row = await find(key)
      const matches = await passwordMatches(password, row?.password_hash ?? NOBODYS_HASH)
      if (!row || !matches) return { ok: false, problem: 'wrong', waitSeconds: 0, isAlarming: await noteWrongPassword(db) }
      await forgetGuesses(db, { scope: 'sign-in', key })
      if (isOutdated(row.password_hash)) await renew(row, password)
      const factor = await db
        .selectFrom('second_factors')
        .select('user_id')
        .where('user_id', '=', row.id)
        .where('confirmed_at', 'is not', null)
        .executeTakeFirst()
      return factor ? { ok: false, problem: 'code', user: userOf(row) } : { ok: true, user: userOf(row) }
    },

    /** Whether somebody who is signed in also knows the password: asked before what can't be undone. */
    confirm: async (userId: number, password: string): Promise<PasswordOutcome> => {
      const guessing = { scope: 'own-password', key: String(userId) } as const
      const waitSeconds = await guess(db, guessing)
      if (waitSeconds > 0) return { ok: false, problem: 'wait', waitSeconds }
      const row = await db.selectFrom('users').select(columns).where('id', '=', userId).executeTakeFirst()
      const matches = await passwordMatches(password, row?.password_hash ?? NOBODYS_HASH)
      if (!row || !matches) return { ok: false, problem: 'wrong', waitSeconds: 0 }
      await forgetGuesses(db, guessing)
      return { ok: true, user: userOf(row) }
    },

    /** Somebody by name or e-mail. Whoever asked never learns whether there is one. */
    find: async (name: string): Promise<User | undefined> => {
      const row = await find(name)
      return row && userOf(row)
    },

    /** What is wrong with a new password here. */
    passwordRule: () => passwordRule(db),

    /** The same, for somebody of whom nothing is known yet but the address. */
    customerPasswordRule: async () => {
      const rule = await passwordRule(db)
      return (password: string, email: string) => rule(password, namesOf({ email }))
    },

    /** Whether nobody could run the shop yet. */
    hasNoAdministrator: async () =>
      (await db
        .selectFrom('users')
        .select('id')
        .where(sql<boolean>`'administrator' = any(roles)`)
        .limit(1)
        .executeTakeFirst()) === undefined,
  }
}
export type Accounts = ReturnType<typeof createAccounts>

function newUserProblem(login: string, email: string): string | undefined {
  if (!/^[a-z0-9._@+-]{1,254}$/i.test(login)) return 'O nome de usuário pode ter letras sem acento, números e . _ - @ +.'
  if (!isEmailAddress(email)) return 'Informe um endereço de e-mail válido.'
  return undefined
}

export function userOf(row: { id: number; login: string; email: string; display_name: string; roles: Role[] }): User {
  return { id: row.id, login: row.login, email: row.email, displayName: row.display_name || row.login, roles: row.roles }
}
