import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

/** The words that somebody agreed to, as they stood then. */
export type AgreedTerms = { version: number; title: string; text: string; takenAt: Date }

/** Which version an order was bought under is written down by the database in the moment that it is placed. */
export async function readAgreedTerms(db: Kysely<Database>, version: number | undefined): Promise<AgreedTerms | undefined> {
  if (version === undefined) return undefined
  const row = await db
    .selectFrom('terms_versions')
    .select(['title', 'text', 'taken_at'])
    .where('id', '=', version)
    .executeTakeFirst()
  return row && { version, title: row.title, text: joined(row.text), takenAt: row.taken_at }
}

/** Where a link or a strong word ended the database left a space, also before a comma. */
export const joined = (text: string) => text.replaceAll(/ +(?=[,.;:!?)])/g, '')
