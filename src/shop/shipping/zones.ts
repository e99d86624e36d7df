import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { isSensible } from './rates.ts'

export type Zone = {
  id: number
  name: string
  position: number
  states: string[]
  ranges: { from: string; to: string }[]
  version: number
}
export type ZoneMethod = {
  id: number
  zoneId: number
  kind: string
  title: string
  isEnabled: boolean
  position: number
  settings: unknown
  version: number
}
export type Places = Pick<Zone, 'states' | 'ranges'>
export type MethodInput = Partial<Pick<ZoneMethod, 'title' | 'isEnabled' | 'position'>> & {
  /** What is stored, with what is said anew. */
  settings?: (stored: unknown) => unknown
}
type MethodOutcome = { ok: true; id: number } | { ok: false; problem: 'unknown' | 'bad-settings' | 'too-many' }
type ChangeOutcome = MethodOutcome | { ok: false; problem: 'stale' }
/** A zone's change; `stale`: somebody changed it since it was read. */
type ZoneOutcome = { ok: true } | { ok: false; problem: 'stale' }

/** No honest shop has more; a list is told as a whole. */
const MOST_ZONES = 200
const MOST_METHODS = 50

/** Where the shop sends, and how: changed at the merchant's desk, read by every cart. */
export function createZones({ db }: { db: Kysely<Database> }) {
  const read = async (id?: number): Promise<Zone[]> => {
    const { rows } = await sql<Omit<Zone, 'ranges'> & { ranges: Zone['ranges'] | null }>`
      select z.id, z.name, z.position, z.states, z.version,
        (select jsonb_agg(jsonb_build_object('from', r.from_postcode, 'to', r.to_postcode) order by r.from_postcode)
          from shipping_zone_ranges r where r.zone_id = z.id) as ranges
      from shipping_zones z where ${id === undefined ? sql`true` : sql`z.id = ${id}`} order by z.position, z.id`.execute(db)
    return rows.map((row) => ({ ...row, ranges: row.ranges ?? [] }))
  }
  return {
    list: async () => await read(),
    find: async (id: number) => (await read(id))[0],

    /** Undefined when there are too many already. */
    create: async ({ name, position }: { name: string; position: number }): Promise<number | undefined> =>
      await inTransaction(db, async (trx) => {
        const zones = await trx.selectFrom('shipping_zones').select('id').execute()
        if (zones.length >= MOST_ZONES) return undefined
        const row = await trx.insertInto('shipping_zones').values({ name, position }).returning('id').executeTakeFirstOrThrow()
        return row.id
      }),
    /** `version`: what the merchant had read; a change since then is not overwritten. A new place in the list is none. */
    update: async (id: number, input: { name?: string; position?: number }, version?: number): Promise<ZoneOutcome> => {
      const row = await db
        .updateTable('shipping_zones')
        .set({ ...input, version: input.name === undefined ? sql`version` : sql`version + 1` })
        .where('id', '=', id)
        .where(isVersion(version))
        .returning('id')
        .executeTakeFirst()
      return row ? { ok: true } : { ok: false, problem: 'stale' }
    },
    remove: async (id: number) => void (await db.deleteFrom('shipping_zones').where('id', '=', id).execute()),

    /** Where the zone is. Nowhere named means the rest of the country. */
    place: async (id: number, { states, ranges }: Places, version?: number): Promise<ZoneOutcome> =>
      await inTransaction(db, async (trx): Promise<ZoneOutcome> => {
        const row = await trx
          .updateTable('shipping_zones')
          .set({ states, version: sql`version + 1` })
          .where('id', '=', id)
          .where(isVersion(version))
          .returning('id')
          .executeTakeFirst()
        if (!row) return { ok: false, problem: 'stale' }
        await trx.deleteFrom('shipping_zone_ranges').where('zone_id', '=', id).execute()
        for (const { from, to } of ranges)
          await trx
            .insertInto('shipping_zone_ranges')
            .values({ zone_id: id, from_postcode: from, to_postcode: to })
            .onConflict((conflict) => conflict.columns(['zone_id', 'from_postcode']).doUpdateSet({ to_postcode: to }))
            .execute()
        return { ok: true }
      }),

    methods: async (zoneId: number): Promise<ZoneMethod[]> => {
      const rows = await db
        .selectFrom('shipping_methods')
        .selectAll()
        .where('zone_id', '=', zoneId)
        .orderBy('position')
        .orderBy('id')
        .execute()
      return rows.map(methodOf)
    },

    addMethod: async (zoneId: number, input: Omit<ZoneMethod, 'id' | 'zoneId' | 'version'>): Promise<MethodOutcome> => {
      const { kind, title, isEnabled, position, settings } = input
      if (!isSensible(kind, settings)) return { ok: false, problem: 'bad-settings' }
      return await inTransaction(db, async (trx): Promise<MethodOutcome> => {
        const zone = await trx.selectFrom('shipping_zones').select('id').where('id', '=', zoneId).forUpdate().executeTakeFirst()
        if (!zone) return { ok: false, problem: 'unknown' }
        const there = await trx.selectFrom('shipping_methods').select('id').where('zone_id', '=', zoneId).execute()
        if (there.length >= MOST_METHODS) return { ok: false, problem: 'too-many' }
        const row = await trx
          .insertInto('shipping_methods')
          .values({ zone_id: zoneId, kind, title, enabled: isEnabled, position, settings: JSON.stringify(settings) })
          .returning('id')
          .executeTakeFirstOrThrow()
        return { ok: true, id: row.id }
      })
    },

    changeMethod: async (
      { id, kind }: Pick<ZoneMethod, 'id' | 'kind'>,
      input: MethodInput,
      version?: number,
    ): Promise<ChangeOutcome> => {
      return await inTransaction(db, async (trx): Promise<ChangeOutcome> => {
        const now = await trx.selectFrom('shipping_methods').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
        if (!now) return { ok: false, problem: 'unknown' }
        if (version !== undefined && version !== now.version) return { ok: false, problem: 'stale' }
        const { title, isEnabled, position, settings } = input
        const told = settings?.(now.settings)
        if (settings && !isSensible(kind, told)) return { ok: false, problem: 'bad-settings' }
        const isOrder = title === undefined && isEnabled === undefined && !settings
        await trx
          .updateTable('shipping_methods')
          .set({
            ...(title !== undefined && { title }),
            ...(isEnabled !== undefined && { enabled: isEnabled }),
            ...(settings && { settings: JSON.stringify(told) }),
            ...(position !== undefined && { position }),
            version: isOrder ? now.version : now.version + 1,
          })
          .where('id', '=', id)
          .execute()
        return { ok: true, id }
      })
    },
    removeMethod: async (id: number) => void (await db.deleteFrom('shipping_methods').where('id', '=', id).execute()),
  }
}
export type Zones = ReturnType<typeof createZones>

const methodOf = (row: Selectable<Database['shipping_methods']>): ZoneMethod => ({
  id: row.id,
  zoneId: row.zone_id,
  kind: row.kind,
  title: row.title,
  isEnabled: row.enabled,
  position: row.position,
  settings: row.settings,
  version: row.version,
})

const isVersion = (version: number | undefined) =>
  version === undefined ? sql<boolean>`true` : sql<boolean>`version = ${version}`
