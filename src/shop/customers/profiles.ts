import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Clock } from '#kit/clock.ts'
import type { Cents } from '#kit/money.ts'
import type { Address } from '#shop/checkout/contract.ts'
import type { CustomerFilter, CustomerProfile, CustomerSort, ProfileForTable, UsedAddress } from './contract.ts'
import { orderOf, whereOf } from './filter.ts'

type Options = { db: Kysely<Database>; clock: Clock }
type Part = { limit: number; offset: number }
export type OrderOfCustomer = { id: number; number: string; status: string; totalCents: Cents; createdAt: Date }

const MOST_ADDRESSES = 10

/** Customers with what they bought: a page of them is one statement, how many there are another. */
export function createCustomerProfiles({ db, clock }: Options) {
  const here = (filter: CustomerFilter) => whereOf(filter, new Date(clock.now()))
  return {
    list: async (filter: CustomerFilter, { sort, limit, offset }: Part & { sort: CustomerSort }) => {
      const where = here(filter)
      const [profiles, { rows }] = await Promise.all([
        readProfiles(
          db,
          sql`select p.id from customer_profiles p where ${where} order by ${orderOf(sort)} limit ${limit} offset ${offset}`,
          orderOf(sort),
        ),
        sql<{ total: number }>`select count(*) as total from customer_profiles p where ${where}`.execute(db),
      ])
      return { profiles, total: rows[0]!.total }
    },
    /** Those after one of them, by their number: for tables that are written while they are read. */
    forTable: async (filter: CustomerFilter, after: number, limit: number): Promise<ProfileForTable[]> => {
      const profiles = await readProfiles(
        db,
        sql`select p.id from customer_profiles p where ${here(filter)} and p.id > ${after} order by p.id limit ${limit}`,
      )
      const { rows } = await sql<{ id: number; address: Address | null; note: string }>`
        select p.id, p.address, coalesce((select n.text from customer_notes n where n.profile_id = p.id order by n.id desc limit 1), '') as note
        from customer_profiles p where p.id = any(${profiles.map(({ id }) => id)}::bigint[])`.execute(db)
      const more = new Map(rows.map((row) => [row.id, row]))
      return profiles.map((profile) => ({ address: null, note: '', ...more.get(profile.id), id: profile.id, profile }))
    },
    find: async (id: number): Promise<CustomerProfile | undefined> =>
      (await readProfiles(db, sql`select p.id from customer_profiles p where p.id = ${id} and p.merged_into is null`))[0],
    /** The one that an account has. */
    ofAccount: async (userId: number): Promise<CustomerProfile | undefined> =>
      (await readProfiles(db, sql`select p.id from customer_profiles p where p.user_id = ${userId}`))[0],
    otherEmails: async (id: number): Promise<string[]> => {
      const { rows } = await sql<{ email: string }>`
        select email from customer_emails where profile_id = ${id} and email <> (select p.email from customer_profiles p where p.id = ${id}) order by email`.execute(
        db,
      )
      return rows.map(({ email }) => email)
    },
    addresses: async (id: number): Promise<UsedAddress[]> => {
      const { rows } = await sql<{ address: UsedAddress; usedAt: Date }>`
        select place.address, max(o.created_at) as "usedAt" from customer_orders c join orders o on o.id = c.order_id
        cross join lateral (values (o.shipping), (o.billing)) place (address)
        where c.profile_id = ${id} and o.trashed_at is null and place.address ->> 'street' <> ''
        group by place.address order by 2 desc limit ${MOST_ADDRESSES}`.execute(db)
      return rows.map(({ address, usedAt }) => ({ ...address, usedAt }))
    },
    orders: async (id: number, { limit, offset }: Part): Promise<{ orders: OrderOfCustomer[]; total: number }> => {
      const { rows } = await sql<OrderOfCustomer & { total: number }>`
        select o.id, o.number, o.status, o.total_cents as "totalCents", o.created_at as "createdAt", count(*) over () as total
        from customer_orders c join orders o on o.id = c.order_id where c.profile_id = ${id} and o.trashed_at is null
        order by o.created_at desc, o.id desc limit ${limit} offset ${offset}`.execute(db)
      return { orders: rows.map(({ total: _all, ...order }) => order), total: rows[0]?.total ?? 0 }
    },
    /** Adds up everybody anew; answers how many sums were wrong. */
    recount: async (): Promise<number> =>
      await inTransaction(db, async (trx) => {
        // A shop of years is counted in more time than a shopper would wait.
        await sql`set local statement_timeout = '5min'`.execute(trx)
        const { rows } = await sql<{ changed: number }>`select count_customers() as changed`.execute(trx)
        return rows[0]!.changed
      }),
  }
}
export type CustomerProfiles = ReturnType<typeof createCustomerProfiles>

async function readProfiles(db: Kysely<Database>, ids: RawBuilder<unknown>, order = sql`p.id`): Promise<CustomerProfile[]> {
  const { rows } = await sql<CustomerProfile>`
    select p.id, p.user_id as "userId", p.email, p.full_name as name, p.document, p.phone, p.city, p.state, p.origin,
      p.purchases, p.spent_cents as "spentCents", p.first_order_at as "firstOrderAt", p.last_order_at as "lastOrderAt", p.created_at as "createdAt",
      coalesce((
        select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'percentOff', t.percent_off) order by plain_name(t.name))
        from customer_tagged g join customer_tags t on t.id = g.tag_id where g.profile_id = p.id
      ), '[]') as tags
    from (${ids}) page join customer_profiles p on p.id = page.id order by ${order}`.execute(db)
  return rows
}
