import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Kind, Trx, Writing } from '../../kind.ts'
import { readZone, type ZoneRow } from './read.ts'

/** Zones stand behind those of this shop; where it has some, ways of sending come switched off. */
export const shippingZoneKind: Kind<ZoneRow> = {
  kind: 'shipping-zone',
  read: readZone,
  write: async (trx, things, { source }) => {
    const { hasOwn, last } = await ownZones(trx, source)
    const notes = hasOwn ? ['A loja já tem áreas de entrega: as formas vieram desligadas; ligue-as em «Frete».'] : []
    const written = []
    for (const thing of things) {
      const newId = await writeZone(trx, thing, { hasOwn, last })
      written.push({ oldId: thing.oldId, newId, place: 'shipping_zones' as const, notes })
    }
    return written
  },
}

async function ownZones(db: Kysely<Database>, source: string): Promise<{ hasOwn: boolean; last: number }> {
  const { rows } = await sql<{ hasOwn: boolean; last: number }>`
    select count(*) > 0 as "hasOwn", coalesce(max(position), 0)::integer as last from shipping_zones z
    where not exists (select from old_things o where o.source = ${source} and o.place = 'shipping_zones' and o.new_id = z.id and o.created)`.execute(
    db,
  )
  return rows[0]!
}

async function writeZone(
  trx: Trx,
  { row, newId }: Writing<ZoneRow>,
  { hasOwn, last }: { hasOwn: boolean; last: number },
): Promise<number> {
  const values = { name: row.name, states: row.states, position: last + 1 + Math.max(0, row.position) }
  const { id } = await (newId === undefined
    ? trx.insertInto('shipping_zones').values(values).returning('id').executeTakeFirstOrThrow()
    : trx.updateTable('shipping_zones').set(values).where('id', '=', newId).returning('id').executeTakeFirstOrThrow())
  await trx.deleteFrom('shipping_zone_ranges').where('zone_id', '=', id).execute()
  await trx.deleteFrom('shipping_methods').where('zone_id', '=', id).execute()
  for (const [from_postcode, to_postcode] of row.ranges)
    await trx
      .insertInto('shipping_zone_ranges')
      .values({ zone_id: id, from_postcode, to_postcode })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  for (const [position, { settings, enabled, ...method }] of row.methods.entries())
    await trx
      .insertInto('shipping_methods')
      .values({ ...method, zone_id: id, position, enabled: enabled && !hasOwn, settings: JSON.stringify(settings) })
      .execute()
  return id
}
