import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { AccountMails } from './contract.ts'
import { putIntoOutbox } from './outbox.ts'
import { userOf } from './service.ts'

/** The job: tells the owner of the account, each time. */
export function createPasswordChangedJob({ db, mails }: { db: Kysely<Database>; mails: Pick<AccountMails, 'passwordChanged'> }) {
  return async ({ payload }: { payload: unknown }) => {
    const { user: id, ended } = payload as { user: number; ended: string[] } // written by putPassword
    const columns = ['id', 'login', 'email', 'display_name', 'roles'] as const
    const row = await db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst()
    if (row) await putIntoOutbox(db, await mails.passwordChanged(userOf(row), ended))
  }
}
