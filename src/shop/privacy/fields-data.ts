import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

/** What is kept of somebody in the merchant's own fields and by other programs, under the names that people know. It goes with the account. */
export async function exportFields(db: Kysely<Database>, userId: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ name: string; value: unknown }>`
    select coalesce(f.name, m ->> 'key') as name, m -> 'value' as value
    from customer_meta c cross join jsonb_array_elements(c.meta) m
    left join custom_fields f on f.noun = 'customer' and f.key = m ->> 'key' and f.removed_at is null
    where c.user_id = ${userId}
    union all
    select f.name, v.value from removed_field_values v join custom_fields f on f.id = v.field_id
    where f.noun = 'customer' and v.thing_id = ${userId}
    union all
    select f.name || ' (pedido ' || o.number || ')', to_jsonb(m.value) from orders o
    join order_meta m on m.order_id = o.id
    join custom_fields f on f.noun = 'order' and f.key = m.key and f.removed_at is null
    where o.user_id = ${userId}`.execute(db)
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

/** The same of somebody without an account: what stands in the fields of their orders. */
export async function exportGuestFields(db: Kysely<Database>, emails: readonly string[]): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ name: string; value: unknown }>`
    select f.name || ' (pedido ' || o.number || ')' as name, to_jsonb(m.value) as value from orders o
    join order_meta m on m.order_id = o.id
    join custom_fields f on f.noun = 'order' and f.key = m.key and f.removed_at is null
    where o.user_id is null and o.email = any(${emails}::text[])`.execute(db)
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}
