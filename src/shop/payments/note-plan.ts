import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { formatMoney } from '#kit/money.ts'
import type { Orders } from '#shop/orders/service.ts'
import { servicePlanLabel } from './installment-labels.ts'
import type { Receipt } from './provider.ts'

type Options = { db: Kysely<Database>; orders: Pick<Orders, 'keepPlan' | 'paidBy'> }

/** Writes on an order in how many parcels its buyer pays the service. What the shop sold for stays its total. Done twice it is as done once. */
export const createPlanNoting =
  ({ db, orders }: Options) =>
  async (orderId: number, { plan, amountCents }: Receipt) => {
    if (!plan) return
    const words = servicePlanLabel(plan, amountCents)
    await inTransaction(db, async (trx) => {
      const order = await trx
        .selectFrom('orders')
        .select('payment_title as title')
        .where('id', '=', orderId)
        .forUpdate()
        .executeTakeFirst()
      if (!order || order.title.endsWith(words)) return
      const chosen = { count: plan.count, words }
      await trx
        .updateTable('orders')
        .set({ payment_title: orders.paidBy(order.title, chosen) })
        .where('id', '=', orderId)
        .execute()
      await orders.keepPlan(trx, orderId, chosen)
      const text = `O cliente paga em ${words}. A loja recebe ${formatMoney(amountCents)}, menos a tarifa do serviço.`
      await trx.insertInto('order_notes').values({ order_id: orderId, text, author: 'Loja' }).execute()
    })
  }
