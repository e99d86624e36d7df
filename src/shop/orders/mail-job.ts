import { type Kysely, sql } from 'kysely'
import { enqueue } from '#jobs/queue.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Order } from './contract.ts'

type Drawn = { to: string; replyTo: string | undefined; subject: string; text: string; html: string }
type Options = {
  db: Kysely<Database>
  findById: (id: number) => Promise<Order | undefined>
  draw: (kind: string, order: Order) => Promise<Drawn | undefined>
}

/** Draws what was asked for about an order and puts it into the outbox: each mail once, whoever runs this at the same time. */
export function createOrderMailJob({ db, findById, draw }: Options) {
  return async ({ payload }: { payload: unknown }) => {
    const orderId = Number((payload as { order?: unknown }).order)
    const order = Number.isSafeInteger(orderId) ? await findById(orderId) : undefined
    if (!order) return
    await inTransaction(db, async (trx) => {
      const open = await trx
        .selectFrom('order_mails')
        .select('kind')
        .where('order_id', '=', orderId)
        .where('drawn_at', 'is', null)
        .orderBy('created_at')
        .forUpdate()
        .execute()
      for (const { kind } of open) {
        const drawn = await draw(kind, order)
        let mailId: number | null = null
        if (drawn) {
          const { to, replyTo, subject, text, html } = drawn
          const mail = await trx
            .insertInto('mails')
            .values({ to_address: to, reply_to: replyTo ?? null, subject, text, html })
            .returning('id')
            .executeTakeFirstOrThrow()
          mailId = mail.id
          await enqueue(trx, { kind: 'send-mail', payload: { mail: mail.id }, ref: String(mail.id) })
        }
        await trx
          .updateTable('order_mails')
          .set({ mail_id: mailId, drawn_at: sql<Date>`now()` })
          .where('order_id', '=', orderId)
          .where('kind', '=', kind)
          .execute()
      }
    })
  }
}
