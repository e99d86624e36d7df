import { type Kysely, sql } from 'kysely'
import { editShop } from '#content/settings/edit-shop.ts'
import { mergePart, mergeSetting } from '#content/settings/merge.ts'
import { createSettings, type ShopSettings } from '#content/settings/service.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Setting } from './setting-kinds.ts'

/** What is stored for each of some settings, each row read once. */
export async function storedFor(settings: ShopSettings, some: readonly Setting[]): Promise<unknown[]> {
  const rows = new Map<string, Promise<unknown>>()
  const rowOf = (row: string) => rows.get(row) ?? rows.set(row, settings.get(row)).get(row)!
  const shop = some.some(({ place }) => place.of === 'shop') ? await settings.shop() : undefined
  return await Promise.all(
    some.map(async ({ place }) => {
      if (place.of === 'shop') return shop![place.part]
      const stored = await rowOf(place.name)
      const outer = place.part === undefined ? stored : partOf(stored, place.part)
      return place.inner === undefined ? outer : partOf(outer, place.inner)
    }),
  )
}

/** Keeps one setting and what stands beside it; not when it is another than the caller had read (`was`). */
export async function keepSetting(
  db: Kysely<Database>,
  setting: Setting,
  { value, was }: { value: unknown; was: unknown },
): Promise<{ ok: boolean }> {
  const { place } = setting
  const row = place.of === 'shop' ? 'shop' : place.name
  return await inTransaction(db, async (trx) => {
    // Those who change the same row take turns, also while there is none yet.
    await sql`select pg_advisory_xact_lock(hashtext(${`setting:${row}`}))`.execute(trx)
    const settings = createSettings({ db: trx })
    if (was !== undefined && setting.write((await storedFor(settings, [setting]))[0]) !== was) return { ok: false }
    if (place.of === 'shop') await editShop(trx, { [place.part]: value })
    else if (place.part !== undefined && place.inner !== undefined)
      await mergePart(trx, place.name, place.part, { [place.inner]: value })
    else if (place.part !== undefined) await mergeSetting(trx, place.name, { [place.part]: value })
    else await settings.set(place.name, value)
    return { ok: true }
  })
}

const partOf = (stored: unknown, part: string): unknown =>
  typeof stored === 'object' && stored !== null && Object.hasOwn(stored, part)
    ? (stored as Record<string, unknown>)[part]
    : undefined
