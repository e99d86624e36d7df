import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Clock } from '#kit/clock.ts'
import type { Order } from '#shop/orders/contract.ts'
import type { Orders } from '#shop/orders/service.ts'
import type { ReturnShipment } from './return-shipments.ts'
import { mayCancel, mayReturn, refundDueAt } from './after-sale.ts'
import type { Mail } from '#shop/accounts/contract.ts'

type ReturnMails = (order: Order, request: { receipt: number; reason: string }) => Promise<Mail[]>
type Options = {
  db: Kysely<Database>
  orders: Pick<Orders, 'changeStatus'>
  clock: Clock
  mails: ReturnMails
  shipmentOf: (orderId: number) => Promise<ReturnShipment | undefined>
  /** In the caller's transaction. */
  putMail: (trx: Kysely<Database>, mail: Mail) => Promise<void>
}

export type ReturnState = { receipt: number; askedAt: Date; shipment: ReturnShipment | undefined } | undefined
export type ReturnOutcome = { ok: true; receipt: number; isRepeat: boolean } | { ok: false }

/** What a shopper may still do with an order after it was placed: give it up, or send it back. */
export function createAfterSale({ db, orders, clock, mails, shipmentOf, putMail }: Options) {
  const asked = async (orderId: number): Promise<ReturnState> => {
    const row = await db
      .selectFrom('return_requests')
      .select(['id', 'created_at'])
      .where('order_id', '=', orderId)
      .executeTakeFirst()
    return row && { receipt: row.id, askedAt: row.created_at, shipment: await shipmentOf(orderId) }
  }

  return {
    /** Whether the way back is open, and whether it was taken already. */
    returnOf: async (order: Order): Promise<{ isOpen: boolean; asked: ReturnState }> => {
      const before = await asked(order.id)
      return { isOpen: !before && mayReturn(order, order.deliveredAt, clock.now()), asked: before }
    },

    /** Asks once; asking again answers with the same receipt. The caller knows that the order is this person's. */
    askReturn: async (order: Order, reason: string): Promise<ReturnOutcome> => {
      const before = await asked(order.id)
      if (before) return { ok: true, receipt: before.receipt, isRepeat: true }
      if (!mayReturn(order, order.deliveredAt, clock.now())) return { ok: false }
      return await inTransaction(db, async (trx): Promise<ReturnOutcome> => {
        const row = await trx
          .insertInto('return_requests')
          .values({ order_id: order.id, reason, refund_due_at: refundDueAt(new Date(clock.now())) })
          .onConflict((conflict) => conflict.column('order_id').doNothing())
          .returning('id')
          .executeTakeFirst()
        if (!row) {
          const rival = await trx
            .selectFrom('return_requests')
            .select('id')
            .where('order_id', '=', order.id)
            .executeTakeFirstOrThrow()
          return { ok: true, receipt: rival.id, isRepeat: true }
        }
        const text = `Devolução solicitada. Protocolo ${row.id}.${reason === '' ? '' : ` Motivo: ${reason}`}`
        await trx.insertInto('order_notes').values({ order_id: order.id, text, to_customer: true, author: 'Cliente' }).execute()
        for (const mail of await mails(order, { receipt: row.id, reason })) await putMail(trx, mail)
        return { ok: true, receipt: row.id, isRepeat: false }
      })
    },

    /** Gives an unpaid order up. Money that arrives at the same moment wins; if it was only a part, the merchant sees it as due back. */
    cancel: async (order: Order): Promise<boolean> => {
      if (!mayCancel(order)) return false
      const outcome = await orders.changeStatus({
        orderId: order.id,
        to: 'cancelled',
        from: [order.status],
        actor: 'Cliente',
        note: 'Cancelado pelo cliente.',
      })
      return outcome.ok
    },
  }
}
export type AfterSale = ReturnType<typeof createAfterSale>
