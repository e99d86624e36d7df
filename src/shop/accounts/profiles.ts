import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { AccountMails, FieldProblem, Profile, User } from './contract.ts'
import { mayOnceMore } from './attempts.ts'
import { putIntoOutbox } from './outbox.ts'
import { hashPassword } from './password.ts'
import { namesOf } from './password-names.ts'
import { countPrograms, type PasswordChange, putPassword } from './put-password.ts'
import { type ProfileForm, profileProblems } from './profile.ts'
import { type Accounts, userOf } from './service.ts'

type Options = { db: Kysely<Database>; accounts: Accounts; mails: AccountMails }
export type ProfileOutcome = { ok: true; user: User; changedPassword?: PasswordChange } | { ok: false; problems: FieldProblem[] }

/** What stands in the same form: it is kept with the profile or not at all. */
export type BesideProfile = { problems: FieldProblem[]; keep: (trx: Transaction<Database>) => Promise<FieldProblem[]> }
const NOTHING_BESIDE: BesideProfile = { problems: [], keep: async () => [] }
class Refused extends Error {
  readonly problems: FieldProblem[]
  constructor(problems: FieldProblem[]) {
    super(problems.map(({ text }) => text).join(' '))
    this.problems = problems
  }
}

/** Trying addresses one after the other would tell who has an account. */
const ADDRESS_CHANGES = { max: 5, windowSeconds: 3_600 }

/** What customers say of themselves, and their password. */
export function createProfiles({ db, accounts, mails }: Options) {
  const of = async (userId: number): Promise<Profile> => {
    const row = await db
      .selectFrom('users')
      .select(['first_name', 'last_name', 'display_name', 'email'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    return { firstName: row.first_name, lastName: row.last_name, displayName: row.display_name, email: row.email }
  }

  const confirmed = async (userId: number, password: string): Promise<FieldProblem[]> => {
    const outcome = await accounts.confirm(userId, password)
    if (outcome.ok) return []
    const text =
      outcome.problem === 'wrong'
        ? 'Sua senha atual está incorreta.'
        : `Muitas tentativas. Espere ${Math.ceil(outcome.waitSeconds)} segundos e tente de novo.`
    return [{ field: 'password_current', text }]
  }

  return {
    of,
    /** How many programs a new password would shut out. */
    countPrograms: (userId: number) => countPrograms(db, userId),
    /** With a new password all sessions end, and programs too unless they are kept; the caller opens a new one for whoever changed it. */
    save: async (userId: number, form: ProfileForm, beside = NOTHING_BESIDE): Promise<ProfileOutcome> => {
      const before = await of(userId)
      const rule = await accounts.passwordRule()
      const wrong = profileProblems(form, before, (password) => rule(password, namesOf(form)))
      const problems = [...wrong, ...beside.problems]
      if (problems.length > 0) return { ok: false, problems }
      const changesEmail = form.email !== before.email
      const changedPassword = form.newPassword !== ''
      if (changesEmail || changedPassword) {
        const unconfirmed = await confirmed(userId, form.currentPassword)
        if (unconfirmed.length > 0) return { ok: false, problems: unconfirmed }
      }
      if (changesEmail && !(await mayOnceMore(db, { scope: 'new-address', key: String(userId), ...ADDRESS_CHANGES })))
        return { ok: false, problems: [UNUSABLE_EMAIL] }
      const passwordHash = changedPassword ? await hashPassword(form.newPassword) : undefined
      try {
        return await db.transaction().execute(async (trx): Promise<ProfileOutcome> => {
          const row = await trx
            .updateTable('users')
            .set({
              first_name: form.firstName,
              last_name: form.lastName,
              display_name: form.displayName,
              email: form.email,
            })
            .where('id', '=', userId)
            .returning(['id', 'login', 'email', 'display_name', 'roles'])
            .executeTakeFirstOrThrow()
          const user = userOf(row)
          const refused = await beside.keep(trx)
          if (refused.length > 0) throw new Refused(refused)
          const change =
            passwordHash && (await putPassword(trx, userId, { passwordHash, keepsPrograms: form.keepsPrograms === true }))
          if (changesEmail) await putIntoOutbox(trx, await mails.emailChanged({ ...user, email: before.email }, form.email))
          return { ok: true, user, ...(change && { changedPassword: change }) }
        })
      } catch (error) {
        if (error instanceof Refused) return { ok: false, problems: error.problems }
        if ((error as { constraint?: string }).constraint === 'users_email') return { ok: false, problems: [UNUSABLE_EMAIL] }
        throw error
      }
    },
  }
}
export type Profiles = ReturnType<typeof createProfiles>

// Not «taken»: that would tell who else is a customer.
const UNUSABLE_EMAIL: FieldProblem = { field: 'account_email', text: 'Não foi possível usar este e-mail. Escolha outro.' }
