import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { newPassword } from '#kit/ids.ts'
import type { Meta, MetaChange } from '#kit/meta-data.ts'
import type { Cents } from '#kit/money.ts'
import { slugOf } from '#kit/pt-br.ts'
import { createAddresses } from './addresses.ts'
import type { KeptAddresses, Role } from './contract.ts'
import { hashPassword } from './password.ts'
import { passwordRule } from './password-names.ts'
import { saveCustomerMeta } from './customer-meta.ts'
import { putPassword } from './put-password.ts'
import { createAccounts } from './service.ts'

/** Somebody with an account, as the merchant sees them. */
export type CustomerRecord = {
  id: number
  login: string
  email: string
  firstName: string
  lastName: string
  displayName: string
  roles: Role[]
  createdAt: Date
  modifiedAt: Date
  attribution: Record<string, string>
  addresses: KeptAddresses
  meta: Meta[]
  ordersCount: number
  /** Of orders that were paid or delivered, without what went back. */
  spentCents: Cents
}

export type CustomerFilter = {
  search?: string | undefined
  email?: string | undefined
  /** Undefined: everybody. It may be one that nobody has here, as «editor». */
  role?: string | undefined
  include?: number[] | undefined
  exclude?: number[] | undefined
}
export type CustomerSort = { by: 'id' | 'name' | 'registered' | 'include'; isAscending: boolean }
export type CustomerInput = {
  email?: string | undefined
  firstName?: string | undefined
  lastName?: string | undefined
  password?: string | undefined
  addresses?: KeptAddresses
  meta?: MetaChange[]
}
export type CustomerProblem =
  | { kind: 'unknown' | 'email-taken' | 'login-taken' | 'not-a-customer' }
  | { kind: 'refused' | 'bad-fields'; text: string }
export type CustomerOutcome = { ok: true; id: number } | { ok: false; problem: CustomerProblem }

type Trx = Transaction<Database>
class Refused extends Error {
  readonly problem: CustomerProblem
  constructor(problem: CustomerProblem) {
    super(problem.kind)
    this.problem = problem
  }
}

/** The shop's customers at the merchant's desk. People who run the shop can be seen here, but not changed: that would be a way to become one of them. */
export function createCustomers({ db }: { db: Kysely<Database> }) {
  const outcomeOf = async (work: (trx: Trx) => Promise<number>): Promise<CustomerOutcome> => {
    try {
      return { ok: true, id: await inTransaction(db, work) }
    } catch (error) {
      if (error instanceof Refused) return { ok: false, problem: error.problem }
      if ((error as { constraint?: string }).constraint === 'users_email') return { ok: false, problem: { kind: 'email-taken' } }
      throw error
    }
  }
  return {
    find: async (id: number) => (await read(db, { where: sql`u.id = ${id}` }))[0],
    list: async (
      filter: CustomerFilter,
      { sort, limit, offset }: { sort: CustomerSort; limit: number; offset: number },
    ): Promise<{ customers: CustomerRecord[]; total: number }> => {
      const where = whereOf(filter)
      const [customers, { rows }] = await Promise.all([
        read(db, { where, sort: sortOf(sort, filter.include ?? []), limit, offset }),
        sql<{ total: number }>`select count(*) as total from users u where ${where}`.execute(db),
      ])
      return { customers, total: rows[0]!.total }
    },

    create: async ({ login = '', ...input }: CustomerInput & { email: string; login?: string }): Promise<CustomerOutcome> =>
      await outcomeOf(async (trx) => {
        const accounts = createAccounts({ db: trx })
        if (await accounts.find(input.email)) throw new Refused({ kind: 'email-taken' })
        const name = login === '' ? `${slugOf(input.email.split('@', 1)[0]!).slice(0, 40) || 'cliente'}-${newPassword(5)}` : login
        const made = await accounts.create({
          login: name,
          email: input.email,
          displayName: [input.firstName, input.lastName].filter(Boolean).join(' ').slice(0, 250),
          // Without one nobody signs in until the owner of the address asks for a new one.
          password: input.password ?? newPassword(24),
          roles: ['customer'],
        })
        if (!made.ok) throw new Refused(made.isTaken ? { kind: 'login-taken' } : { kind: 'refused', text: made.problem })
        await write(trx, made.user.id, input)
        return made.user.id
      }),

    update: async (id: number, input: CustomerInput): Promise<CustomerOutcome> =>
      await outcomeOf(async (trx) => {
        const user = await trx.selectFrom('users').select('roles').where('id', '=', id).forUpdate().executeTakeFirst()
        if (!user) throw new Refused({ kind: 'unknown' })
        if (!isOnlyCustomer(user.roles)) throw new Refused({ kind: 'not-a-customer' })
        const weak = input.password === undefined ? undefined : (await passwordRule(trx))(input.password, [input.email ?? ''])
        if (weak) throw new Refused({ kind: 'refused', text: weak })
        await write(trx, id, input)
        if (input.password !== undefined) await putPassword(trx, id, { passwordHash: await hashPassword(input.password) })
        return id
      }),
  }
}
export type Customers = ReturnType<typeof createCustomers>

