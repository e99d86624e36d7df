import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { type ClaimedLine, unitsBought } from './claim-cart.ts'
import type { Placing, PlacingProblem } from './contract.ts'
import { moveOrder } from './move-order.ts'
import type { Parts } from './parts.ts'
import { GAVE_WAY_TO_LIMIT, SHOP_ACTOR } from './text.ts'

type Trx = Transaction<Database>
type Buying = { orderId: number; placing: Placing; claimed: ClaimedLine[] }

/** Whether an order alone has more or less of a product than it may: the merchant set a limit after it was shown. */
export const isWithinOrderLimits = (claimed: readonly ClaimedLine[]): boolean =>
  claimed.every((line) => {
    if (line.isGift || !line.terms) return true
    const units = unitsBought(claimed, line).all
    return units <= (line.terms.maxUnits ?? units) && units >= (line.terms.minUnits ?? 0)
  })

/**
 * What this customer would have too much of, counting their orders by account, e-mail, CPF and CNPJ. Orders of the same product wait for
 * each other, so that two at once are not both the last one.
 */
export async function aboveCustomerLimit(
  trx: Trx,
  { orderId, placing, claimed }: Buying,
): Promise<Extract<PlacingProblem, { kind: 'customer-limit' }> | undefined> {
  const limited = limitedOf(claimed)
  if (limited.length === 0) return undefined
  const ids = [...new Set(limited.map(({ productId }) => productId))].sort((one, other) => one - other)
  await sql`select pg_advisory_xact_lock(hashtextextended('customer limit', id)) from unnest(${ids}::bigint[]) id`.execute(trx)
  const { userId, customer } = placing
  const { rows } = await sql<{ id: number; units: number }>`
    with own as materialized (
      select id from orders where user_id = ${userId ?? null}
      union select id from orders where email = ${customer.email.toLowerCase()}
      union select id from orders where cpf = ${customer.cpf} and cpf <> ''
      union select id from orders where cnpj = ${customer.cnpj} and cnpj <> ''
    )
    select p.id, sum(l.quantity - l.refunded_units)::int as units
    from own join orders o on o.id = own.id join order_lines l on l.order_id = o.id join products p on p.id = l.product_id
    where p.id = any(${ids}::bigint[]) and o.id <> ${orderId} and o.trashed_at is null
      and o.status not in ('cancelled', 'failed', 'refunded')
      and (p.customer_days is null or o.created_at > now() - make_interval(days => p.customer_days))
      and l.promotion_cents < greatest(l.unit_cents * l.quantity, 1)
    group by p.id`.execute(trx)
  const bought = new Map(rows.map(({ id, units }) => [id, units]))
  const above = limited.find(
    (line) => unitsBought(claimed, line).all + (bought.get(line.productId) ?? 0) > (line.terms?.customerUnits ?? Infinity),
  )
  if (!above?.terms) return undefined
  const { name, terms } = above
  return { kind: 'customer-limit', name, most: terms.customerUnits ?? 0, days: terms.customerDays }
}

/** What the same shopper has not paid yet never keeps them from buying: such orders of a limited product make room. */
export async function releaseForLimit(
  trx: Trx,
  { placing, claimed, ...parts }: Omit<Buying, 'orderId'> & Pick<Parts, 'stock' | 'coupons'>,
) {
  const ids = limitedOf(claimed).map(({ productId }) => productId)
  if (ids.length === 0) return
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o
    where o.status = 'pending' and o.paid_cents = 0 and (o.session_id = ${placing.sessionId} or o.user_id = ${placing.userId ?? null})
      and exists (select from order_lines l where l.order_id = o.id and l.product_id = any(${ids}::bigint[]))
    order by o.id for update`.execute(trx)
  for (const { id } of rows)
    await moveOrder(trx, parts, { orderId: id, to: 'cancelled', actor: SHOP_ACTOR, note: GAVE_WAY_TO_LIMIT })
}

const limitedOf = (claimed: readonly ClaimedLine[]) => claimed.filter(({ isGift, terms }) => !isGift && terms?.customerUnits)
