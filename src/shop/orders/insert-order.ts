import { sql, type Transaction } from 'kysely'
import { RULES_VERSION } from '#db/kept-tables.ts'
import { PREPARED } from '#db/prepared.ts'
import type { Database } from '#db/schema.ts'
import type { PaymentMethod } from '#shop/payments/contract.ts'
import type { ClaimedLine } from './claim-cart.ts'
import type { OrderSource, OrderStatus, PlacedOrder, Placing } from './contract.ts'
import { deliveryTerms } from './delivery-terms.ts'
import { metaOf } from './meta.ts'
import { newOrderKey } from './order-key.ts'
import { ORDER_RECEIVED, SHOP_ACTOR } from './text.ts'

type Facts = Pick<
  Placing,
  'userId' | 'quote' | 'customer' | 'note' | 'answers' | 'attribution' | 'visit' | 'ip' | 'userAgent'
> & {
  sessionId: number | null
  createdVia?: OrderSource
  /** What other programs want kept beside it. */
  meta?: Record<string, string>
}
type Inserting = {
  orderId: number
  placing: Facts
  method: Pick<PaymentMethod, 'id' | 'title' | 'holdMinutes'>
  status: OrderStatus
  /** Who made it, in which words, and who is told; without it the shopper did. */
  by?: { actor: string; note: string; mails: string[] }
  claimed: ClaimedLine[]
  /** Units of each stock that were not there. */
  owed: ReadonlyMap<number, number>
}

/** The mails that tell of a fresh order: to the shopper and to the merchant. */
const FIRST_MAILS = ['received', 'new-order']
const SHOPPER = { actor: SHOP_ACTOR, note: ORDER_RECEIVED, mails: FIRST_MAILS }