/** Buys or reads, and runs nothing of the shop. */
export const isOnlyCustomer = (roles: readonly Role[]) => roles.every((role) => role === 'customer' || role === 'subscriber')

async function write(trx: Trx, id: number, { email, firstName, lastName, addresses = {}, meta }: CustomerInput) {
  const names = {
    ...(email !== undefined && { email: email.toLowerCase() }),
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
  }
  if (Object.keys(names).length > 0) await trx.updateTable('users').set(names).where('id', '=', id).execute()
  const kept = createAddresses({ db: trx })
  if (addresses.billing) await kept.keep(id, 'billing', addresses.billing)
  if (addresses.shipping) await kept.keep(id, 'shipping', addresses.shipping)
  const saved = await saveCustomerMeta(trx, id, meta)
  if (!saved.ok) throw new Refused({ kind: 'bad-fields', text: saved.text })
}

function whereOf({ search = '', email, role, include, exclude = [] }: CustomerFilter): RawBuilder<unknown> {
  const conditions = [sql`true`]
  if (role) conditions.push(sql`${sql.lit(role)} = any(u.roles)`)
  if (email) conditions.push(sql`u.email = ${email.toLowerCase()}`)
  if (include) conditions.push(sql`u.id = any(${include}::bigint[])`)
  if (exclude.length > 0) conditions.push(sql`u.id <> all(${exclude}::bigint[])`)
  const words = search.trim().toLowerCase().slice(0, 200)
  const part = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  if (words !== '')
    conditions.push(
      // The first is what the index knows; the second, that the words don't reach from one field into the next.
      sql`lower(u.login || ' ' || u.email || ' ' || u.first_name || ' ' || u.last_name || ' ' || u.display_name) like ${part}`,
      sql`(u.login like ${part} or u.email like ${part} or lower(u.first_name || ' ' || u.last_name) like ${part} or lower(u.display_name) like ${part})`,
    )
  return sql.join(conditions, sql` and `)
}

function sortOf({ by, isAscending }: CustomerSort, include: number[]): RawBuilder<unknown> {
  const direction = isAscending ? sql`asc` : sql`desc`
  if (by === 'include') return sql`array_position(${include}::bigint[], u.id), u.id`
  if (by === 'name') return sql`lower(u.display_name) ${direction}, u.id ${direction}`
  return by === 'registered' ? sql`u.created_at ${direction}, u.id ${direction}` : sql`u.id ${direction}`
}

type Reading = { where: RawBuilder<unknown>; sort?: RawBuilder<unknown>; limit?: number; offset?: number }

async function read(
  db: Kysely<Database>,
  { where, sort = sql`u.id`, limit = 1, offset = 0 }: Reading,
): Promise<CustomerRecord[]> {
  const { rows } = await sql<Omit<CustomerRecord, 'addresses'> & { addresses: KeptAddresses | null }>`
    select u.id, u.login, u.email, u.first_name as "firstName", u.last_name as "lastName", u.display_name as "displayName", u.roles,
      u.created_at as "createdAt", u.attribution,
      greatest(u.created_at, u.password_changed_at, (select max(a.modified_at) from customer_addresses a where a.user_id = u.id)) as "modifiedAt",
      (select jsonb_object_agg(a.kind, a.fields) from customer_addresses a where a.user_id = u.id) as addresses,
      coalesce((select m.meta from customer_meta m where m.user_id = u.id), '[]') as meta,
      (select count(*) from orders o where o.user_id = u.id and o.trashed_at is null) as "ordersCount",
      (
        select coalesce(sum(o.total_cents - o.refunded_cents), 0)::bigint from orders o
        where o.user_id = u.id and o.trashed_at is null and o.status in ('processing', 'completed')
          and not is_test_payment(o.payment_method)
      ) as "spentCents"
    from (select u.id from users u where ${where} order by ${sort} limit ${limit} offset ${offset}) page
    join users u on u.id = page.id order by ${sort}`.execute(db)
  return rows.map((row) => ({ ...row, addresses: row.addresses ?? {} }))
}
