import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { createEditing } from './edit.ts'
import { moveOrder } from './move-order.ts'
import type { Parts } from './parts.ts'
import { SENDING_UNDONE } from './text.ts'

/** `wasTold`: the mail had gone out already, so the buyer knows the code, and it stays. */
export type UndoneSending = { ok: true; wasTold: boolean } | { ok: false; problem: 'unknown' | 'not-allowed' | 'delivered' }
type Undo = { orderId: number; actor: string }
type Sent = { status: string; from: string | null; isDelivered: boolean; tracking: Before | null }
type Before = { tracking_carrier: string | null; tracking_code: string | null; tracking_url: string | null }

/** Takes back that an order was sent: it waits again, with the code that it had before, and a mail that is not written yet is not. */
export async function undoSending(
  trx: Transaction<Database>,
  parts: Pick<Parts, 'stock' | 'coupons'>,
  { orderId, actor }: Undo,
): Promise<UndoneSending> {
  const order = await trx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().executeTakeFirst()
  if (!order) return { ok: false, problem: 'unknown' }
  // What was written in one transaction has one moment: the code that came with the change of state goes with it.
  const { rows } = await sql<Sent>`
    select o.status, last.before ->> 'status' as "from", o.delivered_at is not null as "isDelivered", (
      select t.before from order_events t
      where t.order_id = o.id and t.kind = 'tracking' and t.created_at = last.created_at order by t.id limit 1
    ) as tracking
    from orders o left join lateral (
      select before, created_at from order_events e where e.order_id = o.id and e.kind = 'status' order by e.id desc limit 1
    ) last on true where o.id = ${orderId}`.execute(trx)
  const { status, from, isDelivered, tracking } = rows[0]!
  if (status !== 'completed' || from !== 'processing') return { ok: false, problem: 'not-allowed' }
  if (isDelivered) return { ok: false, problem: 'delivered' }
  const wasTold = await takeMailBack(trx, orderId)
  const moved = await moveOrder(trx, parts, { orderId, to: 'processing', actor, note: SENDING_UNDONE })
  if (!moved.ok) return { ok: false, problem: 'not-allowed' }
  if (tracking && !wasTold) {
    const { tracking_carrier: carrier, tracking_code: code, tracking_url: url } = tracking
    const before = { carrier: carrier ?? '', code: code ?? '', url: url ?? '' }
    await createEditing({ db: trx }).setTracking(orderId, before, actor, { isLeaving: false })
  }
  return { ok: true, wasTold }
}

/** False when the mail was not written yet, or there is none; whoever writes it at this moment is waited for. */
async function takeMailBack(trx: Transaction<Database>, orderId: number): Promise<boolean> {
  const mail = await trx
    .selectFrom('order_mails')
    .select(['mail_id', 'drawn_at'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'sent')
    .forUpdate()
    .executeTakeFirst()
  if (!mail || (mail.drawn_at && mail.mail_id === null)) return false
  if (mail.drawn_at) return true
  await trx.deleteFrom('order_mails').where('order_id', '=', orderId).where('kind', '=', 'sent').execute()
  return false
}
