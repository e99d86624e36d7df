import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { type HandParts, priceLines, takeAll } from './by-hand.ts'
import type { ChangedLine, HandChanges } from './change-by-hand.ts'
import { type HandLine, knowLines, type KnownLine, unitOf } from './hand-lines.ts'
import { HandRefused } from './hand-refused.ts'
import { linesOf } from './insert-order.ts'

type Trx = Transaction<Database>
type OrderRow = {
  id: number
  user_id: number | null
  email: string
  shipping_rate: string | null
  shipping_label: string | null
  shipping_cents: number
  payment_discount_cents: number
}
type LineRow = {
  id: number
  product_id: number | null
  variation_id: number | null
  stock_id: number | null
  name: string
  sku: string
  options: { label: string; name: string }[]
  quantity: number
  unit_cents: number
  total_cents: number
  backorders: boolean
  virtual: boolean
}

/** Prices an order anew with other lines, coupons or freight: what it held comes back first, and what it needs now is taken. */
export async function changeLines(trx: Trx, parts: HandParts, { order, changes }: { order: OrderRow; changes: HandChanges }) {
  const [before, had] = [await readLines(trx, order.id), await readCoupons(trx, order.id)]
  const coupons = changes.coupons ?? had
  // The coupons' shares of the old lines say nothing of the new ones.
  const keepsTotals = had.length === 0 && coupons.length === 0
  const known = await wishedLines(trx, { before, wishes: changes.lines ?? [], keepsTotals })
  if (known.length === 0) throw new HandRefused({ kind: 'no-lines' })
  await parts.stock.release(trx, order.id)
  await parts.coupons.giveBack(trx, order.id)
  const shipping = changes.shipping === undefined ? shippingOf(order) : (changes.shipping ?? undefined)
  const quote = await priceLines(trx, parts, {
    known,
    coupons,
    userId: order.user_id ?? undefined,
    customer: order,
    shipping,
    paymentDiscountCents: changes.paymentDiscountCents ?? order.payment_discount_cents,
  })
  const taking = { orderId: order.id, known, quote, email: order.email, userId: order.user_id ?? undefined }
  const owed = await takeAll(trx, parts, taking)
  const rows = linesOf({ placing: { quote }, claimed: known.map(({ claimed }) => claimed), owed })
  await writeLines(trx, { orderId: order.id, known, rows })
  await trx.deleteFrom('order_coupons').where('order_id', '=', order.id).execute()
  if (quote.coupons.length > 0)
    await trx
      .insertInto('order_coupons')
      .values(
        quote.coupons.map(({ id, code, discountCents }) => ({
          order_id: order.id,
          coupon_id: id,
          code,
          discount_cents: discountCents,
        })),
      )
      .execute()
  await trx
    .updateTable('orders')
    .set({
      subtotal_cents: quote.subtotalCents,
      discount_cents: quote.discountCents,
      shipping_cents: quote.shippingCents,
      payment_discount_cents: quote.paymentDiscountCents,
      total_cents: quote.totalCents,
      shipping_rate: shipping?.id ?? null,
      shipping_label: shipping?.label ?? null,
    })
    .where('id', '=', order.id)
    .execute()
}

const shippingOf = ({ shipping_rate: id, shipping_label: label, shipping_cents: cents }: OrderRow) =>
  id === null ? undefined : { id, label: label ?? '', cents }

async function readCoupons(trx: Trx, orderId: number) {
  const rows = await trx.selectFrom('order_coupons').select('code').where('order_id', '=', orderId).orderBy('code').execute()
  return rows.map(({ code }) => code)
}

async function readLines(trx: Trx, orderId: number) {
  const { rows } = await sql<LineRow>`
    select l.id, l.product_id, l.variation_id, l.stock_id, l.name, l.sku, l.options, l.quantity, l.unit_cents, l.total_cents,
      coalesce(v.backorders, p.backorders, 'no') <> 'no' as backorders, coalesce(p.virtual, false) as virtual
    from order_lines l left join products p on p.id = l.product_id left join variations v on v.id = l.variation_id
    where l.order_id = ${orderId} order by l.position, l.id`.execute(trx)
  return rows
}

type Wishing = { before: LineRow[]; wishes: (HandLine | ChangedLine)[]; keepsTotals: boolean }

async function wishedLines(trx: Trx, { before, wishes, keepsTotals }: Wishing): Promise<KnownLine[]> {
  const changed = wishes.filter((wish): wish is ChangedLine => 'lineId' in wish)
  const stranger = changed.findIndex(({ lineId }) => !before.some(({ id }) => id === lineId))
  if (stranger >= 0) throw new HandRefused({ kind: 'unknown-line', position: stranger })
  const kept = before.flatMap((row) => {
    const wish = changed.find(({ lineId }) => lineId === row.id)
    return wish?.quantity === 0 ? [] : [keptLine(row, wish, keepsTotals)]
  })
  const fresh = await knowLines(
    trx,
    wishes.filter((wish): wish is HandLine => !('lineId' in wish)),
  )
  // Keys tell lines apart while they are priced; what was there comes first.
  return [...kept, ...fresh].map(({ claimed, line, ...known }, position) => {
    const key = String(position).padStart(4, '0')
    return { ...known, claimed: { ...claimed, key }, line: { ...line, key } }
  })
}

/** A line as it was bought, with what the merchant says anew. */
function keptLine(row: LineRow, wish: ChangedLine | undefined, keepsTotals: boolean): KnownLine {
  const quantity = wish?.quantity ?? row.quantity
  const staysAsItWas = quantity === row.quantity && wish?.subtotalCents === undefined && keepsTotals
  const totalCents = wish?.totalCents ?? (staysAsItWas ? row.total_cents : undefined)
  const cents = unitOf({ quantity, subtotalCents: wish?.subtotalCents, totalCents, listedCents: row.unit_cents })
  const shared = {
    productId: row.product_id ?? 0,
    variationId: row.variation_id,
    name: row.name,
    sku: row.sku,
    quantity,
    key: '',
  }
  const isManaged = row.stock_id !== null
  return {
    lineId: row.id,
    totalCents,
    claimed: {
      ...shared,
      cents,
      isSellable: true,
      inStock: true,
      isManaged,
      backorders: row.backorders,
      stockId: row.stock_id,
      options: row.options,
    },
    line: {
      ...shared,
      type: row.variation_id === null ? 'simple' : 'variable',
      url: '',
      cents,
      regularCents: cents,
      inStock: true,
      onHand: null,
      soldIndividually: false,
      virtual: row.virtual,
      weightGrams: 0,
      picture: undefined,
      options: row.options.map((option) => ({ ...option, attribute: '' })),
      choices: {},
    },
  }
}

type Writing = { orderId: number; known: KnownLine[]; rows: ReturnType<typeof linesOf> }

async function writeLines(trx: Trx, { orderId, known, rows }: Writing) {
  const keptIds = known.flatMap(({ lineId }) => lineId ?? [])
  await sql`delete from order_lines where order_id = ${orderId} and id <> all(${keptIds}::bigint[])`.execute(trx)
  for (const [at, row] of rows.entries()) {
    const { lineId } = known[at]!
    const { position, quantity, owed_units, unit_cents, discount_cents, total_cents } = row
    if (lineId === undefined)
      await trx
        .insertInto('order_lines')
        .values({ ...row, order_id: orderId, options: JSON.stringify(row.options) })
        .execute()
    else
      await trx
        .updateTable('order_lines')
        .set({ position, quantity, owed_units, unit_cents, discount_cents, total_cents })
        .where('id', '=', lineId)
        .execute()
  }
}
