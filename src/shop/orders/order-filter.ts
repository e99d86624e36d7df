import { type RawBuilder, sql } from 'kysely'
import type { OrderStatus } from './contract.ts'

export type OrderFilter = {
  statuses?: OrderStatus[]
  /** A number, or a part of the e-mail, the name, CPF, CNPJ or a telephone. */
  search?: string
  userId?: number
  /** Of people without an account. */
  ofGuests?: boolean
  productId?: number
  createdAfter?: Date
  createdBefore?: Date
  modifiedAfter?: Date
  modifiedBefore?: Date
  include?: number[]
  exclude?: number[]
  /** Cancelled, but the money is here: it has to go back. */
  refundDue?: boolean
  /** Nothing was heard of one of its parcels for too long. */
  isStopped?: boolean
  /** What was thrown away is left out, unless it is asked for. */
  inTrash?: boolean
}

export type OrderSort = {
  by: 'id' | 'created' | 'modified' | 'include'
  isAscending: boolean
  include?: number[]
  /** The order of this very number stands before those that only have its digits somewhere. */
  number?: string
}

/** Not thrown away. */
export const IS_HERE = sql`o.trashed_at is null`

export function whereOf(filter: OrderFilter): RawBuilder<unknown> {
  const { statuses, userId, productId, include, exclude = [] } = filter
  const conditions: RawBuilder<unknown>[] = [filter.inTrash ? sql`o.trashed_at is not null` : IS_HERE]
  if (statuses) conditions.push(sql`o.status = any(${statuses}::text[])`)
  if (userId !== undefined) conditions.push(sql`o.user_id = ${userId}`)
  if (filter.ofGuests) conditions.push(sql`o.user_id is null`)
  if (productId !== undefined)
    conditions.push(
      sql`exists (select 1 from order_lines l where l.order_id = o.id and (l.product_id = ${productId} or l.variation_id = ${productId}))`,
    )
  if (filter.createdAfter) conditions.push(sql`o.created_at > ${filter.createdAfter}`)
  if (filter.createdBefore) conditions.push(sql`o.created_at < ${filter.createdBefore}`)
  if (filter.modifiedAfter) conditions.push(sql`o.modified_at > ${filter.modifiedAfter}`)
  if (filter.modifiedBefore) conditions.push(sql`o.modified_at < ${filter.modifiedBefore}`)
  if (include) conditions.push(sql`o.id = any(${include}::bigint[])`)
  if (exclude.length > 0) conditions.push(sql`o.id <> all(${exclude}::bigint[])`)
  if (filter.refundDue) conditions.push(sql`o.status = 'cancelled' and o.paid_cents + o.stored_value_cents > o.refunded_cents`)
  if (filter.isStopped) conditions.push(sql`o.id in (select order_id from stopped_packages)`)
  const found = foundBy(filter.search ?? '')
  if (found) conditions.push(found)
  return sql.join(conditions, sql` and `)
}

export function sortOf({ number, ...sort }: OrderSort): RawBuilder<unknown> {
  return number === undefined ? orderBy(sort) : sql`(o.number = ${number}) desc, ${orderBy(sort)}`
}

function orderBy({ by, isAscending, include = [] }: OrderSort): RawBuilder<unknown> {
  const direction = isAscending ? sql`asc` : sql`desc`
  if (by === 'include') return sql`array_position(${include}::bigint[], o.id), o.id`
  if (by === 'id') return sql`o.id ${direction}`
  return sql`${sql.ref(by === 'created' ? 'o.created_at' : 'o.modified_at')} ${direction}, o.id ${direction}`
}

/** The number that is looked for, where it can be one. */
export function numberIn({ search = '' }: OrderFilter): { number?: string } {
  const number = /^#?(\d{1,40})$/.exec(search.trim())?.[1]
  return number === undefined ? {} : { number }
}

/** Fewer digits stand in nearly every telephone: they are an order's number. */
const FEWEST_DIGITS = 4
const MOST_WORDS = 10

function foundBy(search: string): RawBuilder<unknown> | undefined {
  const { number } = numberIn({ search })
  if (number !== undefined && (search.includes('#') || number.length < FEWEST_DIGITS)) return sql`o.number = ${number}`
  const typed = search.trim().replace(/^#/, '').normalize('NFC').toLowerCase().slice(0, 200)
  if (typed === '') return undefined
  const words = typed.split(/\s+/).slice(0, MOST_WORDS)
  const ways = [hasPart(words.join(' '))]
  if (words.length > 1) ways.push(sql`(${sql.join(words.map(hasPart), sql` and `)})`)
  // A document or a telephone, however it is written.
  const signs = typed.replaceAll(/[\s().+\-/]/g, '')
  if (signs !== typed && /^(?=.*\d)[\da-z]+$/.test(signs) && signs.length >= FEWEST_DIGITS) ways.push(hasPart(signs))
  return sql`(${sql.join(ways, sql` or `)})`
}

/** One or two letters are the beginning of a word, since nothing shorter can be looked up. */
function hasPart(typed: string): RawBuilder<unknown> {
  const part = typed.replaceAll(/[\\%_]/g, String.raw`\$&`)
  return sql`o.buyer like plain_name(${typed.length < 3 ? `% ${part}%` : `%${part}%`})`
}
