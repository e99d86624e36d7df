import { loadWidgets } from '#builder/registry.ts'
import type { MovedThing, Source } from '#move-in/moved-thing.ts'
import { createMoves } from '#move-in/service.ts'
import { createTranslation } from '#move-in/translate-content.ts'
import { createStock } from '#shop/stock/ledger.ts'
import { aDatabase } from '#tests/support/database.ts'

const SOURCE = 'antiga.example'
const all = { until: Infinity }

/** A shop into which another one moves, with what the other one holds at the moment. */
export async function aMovingShop(more: Pick<Parameters<typeof createMoves>[0], 'removeFile'> = {}) {
  const database = await aDatabase()
  const db = database.kysely
  let things: readonly MovedThing[] = []
  const source: Source = {
    things: async function* () {
      yield* things
    },
  }
  const moves = createMoves({
    db,
    stock: createStock(),
    open: () => source,
    removePicture: async (id) => await db.deleteFrom('media').where('id', '=', id).execute(),
    translate: createTranslation(await loadWidgets('src/widgets')),
    now: () => new Date(),
    ...more,
  })
  const work = async (id: number) => {
    while ((await moves.step(id, all)) === 'more');
  }
  return {
    db,
    moves,
    close: database.close,
    /** Reads, plans and carries out all of it; answers the number of the move. */
    bring: async (held: readonly MovedThing[]): Promise<number> => {
      things = held
      const id = (await moves.start({ source: SOURCE, name: 'loja', options: {}, userId: undefined }))!
      await work(id)
      await moves.carryOut(id)
      await work(id)
      return id
    },
    takeBack: async (id: number) => {
      await moves.undo(id)
      await work(id)
    },
    /** Where a thing is here; undefined for what did not come. */
    here: async (kind: string, oldId: string) =>
      (
        await db
          .selectFrom('old_things')
          .select('new_id')
          .where('source', '=', SOURCE)
          .where('kind', '=', kind)
          .where('old_id', '=', oldId)
          .executeTakeFirst()
      )?.new_id,
  }
}

export const aThing = (kind: MovedThing['kind'], id: number | string, data: Record<string, unknown>): MovedThing => ({
  kind,
  oldId: String(id),
  data: { id, ...data },
})
