import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { enqueue } from '#jobs/queue.ts'
import { inTransaction } from '#db/transaction.ts'
import { newToken, sha256 } from '#kit/ids.ts'
import { mayOnceMore } from './attempts.ts'
import type { AccountMails, User } from './contract.ts'
import { isOnlyCustomer } from './customers.ts'
import { putIntoOutbox } from './outbox.ts'
import { noteProvedEmail, stillReads } from './proved-email.ts'
import { shutUnproved } from './shut-unproved.ts'
import { type Accounts, userOf } from './service.ts'

type Options = { db: Kysely<Database>; accounts: Accounts; mails: Pick<AccountMails, 'signInLink'> }

/** `endedPassword`: nobody had confirmed the address before, so the password that the account had is none any more. */
type OpenedLink = { user: User; needsCode: boolean; endedPassword: boolean }

/** Long enough to open the mailbox, too short for somebody who finds the mail later. */
export const SIGN_IN_LINK_SECONDS = 900
/** So many links an hour for one account; whoever asks more often is told the same words. */
const LINKS_PER_ACCOUNT = { max: 3, windowSeconds: 3_600 }
export const SIGN_IN_LINK_JOB = 'sign-in-link'

/** A way in without a password: a link by mail that opens once and not for long. */
export function createSignInLinks({ db, accounts, mails }: Options) {
  // Whoever changed the address or the password meanwhile shut out whoever reads the old mailbox.
  const isStanding = (
    token: string,
  ) => sql<boolean>`sign_in_links.token_hash = ${sha256(token)} and sign_in_links.expires_at > now()
    and sign_in_links.email = users.email and sign_in_links.created_at > users.password_changed_at`
  const hasFactor = async (userId: number) =>
    (await db
      .selectFrom('second_factors')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst()) !== undefined

  return {
    /** Takes the wish down. Looking the name up is left to a job, so that known and unknown names take the same time. */
    ask: async (name: string, { fromCheckout }: { fromCheckout: boolean }) => {
      const payload = { name: name.trim().slice(0, 254), fromCheckout }
      await enqueue(db, { kind: SIGN_IN_LINK_JOB, payload, maxAttempts: 3 })
    },

    /** The job: writes to the owner of the account, if there is one. A link that was sent before stops working. */
    send: async ({ payload }: { payload: unknown }) => {
      const { name, fromCheckout } = payload as { name?: unknown; fromCheckout?: unknown }
      const user = typeof name === 'string' && name !== '' ? await accounts.find(name) : undefined
      if (!user) return
      // A mailbox alone must not open the workbench.
      if (!isOnlyCustomer(user.roles) && !(await hasFactor(user.id))) return
      if (!(await mayOnceMore(db, { scope: SIGN_IN_LINK_JOB, key: String(user.id), ...LINKS_PER_ACCOUNT }))) return
      const token = newToken()
      const mail = await mails.signInLink(user, token, fromCheckout === true)
      const fresh = {
        token_hash: sha256(token),
        email: user.email,
        created_at: sql<Date>`now()`,
        expires_at: sql<Date>`now() + make_interval(secs => ${SIGN_IN_LINK_SECONDS})`,
      }
      await inTransaction(db, async (trx) => {
        if (!(await stillReads(trx, user))) return
        await trx
          .insertInto('sign_in_links')
          .values({ user_id: user.id, ...fresh })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
          .execute()
        await putIntoOutbox(trx, mail)
      })
    },

    /** The address of whose account the link opens. Looking does not use it up: programs look at links before people do. */
    addressOf: async (token: string): Promise<string | undefined> =>
      (
        await db
          .selectFrom('sign_in_links')
          .innerJoin('users', 'users.id', 'sign_in_links.user_id')
          .where(isStanding(token))
          .select('users.email')
          .executeTakeFirst()
      )?.email,

    /** Uses the link up. `needsCode`: the person has a second factor, and nobody is signed in before its code. */
    use: async (token: string): Promise<OpenedLink | undefined> =>
      await inTransaction(db, async (trx) => {
        const row = await trx
          .deleteFrom('sign_in_links')
          .using('users')
          .whereRef('users.id', '=', 'sign_in_links.user_id')
          .where(isStanding(token))
          .returning(['users.id', 'users.login', 'users.email', 'users.display_name', 'users.roles'])
          .executeTakeFirst()
        if (!row) return undefined
        // The link came by mail: the address is theirs.
        await sql`select prove_customer_email(${row.id})`.execute(trx)
        if (await hasFactor(row.id)) return { user: userOf(row), needsCode: true, endedPassword: false }
        if (!isOnlyCustomer(row.roles)) return undefined
        const shut = await shutUnproved(trx, [row.id])
        await noteProvedEmail(trx, row.id)
        return { user: userOf(row), needsCode: false, endedPassword: shut.length > 0 }
      }),

    sweep: async () => {
      await db
        .deleteFrom('sign_in_links')
        .where('expires_at', '<', sql<Date>`now()`)
        .execute()
    },
  }
}
export type SignInLinks = ReturnType<typeof createSignInLinks>
