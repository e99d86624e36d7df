import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { insertNumbered, insertRows } from './insert-rows.ts'
import { hoursBefore } from './moments.ts'
import type { LifeOrder } from './orders.ts'

/** No password fits it: nobody signs in as an example. */
const NO_PASSWORD = '!'

/** Accounts of those who made one with their first order; answers their numbers by e-mail. */
export async function seedCustomers(trx: Transaction<Database>, orders: readonly LifeOrder[]): Promise<Map<string, number>> {
  const first = new Map<string, LifeOrder>()
  for (const order of orders) if (order.person.hasAccount && !first.has(order.person.email)) first.set(order.person.email, order)
  const members = [...first.values()]
  const rows = members.map(({ person: { email, firstName, lastName }, at }) => ({
    login: email,
    email,
    display_name: `${firstName} ${lastName}`,
    first_name: firstName,
    last_name: lastName,
    password_hash: NO_PASSWORD,
    roles: ['customer'],
    attribution: {},
    created_at: hoursBefore(at, 0.1),
    password_changed_at: hoursBefore(at, 0.1),
  }))
  const ids = await insertNumbered(trx, 'users', rows)
  await insertRows(
    trx,
    'customer_addresses',
    members.map(({ person: { cpf, cellphone, address }, at }, place) => ({
      user_id: ids[place],
      kind: 'billing',
      fields: { personType: 'person', cpf, cnpj: '', stateRegistration: '', cellphone, billing: address },
      modified_at: at,
    })),
  )
  return new Map(members.map(({ person }, place) => [person.email, ids[place]!]))
}
