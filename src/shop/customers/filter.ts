import { type RawBuilder, sql } from 'kysely'
import { localDay } from '#kit/brazil/local-time.ts'
import type { CustomerFilter, CustomerSort } from './contract.ts'

const DAY_MS = 86_400_000

/** The conditions of a list of customers; `p` is the profile. `now` decides what «há 90 dias» and «este mês» mean. */
export function whereOf(filter: CustomerFilter, now: Date): RawBuilder<unknown> {
  const {
    search = '',
    account,
    tag,
    state,
    category,
    minSpent,
    maxSpent,
    minOrders,
    maxOrders,
    inactiveDays,
    firstThisMonth,
  } = filter
  const conditions = [sql`p.merged_into is null`, ...searchWords(search).map((part) => sql`p.words like ${part}`)]
  if (account !== undefined) conditions.push(sql`p.user_id = ${account}`)
  if (tag !== undefined)
    conditions.push(sql`exists (select from customer_tagged t where t.tag_id = ${tag} and t.profile_id = p.id)`)
  if (state) conditions.push(sql`p.state = ${state}`)
  if (category !== undefined) conditions.push(sql`p.id in (${buyersOf(category)})`)
  if (minSpent !== undefined) conditions.push(sql`p.spent_cents >= ${minSpent * 100}`)
  if (maxSpent !== undefined) conditions.push(sql`p.spent_cents <= ${maxSpent * 100}`)
  if (minOrders !== undefined) conditions.push(sql`p.purchases >= ${minOrders}`)
  if (maxOrders !== undefined) conditions.push(sql`p.purchases <= ${maxOrders}`)
  if (inactiveDays !== undefined) conditions.push(sql`p.last_order_at < ${new Date(now.getTime() - inactiveDays * DAY_MS)}`)
  if (firstThisMonth)
    conditions.push(
      sql`p.first_order_at >= (${`${localDay(now).slice(0, 8)}01`}::date::timestamp at time zone 'America/Sao_Paulo')`,
    )
  return sql.join(conditions, sql` and `)
}

const buyersOf = (category: number) => sql`
  with recursive wanted as (
    select id from categories where id = ${category} union select c.id from categories c join wanted w on c.parent_id = w.id
  )
  select c.profile_id from wanted w join product_categories pc on pc.category_id = w.id join order_lines l on l.product_id = pc.product_id
  join customer_orders c on c.order_id = l.order_id join orders o on o.id = l.order_id where is_purchase(o)`

/** Patterns that all have to be found: each word that was typed, or the digits of a document or telephone as one. */
export function searchWords(typed: string): string[] {
  const plain = typed
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .slice(0, 200)
  const digits = plain.replaceAll(/[\s().+/-]/g, '')
  const words = /^\d{3,}$/.test(digits) ? [digits] : plain.split(/\s+/).filter(Boolean).slice(0, 6)
  return words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
}

/** As the indexes have it. */
export function orderOf({ by, isAscending }: CustomerSort): RawBuilder<unknown> {
  const way = isAscending ? sql`asc` : sql`desc`
  switch (by) {
    case 'last_order':
      return sql`p.last_order_at ${way} nulls ${isAscending ? sql`first` : sql`last`}, p.id ${way}`
    case 'total_spent':
      return sql`p.spent_cents ${way}, p.id ${way}`
    case 'orders':
      return sql`p.purchases ${way}, p.id ${way}`
    case 'name':
      return sql`plain_name(p.full_name) ${way}, p.id ${way}`
    case 'date':
      return sql`p.created_at ${way}, p.id ${way}`
  }
}
