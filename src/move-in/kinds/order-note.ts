import { sql } from 'kysely'
import { plainText } from '#kit/safe-html.ts'
import { typedLine, typedText } from '#kit/typed-text.ts'
import { type Kind, refused } from '../kind.ts'
import { flagOf, momentOf, oldIdOf, rawOf } from '../wire.ts'

type Row = { order: string; text: string; toCustomer: boolean; author: string; at: Date }

export const orderNoteKind: Kind<Row> = {
  kind: 'order-note',
  read: (data) => {
    const order = oldIdOf(data['order_id']) ?? oldIdOf(data['parent_id']) ?? oldIdOf(data['post'])
    const text = typedText(plainText(rawOf(data['note']) || rawOf(data['content'])), 5_000).slice(0, 5_000)
    const title = `Nota do pedido ${order ?? ''}`
    if (!order) return refused(title, 'Não diz de qual pedido é.')
    if (text === '') return refused(title, 'Está vazia.')
    const author = typedLine(data['author'], 250) || 'Loja anterior'
    const at = momentOf(data, 'date_created') ?? new Date(0)
    return { is: 'row', title, notes: [], row: { order, text, toCustomer: flagOf(data['customer_note']), author, at } }
  },
  write: async (trx, things, { newIds }) => {
    const orders = await newIds('order', [...new Set(things.map(({ row }) => row.order))])
    const written = []
    // What was said of an order is never changed: a note that is here stays as it came.
    const fresh = things.filter(({ newId }) => newId === undefined)
    const list = fresh.map(({ row }, at) => ({ ...row, place: at, orderId: orders.get(row.order) ?? null }))
    const { rows } = await sql<{ id: number; place: number }>`
      with wanted as (
        select nextval(pg_get_serial_sequence('order_notes', 'id')) as id, w.* from (
          select w.* from jsonb_to_recordset(${JSON.stringify(list)}::jsonb)
            as w (place integer, "orderId" bigint, text text, "toCustomer" boolean, author text, at timestamptz)
          join orders o on o.id = w."orderId" order by w.place) w
      ),
      made as (
        insert into order_notes (id, order_id, text, to_customer, author, created_at) overriding system value
        select id, "orderId", text, "toCustomer", author, at from wanted
      )
      select id, place from wanted`.execute(trx)
    const ids = new Map(rows.map((row) => [row.place, row.id]))
    for (const [at, { oldId }] of fresh.entries()) {
      const newId = ids.get(at)
      written.push(
        newId === undefined ? { oldId, refused: 'O pedido não veio.' } : { oldId, newId, place: 'order_notes' as const },
      )
    }
    for (const { oldId, newId } of things) if (newId !== undefined) written.push({ oldId, newId, place: 'order_notes' as const })
    return written
  },
}
