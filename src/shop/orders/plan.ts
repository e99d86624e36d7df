import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { ChosenPlan } from './contract.ts'

/** For programs; people read the plan in the name of the way to pay, wherever an order is shown. */
const COUNT = '_installments'

/** «Cartão em 3x de R$ 33,34, sem juros». */
export const paidBy = (title: string, plan: ChosenPlan | undefined) => (plan ? `${title} em ${plan.words}` : title)

export const planMeta = (plan: ChosenPlan | undefined): Record<string, string> => (plan ? { [COUNT]: String(plan.count) } : {})

/** The plan of an order that is paid another way; none takes a former one away. */
export async function keepPlan(trx: Transaction<Database>, orderId: number, plan: ChosenPlan | undefined) {
  await trx.deleteFrom('order_meta').where('order_id', '=', orderId).where('key', '=', COUNT).execute()
  for (const [key, value] of Object.entries(planMeta(plan)))
    await trx.insertInto('order_meta').values({ order_id: orderId, key, value }).execute()
}

/** In how many parcels the buyer chose to pay; undefined: at once. */
export async function parcelsOfOrder(db: Kysely<Database>, orderId: number): Promise<number | undefined> {
  const meta = await db
    .selectFrom('order_meta')
    .select('value')
    .where('order_id', '=', orderId)
    .where('key', '=', COUNT)
    .executeTakeFirst()
  const count = Number(meta?.value)
  return Number.isSafeInteger(count) && count > 1 ? count : undefined
}
