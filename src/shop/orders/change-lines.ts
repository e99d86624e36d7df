import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { offerOfLine } from '#db/offer-of-line.ts'
import type { Quote } from '#shop/checkout/contract.ts'
import type { Granted } from '#shop/coupons/coupon.ts'
import type { AppliedPromotion } from '#shop/promotions/promotion.ts'
import { type AdminOrderParts, priceLines, takeAll } from './admin/create-order.ts'
import type { ChangedLine, AdminOrderChanges } from './admin/changes.ts'
import { type AdminOrderLine, knowLines, type KnownLine, unitOf } from './admin/lines.ts'
import { AdminOrderRefused } from './admin/refusal.ts'
import type { OrderLinePart } from './contract.ts'
import { linesOf } from './insert-order.ts'

type Trx = Transaction<Database>
type OrderRow = { id: number; user_id: number | null; email: string }
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
  regular_cents: number | null
  discount_cents: number
  promotion_cents: number
  total_cents: number
  parts: OrderLinePart[]
  presale_until: string | null
  backorder_days: number | null
  backorders: boolean
  virtual: boolean
}

/** What an order holds. */
export type Held = { lines: LineRow[]; coupons: Granted[]; promotions: AppliedPromotion[] }

export const NOTHING_HELD: Held = { lines: [], coupons: [], promotions: [] }

export const readHeld = async (trx: Trx, orderId: number): Promise<Held> => ({
  lines: await readLines(trx, orderId),
  coupons: await readCoupons(trx, orderId),
  promotions: await readPromotions(trx, orderId),
})

type Changing = { order: OrderRow; held: Held; changes: AdminOrderChanges }

/** Other lines or coupons: what the order held comes back first, and what it needs now is taken. Answers what the goods cost. */
export async function changeLines(trx: Trx, parts: AdminOrderParts, { order, held, changes }: Changing) {
  const had = held.coupons.map(({ code }) => code)
  const coupons = changes.coupons ?? had
  const known = await wantedLines(trx, { held, inputs: changes.lines ?? [], hasCoupons: had.length + coupons.length > 0 })
  if (known.length === 0) throw new AdminOrderRefused({ kind: 'no-lines' })
  await parts.stock.release(trx, order.id)
  // What it owed of a limited stock may be owed again.
  await sql`
    update order_lines set owed_units = 0,
      parts = coalesce((select jsonb_agg(part || '{"owed":0}') from jsonb_array_elements(parts) part), '[]')
    where order_id = ${order.id} and (owed_units > 0 or parts <> '[]')`.execute(trx)
  await parts.coupons.giveBack(trx, order.id)
  const buyer = { userId: order.user_id ?? undefined, granted: held.coupons, promotions: held.promotions }
  // Freight and discount of the order as a whole are none of the lines' business.
  const around = { shipping: undefined, merchantDiscountCents: 0 }
  const quote = await priceLines(trx, parts, { known, coupons, customer: order, ...buyer, ...around })
  const owed = await takeAll(trx, parts, { orderId: order.id, known, quote, email: order.email, ...buyer })
  const rows = linesOf({ placing: { quote }, claimed: known.map(({ claimed }) => claimed), owed })
  await writeLines(trx, { orderId: order.id, known, rows })
  await writeCoupons(trx, order.id, quote.coupons)
  await writePromotions(trx, order.id, quote.promotions)
  return { subtotalCents: quote.subtotalCents, discountCents: quote.discountCents }
}

async function writeCoupons(trx: Trx, orderId: number, coupons: Quote['coupons']) {
  const had = await trx.deleteFrom('order_coupons').where('order_id', '=', orderId).returning(['code', 'freight_cents']).execute()
  const rows = coupons.map(({ id, code, discountCents }) => ({
    order_id: orderId,
    coupon_id: id || null,
    code,
    discount_cents: discountCents,
    freight_cents: had.find((one) => one.code === code)?.freight_cents ?? 0,
  }))
  if (rows.length > 0) await trx.insertInto('order_coupons').values(rows).execute()
}

async function writePromotions(trx: Trx, orderId: number, promotions: Quote['promotions']) {
  await trx.deleteFrom('order_promotions').where('order_id', '=', orderId).execute()
  const rows = promotions.map(({ id, name, discountCents, paymentMethods = [] }, position) => ({
    order_id: orderId,
    position,
    promotion_id: id || null,
    name,
    discount_cents: discountCents,
    payment_methods: paymentMethods,
  }))
  if (rows.length > 0) await trx.insertInto('order_promotions').values(rows).execute()
}

/** One that was deleted has no number any more. */
const readPromotions = async (trx: Trx, orderId: number): Promise<AppliedPromotion[]> =>
  await trx
    .selectFrom('order_promotions')
    .select(({ fn, val }) => [
      fn.coalesce('promotion_id', val(0)).as('id'),
      'name',
      'discount_cents as discountCents',
      'payment_methods as paymentMethods',
    ])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()

const readCoupons = async (trx: Trx, orderId: number): Promise<Granted[]> =>
  await trx
    .selectFrom('order_coupons')
    .select(['coupon_id as id', 'code', 'discount_cents as discountCents'])
    .where('order_id', '=', orderId)
    .orderBy('code')
    .execute()

