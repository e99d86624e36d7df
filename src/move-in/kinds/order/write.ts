import { sql } from 'kysely'
import { newOrderKey } from '#shop/orders/order-key.ts'
import { countsAsSold } from '#shop/orders/count-sales.ts'
import type { Trx, WriteHelp, Writing, Written } from '../../kind.ts'
import { nextIds } from '../next-ids.ts'
import { writePermissions } from './permissions.ts'
import { type NewParts, writeOrderParts } from './write-parts.ts'
import type { OrderRow } from './read.ts'

/** Orders as history: no units move, no mail is due, and nobody is told. */
export async function writeOrders(trx: Trx, things: readonly Writing<OrderRow>[], help: WriteHelp): Promise<Written[]> {
  const users = await help.newIds('customer', unique(things.map(({ row }) => row.customer)))
  const products = await help.newIds(
    'product',
    unique(things.flatMap(({ row }) => [...row.lines, ...row.permissions].map(({ product }) => product))),
  )
  const variations = await help.newIds('variation', unique(things.flatMap(({ row }) => row.lines.map((line) => line.variation))))
  const known = await existing(trx, { users, products, variations })
  await countBeyond(trx, things)
  const ids = await nextIds(trx, things.length)
  const numbers = await freeNumbers(trx, things)
  const ready = things.map((thing, at) => ({ ...thing, id: thing.newId ?? ids[at]!, number: numbers[at]! }))
  const rows = ready.map(({ id, number, row }) => ({
    ...columnsOf(row),
    id,
    number,
    key: newOrderKey(),
    user_id: row.customer === undefined ? null : (known.user(row.customer) ?? null),
  }))
  const changing = Object.keys(rows[0]!).filter((column) => !['id', 'number', 'key', 'created_at'].includes(column))
  await sql`
    insert into orders (${columns(Object.keys(rows[0]!))})
    select ${columns(Object.keys(rows[0]!))} from jsonb_populate_recordset(null::orders, ${JSON.stringify(rows)}::jsonb) order by id
    on conflict (id) do update set ${sql.join(changing.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))}`.execute(
    trx,
  )
  const parts: NewParts[] = ready.map(({ oldId, id, row, newId }) => ({ oldId, id, row, isNew: newId === undefined }))
  await writeOrderParts(trx, parts, { ...known, source: help.source })
  await writePermissions(
    trx,
    help.source,
    ready.flatMap(({ id, row }) =>
      row.permissions.flatMap((one) => ({ ...one, orderId: id, productId: known.product(one.product) ?? 0 })),
    ),
  )
  return ready.map(({ oldId, id, number, row }) => {
    const lost = row.lines.some((line) => line.product !== undefined && known.product(line.product) === undefined)
    const notes = [
      ...(number === row.number ? [] : [`O número ${row.number} já era de outro pedido: ficou ${number}.`]),
      ...(lost ? ['Produtos que não existem mais ficaram no pedido só com o nome.'] : []),
    ]
    return { oldId, newId: id, place: 'orders' as const, notes }
  })
}

const unique = (ids: readonly (string | undefined)[]) => [...new Set(ids.flatMap((id) => id ?? []))]
const columns = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))

function columnsOf(row: OrderRow) {
  const { buyer } = row
  const refundedCents = row.refunds.reduce((sum, { cents }) => sum + cents, 0)
  return {
    status: row.status,
    email: buyer.email,
    person_type: buyer.personType,
    cpf: buyer.cpf,
    cnpj: buyer.cnpj,
    state_registration: buyer.stateRegistration,
    cellphone: buyer.cellphone,
    billing: buyer.billing,
    shipping: buyer.shipping,
    subtotal_cents: row.subtotalCents,
    discount_cents: row.discountCents,
    shipping_cents: row.shippingCents,
    fees_cents: row.feesCents,
    merchant_discount_cents: 0,
    payment_discount_cents: 0,
    total_cents: row.totalCents,
    shipping_rate: row.shippingRate,
    shipping_label: row.shippingLabel,
    payment_method: row.paymentMethod,
    payment_title: row.paymentTitle,
    paid_cents: row.paidCents,
    refunded_cents: refundedCents,
    paid_at: row.paidAt ?? null,
    sales_counted: countsAsSold(row.status) === true,
    tracking_carrier: row.tracking.carrier,
    tracking_code: row.tracking.code,
    tracking_url: '',
    note: row.note,
    ip: row.ip,
    user_agent: row.userAgent,
    created_via: 'import',
    version: 0,
    created_at: row.createdAt,
    modified_at: new Date(),
  }
}

/** New orders are numbered by the counter of the shop's things: it goes past every number that comes over. */
async function countBeyond(trx: Trx, things: readonly Writing<OrderRow>[]) {
  const numbers = things.map(({ row }) => Number(row.number)).filter((number) => Number.isSafeInteger(number) && number < 1e12)
  const highest = Math.max(0, ...numbers)
  await sql`select setval('object_ids', greatest(${highest}::bigint, (select last_value from object_ids)))`.execute(trx)
}

async function freeNumbers(trx: Trx, things: readonly Writing<OrderRow>[]): Promise<string[]> {
  const wanted = things.map(({ row }) => row.number)
  const { rows } = await sql<{ number: string; id: number }>`
    select number, id from orders where regexp_replace(number, '-[0-9]+$', '') = any(${wanted}::text[]) or number = any(${wanted}::text[])`.execute(
    trx,
  )
  const taken = new Map(rows.map(({ number, id }) => [number, id]))
  return things.map(({ row, newId }) => {
    const own = newId === undefined ? undefined : rows.find(({ id }) => id === newId)?.number
    if (own !== undefined) return own
    let number = row.number
    for (let at = 2; taken.has(number); at++) number = `${row.number.slice(0, 36)}-${at}`
    taken.set(number, 0)
    return number
  })
}

type Maps = Record<'users' | 'products' | 'variations', ReadonlyMap<string, number>>

/** What came over may have been deleted here since. */
async function existing(trx: Trx, maps: Maps) {
  const find = async (table: keyof Maps) => {
    const ids = [...maps[table].values()]
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} where id = any(${ids}::bigint[])`.execute(trx)
    const there = new Set(rows.map(({ id }) => id))
    return (oldId: string) => {
      const id = maps[table].get(oldId)
      return id !== undefined && there.has(id) ? id : undefined
    }
  }
  return { user: await find('users'), product: await find('products'), variation: await find('variations') }
}
