import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { newPassword } from '#kit/ids.ts'
import type { AccountMails, User } from '../contract.ts'
import { newLogin } from '../new-login.ts'
import { putIntoOutbox } from '../outbox.ts'
import { noteProvedEmail } from '../proved-email.ts'
import { nameFrom } from '../registration.ts'
import { createAccounts } from '../service.ts'
import type { GoogleIdentity } from './contract.ts'

/** From now on this person at Google opens the account; false where another one does. */
export async function linkGoogle(trx: Kysely<Database>, userId: number, { subject, email }: GoogleIdentity): Promise<boolean> {
  const row = await trx
    .insertInto('google_accounts')
    .values({ subject, user_id: userId, email })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** A new customer with the address that Google has verified, and without a password that anybody knows. Undefined: the address is taken. */
export async function openAccount(
  trx: Transaction<Database>,
  identity: GoogleIdentity,
  mails: Pick<AccountMails, 'newAccount'>,
): Promise<User | undefined> {
  const { email, firstName, lastName, isAuthoritative } = identity
  const displayName = [firstName, lastName].filter(Boolean).join(' ') || nameFrom(email)
  const made = await createAccounts({ db: trx }).create({
    login: newLogin(nameFrom(email)),
    email,
    displayName,
    password: newPassword(24),
    roles: ['customer'],
  })
  if (!made.ok) {
    if (made.isTaken) return undefined
    throw new Error(`No account could be made for a person whom Google vouched for: ${made.problem}`)
  }
  const { user } = made
  await trx.updateTable('users').set({ first_name: firstName, last_name: lastName }).where('id', '=', user.id).execute()
  await linkGoogle(trx, user.id, identity)
  if (isAuthoritative) {
    await sql`select prove_customer_email(${user.id})`.execute(trx)
    await noteProvedEmail(trx, user.id)
  }
  await putIntoOutbox(trx, await mails.newAccount(user))
  return user
}