/** The order with all that belongs to it, in one statement, and what the shop's rules are at by then. */
export async function insertOrder(
  trx: Transaction<Database>,
  inserting: Inserting,
): Promise<{ order: PlacedOrder; rules: string }> {
  const { orderId, placing, method, status, by = SHOPPER } = inserting
  const { quote, customer } = placing
  const key = newOrderKey()
  const number = String(orderId)
  const isHeld = (status === 'pending' || status === 'on-hold') && method.holdMinutes !== undefined
  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`
  const terms = deliveryTerms(quote.rate, status)
  // Most orders have none of these.
  const feesRows =
    quote.fees.length === 0
      ? sql``
      : sql`fees as (
      insert into order_fees (order_id, position, code, label, cents)
      select ${orderId}, f.* from jsonb_to_recordset(${json(
        quote.fees.map(({ id, label, cents }, position) => ({ position, code: id, label, cents })),
      )}) as f(position smallint, code text, label text, cents bigint)
    ),
    `
  const answers = (placing.answers ?? []).filter(({ meta }) => meta === undefined)
  const answered = Object.fromEntries((placing.answers ?? []).flatMap(({ meta }) => (meta ? [[meta.key, meta.value]] : [])))
  const answersRows =
    answers.length === 0
      ? sql``
      : sql`answers as (
      insert into order_answers (order_id, position, name, label, value)
      select ${orderId}, a.* from jsonb_to_recordset(${json(
        answers.map((answer, position) => ({ position, ...answer })),
      )}) as a(position smallint, name text, label text, value text)
    ),
    `
  const promotionRows =
    quote.promotions.length === 0
      ? sql``
      : sql`promoted as (
      insert into order_promotions (order_id, position, promotion_id, name, discount_cents, payment_methods)
      select ${orderId}, p.position, p.id, p.name, p.cents, array(select jsonb_array_elements_text(p.methods)) from jsonb_to_recordset(${json(
        quote.promotions.map(({ id, name, discountCents, paymentMethods: methods = [] }, position) => ({
          position,
          id,
          name,
          cents: discountCents,
          methods,
        })),
      )}) as p(position smallint, id bigint, name text, cents bigint, methods jsonb)
    ),
    `
  const { rate } = quote
  const freightRow = rate?.carrier
    ? sql`freight as (
      insert into order_freight (order_id, carrier, service, service_name, cost_cents, priced, packages)
      values (${orderId}, ${rate.carrier.id}, ${rate.carrier.service}, ${rate.carrier.name}, ${rate.carrier.costCents}, ${rate.carrier.priced}, ${json(rate.carrier.packages)})
    ),
    `
    : sql``
  const { visit } = placing
  const visitRow = visit
    ? sql`visit as (
      insert into order_visits (order_id, receipt, statistics, marketing, ids)
      values (${orderId}, ${visit.receipt}, ${visit.statistics}, ${visit.marketing}, ${json(visit.ids)})
    ),
    `
    : sql``
  const { rows } = await sql<{ rules: string }>`${PREPARED}
    with placed as (
      insert into orders (
        id, number, key, status, session_id, user_id, email, person_type, cpf, cnpj, state_registration, cellphone, billing, shipping,
        subtotal_cents, discount_cents, shipping_cents, fees_cents, merchant_discount_cents, payment_discount_cents, total_cents, stored_value_cents, shipping_rate, shipping_label,
        delivery_terms, payment_method, payment_title, hold_until, note, ip, user_agent, created_via
      ) values (
        ${orderId}, ${number}, ${key}, ${status}, ${placing.sessionId}, ${placing.userId ?? null}, ${customer.email.toLowerCase()},
        ${customer.personType}, ${customer.cpf}, ${customer.cnpj}, ${customer.stateRegistration}, ${customer.cellphone},
        ${json(customer.billing)}, ${json(customer.shipping)},
        ${quote.subtotalCents}, ${quote.discountCents}, ${quote.shippingCents},
        ${quote.fees.reduce((sum, { cents }) => sum + cents, 0)}, ${quote.merchantDiscountCents ?? 0}, ${quote.paymentDiscountCents}, ${quote.totalCents}, ${(quote.paidWith ?? []).reduce((sum, { cents }) => sum + cents, 0)},
        ${quote.rate?.id ?? null}, ${quote.rate?.label ?? null}, ${terms ? json(terms) : null}, ${method.id}, ${method.title},
        ${isHeld ? sql`now() + make_interval(mins => ${method.holdMinutes})` : null},
        ${placing.note}, ${placing.ip.slice(0, 64)}, ${placing.userAgent.slice(0, 500)}, ${placing.createdVia ?? 'checkout'}
      )
    ),
    lines as (
      insert into order_lines (order_id, position, product_id, variation_id, stock_id, name, sku, options, quantity, owed_units, unit_cents, discount_cents, promotion_cents, total_cents, gift, parts, presale_until, backorder_days)
      select ${orderId}, l.* from jsonb_to_recordset(${json(linesOf(inserting))}) as l(
        position integer, product_id bigint, variation_id bigint, stock_id bigint, name text, sku text, options jsonb, quantity integer,
        owed_units integer, unit_cents bigint, discount_cents bigint, promotion_cents bigint, total_cents bigint, gift jsonb, parts jsonb, presale_until date, backorder_days integer
      )
    ),
    coupons as (
      insert into order_coupons (order_id, coupon_id, code, discount_cents, freight_cents)
      select ${orderId}, c.id, c.code, c.cents, c.freight from jsonb_to_recordset(${json(
        quote.coupons.map(({ id, code, discountCents, freightCents: freight = 0 }) => ({
          id,
          code,
          cents: discountCents,
          freight,
        })),
      )}) as c(id bigint, code text, cents bigint, freight bigint)
    ),
    ${promotionRows}${feesRows}${answersRows}${freightRow}${visitRow}    meta as (insert into order_meta (order_id, key, value) select ${orderId}, m.key, m.value from jsonb_each_text(${json({ ...placing.meta, ...answered, ...metaOf(placing) })}) m),
    first_note as (insert into order_notes (order_id, text, author) values (${orderId}, ${by.note}, ${by.actor})),
    history as (
      insert into order_events (order_id, kind, actor, after)
      values (${orderId}, 'placed', ${by.actor}, ${json({ status, totalCents: quote.totalCents })})
    ),
    mails as (insert into order_mails (order_id, kind) select ${orderId}, unnest(${by.mails}::text[]))
    select ${RULES_VERSION} as rules`.execute(trx)
  return { order: { id: orderId, number, key, status, totalCents: quote.totalCents }, rules: rows[0]!.rules }
}

/** The lines' rows: what each costs and what of it is owed. */
export function linesOf({ placing, claimed, owed }: { placing: Pick<Placing, 'quote'> } & Pick<Inserting, 'claimed' | 'owed'>) {
  const shown = new Map(placing.quote.lines.map((line) => [line.key, line]))
  const left = new Map(owed)
  return claimed.map((line, position) => {
    const { unitCents, discountCents, promotionCents = 0, totalCents, gift } = shown.get(line.key)!
    // Lines of one stock share what is owed, the later ones first to wait for it.
    const dueOf = (stockId: number | null, isManaged: boolean, units: number) => {
      if (stockId === null) return isManaged ? units : 0
      const due = Math.min(left.get(stockId) ?? 0, units)
      left.set(stockId, (left.get(stockId) ?? 0) - due)
      return due
    }
    const isKit = line.parts.length > 0
    return {
      position,
      product_id: line.productId,
      variation_id: line.variationId,
      stock_id: line.isManaged ? line.stockId : null,
      name: line.name,
      sku: line.sku,
      options: line.options,
      quantity: line.quantity,
      owed_units: isKit ? 0 : dueOf(line.stockId, line.isManaged, line.quantity),
      unit_cents: unitCents,
      discount_cents: discountCents,
      promotion_cents: promotionCents,
      total_cents: totalCents,
      ...(gift && { gift }),
      presale_until: line.presaleUntil,
      backorder_days: line.backorderDays ?? null,
      parts: line.parts.map(({ productId, variationId, stockId, name, sku, options, quantity, onHand }) => ({
        productId,
        variationId,
        name,
        sku,
        options,
        quantity,
        stockId: onHand === null ? null : stockId,
        owed: dueOf(stockId, onHand !== null, quantity * line.quantity),
      })),
    }
  })
}
