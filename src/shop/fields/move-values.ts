import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { FieldNoun } from './contract.ts'

type Trx = Transaction<Database>
type Field = { id: number; noun: FieldNoun; key: string }

/** Short enough that nobody who saves something waits long. */
const AT_ONCE = 500

type Place = { table: string; id: string; counts?: RawBuilder<unknown> }
/** Who has one open hears that it has changed. */
const NEXT_VERSION = sql`, version = t.version + 1`
const PLACES: Record<Exclude<FieldNoun, 'order'>, Place> = {
  product: { table: 'products', id: 'id', counts: NEXT_VERSION },
  variation: { table: 'variations', id: 'id', counts: NEXT_VERSION },
  category: { table: 'categories', id: 'id' },
  customer: { table: 'customer_meta', id: 'user_id' },
}
const entryOf = (key: string) => JSON.stringify([{ key }])

/** How many things have a value of the field; `value`: this one, alone or in a list. */
export async function countValues(trx: Trx, { noun, key }: Omit<Field, 'id'>, value?: string): Promise<number> {
  const entries = value === undefined ? [[{ key }]] : [[{ key, value }], [{ key, value: [value] }]]
  const probes = entries.map((entry) => JSON.stringify(entry))
  const counted =
    noun === 'order'
      ? sql<{ count: number }>`
          select count(*)::integer as count from order_meta
          where key = ${key} and (${value ?? null}::text is null or value = ${value ?? null} or strpos(value, ${JSON.stringify(value ?? '')}) > 0)`
      : sql<{ count: number }>`
          select count(*)::integer as count from ${sql.table(PLACES[noun].table)} where meta @> any (${probes}::jsonb[])`
  return (await counted.execute(trx)).rows[0]!.count
}

/** Puts values aside, some at once; answers whether there may be more. */
export async function putAside(trx: Trx, { id, noun, key }: Field): Promise<boolean> {
  if (noun === 'order') return await putOrdersAside(trx, id, key)
  const place = PLACES[noun]
  const { rows } = await sql`
    with those as (
      select ${sql.ref(place.id)} as thing_id, (select m -> 'value' from jsonb_array_elements(meta) m where m ->> 'key' = ${key} limit 1) as value
      from ${sql.table(place.table)} where meta @> ${entryOf(key)}::jsonb order by 1 limit ${AT_ONCE} for update
    ), kept as (
      insert into removed_field_values (field_id, thing_id, value) select ${id}, thing_id, value from those where value is not null
      on conflict (field_id, thing_id) do update set value = excluded.value
    )
    update ${sql.table(place.table)} t set meta = coalesce((
      select jsonb_agg(m order by n) from jsonb_array_elements(t.meta) with ordinality entries (m, n) where m ->> 'key' is distinct from ${key}
    ), '[]')${place.counts ?? sql``}
    from those where t.${sql.ref(place.id)} = those.thing_id returning 1`.execute(trx)
  return rows.length === AT_ONCE
}

async function putOrdersAside(trx: Trx, id: number, key: string): Promise<boolean> {
  const { rows } = await sql`
    with those as (
      delete from order_meta where id = any (array(select id from order_meta where key = ${key} order by id limit ${AT_ONCE} for update))
      returning order_id, value
    )
    insert into removed_field_values (field_id, thing_id, value) select ${id}, order_id, to_jsonb(value) from those
    on conflict (field_id, thing_id) do update set value = excluded.value returning 1`.execute(trx)
  return rows.length === AT_ONCE
}

/** Puts values back where nobody has written another since, some at once; answers whether there may be more. */
export async function putBack(trx: Trx, { id, noun, key }: Field): Promise<boolean> {
  const taken = sql`
    delete from removed_field_values where field_id = ${id} and thing_id = any (array(
      select thing_id from removed_field_values where field_id = ${id} order by thing_id limit ${AT_ONCE} for update
    )) returning thing_id, value`
  const place = noun === 'order' ? undefined : PLACES[noun]
  const { rows } = await (
    place
      ? sql<{ taken: number }>`
        with those as (${taken}), back as (
          update ${sql.table(place.table)} t set meta = t.meta || jsonb_build_array(jsonb_build_object(
            'id', coalesce((select max((m ->> 'id')::bigint) from jsonb_array_elements(t.meta) m), 0) + 1, 'key', ${key}::text, 'value', those.value
          ))${place.counts ?? sql``}
          from those where t.${sql.ref(place.id)} = those.thing_id and not t.meta @> ${entryOf(key)}::jsonb
        )
        select count(*)::integer as taken from those`
      : sql<{ taken: number }>`
        with those as (${taken}), back as (
          insert into order_meta (order_id, key, value) select those.thing_id, ${key}, those.value #>> '{}' from those
          join orders o on o.id = those.thing_id on conflict (order_id, key) do nothing
        )
        select count(*)::integer as taken from those`
  ).execute(trx)
  return rows[0]!.taken === AT_ONCE
}
