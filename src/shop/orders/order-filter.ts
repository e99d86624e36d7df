import { type RawBuilder, sql } from 'kysely'
import type { OrderStatus } from './contract.ts'

export type OrderFilter = {
  statuses?: OrderStatus[]
  /** Number, e-mail, CPF, CNPJ or a part of the name. */
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
  /** What was thrown away is left out, unless it is asked for. */
  inTrash?: boolean
}

export type OrderSort = { by: 'id' | 'created' | 'modified' | 'include'; isAscending: boolean; include?: number[] }

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
  if (filter.refundDue) conditions.push(sql`o.status = 'cancelled' and o.paid_cents > o.refunded_cents`)
  const found = foundBy(filter.search ?? '')
  if (found) conditions.push(found)
  return sql.join(conditions, sql` and `)
}

export function sortOf({ by, isAscending, include = [] }: OrderSort): RawBuilder<unknown> {
  const direction = isAscending ? sql`asc` : sql`desc`
  if (by === 'include') return sql`array_position(${include}::bigint[], o.id), o.id`
  if (by === 'id') return sql`o.id ${direction}`
  return sql`${sql.ref(by === 'created' ? 'o.created_at' : 'o.modified_at')} ${direction}, o.id ${direction}`
}

function foundBy(search: string): RawBuilder<unknown> | undefined {
  const words = search.trim().toLowerCase().slice(0, 200)
  if (words === '') return undefined
  const document = words.replaceAll(/[.\-/ ]/g, '').toUpperCase()
  const part = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`(o.number = ${words.replace(/^#/, '')} or o.email = ${words} or (o.cpf = ${document} and o.cpf <> '') or (o.cnpj = ${document} and o.cnpj <> '') or o.buyer like ${part})`
}
