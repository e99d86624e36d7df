import { type Kysely, sql, type Transaction } from 'kysely'
import { enqueue } from '#jobs/queue.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Cents } from '#kit/money.ts'
import type { Cart } from '../../cart/cart.ts'
import type { Customer, Fee, Quote } from '../../checkout/contract.ts'
import type { Choices, Quoted } from '../../checkout/quotes.ts'
import type { Granted } from '../../coupons/coupon.ts'
import type { AppliedPromotion } from '../../promotions/promotion.ts'
import { missingOf, shortOf, wantedOf } from '../claim-cart.ts'
import type { OrderSource, OrderStatus } from '../contract.ts'
import { checkFields } from './check-fields.ts'
import { claimAdminOrderKey } from './order-key.ts'
import { type AdminOrderLine, knowLines, type KnownLine } from './lines.ts'
import { adminOrderQuote, type AdminOrderShipping, ownLine } from './quote.ts'
import { type AdminOrderOutcome, AdminOrderRefused, orRefusal } from './refusal.ts'
import { insertOrder } from '../insert-order.ts'
import { MAIL_JOB, queueMail } from '../mail-queue.ts'
import { moveOrder } from '../move-order.ts'
import type { Parts } from '../parts.ts'
import { MADE_BY_HAND } from '../text.ts'

type Trx = Transaction<Database>

type Sums = {
  subtotalCents: Cents
  discountCents: Cents
  shippingCents: Cents
  fees: readonly Fee[]
  merchantDiscountCents: Cents
  giftCardCents: Cents
}

/** What the merchant's desk needs besides: prices with coupons, and the money that a merchant has seen. */
export type AdminOrderParts = Pick<Parts, 'stock' | 'coupons'> & {
  quote: (trx: Trx, cart: Cart, choices: Choices) => Promise<Quoted>
  /** Its coupons were used by whoever it belongs to. */
  moveCoupons: (trx: Trx, order: { orderId: number; email: string; userId: number | undefined }) => Promise<void>
  /** What an order's sums come to when it is paid by this method. */
  paidBy: (trx: Trx, methodId: string, sums: Sums) => Promise<{ paymentDiscountCents: Cents }>
  confirmPayment: (trx: Trx, orderId: number, actor: string) => Promise<unknown>
}

export type AdminOrder = {
  /** The same key is the same order: whoever hears no answer and asks again gets the one that was made. */
  key?: string
  userId: number | undefined
  customer: Customer
  lines: AdminOrderLine[]
  shipping: AdminOrderShipping | undefined
  coupons: string[]
  /** Less to pay, whichever way it is paid. */
  merchantDiscountCents: Cents
  paymentMethod: { id: string; title: string }
  status: OrderStatus
  isPaid: boolean
  note: string
  meta: Record<string, string>
  actor: string
  createdVia: OrderSource
}

/** An order that the merchant writes: the same stock, coupons, sums and history as one from the checkout, and nobody's cart. */
export function createOrderCreation({ db, ...parts }: AdminOrderParts & { db: Kysely<Database> }) {
  return async (order: AdminOrder): Promise<AdminOrderOutcome> =>
    await orRefusal(() => inTransaction(db, (trx) => create(trx, parts, order)))
}

async function create(trx: Trx, parts: AdminOrderParts, { key, ...order }: AdminOrder): Promise<number> {
  const { userId, customer, actor, status, isPaid } = order
  const { orderId, isRepeat } = key === undefined ? await nextOrder(trx) : await claimAdminOrderKey(trx, key, order)
  if (isRepeat) return orderId
  await checkCustomer(trx, userId)
  const meta = await checkFields(trx, order.meta)
  const known = await knowLines(trx, order.lines)
  const quote = await priceLines(trx, parts, { known, ...order })
  const owed = await takeAll(trx, parts, { orderId, known, quote, email: customer.email, userId })
  const [claimed, paymentMethod] = [known.map((one) => one.claimed), order.paymentMethod]
  await insertOrder(trx, {
    orderId,
    // Nobody's hold runs out: the merchant decides what becomes of it.
    method: paymentMethod,
    status: 'pending',
    claimed,
    owed,
    by: { actor, note: MADE_BY_HAND, mails: [] },
    placing: { ...order, meta, quote, sessionId: null, attribution: ADMIN_ATTRIBUTION, ip: '', userAgent: '' },
  })
  if (isPaid && quote.totalCents > 0) await parts.confirmPayment(trx, orderId, actor)
  const wanted = isPaid && status === 'pending' ? 'processing' : status
  if (!(await isComplete(trx, orderId))) await moveTo(trx, parts, { orderId, to: wanted, actor })
  if (!isPaid && (wanted === 'on-hold' || wanted === 'processing')) await queueMail(trx, orderId, 'received')
  await enqueue(trx, { kind: MAIL_JOB, payload: { order: orderId } })
  return orderId
}

