import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Addresses } from '#shop/accounts/addresses.ts'
import type { User } from '#shop/accounts/contract.ts'
import type { Registration } from '#shop/accounts/registration.ts'
import type { Customer } from './contract.ts'
import type { PlacedOrder } from '#shop/orders/contract.ts'

type Options = { db: Kysely<Database>; registration: Registration; addresses: Addresses }
export type Settling = {
  userId: number | undefined
  customer: Customer
  /** Of the account that was asked for. */
  password: string | undefined
  attribution: Record<string, string>
}

/** What follows a placed order: the account that was asked for, and the address for the next time. Done twice it is as done once. */
export function createSettling({ db, registration, addresses }: Options) {
  const account = async (order: PlacedOrder, { customer, password, attribution }: Settling): Promise<User | undefined> => {
    if (password === undefined) return undefined
    const outcome = await registration.register({ email: customer.email, password, attribution })
    const user = outcome.ok ? outcome.user : undefined
    if (!user) return undefined
    const { firstName, lastName } = customer.billing
    await sql`update users set first_name = ${firstName}, last_name = ${lastName}, display_name = ${firstName} where id = ${user.id}`.execute(
      db,
    )
    await sql`update orders set user_id = ${user.id} where id = ${order.id} and user_id is null`.execute(db)
    return { ...user, displayName: firstName }
  }
  return async (order: PlacedOrder, settling: Settling): Promise<User | undefined> => {
    const user = settling.userId === undefined ? await account(order, settling) : undefined
    const owner = settling.userId ?? user?.id
    if (owner !== undefined) {
      const { billing, shipping, personType, cpf, cnpj, stateRegistration, cellphone } = settling.customer
      await addresses.keep(owner, 'billing', { billing, personType, cpf, cnpj, stateRegistration, cellphone })
      await addresses.keep(owner, 'shipping', shipping)
    }
    return user
  }
}
