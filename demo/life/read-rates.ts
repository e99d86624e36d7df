import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Purchase } from './purchase.ts'

/** Which of the shop's ways to deliver a purchase was sent by, as orders name it. */
export async function readRates(trx: Transaction<Database>) {
  const methods = await trx
    .selectFrom('shipping_methods as m')
    .innerJoin('shipping_zones as z', 'z.id', 'm.zone_id')
    .select(['m.id', 'm.kind', 'm.title', 'z.states'])
    .orderBy('z.position')
    .execute()
  return ({ freight, person }: Purchase): string | null => {
    const named = methods.filter(({ title }) => title === freight.title)
    const found = named.find(({ states }) => states.includes(person.address.state)) ?? named.at(-1)
    return found ? `${found.kind}:${found.id}` : null
  }
}
