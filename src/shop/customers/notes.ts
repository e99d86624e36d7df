import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

export type CustomerNote = { id: number; text: string; author: string; createdAt: Date }

/** What those who run the shop note of a customer, who never sees it in the shop. */
export function createCustomerNotes({ db }: { db: Kysely<Database> }) {
  return {
    list: async (profileId: number): Promise<CustomerNote[]> =>
      await db
        .selectFrom('customer_notes')
        .select(['id', 'text', 'author', 'created_at as createdAt'])
        .where('profile_id', '=', profileId)
        .orderBy('id', 'desc')
        .limit(100)
        .execute(),
    add: async (profileId: number, note: { text: string; author: string }): Promise<CustomerNote> =>
      await db
        .insertInto('customer_notes')
        .values({ profile_id: profileId, ...note })
        .returning(['id', 'text', 'author', 'created_at as createdAt'])
        .executeTakeFirstOrThrow(),
    remove: async (profileId: number, id: number): Promise<boolean> => {
      const gone = await db
        .deleteFrom('customer_notes')
        .where('profile_id', '=', profileId)
        .where('id', '=', id)
        .executeTakeFirst()
      return gone.numDeletedRows > 0
    },
  }
}
export type CustomerNotes = ReturnType<typeof createCustomerNotes>
