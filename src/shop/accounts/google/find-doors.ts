import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { User } from '../contract.ts'
import { isOnlyCustomer } from '../customers.ts'
import { userOf } from '../service.ts'
import type { GoogleIdentity } from './contract.ts'
import type { Door } from './decide.ts'

export type FoundDoor = Door & { user: User }

/** The accounts that a person at Google may mean: the one that they open, and the one that has their address. */
export async function findDoors(
  db: Kysely<Database>,
  { subject, email }: Pick<GoogleIdentity, 'subject' | 'email'>,
): Promise<{ linked: FoundDoor | undefined; sameAddress: FoundDoor | undefined }> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('google_accounts', 'google_accounts.user_id', 'users.id')
    .select(['users.id', 'users.login', 'users.email', 'users.display_name', 'users.roles', 'google_accounts.subject'])
    .select([
      sql<boolean>`exists (select from second_factors f where f.user_id = users.id and f.confirmed_at is not null)`.as(
        'has_factor',
      ),
      sql<boolean>`exists (select from proved_emails p where p.user_id = users.id and p.email = users.email)`.as('is_proved'),
    ])
    .where((either) => either.or([either('google_accounts.subject', '=', subject), either('users.email', '=', email)]))
    .execute()
  const doors = rows.map((row) => ({
    subject: row.subject,
    user: userOf(row),
    isStaff: !isOnlyCustomer(row.roles),
    hasFactor: row.has_factor,
    isProved: row.is_proved,
    isLinked: row.subject !== null,
  }))
  const linked = doors.find((door) => door.subject === subject)
  return { linked, sameAddress: linked ? undefined : doors.find(({ user }) => user.email === email) }
}
