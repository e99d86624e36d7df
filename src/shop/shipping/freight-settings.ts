import { type Kysely, sql } from 'kysely'
import { changeSettingsPart } from '#db/change-settings-part.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { readCep } from '#kit/brazil/cep.ts'
import { recordOf } from '#kit/unknown-json.ts'
import { type MerchantBox, MOST_BOXES, readBox, readBoxes } from './boxes.ts'

export type FreightSettings = {
  boxes: MerchantBox[]
  boxesVersion: number
  /** Prices of areas are there only for when no carrier offers anything. */
  areasOnlyWithout: boolean
}
/** Whatever stands in the setting `freight`. */
export function readFreightSettings(stored: unknown): FreightSettings {
  const { boxes, areas } = recordOf(stored)
  const version = recordOf(boxes)['version']
  return {
    boxes: readBoxes(boxes),
    boxesVersion: typeof version === 'number' ? version : 0,
    areasOnlyWithout: recordOf(areas)['onlyWithout'] === true,
  }
}

export type FreightFacts = FreightSettings & {
  /** Where the shop sends from, or empty. */
  from: string
  /** What can be bought and has to be sent, but cannot be quoted. */
  unmeasured: { total: number; products: { id: number; name: string }[] }
}
type BoxesOutcome = { ok: true } | { ok: false; problem: BoxesProblem }
/** A number: which box makes no sense, the first is 0. */
export type BoxesProblem = 'stale' | 'too-many' | 'twins' | number

type Options = {
  db: Kysely<Database>
  settings: { get: (name: string) => Promise<unknown>; shop: () => Promise<{ postcode: string }> }
}

/** What the merchant says of freight as a whole: boxes, and when prices of areas count. */
export function createFreightSettings({ db, settings }: Options) {
  return {
    read: async (): Promise<FreightFacts> => {
      const [stored, { postcode }, { rows }] = await Promise.all([
        settings.get('freight'),
        settings.shop(),
        sql<{ id: number; name: string; total: string }>`
          select p.id, p.name, count(*) over () as total from products p
          where p.status = 'publish' and not p.virtual
            and (p.weight_grams = 0 or p.length_mm = 0 or p.width_mm = 0 or p.height_mm = 0)
            -- Variations that have all of it for themselves need nothing of their product.
            and (p.type <> 'variable' or not exists (select from variations v where v.product_id = p.id and v.enabled) or exists (
              select from variations v where v.product_id = p.id and v.enabled and (
                greatest(v.weight_grams, p.weight_grams) = 0 or greatest(v.length_mm, p.length_mm) = 0
                or greatest(v.width_mm, p.width_mm) = 0 or greatest(v.height_mm, p.height_mm) = 0
              )
            ))
          order by p.name, p.id limit 20`.execute(db),
      ])
      return {
        ...readFreightSettings(stored),
        from: readCep(postcode) ?? '',
        unmeasured: { total: Number(rows[0]?.total ?? 0), products: rows.map(({ id, name }) => ({ id, name })) },
      }
    },
    /** The whole list; `version`: what the merchant had read. */
    keepBoxes: async (raw: readonly unknown[], version?: number): Promise<BoxesOutcome> => {
      if (raw.length > MOST_BOXES) return { ok: false, problem: 'too-many' }
      const boxes = raw.map(readBox)
      const at = boxes.indexOf(undefined)
      if (at >= 0) return { ok: false, problem: at }
      // A package says by its name which box it is.
      if (new Set(boxes.map((box) => box!.name)).size < boxes.length) return { ok: false, problem: 'twins' }
      const isKept = await inTransaction(db, (trx) =>
        changeSettingsPart(trx, { name: 'freight', part: 'boxes', patch: { boxes }, version }),
      )
      return isKept ? { ok: true } : { ok: false, problem: 'stale' }
    },
    keepAreas: async (onlyWithout: boolean) =>
      void (await inTransaction(db, (trx) =>
        changeSettingsPart(trx, { name: 'freight', part: 'areas', patch: { onlyWithout } }),
      )),
  }
}
export type FreightSettingsService = ReturnType<typeof createFreightSettings>
