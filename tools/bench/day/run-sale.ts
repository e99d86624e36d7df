import type { Pool } from 'pg'
import { sendVisitors, type VisitsErrand } from './client.ts'
import { planned } from './run-day.ts'
import type { Visit } from './trace.ts'

const STRANGERS_IN_FLIGHT = 40
export const SALE_HOUR = 20

type Options = {
  shop: Pick<VisitsErrand, 'port' | 'places' | 'plentiful'>
  database: Pick<Pool, 'query'>
  buyers: number
  units: number
  /** So many of them at the same moment; whoever is done makes room for the next. */
  inFlight: number
  withinMs: number
  /** The others who are in the shop at that hour. */
  strangers: Visit[]
  hourMs: number
  signal: AbortSignal
}

/** All of the buyers at once, while everybody else goes on; then what is in the tables is compared with what buyers were told. */
export async function runSale(options: Options) {
  const { shop, database, buyers, units, inFlight, withinMs, strangers, hourMs, signal } = options
  const product = await prepare(database, { units, without: shop.plentiful })
  const before = await unitsOf(database, product.id)
  const visits = planned(strangers, hourMs, SALE_HOUR)
  const others = sendVisitors({ what: 'visits', ...shop, visits, inFlight: STRANGERS_IN_FLIGHT, repeats: true }, signal)
  const sale = await sendVisitors({ what: 'sale', ...shop, product, buyers, inFlight, withinMs }, signal).report
  others.enough()
  const after = await unitsOf(database, product.id)
  const left = { onHand: after.onHand, sold: after.sold - before.sold }
  const { orders, bought } = sale.sale!
  const problems = [
    ...sale.problems,
    ...(left.onHand === 0 ? [] : [`${left.onHand} units are left.`]),
    ...(left.sold === units ? [] : [`${left.sold} units were sold instead of ${units}.`]),
    ...(new Set(orders).size === bought && bought === units
      ? []
      : [`${bought} buyers were told that they have one of ${units}.`]),
  ]
  return { sale, outcome: sale.sale!, others: await others.report, problems, left }
}

/** A product that is not sold otherwise on this day. */
async function prepare(database: Pick<Pool, 'query'>, { units, without }: { units: number; without: string[] }) {
  const { rows } = await database.query<{ id: string; slug: string }>(
    `select p.id, p.slug from products p join stock s on s.product_id = p.id and s.variation_id is null
     where p.type = 'simple' and p.status = 'publish' and p.manage_stock and p.backorders = 'no' and not p.virtual and p.id <> all($1::bigint[])
     order by p.id limit 1`,
    [without],
  )
  const [found] = rows
  if (!found) throw new Error('The sale needs a simple product whose units are counted.')
  await database.query('update stock set on_hand = $2 where product_id = $1 and variation_id is null', [found.id, units])
  return { id: String(found.id), path: `/produto/${found.slug}/` }
}

async function unitsOf(database: Pick<Pool, 'query'>, productId: string) {
  const { rows } = await database.query<{ on_hand: number; sold: number }>(
    `select s.on_hand, (select coalesce(sum(quantity), 0)::int from order_lines where product_id = $1) as sold
     from stock s where s.product_id = $1 and s.variation_id is null`,
    [productId],
  )
  return { onHand: rows[0]!.on_hand, sold: rows[0]!.sold }
}
