import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { passwordProblem } from './password.ts'

/** The rule for new passwords in this shop, whose own name is no secret, nor are those of the person. */
export async function passwordRule(db: Kysely<Database>): Promise<(password: string, names?: string[]) => string | undefined> {
  const { rows } = await sql<{ name: string | null }>`select value ->> 'name' as name from settings where name = 'shop'`.execute(
    db,
  )
  const shop = rows[0]?.name ?? ''
  return (password, names = []) => passwordProblem(password, [shop, ...names])
}

/** What of an account may not be its password: the login, the address, the name. */
export const namesOf = ({
  login = '',
  email = '',
  displayName = '',
}: {
  login?: string
  email?: string
  displayName?: string
}) => [login, email, email.split('@', 1)[0]!, displayName]
