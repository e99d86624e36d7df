import * as fc from 'fast-check'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

/** An order as reports see it; its lines name a product by its place in a list, or one that is gone from the catalogue. */
export type SoldOrder = {
  day: string
  /** By the clock of São Paulo. */
  time: string
  status: string
  isTrashed: boolean
  payment: string
  state: string
  coupons: string[]
  origin: { source_type?: string; utm_source?: string; utm_campaign?: string }
  lines: { product: number; quantity: number; unitCents: number; discountCents: number; refundCents: number }[]
  shippingCents: number
  feesCents: number
  merchantDiscountCents: number
  paymentDiscountCents: number
  refundedCents: number
}

const share = (part: number, whole: number) => Math.floor((part * whole) / 100)

const aLine = fc
  .record({
    product: fc.nat(4),
    quantity: fc.integer({ min: 1, max: 5 }),
    unitCents: fc.nat(99_999),
    discount: fc.nat(100),
    refund: fc.nat(100),
  })
  .map(({ product, quantity, unitCents, discount, refund }) => {
    const discountCents = share(discount, unitCents * quantity)
    return {
      product,
      quantity,
      unitCents,
      discountCents,
      refundCents: share(refund, unitCents * quantity - discountCents),
    }
  })

export const aSoldOrder: fc.Arbitrary<SoldOrder> = fc
  .record({
    // Days before, within and after what is asked for.
    offset: fc.integer({ min: 0, max: 80 }),
    // The first and the last moment of a day; from nine at night on it is the next day in Greenwich.
    time: fc.constantFrom('00:00:00', '12:00:00', '23:30:00', '23:59:59.999'),
    status: fc.constantFrom('pending', 'on-hold', 'processing', 'completed', 'cancelled', 'refunded', 'failed'),
    isTrashed: fc.nat(4).map((one) => one === 0),
    payment: fc.constantFrom('pix', 'bacs', 'cod'),
    state: fc.constantFrom('MG', 'SP', 'BA', ''),
    coupons: fc.subarray(['bemvindo10', 'frete', 'x2']),
    origin: fc.constantFrom(
      {},
      { source_type: 'typein' },
      { source_type: 'organic', utm_source: 'google' },
      { source_type: 'nunca' },
    ),
    lines: fc.array(aLine, { minLength: 1, maxLength: 4 }),
    shippingCents: fc.nat(9_999),
    fees: fc.integer({ min: -100, max: 9_999 }),
    merchantDiscount: fc.nat(100),
    paymentDiscount: fc.nat(100),
    refunded: fc.nat(100),
    hasRefund: fc.boolean(),
  })
  .map(({ offset, fees, merchantDiscount, paymentDiscount, refunded, hasRefund, ...order }) => {
    const whole = order.lines.reduce((sum, line) => sum + line.unitCents * line.quantity - line.discountCents, 0)
    const merchantDiscountCents = share(merchantDiscount, whole)
    const goods = whole - merchantDiscountCents
    const paymentDiscountCents = share(paymentDiscount, goods)
    // Below zero: that much percent of what is left of the goods.
    const feesCents = fees < 0 ? -share(-fees, goods - paymentDiscountCents) : fees
    return {
      ...order,
      day: new Date(Date.UTC(2026, 0, 20 + offset)).toISOString().slice(0, 10),
      lines: hasRefund ? order.lines : order.lines.map((line) => ({ ...line, refundCents: 0 })),
      feesCents,
      merchantDiscountCents,
      paymentDiscountCents,
      refundedCents: hasRefund ? share(refunded, goods - paymentDiscountCents + feesCents + order.shippingCents) : 0,
    }
  })

const address = (state: string) => ({
  firstName: 'Ana',
  lastName: 'Lima',
  company: '',
  postcode: '',
  street: '',
  number: '',
  complement: '',
  neighborhood: '',
  city: '',
  state,
  phone: '',
})

/** Writes the orders down as they are, in the place of all that were there before. */
export async function keepOrders(db: Kysely<Database>, orders: SoldOrder[], products: number[]) {
  await sql`delete from orders`.execute(db)
  for (const [index, order] of orders.entries()) await keepOrder(db, order, { index, products })
}

/** One more, whose number is its place; answers its id. */
export async function keepOrder(
  db: Kysely<Database>,
  order: SoldOrder,
  { index, products }: { index: number; products: (number | undefined)[] },
): Promise<number> {
  const sum = (of: (line: SoldOrder['lines'][number]) => number) => order.lines.reduce((total, line) => total + of(line), 0)
  const [subtotal, discount] = [sum((line) => line.unitCents * line.quantity), sum((line) => line.discountCents)]
  const total =
    subtotal - discount + order.shippingCents + order.feesCents - order.merchantDiscountCents - order.paymentDiscountCents
  const place = JSON.stringify(address(order.state))
  const { id } = await db
    .insertInto('orders')
    .values({
      number: String(index + 1),
      key: `wc_order_${String(index).padStart(22, '0')}`,
      email: 'ana@cliente.example',
      person_type: 'person',
      cpf: '',
      cnpj: '',
      state_registration: '',
      cellphone: '',
      note: '',
      ip: '',
      user_agent: '',
      billing: place,
      shipping: place,
      payment_method: order.payment,
      payment_title: order.payment.toUpperCase(),
      status: order.status as 'pending',
      subtotal_cents: subtotal,
      discount_cents: discount,
      shipping_cents: order.shippingCents,
      fees_cents: order.feesCents,
      merchant_discount_cents: order.merchantDiscountCents,
      payment_discount_cents: order.paymentDiscountCents,
      total_cents: total,
      paid_cents: total,
      refunded_cents: order.refundedCents,
      trashed_at: order.isTrashed ? new Date() : null,
      created_at: new Date(`${order.day}T${order.time}-03:00`),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lines = await db
    .insertInto('order_lines')
    .values(
      order.lines.map((line, position) => ({
        order_id: id,
        position,
        name: `Sem cadastro ${line.product}`,
        sku: '',
        options: '[]',
        product_id: products[line.product] ?? null,
        quantity: line.quantity,
        unit_cents: line.unitCents,
        discount_cents: line.discountCents,
        total_cents: line.unitCents * line.quantity - line.discountCents,
      })),
    )
    .returning('id')
    .execute()
  if (order.feesCents !== 0)
    await db
      .insertInto('order_fees')
      .values({ order_id: id, position: 0, code: 'taxa', label: 'Taxa', cents: order.feesCents })
      .execute()
  for (const code of order.coupons)
    await db.insertInto('order_coupons').values({ order_id: id, coupon_id: null, code, discount_cents: 0 }).execute()
  for (const [name, value] of Object.entries(order.origin))
    await db
      .insertInto('order_meta')
      .values({ order_id: id, key: `_wc_order_attribution_${name}`, value })
      .execute()
  const back = lines.map((line, at) => ({ lineId: line.id, units: 0, restock: false, cents: order.lines[at]!.refundCents }))
  if (order.refundedCents > 0)
    await db
      .insertInto('order_refunds')
      .values({
        order_id: id,
        key: 'r',
        reason: '',
        actor: 'Loja',
        amount_cents: order.refundedCents,
        lines: JSON.stringify(back),
      })
      .execute()
  return id
}
