import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Cents } from '#kit/money.ts'

export type CouponUse = {
  id: number
  usedAt: Date
  email: string
  userId: number | null
  orderId: number | null
  orderNumber: string | null
  /** What it took off that order. */
  discountCents: Cents | null
}

/** Who used a coupon, when, and in which order: newest first. Undefined when there is no such coupon. */
export async function listUses(
  db: Kysely<Database>,
  { couponId, limit, offset }: { couponId: number; limit: number; offset: number },
): Promise<{ uses: CouponUse[]; total: number } | undefined> {
  const { rows } = await sql<{ total: number; uses: (Omit<CouponUse, 'usedAt'> & { usedAt: string })[] | null }>`
    select (select count(*)::int from coupon_uses u where u.coupon_id = c.id) as total,
      (select jsonb_agg(page order by page.id desc) from (
        select u.id, u.used_at as "usedAt", u.email, u.user_id as "userId", o.id as "orderId", o.number as "orderNumber",
          oc.discount_cents as "discountCents"
        from coupon_uses u left join orders o on o.id = u.order_id
        left join order_coupons oc on oc.order_id = o.id and oc.coupon_id = u.coupon_id
        where u.coupon_id = c.id order by u.id desc limit ${limit} offset ${offset}
      ) page) as uses
    from coupons c where c.id = ${couponId}`.execute(db)
  const [found] = rows
  return found && { total: found.total, uses: (found.uses ?? []).map((use) => ({ ...use, usedAt: new Date(use.usedAt) })) }
}
