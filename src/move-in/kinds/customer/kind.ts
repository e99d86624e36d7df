import { sql } from 'kysely'
import { protectCarriedPassword } from '#shop/accounts/carried-password.ts'
import { hashPassword, NO_PASSWORD } from '#shop/accounts/password.ts'
import { shutUnproved } from '#shop/accounts/shut-unproved.ts'
import type { Kind, Present, Trx, Writing } from '../../kind.ts'
import { keepMetas } from './keep-metas.ts'
import { type CustomerRow, readCustomer } from './read.ts'

export const customerKind: Kind<CustomerRow> = {
  kind: 'customer',
  read: readCustomer,
  // Weak hashes are never kept as they are.
  prepare: async (row) =>
    row.passwordHash === undefined ? row : { ...row, passwordHash: await protectCarriedPassword(row.passwordHash, hashPassword) },
  findPresent: async (db, things) => {
    const emails = things.map(({ row }) => row.email)
    const rows = await db.selectFrom('users').select(['id', 'email']).where('email', 'in', emails).execute()
    const ids = new Map(rows.map(({ id, email }) => [email, id]))
    return new Map(
      things.flatMap(({ oldId, row }): [string, Present][] => {
        const id = ids.get(row.email)
        const note =
          'Já tem conta aqui, e os pedidos antigos passam a ser dela. Se o e-mail dela nunca foi confirmado, a senha deixa de valer: o cliente entra por um link no e-mail.'
        return id === undefined ? [] : [[oldId, { id, place: 'users', is: 'same', note }]]
      }),
    )
  },
  // What was bought in the old shop must not open to whoever registered here with its buyer's address.
  meet: async (trx, ids) => void (await shutUnproved(trx, ids)),
  write: async (trx, things) => {
    const fresh = things.filter(({ newId }) => newId === undefined)
    const ids = new Map([
      ...(await insert(trx, fresh)),
      ...things.flatMap(({ oldId, newId }) => (newId ? [[oldId, newId] as const] : [])),
    ])
    await update(
      trx,
      things.filter(({ newId }) => newId !== undefined),
    )
    await keepAddresses(trx, things, ids)
    const notes = await keepMetas(trx, things, ids)
    return things.map(({ oldId }) => {
      const newId = ids.get(oldId)
      return newId === undefined
        ? { oldId, refused: 'O mesmo e-mail já veio com outra conta.' }
        : { oldId, newId, place: 'users' as const, notes: notes.get(oldId) ?? [] }
    })
  },
}

async function insert(trx: Trx, things: readonly Writing<CustomerRow>[]): Promise<Map<string, number>> {
  const logins = things.flatMap(({ row }) => row.login || [])
  const { rows: known } = await sql<{ login: string }>`select login from users where login = any(${logins}::text[])`.execute(trx)
  const taken = new Set(known.map(({ login }) => login))
  const list = things.map(({ oldId, row }, place) => {
    const login = row.login === '' || taken.has(row.login) ? row.email : row.login
    taken.add(login)
    return { ...row, oldId, login, place, passwordHash: row.passwordHash ?? NO_PASSWORD, createdAt: row.createdAt ?? new Date() }
  })
  const { rows } = await sql<{ id: number; email: string }>`
    insert into users (login, email, display_name, password_hash, roles, created_at, password_changed_at, first_name, last_name)
    select u.login, u.email, u."displayName", u."passwordHash", '{customer}', u."createdAt", u."createdAt", u."firstName", u."lastName"
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as u (
      login text, email text, "displayName" text, "passwordHash" text, "createdAt" timestamptz, "firstName" text, "lastName" text, place integer)
    order by u.place on conflict do nothing returning id, email`.execute(trx)
  const byEmail = new Map(rows.map(({ id, email }) => [email, id]))
  const ids = new Map<string, number>()
  for (const { oldId, email } of list) {
    const id = byEmail.get(email)
    if (id !== undefined) ids.set(oldId, id)
    byEmail.delete(email)
  }
  return ids
}

/** The password stays: its owner may have changed it here since. */
async function update(trx: Trx, things: readonly Writing<CustomerRow>[]) {
  const list = things.map(({ newId, row }) => ({ ...row, id: newId }))
  await sql`
    update users u set first_name = n."firstName", last_name = n."lastName", display_name = n."displayName"
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as n (id bigint, "firstName" text, "lastName" text, "displayName" text)
    where u.id = n.id`.execute(trx)
}

async function keepAddresses(trx: Trx, things: readonly Writing<CustomerRow>[], ids: ReadonlyMap<string, number>) {
  const list = things.flatMap(({ oldId, row }) =>
    Object.entries(row.addresses).flatMap(([kind, fields]) => {
      const user_id = ids.get(oldId)
      return user_id === undefined ? [] : [{ user_id, kind, fields }]
    }),
  )
  await sql`
    insert into customer_addresses (user_id, kind, fields)
    select a.user_id, a.kind, a.fields from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as a (user_id bigint, kind text, fields jsonb)
    on conflict (user_id, kind) do update set fields = excluded.fields, modified_at = now()`.execute(trx)
}
