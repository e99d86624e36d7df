import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { accountStep, type AccountRules, ACCOUNTS_SETTING, readAccountRules } from './account-rules.ts'
import { mayOnceMore } from './attempts.ts'
import type { AccountMails, User } from './contract.ts'
import { newLogin } from './new-login.ts'
import { putIntoOutbox } from './outbox.ts'
import type { Accounts } from './service.ts'

type Options = {
  db: Kysely<Database>
  accounts: Accounts
  mails: AccountMails
  settings: { get: (name: string) => Promise<unknown> }
}

type Wanted = { email: string; password: string; attribution: Record<string, string> }

/** The owner of an address hears this often at the most that somebody registers with it. */
const TOLD_AGAIN = { max: 3, windowSeconds: 86_400 }

/**
 * Registers a customer. Whether the address was free is told to its owner by mail and to nobody else:
 * the outcome and the work are the same for one that has an account already.
 */
export function createRegistration({ db, accounts, mails, settings }: Options) {
  const welcome = async (user: User, attribution: Record<string, string>) => {
    await db
      .updateTable('users')
      .set({ attribution: JSON.stringify(attribution) })
      .where('id', '=', user.id)
      .execute()
    await putIntoOutbox(db, await mails.newAccount(user))
  }
  const rules = async (): Promise<AccountRules> => readAccountRules(await settings.get(ACCOUNTS_SETTING))
  return {
    rules,
    /** What the checkout asks about an account. */
    checkoutStep: async (isSignedIn: boolean) => accountStep(await rules(), isSignedIn),
    /** Whether people may register on the account's page. */
    isOpen: async () => (await rules()).registration,
    register: async ({
      email,
      password,
      attribution,
    }: Wanted): Promise<{ ok: true; user: User | undefined } | { ok: false; problem: string }> => {
      const address = email.trim().toLowerCase()
      const name = nameFrom(address)
      const outcome = await accounts.create({
        login: newLogin(name),
        email: address,
        displayName: name,
        password,
        roles: ['customer'],
      })
      if (outcome.ok) {
        await welcome(outcome.user, attribution)
        return { ok: true, user: outcome.user }
      }
      if (!outcome.isTaken) return { ok: false, problem: outcome.problem }
      const owner = await accounts.find(address)
      if (owner && (await mayOnceMore(db, { scope: 'register-again', key: String(owner.id), ...TOLD_AGAIN })))
        await putIntoOutbox(db, await mails.alreadyHere(owner))
      return { ok: true, user: undefined }
    },
  }
}
export type Registration = ReturnType<typeof createRegistration>

/** «maria.silva@…» is greeted as «maria.silva» until she says otherwise. */
export const nameFrom = (email: string) => email.split('@', 1)[0]!.slice(0, 60)
