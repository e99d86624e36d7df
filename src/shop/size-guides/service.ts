import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { type GuideInput, type GuideOutcome, type GuideProblem, KEPT_DAYS, type KeptGuide, MOST_GUIDES } from './contract.ts'
import { checkGuide } from './guide-rule.ts'
import { missingTarget } from './targets.ts'
import './tables.ts'

const no = (problem: GuideProblem): GuideOutcome => ({ ok: false, problem })

/** The size guides that merchants write. Which one a product shows: `size_guide_of` of the database. */
export function createSizeGuides({ db }: { db: Kysely<Database> }) {
  /** Two who make the last one at once don't make two. */
  const whereThereIsRoom = (change: (trx: Kysely<Database>) => Promise<GuideOutcome>) =>
    inTransaction(db, async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('size-guides'))`.execute(trx)
      const { there } = await trx
        .selectFrom('size_guides')
        .select(({ fn }) => fn.countAll<number>().as('there'))
        .where('removed_at', 'is', null)
        .executeTakeFirstOrThrow()
      return Number(there) >= MOST_GUIDES ? no({ kind: 'too-many' }) : await change(trx)
    })

  return {
    list: async ({ removed = false } = {}): Promise<KeptGuide[]> => {
      const rows = await db
        .selectFrom('size_guides')
        .selectAll()
        .where('removed_at', removed ? 'is not' : 'is', null)
        .orderBy('name')
        .orderBy('id')
        .execute()
      return rows.map(guideOf)
    },

    read: async (id: number): Promise<KeptGuide | undefined> => {
      const row = await db.selectFrom('size_guides').selectAll().where('id', '=', id).executeTakeFirst()
      return row && guideOf(row)
    },

    create: async (input: GuideInput): Promise<GuideOutcome> => {
      const checked = checkGuide(input)
      if (!checked.ok) return no({ kind: 'refused', text: checked.text })
      return await whereThereIsRoom(async (trx) => {
        const missing = await missingTarget(trx, checked.guide)
        if (missing) return no({ kind: 'refused', text: missing })
        const { id } = await trx
          .insertInto('size_guides')
          .values(columnsOf(checked.guide))
          .returning('id')
          .executeTakeFirstOrThrow()
        return { ok: true, id }
      })
    },

    update: async (id: number, version: number | undefined, input: GuideInput): Promise<GuideOutcome> => {
      const checked = checkGuide(input)
      if (!checked.ok) return no({ kind: 'refused', text: checked.text })
      return await inTransaction(db, async (trx) => {
        const now = await trx
          .selectFrom('size_guides')
          .select('version')
          .where('id', '=', id)
          .where('removed_at', 'is', null)
          .forUpdate()
          .executeTakeFirst()
        if (!now) return no({ kind: 'unknown' })
        if (version !== undefined && version !== now.version) return no({ kind: 'stale' })
        const missing = await missingTarget(trx, checked.guide)
        if (missing) return no({ kind: 'refused', text: missing })
        await trx
          .updateTable('size_guides')
          .set({ ...columnsOf(checked.guide), version: now.version + 1 })
          .where('id', '=', id)
          .execute()
        return { ok: true, id }
      })
    },

    remove: async (id: number): Promise<GuideOutcome> => {
      const { numUpdatedRows } = await db
        .updateTable('size_guides')
        .set({ removed_at: sql<Date>`now()` })
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n ? { ok: true, id } : no({ kind: 'unknown' })
    },

    restore: (id: number): Promise<GuideOutcome> =>
      whereThereIsRoom(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('size_guides')
          .set({ removed_at: null })
          .where('id', '=', id)
          .where('removed_at', 'is not', null)
          .executeTakeFirst()
        return numUpdatedRows > 0n ? { ok: true, id } : no({ kind: 'unknown' })
      }),

    sweep: async (): Promise<void> =>
      void (await sql`delete from size_guides where removed_at < now() - make_interval(days => ${KEPT_DAYS}::integer)`.execute(
        db,
      )),
  }
}
export type SizeGuides = ReturnType<typeof createSizeGuides>

const columnsOf = ({ name, intro, columns, rows, productIds, categoryIds, tagIds }: GuideInput) => ({
  name,
  intro,
  measures: JSON.stringify({ columns, rows }),
  product_ids: productIds,
  category_ids: categoryIds,
  product_tag_ids: tagIds,
})

const guideOf = ({ id, name, intro, measures, version, ...row }: Selectable<Database['size_guides']>): KeptGuide => ({
  id,
  name,
  intro,
  columns: measures.columns,
  rows: measures.rows,
  // The driver tells lists of large numbers as texts.
  productIds: row.product_ids.map(Number),
  categoryIds: row.category_ids.map(Number),
  tagIds: row.product_tag_ids.map(Number),
  version,
  removedAt: row.removed_at,
})
