import { type RawBuilder, sql } from 'kysely'
import type { Trx } from '../../kind.ts'
import type { OrderRow } from './read.ts'

export type NewParts = { oldId: string; id: number; row: OrderRow; isNew: boolean }
type Find = (oldId: string) => number | undefined
type Around = { source: string; product: Find; variation: Find }

/** Whose payments nobody here can ask about or give back. */
export const OLD_SHOP = 'previous_shop'
const ACTOR = 'Loja anterior'

/** Lines, fees, coupons, metas, money and history of orders, in the place of what was there. */
export async function writeOrderParts(trx: Trx, parts: readonly NewParts[], around: Around): Promise<void> {
  const ids = parts.map(({ id }) => id)
  const known = parts.filter(({ isNew }) => !isNew).map(({ id }) => id)
  for (const table of ['order_lines', 'order_fees', 'order_coupons', 'order_meta', 'payment_events'])
    if (known.length > 0) await sql`delete from ${sql.table(table)} where order_id = any(${known}::bigint[])`.execute(trx)
  await insert(trx, 'order_lines', linesOf(parts, around))
  await insert(
    trx,
    'order_fees',
    parts.flatMap(({ id, row }) => row.fees.map((fee, position) => ({ order_id: id, position, ...fee }))),
  )
  await sql`
    insert into order_coupons (order_id, coupon_id, code, discount_cents)
    select w.order_id, c.id, w.code, w.cents
    from jsonb_to_recordset(${json(parts.flatMap(({ id, row }) => row.coupons.map((coupon) => ({ order_id: id, ...coupon }))))})
      as w (order_id bigint, code text, cents bigint)
    left join coupons c on c.code = w.code on conflict do nothing`.execute(trx)
  await insert(
    trx,
    'order_meta',
    parts.flatMap(({ id, row }) => row.meta.map((meta) => ({ order_id: id, ...meta }))),
  )
  await writeMoney(trx, parts, around.source)
  await writeHistory(trx, parts, ids)
}

const linesOf = (parts: readonly NewParts[], { product, variation }: Around) =>
  parts.flatMap(({ id, row }) =>
    row.lines.map((line, position) => ({
      order_id: id,
      position,
      product_id: line.product === undefined ? null : (product(line.product) ?? null),
      variation_id: line.variation === undefined ? null : (variation(line.variation) ?? null),
      name: line.name,
      sku: line.sku,
      options: line.options,
      quantity: line.quantity,
      unit_cents: line.unitCents,
      discount_cents: line.discountCents,
      total_cents: line.totalCents,
    })),
  )

async function writeMoney(trx: Trx, parts: readonly NewParts[], source: string) {
  const paid = parts.flatMap(({ oldId, id, row }) =>
    row.paidAt === undefined || row.paidCents === 0
      ? []
      : [{ order_id: id, event: row.transactionId, own: `${source}:${oldId}`, cents: row.paidCents, at: row.paidAt }],
  )
  // A reference that several orders share, or that an order here has already, is told apart by the order's number.
  await sql`
    insert into payment_events (provider, event_id, kind, amount_cents, reference, order_id, raw, received_at, applied_at)
    select ${OLD_SHOP}, case
        when w.event = '' then w.own
        when count(*) over (partition by w.event) > 1 or exists (
          select from payment_events e where e.provider = ${OLD_SHOP} and e.event_id = w.event) then left(w.event || ' ' || w.own, 200)
        else w.event end, 'paid', w.cents, left(w.event, 200), w.order_id, '{}', w.at, now()
    from jsonb_to_recordset(${json(paid)}) as w (order_id bigint, event text, own text, cents bigint, at timestamptz)`.execute(
    trx,
  )
  const refunds = parts.flatMap(({ id, row }) =>
    row.refunds.map(({ oldId, cents, reason }) => ({
      order_id: id,
      key: `import:${oldId}`,
      cents,
      reason,
      at: row.paidAt ?? row.createdAt,
    })),
  )
  await sql`
    delete from order_refunds r where r.order_id = any(${parts.map(({ id }) => id)}::bigint[]) and starts_with(r.key, 'import:')
      and not exists (select from jsonb_to_recordset(${json(refunds)}) as w (order_id bigint, key text) where w.order_id = r.order_id and w.key = r.key)`.execute(
    trx,
  )
  await sql`
    insert into order_refunds (order_id, key, amount_cents, reason, actor, by_hand, created_at)
    select w.order_id, w.key, w.cents, w.reason, ${ACTOR}, true, w.at
    from jsonb_to_recordset(${json(refunds)}) as w (order_id bigint, key text, cents bigint, reason text, at timestamptz)
    on conflict (order_id, key) do update set amount_cents = excluded.amount_cents, reason = excluded.reason`.execute(trx)
}

/** When it was completed, and that it came over: the last event tells its state. */
async function writeHistory(trx: Trx, parts: readonly NewParts[], ids: readonly number[]) {
  const events = parts.flatMap(({ id, row, isNew }) => [
    ...(isNew && row.completedAt ? [{ order_id: id, kind: 'status', status: 'completed', at: row.completedAt }] : []),
    { order_id: id, kind: 'imported', status: row.status, at: new Date() },
  ])
  await sql`
    insert into order_events (order_id, kind, actor, after, created_at)
    select w.order_id, w.kind, ${ACTOR}, jsonb_build_object('status', w.status), w.at
    from jsonb_to_recordset(${json(events.map((event, place) => ({ ...event, place })))}) as w (order_id bigint, kind text, status text, at timestamptz, place integer)
    where w.order_id = any(${ids}::bigint[]) order by w.place`.execute(trx)
}

const json = (value: unknown): RawBuilder<unknown> => sql`${JSON.stringify(value)}::jsonb`

async function insert(trx: Trx, table: 'order_lines' | 'order_fees' | 'order_meta', rows: readonly object[]) {
  if (rows.length === 0) return
  const names = sql.join(Object.keys(rows[0]!).map((name) => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${json(rows)}) on conflict do nothing`.execute(trx)
}
