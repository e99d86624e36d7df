import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { checkCustomer, type AdminOrderParts, isComplete, moveTo } from './create-order.ts'
import { NOTHING_HELD, readHeld } from '../change-lines.ts'
import { checkFields } from './check-fields.ts'
import type { AdminOrderChanges } from './changes.ts'
import { changePrice } from '../change-price.ts'
import type { OrderStatus } from '../contract.ts'
import { type AdminOrderOutcome, AdminOrderRefused, orRefusal } from './refusal.ts'
import { metaOf } from '../meta.ts'
import { CHANGED_BY_HAND } from '../text.ts'
import { priceChange } from '../what-changes.ts'

type Trx = Transaction<Database>

/** Only what nobody has paid and nobody prepares can still be another. */
const EDITABLE: ReadonlySet<OrderStatus> = new Set(['pending', 'on-hold'])
const NEEDS_EDITABLE = ['customer', 'note', 'paymentMethod', 'lines', 'shipping', 'coupons', 'merchantDiscountCents'] as const

/** Changes an order by hand: all of it or nothing, under the order's lock, with what stood there before in its history. */
export function createOrderChanges({ db, ...parts }: AdminOrderParts & { db: Kysely<Database> }) {
  return async (orderId: number, changes: AdminOrderChanges, actor: string): Promise<AdminOrderOutcome> =>
    await orRefusal(() => inTransaction(db, (trx) => change(trx, parts, { orderId, changes, actor })))
}

type Changing = { orderId: number; changes: AdminOrderChanges; actor: string }

async function change(trx: Trx, parts: AdminOrderParts, { orderId, changes, actor }: Changing): Promise<number> {
  const order = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst()
  if (!order) throw new AdminOrderRefused({ kind: 'unknown' })
  if (changes.version !== undefined && changes.version !== order.version) throw new AdminOrderRefused({ kind: 'stale' })
  const wantsEditing = NEEDS_EDITABLE.some((name) => changes[name] !== undefined)
  if (wantsEditing && !EDITABLE.has(order.status)) throw new AdminOrderRefused({ kind: 'not-editable' })
  const held = wantsEditing ? await readHeld(trx, orderId) : NOTHING_HELD
  const what = priceChange({ ...order, ...held }, changes)
  // What money has moved for keeps its price, also when the rest comes another way.
  const hasMoney = order.paid_cents > 0 || order.stored_value_cents > 0 || order.refunded_cents > 0
  if (what && what !== 'method' && hasMoney) throw new AdminOrderRefused({ kind: 'not-editable' })
  if (changes.userId) await checkCustomer(trx, changes.userId)

  const facts = factsOf(changes)
  if (Object.keys(facts).length > 0) await trx.updateTable('orders').set(facts).where('id', '=', orderId).execute()
  const sent = await checkFields(trx, changes.meta ?? {}, orderId)
  const meta = { ...sent, ...(changes.customer && metaOf({ customer: changes.customer, attribution: {} })) }
  await writeMeta(trx, orderId, meta)
  const buyer = { user_id: order.user_id, email: order.email, ...facts }
  if (changes.customer || changes.userId !== undefined)
    await parts.moveCoupons(trx, { orderId, email: buyer.email, userId: buyer.user_id ?? undefined })
  if (what && !hasMoney) await changePrice(trx, parts, { order, buyer, held, changes, what })
  if (wantsEditing || changes.userId !== undefined) await note(trx, { orderId, actor, before: beforeOf(order), changes })
  await sql`update orders set modified_at = now() where id = ${orderId}`.execute(trx)
  if (changes.isPaid) await parts.confirmPayment(trx, orderId, actor)
  const hasGoneOn = order.status !== 'completed' && (await isComplete(trx, orderId))
  if (changes.status && !hasGoneOn) await moveTo(trx, parts, { orderId, to: changes.status, actor })
  // To ask for a state that it has already is how something comes out of the trash.
  if (changes.status) await trx.updateTable('orders').set({ trashed_at: null }).where('id', '=', orderId).execute()
  return orderId
}

function factsOf({ customer, userId, note: words, paymentMethod, shipping }: AdminOrderChanges) {
  return {
    ...(customer && {
      email: customer.email.toLowerCase(),
      person_type: customer.personType,
      cpf: customer.cpf,
      cnpj: customer.cnpj,
      state_registration: customer.stateRegistration,
      cellphone: customer.cellphone,
      billing: JSON.stringify(customer.billing),
      shipping: JSON.stringify(customer.shipping),
    }),
    ...(userId !== undefined && { user_id: userId }),
    ...(words !== undefined && { note: words }),
    ...(paymentMethod && { payment_method: paymentMethod.id, payment_title: paymentMethod.title }),
    ...(shipping !== undefined && {
      shipping_rate: shipping?.id ?? null,
      shipping_label: shipping?.label ?? null,
      // What was promised of one way of sending says nothing of another.
      delivery_terms: sql<null>`case when shipping_rate = ${shipping?.id ?? null} then delivery_terms end`,
    }),
  }
}

async function writeMeta(trx: Trx, orderId: number, meta: Record<string, string | null>) {
  for (const [key, value] of Object.entries(meta)) {
    if (value === null || value === '')
      await trx.deleteFrom('order_meta').where('order_id', '=', orderId).where('key', '=', key).execute()
    else
      await trx
        .insertInto('order_meta')
        .values({ order_id: orderId, key, value })
        .onConflict((conflict) => conflict.columns(['order_id', 'key']).doUpdateSet({ value }))
        .execute()
  }
}

/** What can be changed by hand, as it was. Where somebody was and with which browser is nobody's history. */
const beforeOf = (order: Record<(typeof KEPT_BEFORE)[number], unknown>) =>
  Object.fromEntries(KEPT_BEFORE.map((name) => [name, order[name]]))
const KEPT_BEFORE = [
  'user_id',
  'email',
  'billing',
  'shipping',
  'note',
  'payment_method',
  'shipping_rate',
  'shipping_cents',
  'fees_cents',
  'discount_cents',
  'merchant_discount_cents',
  'payment_discount_cents',
  'total_cents',
] as const

type Noting = { orderId: number; actor: string; before: object; changes: AdminOrderChanges }

async function note(trx: Trx, { orderId, actor, before, changes }: Noting) {
  await trx
    .insertInto('order_events')
    .values({ order_id: orderId, kind: 'edited', actor, before: JSON.stringify(before), after: JSON.stringify(changes) })
    .execute()
  await trx.insertInto('order_notes').values({ order_id: orderId, text: CHANGED_BY_HAND, author: actor }).execute()
}
