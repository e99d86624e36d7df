import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { emailKey } from './coupon.ts'
import { boughtBefore } from './first-purchase.ts'

/** `isGranted`: the order had it before, so limits that were reached since say nothing. */
type TakenCoupon = { id: number; code: string; isGranted?: boolean }
type Taking = {
  coupons: TakenCoupon[]
  email: string
  userId: number | undefined
  orderId: number
  /** Absent where nobody asks for one. */
  paymentMethod?: string
}
type TakeOutcome = { ok: true } | { ok: false; code: string }

/**
 * Counts one use of each coupon for an order, inside the transaction that places it; all of them or none.
 * The coupons' rows are locked first: who comes at the same moment waits, and then counts what the others left.
 */
export async function takeCoupons(
  trx: Transaction<Database>,
  { coupons, email, userId, orderId, paymentMethod }: Taking,
): Promise<TakeOutcome> {
  if (coupons.length === 0) return { ok: true }
  const ids = coupons.map(({ id }) => id)
  const granted = coupons.flatMap(({ id, isGranted }) => (isGranted ? [id] : []))
  const key = emailKey(email)
  // A statement of its own: the next one must see what those who held the lock have written.
  await trx.selectFrom('coupons').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  const { rows } = await sql<{ id: number }>`
    with able as (
      select c.id from coupons c
      where c.id = any(${ids}::bigint[]) and (c.id = any(${granted}::bigint[]) or (
        (c.starts_at is null or c.starts_at <= now()) and (c.expires_at is null or c.expires_at > now())
        and (${paymentMethod ?? null}::text is null or c.payment_methods = '{}' or ${paymentMethod ?? null} = any(c.payment_methods))
        and (not c.first_purchase or not ${boughtBefore({ email: key, userId, exceptOrder: orderId })})
        and (c.usage_limit is null or c.used < c.usage_limit)
        and (c.usage_limit_per_person is null or c.usage_limit_per_person > (
          select count(*) from coupon_uses u where u.coupon_id = c.id and (u.email = ${key} or u.user_id = ${userId ?? null})
        ))
      ))
    ),
    taken as (update coupons set used = used + 1 from able where coupons.id = able.id and (select count(*) from able) = ${ids.length}),
    noted as (
      insert into coupon_uses (coupon_id, order_id, email, user_id)
      select id, ${orderId}, ${key}, ${userId ?? null} from able where (select count(*) from able) = ${ids.length}
    )
    select id from able`.execute(trx)
  const able = new Set(rows.map(({ id }) => id))
  const refused = coupons.find(({ id }) => !able.has(id))
  return refused ? { ok: false, code: refused.code } : { ok: true }
}

/** The uses of an order's coupons are those of whoever it belongs to. */
export async function moveCouponUses(
  trx: Transaction<Database>,
  { orderId, email, userId }: { orderId: number; email: string; userId: number | undefined },
): Promise<void> {
  const person = { email: emailKey(email), user_id: userId ?? null }
  await trx.updateTable('coupon_uses').set(person).where('order_id', '=', orderId).execute()
}

/** An order that came to nothing gives its coupons back; a second time there is nothing left to give. */
export async function giveBackCoupons(trx: Transaction<Database>, orderId: number): Promise<void> {
  await sql`
    with gone as (delete from coupon_uses where order_id = ${orderId} returning coupon_id)
    update coupons set used = greatest(used - 1, 0) from gone where coupons.id = gone.coupon_id`.execute(trx)
}
