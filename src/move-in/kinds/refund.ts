import { sql } from 'kysely'
import { typedText } from '#kit/typed-text.ts'
import { type Kind, refused } from '../kind.ts'
import { centsOf, momentOf, oldIdOf } from '../wire.ts'

type Row = { order: string; oldId: string; cents: number; reason: string; at: Date | undefined }

/** The order tells how much went back; the refund itself adds when and why. */
export const refundKind: Kind<Row> = {
  kind: 'refund',
  read: (data) => {
    const order = oldIdOf(data['parent_id']) ?? oldIdOf(data['order_id'])
    const oldId = oldIdOf(data['id'])
    const title = `Reembolso ${oldId ?? ''} do pedido ${order ?? ''}`
    const cents = Math.abs(centsOf(data['amount']) ?? centsOf(data['total']) ?? 0)
    if (!order || !oldId) return refused(title, 'Não diz de qual pedido é.')
    if (cents === 0) return refused(title, 'Não devolveu dinheiro.')
    const reason = typedText(data['reason'], 1_000).slice(0, 1_000)
    return { is: 'row', title, notes: [], row: { order, oldId, cents, reason, at: momentOf(data, 'date_created') } }
  },
  write: async (trx, things, { newIds }) => {
    const orders = await newIds('order', [...new Set(things.map(({ row }) => row.order))])
    const list = things.map(({ oldId, row }) => ({
      oldId,
      orderId: orders.get(row.order) ?? null,
      key: `import:${row.oldId}`,
      cents: row.cents,
      reason: row.reason,
      at: row.at ?? null,
    }))
    const json = JSON.stringify(list)
    const wanted = sql`jsonb_to_recordset(${json}::jsonb) as w ("oldId" text, "orderId" bigint, key text, cents bigint, reason text, at timestamptz)`
    await sql`
      insert into order_refunds (order_id, key, amount_cents, reason, actor, by_hand, created_at)
      select o.id, w.key, w.cents, w.reason, 'Loja anterior', true, coalesce(w.at, o.created_at) from ${wanted} join orders o on o.id = w."orderId"
      where w.cents <= o.total_cents - o.refunded_cents
        or exists (select from order_refunds r where r.order_id = o.id and r.key = w.key)
      on conflict (order_id, key) do update set created_at = excluded.created_at, reason = excluded.reason`.execute(trx)
    await sql`
      update orders o set refunded_cents = s.cents from (
        select r.order_id, least(sum(r.amount_cents), max(total.total_cents))::bigint as cents from order_refunds r
        join orders total on total.id = r.order_id
        where r.order_id in (select w."orderId" from ${wanted}) group by r.order_id
      ) s where o.id = s.order_id and o.refunded_cents <> s.cents`.execute(trx)
    const { rows } = await sql<{ oldId: string; id: number }>`
      select w."oldId", r.id from ${wanted} join order_refunds r on r.order_id = w."orderId" and r.key = w.key`.execute(trx)
    const ids = new Map(rows.map((row) => [row.oldId, row.id]))
    return things.map(({ oldId }) => {
      const newId = ids.get(oldId)
      return newId === undefined
        ? { oldId, refused: 'O pedido não veio, ou os reembolsos passam do seu total.' }
        : { oldId, newId, place: 'order_refunds' as const }
    })
  },
}
