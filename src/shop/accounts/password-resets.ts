import { type Kysely, sql } from 'kysely'
import { enqueue } from '#jobs/queue.ts'
import type { Database } from '#db/schema.ts'
import { newToken, sha256 } from '#kit/ids.ts'
import { mayOnceMore } from './attempts.ts'
import type { AccountMails } from './contract.ts'
import { putIntoOutbox } from './outbox.ts'
import { hashPassword } from './password.ts'
import { namesOf } from './password-names.ts'
import { noteProvedEmail, stillReads } from './proved-email.ts'
import { type PasswordChange, putPassword } from './put-password.ts'
import type { Accounts } from './service.ts'

type Options = { db: Kysely<Database>; accounts: Accounts; mails: AccountMails }

/** Long enough to find the mail, too short for a mailbox that is read by somebody else next week. */
export const RESET_LINK_SECONDS = 3_600
/** So many links an hour for one account; whoever asks more often is told the same words. */
const LINKS_PER_ACCOUNT = { max: 3, windowSeconds: 3_600 }
export const RESET_JOB = 'password-reset'

export type ResetOutcome = ({ ok: true } & PasswordChange) | { ok: false; problem: 'expired' | 'password'; text: string }

/** A way back in for who lost the password: a link by mail that opens once and not for long. */
export function createPasswordResets({ db, accounts, mails }: Options) {
  const standing = (token: string) =>
    db
      .selectFrom('password_resets')
      .select('user_id')
      .where('token_hash', '=', sha256(token))
      .where('expires_at', '>', sql<Date>`now()`)

  return {
    /** Takes the wish down. Looking the name up is left to a job, so that known and unknown names take the same time. */
    ask: async (name: string) => {
      await enqueue(db, { kind: RESET_JOB, payload: { name: name.trim().slice(0, 254) }, maxAttempts: 3 })
    },

    /** The job: writes to the owner of the account, if there is one. A link that was sent before stops working. */
    send: async ({ payload }: { payload: unknown }) => {
      const { name } = payload as { name?: unknown }
      const user = typeof name === 'string' && name !== '' ? await accounts.find(name) : undefined
      if (!user || !(await mayOnceMore(db, { scope: RESET_JOB, key: String(user.id), ...LINKS_PER_ACCOUNT }))) return
      const token = newToken()
      const mail = await mails.passwordReset(user, token)
      const fresh = {
        token_hash: sha256(token),
        expires_at: sql<Date>`now() + make_interval(secs => ${RESET_LINK_SECONDS})`,
      }
      await db.transaction().execute(async (trx) => {
        if (!(await stillReads(trx, user))) return
        await trx
          .insertInto('password_resets')
          .values({ user_id: user.id, ...fresh })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
          .execute()
        await putIntoOutbox(trx, mail)
      })
    },

    isOpen: async (token: string) => (await standing(token).executeTakeFirst()) !== undefined,

    /** Gives the new password; the link is used up and everybody and every program that came in with the old one is out. */
    use: async (token: string, password: string): Promise<ResetOutcome> => {
      const owner = await standing(token)
        .innerJoin('users', 'users.id', 'password_resets.user_id')
        .select(['login', 'email', 'display_name as displayName'])
        .executeTakeFirst()
      if (!owner) return { ok: false, problem: 'expired', text: LINK_EXPIRED }
      const problem = (await accounts.passwordRule())(password, namesOf(owner))
      if (problem) return { ok: false, problem: 'password', text: problem }
      const passwordHash = await hashPassword(password)
      return await db.transaction().execute(async (trx): Promise<ResetOutcome> => {
        const used = await trx
          .deleteFrom('password_resets')
          .where('token_hash', '=', sha256(token))
          .where('expires_at', '>', sql<Date>`now()`)
          .returning('user_id')
          .executeTakeFirst()
        if (!used) return { ok: false, problem: 'expired', text: LINK_EXPIRED }
        // The link came by mail: the address is theirs.
        await sql`select prove_customer_email(${used.user_id})`.execute(trx)
        await noteProvedEmail(trx, used.user_id)
        return { ok: true, ...(await putPassword(trx, used.user_id, { passwordHash })) }
      })
    },
  }
}
export type PasswordResets = ReturnType<typeof createPasswordResets>

export const LINK_EXPIRED = 'Este link já foi usado ou passou da validade. Peça outro.'
