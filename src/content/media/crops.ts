import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { basename } from 'node:path'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { enqueue } from '#jobs/queue.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Clock } from '#kit/clock.ts'
import type { FileStore } from '#storage/contract.ts'
import { type CropArea, type CropProblem, cropProblem, focusOfWhole, focusWithin, isWholePicture } from './crop-rule.ts'
import { cutPicture } from './picture-bytes.ts'
import type { MediaTable, StoredOriginal } from './tables.ts'
import { sizeFiles, writeSizes } from './write-sizes.ts'

export const FORGET_JOB = 'forget-media-files'
/** Mails that went out show the part that was current then. */
const FORGET_AFTER_MS = 30 * 86_400_000

type Options = {
  db: Kysely<Database>
  files: FileStore
  clock: Clock
  /** Pictures are drawn one after the other. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>
}
type Row = Selectable<MediaTable>
/** 'changed': somebody else cut it meanwhile. 'moving': an animation has no part. */
export type CropOutcome = 'saved' | 'missing' | 'no-picture' | 'moving' | 'changed' | CropProblem

/** Parts of pictures in place of the whole, wherever pages show them; the upload is kept. */
export function createCrops({ db, files: store, clock, inTurn }: Options) {
  const find = (id: number) => db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()

  const change = async (row: Row, shown: StoredOriginal, crop: CropArea | null) =>
    await inTransaction(db, async (trx): Promise<'saved' | 'changed'> => {
      const { focus, sizes, ...measures } = shown
      const { numUpdatedRows } = await trx
        .updateTable('media')
        .set({
          ...measures,
          sizes: JSON.stringify(sizes),
          focal_x: focus.x,
          focal_y: focus.y,
          crop: crop && JSON.stringify(crop),
          original: crop && JSON.stringify(originalOf(row)),
          modified_at: sql<Date>`now()`,
        })
        .where('id', '=', row.id)
        .where('file', '=', row.file)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return 'changed'
      if (row.original) await forgetLater(trx, row, clock.now())
      return 'saved'
    })

  const restoreRow = async (row: Row): Promise<'saved' | 'changed'> => {
    const { original, crop } = row
    if (!original || !crop) return 'saved'
    return await change(row, { ...original, focus: focusOfWhole(focusOf(row), original, crop) }, null)
  }

  return {
    /** Shows a part of the picture, of which all sizes are made before pages change. All of it: as `restore`. */
    crop: async (id: number, area: CropArea): Promise<CropOutcome> =>
      await inTurn(async () => {
        const row = await find(id)
        if (!row) return 'missing'
        if (!row.mime.startsWith('image/')) return 'no-picture'
        const original = originalOf(row)
        const problem = cropProblem(area, original)
        if (problem) return problem
        if (isWholePicture(area, original)) return await restoreRow(row)
        const cut = await cutPicture(await buffer(await store.read(basename(original.file))), area, original)
        if (!cut) return 'moving'
        const name = `${row.slug}-r${randomBytes(4).toString('hex')}`
        const file = `${name}.${cut.ending}`
        await store.put(file, cut.bytes)
        const sizes = await writeSizes(store, { bytes: cut.bytes, width: cut.width, name })
        const focus = focusWithin(original.focus, original, area)
        const { mime, width, height } = cut
        const outcome = await change(row, { file, mime, width, height, bytes: cut.bytes.length, sizes, focus }, area)
        if (outcome === 'changed') for (const made of [file, ...sizeFiles(sizes)]) await store.delete(made)
        return outcome
      }),

    /** Shows all of the picture again. */
    restore: async (id: number): Promise<CropOutcome> =>
      await inTurn(async () => {
        const row = await find(id)
        return row ? await restoreRow(row) : 'missing'
      }),
  }
}

const focusOf = ({ focal_x: x, focal_y: y }: Row) => ({ x, y })

/** The upload, with what is known of it by now. */
function originalOf(row: Row): StoredOriginal {
  const { file, mime, width, height, bytes, sizes, crop, original } = row
  if (original && crop) return { ...original, focus: focusOfWhole(focusOf(row), original, crop) }
  return { file, mime, width, height, bytes, sizes, focus: focusOf(row) }
}

async function forgetLater(trx: Transaction<Database>, { id, file, sizes }: Row, now: number) {
  const runAt = new Date(now + FORGET_AFTER_MS)
  await enqueue(trx, { kind: FORGET_JOB, payload: { files: [file, ...sizeFiles(sizes)] }, ref: String(id), runAt })
}