async function nextOrder(trx: Trx) {
  const { rows } = await sql<{ id: number }>`select nextval('object_ids')::bigint as id`.execute(trx)
  return { orderId: rows[0]!.id, isRepeat: false }
}

/** The ecosystem's word for orders that people of the shop make. */
const ADMIN_ATTRIBUTION = { source_type: 'admin' }

export async function checkCustomer(trx: Trx, userId: number | undefined) {
  if (userId === undefined) return
  const found = await trx.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
  if (!found) throw new AdminOrderRefused({ kind: 'unknown-customer' })
}

type Pricing = {
  known: KnownLine[]
  coupons: string[]
  /** Of the coupons, those that the order has already. */
  granted?: Granted[]
  /** Promotions that the order has already. */
  promotions?: AppliedPromotion[]
  userId: number | undefined
  customer: Pick<Customer, 'email'>
  shipping: AdminOrderShipping | undefined
  merchantDiscountCents: Cents
}

/** What the lines cost; with coupons these say what is taken off, without them the merchant does. */
export async function priceLines(trx: Trx, { quote }: Pick<AdminOrderParts, 'quote'>, pricing: Pricing): Promise<Quote> {
  const { known, coupons, granted = [], promotions = [], userId, customer, shipping, merchantDiscountCents } = pricing
  const cart = { version: 0, lines: known.map(({ line }) => line), coupons, postcode: '', shippingRate: '' }
  const promoted = {
    off: new Map(known.map(({ line, promotionCents = 0 }) => [line.key, promotionCents])),
    applied: promotions,
  }
  const { quote: quoted, dropped } = await quote(trx, cart, { userId, email: customer.email || undefined, granted, promoted })
  if (dropped[0]) throw new AdminOrderRefused({ kind: 'coupon', ...dropped[0] })
  const lines = coupons.length > 0 ? quoted.lines : quoted.lines.map((line, at) => ownLine(line, known[at]!.totalCents))
  const { coupons: taken, needsShipping } = quoted
  return adminOrderQuote({ lines, coupons: taken, promotions: quoted.promotions, needsShipping, shipping, merchantDiscountCents })
}

type Taking = {
  orderId: number
  known: KnownLine[]
  quote: Quote
  granted?: Granted[]
  email: string
  userId: number | undefined
}

/** Units and coupons for the order, or a refusal; answers what is owed of each stock. */
export async function takeAll(trx: Trx, { stock, coupons }: Pick<AdminOrderParts, 'stock' | 'coupons'>, taking: Taking) {
  const { orderId, known, quote, granted = [], email, userId } = taking
  const claimed = known.map((one) => one.claimed)
  const missing = missingOf(claimed)
  const { short, owed } = await stock.take(trx, { orderId, reason: 'held', wanted: wantedOf(claimed) })
  const lacking = new Set([...missing, ...shortOf(claimed, short)])
  const gone = claimed.filter((line) => lacking.has(line))
  if (gone.length > 0) throw new AdminOrderRefused({ kind: 'sold-out', names: [...new Set(gone.map(({ name }) => name))] })
  const isGranted = (code: string) => granted.some((one) => one.code === code)
  // One that was deleted has no uses to count.
  const counted = quote.coupons.filter(({ id }) => id > 0)
  const taken = await coupons.take(trx, {
    coupons: counted.map(({ id, code }) => ({ id, code, isGranted: isGranted(code) })),
    email,
    userId,
    orderId,
  })
  if (!taken.ok) throw new AdminOrderRefused({ kind: 'coupon', code: taken.code, text: `O cupom «${taken.code}» já foi usado.` })
  return owed
}

/** Files are complete with their payment, whatever else was asked for beside it. */
export const isComplete = async (trx: Trx, orderId: number): Promise<boolean> =>
  (await trx.selectFrom('orders').select('id').where('id', '=', orderId).where('status', '=', 'completed').executeTakeFirst()) !==
  undefined

export async function moveTo(
  trx: Trx,
  parts: Pick<AdminOrderParts, 'stock' | 'coupons'>,
  move: { orderId: number; to: OrderStatus; actor: string },
) {
  const moved = await moveOrder(trx, parts, move)
  if (!moved.ok) throw new AdminOrderRefused({ kind: 'move', problem: moved.problem })
}