async function readLines(trx: Trx, orderId: number) {
  const { rows } = await sql<LineRow>`
    select l.id, l.product_id, l.variation_id, l.stock_id, l.name, l.sku, l.options, l.quantity, l.unit_cents, l.discount_cents,
      l.promotion_cents, l.total_cents, l.parts, l.presale_until, l.backorder_days, o.regular_cents, coalesce(v.backorders, p.backorders, 'no') <> 'no' as backorders, coalesce(p.virtual, false) as virtual
    from order_lines l left join products p on p.id = l.product_id left join variations v on v.id = l.variation_id
    left join ${offerOfLine(sql`l`)} on true
    where l.order_id = ${orderId} order by l.position, l.id`.execute(trx)
  return rows
}

type InputOptions = { held: Held; inputs: (AdminOrderLine | ChangedLine)[]; hasCoupons: boolean }

async function wantedLines(trx: Trx, { held, inputs, hasCoupons }: InputOptions): Promise<KnownLine[]> {
  const changed = inputs.filter((input): input is ChangedLine => 'lineId' in input)
  const stranger = changed.findIndex(({ lineId }) => !held.lines.some(({ id }) => id === lineId))
  if (stranger >= 0) throw new AdminOrderRefused({ kind: 'unknown-line', position: stranger })
  const kept = held.lines.flatMap((row) => {
    const input = changed.find(({ lineId }) => lineId === row.id)
    return input?.quantity === 0 ? [] : [keptLine(row, input, { hasCoupons, hadCoupons: held.coupons.length > 0 })]
  })
  const fresh = await knowLines(
    trx,
    inputs.filter((input): input is AdminOrderLine => !('lineId' in input)),
  )
  // Keys tell lines apart while they are priced; what was there comes first.
  return [...kept, ...fresh].map(({ claimed, line, ...known }, position) => {
    const key = String(position).padStart(4, '0')
    return { ...known, claimed: { ...claimed, key }, line: { ...line, key } }
  })
}

/** A line as it was bought, with what the merchant says anew. */
function keptLine(
  row: LineRow,
  input: ChangedLine | undefined,
  { hasCoupons, hadCoupons }: { hasCoupons: boolean; hadCoupons: boolean },
): KnownLine {
  const quantity = input?.quantity ?? row.quantity
  // The coupons' shares of the old lines say nothing of the new ones.
  const staysAsItWas = quantity === row.quantity && input?.subtotalCents === undefined && !hasCoupons
  const totalCents = input?.totalCents ?? (staysAsItWas ? row.total_cents : undefined)
  const cents = unitOf({ quantity, subtotalCents: input?.subtotalCents, totalCents, listedCents: row.unit_cents })
  // A line that a coupon has lowered was no offer to it, whatever the catalogue says of it today.
  const regularCents = hadCoupons && row.discount_cents > 0 ? cents : Math.max(cents, row.regular_cents ?? 0)
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
    promotionCents: keptPromotion(row, quantity, cents),
    claimed: {
      ...shared,
      cents,
      isSellable: true,
      inStock: true,
      isManaged,
      backorders: row.backorders,
      stockId: row.stock_id,
      options: row.options,
      presaleUntil: row.presale_until,
      backorderDays: row.backorder_days,
      // What was counted is counted, and what was owed may be owed again.
      parts: row.parts.map(({ owed, ...part }) => ({
        ...part,
        onHand: part.stockId === null ? null : 0,
        backorders: owed > 0,
        inStock: true,
      })),
    },
    line: {
      ...shared,
      type: row.variation_id === null ? 'simple' : 'variable',
      url: '',
      cents,
      regularCents,
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

/** Of what promotions took off a line, the share of the units that stay; what is added was in none. */
const keptPromotion = (row: LineRow, quantity: number, cents: number) =>
  Math.min(Math.floor((row.promotion_cents * Math.min(quantity, row.quantity)) / row.quantity), cents * quantity)

type Writing = { orderId: number; known: KnownLine[]; rows: ReturnType<typeof linesOf> }

async function writeLines(trx: Trx, { orderId, known, rows }: Writing) {
  const keptIds = known.flatMap(({ lineId }) => lineId ?? [])
  await sql`delete from order_lines where order_id = ${orderId} and id <> all(${keptIds}::bigint[])`.execute(trx)
  for (const [at, row] of rows.entries()) {
    const { lineId } = known[at]!
    const { position, quantity, owed_units, unit_cents, discount_cents, promotion_cents, total_cents, parts } = row
    if (lineId === undefined)
      await trx
        .insertInto('order_lines')
        .values({
          ...row,
          order_id: orderId,
          options: JSON.stringify(row.options),
          parts: JSON.stringify(row.parts),
          gift: row.gift ? JSON.stringify(row.gift) : null,
        })
        .execute()
    else
      await trx
        .updateTable('order_lines')
        .set({
          position,
          quantity,
          owed_units,
          unit_cents,
          discount_cents,
          promotion_cents,
          total_cents,
          parts: JSON.stringify(parts),
        })
        .where('id', '=', lineId)
        .execute()
  }
}
