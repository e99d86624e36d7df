import { type Kysely, sql } from 'kysely'
import type { StoredPicture } from '#content/media/contract.ts'
import type { Database } from '#db/schema.ts'
import type { Cents } from '#kit/money.ts'
import type { OrderSource } from './contract.ts'
import type { SoldThing } from './needs-processing.ts'

export type RefundRecord = {
  id: number
  orderId: number
  amountCents: Cents
  reason: string
  lines: { lineId: number; units: number; cents: Cents }[]
  actor: string
  userId: number | undefined
  byHand: boolean
  createdAt: Date
}

export type LineAdminDetails = SoldThing & { picture: StoredPicture | undefined; parentName: string | undefined }
export type CouponAdminDetails = { id: number; kind: string; amount: number; freeShipping: boolean }

/** What the merchant's books say of an order beside what shoppers see of it. */
export type OrderAdminDetails = {
  modifiedAt: Date
  /** Grows with every change. */
  version: number
  completedAt: Date | undefined
  trashedAt: Date | undefined
  createdVia: OrderSource
  ip: string
  userAgent: string
  /** What the payment service calls the payment. */
  transactionId: string
  meta: { id: number; key: string; value: string }[]
  refunds: RefundRecord[]
  lines: Record<string, LineAdminDetails>
  coupons: Record<string, CouponAdminDetails>
}

type Row = {
  id: number
  modified_at: Date
  version: number
  completed_at: Date | null
  trashed_at: Date | null
  created_via: OrderSource
  ip: string
  user_agent: string
  transaction_id: string | null
  meta: OrderAdminDetails['meta'] | null
  refunds: RefundRow[] | null
  lines: Record<string, SoldThing & { picture: StoredPicture | null; parentName: string | null }> | null
  coupons: Record<string, CouponAdminDetails> | null
}
type RefundRow = Omit<RefundRecord, 'createdAt' | 'userId' | 'lines'> & {
  createdAt: string
  userId: number | null
  lines: { lineId: number; units: number; cents?: number }[]
}

/** The books of some orders, by their ids: one statement, however many they are. */
export async function readAdminDetails(db: Kysely<Database>, ids: number[]): Promise<Map<number, OrderAdminDetails>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select o.id, o.modified_at, o.version, o.trashed_at, o.created_via, o.ip, o.user_agent,
      (select max(e.created_at) from order_events e where e.order_id = o.id and e.kind = 'status' and e.after ->> 'status' = 'completed') as completed_at,
      (select e.event_id from payment_events e where e.order_id = o.id and e.kind = 'paid' and e.provider <> 'manual' order by e.id desc limit 1) as transaction_id,
      (select jsonb_agg(jsonb_build_object('id', m.id, 'key', m.key, 'value', m.value) order by m.id) from order_meta m where m.order_id = o.id) as meta,
      (select jsonb_agg(${REFUND} order by r.id desc) from order_refunds r where r.order_id = o.id) as refunds,
      (
        select jsonb_object_agg(l.id, jsonb_build_object(
          'virtual', coalesce(p.virtual, false), 'downloadable', coalesce(p.downloadable, false),
          'parentName', case when l.variation_id is null then null else p.name end,
          'picture', (
            select jsonb_build_object('id', m.id, 'alt', m.alt, 'width', m.width, 'height', m.height, 'sizes', m.sizes) from media m
            where m.id = coalesce(v.picture_id, (select pp.media_id from product_pictures pp where pp.product_id = p.id order by pp.position limit 1))
          )
        ))
        from order_lines l left join products p on p.id = l.product_id left join variations v on v.id = l.variation_id
        where l.order_id = o.id
      ) as lines,
      (
        select jsonb_object_agg(oc.code, jsonb_build_object('id', c.id, 'kind', c.kind, 'amount', c.amount, 'freeShipping', c.free_shipping))
        from order_coupons oc join coupons c on c.id = oc.coupon_id where oc.order_id = o.id
      ) as coupons
    from orders o where o.id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, bookOf(row)]))
}

/** Refunds of one order, or of all, newest first. */
export async function listRefunds(
  db: Kysely<Database>,
  { orderId, limit, offset }: { orderId?: number; limit: number; offset: number },
): Promise<{ refunds: RefundRecord[]; total: number }> {
  const where = orderId === undefined ? sql`true` : sql`r.order_id = ${orderId}`
  const [found, counted] = await Promise.all([
    sql<{ refund: RefundRow }>`
      select ${REFUND} as refund from order_refunds r where ${where} order by r.id desc limit ${limit} offset ${offset}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*) as total from order_refunds r where ${where}`.execute(db),
  ])
  return { refunds: found.rows.map(({ refund }) => refundOf(refund)), total: counted.rows[0]!.total }
}

const REFUND = sql`jsonb_build_object(
  'id', r.id, 'orderId', r.order_id, 'amountCents', r.amount_cents, 'reason', r.reason, 'lines', r.lines, 'actor', r.actor,
  'userId', r.user_id, 'byHand', r.by_hand, 'createdAt', r.created_at
)`

const refundOf = ({ createdAt, userId, lines, ...refund }: RefundRow): RefundRecord => ({
  ...refund,
  createdAt: new Date(createdAt),
  userId: userId ?? undefined,
  lines: lines.map(({ lineId, units, cents = 0 }) => ({ lineId, units, cents })),
})

const bookOf = (row: Row): OrderAdminDetails => ({
  modifiedAt: row.modified_at,
  version: row.version,
  completedAt: row.completed_at ?? undefined,
  trashedAt: row.trashed_at ?? undefined,
  createdVia: row.created_via,
  ip: row.ip,
  userAgent: row.user_agent,
  transactionId: row.transaction_id ?? '',
  meta: row.meta ?? [],
  refunds: (row.refunds ?? []).map(refundOf),
  lines: Object.fromEntries(
    Object.entries(row.lines ?? {}).map(([id, { picture, parentName, ...sold }]) => [
      id,
      { ...sold, picture: picture ?? undefined, parentName: parentName ?? undefined },
    ]),
  ),
  coupons: row.coupons ?? {},
})
