import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { type CustomerFilter, MOST_SEGMENTS } from './contract.ts'

export type CustomerSegment = { id: number; name: string; filter: CustomerFilter }
type Outcome = { ok: true; segment: CustomerSegment } | { ok: false; problem: 'taken' | 'too-many' }

/** Filters that merchants saved under a name, for everybody who runs the shop. */
export function createCustomerSegments({ db }: { db: Kysely<Database> }) {
  return {
    list: async (): Promise<CustomerSegment[]> =>
      await db
        .selectFrom('customer_segments')
        .select(['id', 'name', 'filter'])
        .orderBy(sql`plain_name(name)`)
        .execute(),
    create: async (name: string, filter: CustomerFilter): Promise<Outcome> => {
      const { rows } = await sql<CustomerSegment & { count: number }>`
        with known as (select count(*) as count, coalesce(bool_or(plain_name(name) = plain_name(${name})), false) as is_taken from customer_segments)
        insert into customer_segments (name, filter)
        select ${name}, ${JSON.stringify(filter)}::jsonb from known where count < ${MOST_SEGMENTS} and not is_taken
        on conflict (plain_name(name)) do nothing returning id, name, filter`.execute(db)
      if (rows[0]) return { ok: true, segment: rows[0] }
      return {
        ok: false,
        problem: (await db.selectFrom('customer_segments').select('id').execute()).length < MOST_SEGMENTS ? 'taken' : 'too-many',
      }
    },
    remove: async (id: number): Promise<CustomerSegment | undefined> =>
      await db.deleteFrom('customer_segments').where('id', '=', id).returning(['id', 'name', 'filter']).executeTakeFirst(),
  }
}
export type CustomerSegments = ReturnType<typeof createCustomerSegments>
