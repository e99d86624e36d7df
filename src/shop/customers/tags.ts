import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { type CustomerTag, MOST_TAGS } from './contract.ts'

export type TagInput = { name: string; percentOff: number }
export type TagProblem = 'unknown' | 'taken' | 'too-many'
type Outcome = { ok: true; id: number } | { ok: false; problem: TagProblem }

/** Ends the transaction, so that none of the new tags stays. */
export class TooManyTags extends Error {}

/** What merchants mark customers with. A tag may make what they buy cheaper. */
export function createCustomerTags({ db }: { db: Kysely<Database> }) {
  const orTaken = async (work: () => Promise<Outcome>): Promise<Outcome> => {
    try {
      return await work()
    } catch (error) {
      if ((error as { constraint?: string }).constraint === 'customer_tags_name') return { ok: false, problem: 'taken' }
      throw error
    }
  }
  return {
    list: async (): Promise<(CustomerTag & { customers: number })[]> => {
      const { rows } = await sql<CustomerTag & { customers: number }>`
        select t.id, t.name, t.percent_off as "percentOff",
          (select count(*) from customer_tagged g join customer_profiles p on p.id = g.profile_id where g.tag_id = t.id and p.merged_into is null) as customers
        from customer_tags t order by plain_name(t.name)`.execute(db)
      return rows
    },
    create: async ({ name, percentOff }: TagInput): Promise<Outcome> =>
      await orTaken(async () => {
        const { rows } = await sql<{ id: number }>`
          insert into customer_tags (name, percent_off) select ${name}, ${percentOff}
          where (select count(*) from customer_tags) < ${MOST_TAGS} returning id`.execute(db)
        return rows[0] ? { ok: true, id: rows[0].id } : { ok: false, problem: 'too-many' }
      }),
    update: async (id: number, { name, percentOff }: Partial<TagInput>): Promise<Outcome> =>
      await orTaken(async () => {
        const { rows } = await sql`
          update customer_tags set name = coalesce(${name ?? null}, name), percent_off = coalesce(${percentOff ?? null}, percent_off)
          where id = ${id} returning id`.execute(db)
        return rows[0] ? { ok: true, id } : { ok: false, problem: 'unknown' }
      }),
    remove: async (id: number): Promise<void> => void (await db.deleteFrom('customer_tags').where('id', '=', id).execute()),
    /** Marks many at once: tags that nobody has yet are made, those to be taken off are told by their numbers. */
    mark: async (profileIds: number[], { add, remove }: { add: string[]; remove: number[] }): Promise<Outcome> =>
      await inTransaction(db, async (trx): Promise<Outcome> => {
        await tagProfiles(trx, profileIds, await tagsNamed(trx, add))
        if (remove.length > 0)
          await trx.deleteFrom('customer_tagged').where('profile_id', 'in', profileIds).where('tag_id', 'in', remove).execute()
        return { ok: true, id: 0 }
      }).catch((error: unknown) => {
        if (error instanceof TooManyTags) return { ok: false, problem: 'too-many' }
        throw error
      }),
  }
}
export type CustomerTags = ReturnType<typeof createCustomerTags>

/** The tags of these names in the order of the names, made where there are none. */
export async function tagsNamed(trx: Kysely<Database>, names: readonly string[]): Promise<number[]> {
  const wanted = [...new Set(names.map((name) => name.trim()).filter(Boolean))]
  if (wanted.length === 0) return []
  await sql`insert into customer_tags (name) select unnest(${wanted}::text[]) on conflict (plain_name(name)) do nothing`.execute(
    trx,
  )
  const { rows } = await sql<{ id: number; count: number }>`
    select t.id, (select count(*) from customer_tags) as count from unnest(${wanted}::text[]) with ordinality w (name, place)
    join customer_tags t on plain_name(t.name) = plain_name(w.name) order by w.place`.execute(trx)
  if (rows[0]!.count > MOST_TAGS) throw new TooManyTags()
  return rows.map(({ id }) => id)
}

/** Gives each of these customers each of these tags. */
async function tagProfiles(trx: Kysely<Database>, profileIds: readonly number[], tagIds: readonly number[]) {
  await sql`
    insert into customer_tagged (profile_id, tag_id)
    select p.id, t.id from customer_profiles p cross join unnest(${tagIds}::bigint[]) t (id)
    where p.id = any(${profileIds}::bigint[]) and p.merged_into is null on conflict do nothing`.execute(trx)
}
