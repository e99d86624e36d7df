import { buffer } from 'node:stream/consumers'
import { basename } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { enqueue } from '#jobs/queue.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Clock } from '#kit/clock.ts'
import type { FileStore } from '#storage/contract.ts'
import { mediaSlug, titleOfFile, titleOfSlug } from './file-name.ts'
import { createCrops, FORGET_JOB } from './crops.ts'
import { cleanPicture, looksLikePicture } from './picture-bytes.ts'
import { sizeFiles, writeSizes } from './write-sizes.ts'

type Options = {
  db: Kysely<Database>
  files: FileStore
  clock: Clock
  /** What a file that is no picture is, when it may be kept at all. */
  kindOf: (name: string, bytes: Buffer) => { ending: string; mime: string } | undefined
}
export type Upload = {
  name: string
  bytes: Buffer
  title: string
  alt: string
  caption: string
  description: string
  contentId: number
  authorId: number
  /** Its number, where it was given out before the file came. */
  id?: number
}
type Job = { payload: unknown }
export type MediaWords = Partial<Pick<Upload, 'title' | 'alt' | 'caption' | 'description' | 'contentId'>> & {
  focus?: { x: number; y: number }
}
export type UploadOutcome =
  | { ok: true; id: number; hasSizes: boolean }
  | { ok: false; problem: 'type' | 'contents' | 'picture' | 'content' }

/** The sizes are made while whoever sent the picture waits; this is for when that did not end well. */
const SIZES_JOB = 'picture-sizes'
const SIZES_LATER_MS = 60_000

/** Beside pictures: what a page can offer to play or to keep. */
export const LIBRARY_FILE_TYPES = ['pdf', 'mp4', 'zip', 'docx', 'xlsx', 'odt', 'txt', 'csv']
const ACCEPTED_ENDING = new RegExp(`\\.(jpe?g|png|webp|avif|gif|${LIBRARY_FILE_TYPES.join('|')})$`, 'i')

/** What the merchant puts into the media library. */
export function createMediaLibrary({ db, files: store, clock, kindOf }: Options) {
  const forget = async (files: string[]) => {
    await Promise.all(files.map((file) => store.delete(basename(file))))
  }
  const nextId = async () => (await sql<{ id: number }>`select nextval('object_ids') as id`.execute(db)).rows[0]!.id
  const isThere = async (contentId: number) =>
    contentId === 0 || (await db.selectFrom('content').select('id').where('id', '=', contentId).executeTakeFirst()) !== undefined

  const nameOfFile = async (id: number) => {
    const row = await db.selectFrom('media').select('slug').where('id', '=', id).executeTakeFirst()
    return row && titleOfSlug(row.slug, id)
  }

  /** Both may ask at once, the request and the job: the second waits for the first. One picture at a time for everybody. */
  const running = new Map<number, Promise<void>>()
  let queue: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.then(work)
    queue = turn.catch(() => {})
    return turn
  }
  const makeSizes = (id: number): Promise<void> => {
    const before = running.get(id)
    if (before) return before
    const work = inTurn(() => renderAll(id)).finally(() => running.delete(id))
    running.set(id, work)
    return work
  }
  const renderAll = async (id: number) => {
    const row = await db
      .selectFrom('media')
      .select(['slug', 'file', 'mime', 'width', 'sizes'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row || !row.mime.startsWith('image/') || row.sizes.length > 0) return
    const bytes = await buffer(await store.read(basename(row.file)))
    const sizes = await writeSizes(store, { bytes, width: row.width, name: row.slug })
    const { numUpdatedRows } = await db
      .updateTable('media')
      .set({ sizes: JSON.stringify(sizes) })
      .where('id', '=', id)
      .executeTakeFirst()
    // Deleted meanwhile.
    if (numUpdatedRows === 0n) await forget(sizeFiles(sizes))
  }

  return {
    /** Keeps a file and makes its sizes. When those fail the file stays, and can be tried again. */
    upload: async (upload: Upload): Promise<UploadOutcome> => {
      const picture = looksLikePicture(upload.bytes) ? await cleanPicture(upload.bytes) : undefined
      if (!picture && looksLikePicture(upload.bytes)) return { ok: false, problem: 'picture' }
      const kept = picture ?? otherFile(kindOf(upload.name, upload.bytes), upload.bytes)
      if (!kept) return { ok: false, problem: ACCEPTED_ENDING.test(upload.name) ? 'contents' : 'type' }
      if (!(await isThere(upload.contentId))) return { ok: false, problem: 'content' }
      const id = upload.id ?? (await nextId())
      const slug = mediaSlug(upload.name, id)
      const file = `${slug}.${kept.ending}`
      await store.put(file, kept.bytes)
      try {
        await inTransaction(db, async (trx) => {
          await trx
            .insertInto('media')
            .values({
              id,
              slug,
              title: upload.title || titleOfFile(upload.name),
              alt: upload.alt,
              caption: upload.caption,
              description: upload.description,
              mime: kept.mime,
              width: kept.width,
              height: kept.height,
              file,
              bytes: kept.bytes.length,
              author_id: upload.authorId || null,
              content_id: upload.contentId || null,
            })
            .execute()
          if (picture) {
            const runAt = new Date(clock.now() + SIZES_LATER_MS)
            await enqueue(trx, { kind: SIZES_JOB, payload: { media: id }, ref: String(id), runAt })
          }
        })
      } catch (error) {
        await forget([file])
        throw error
      }
      const hasSizes =
        !picture ||
        (await makeSizes(id)
          .then(() => true)
          .catch(() => false))
      return { ok: true, id, hasSizes }
    },

    makeSizes,
    ...createCrops({ db, files: store, clock, inTurn }),

    /** An emptied title becomes the file's name. 'content': what it should belong to is not there. */
    update: async (
      id: number,
      { title, alt, caption, description, contentId, focus }: MediaWords,
    ): Promise<'saved' | 'missing' | 'content'> => {
      if (contentId !== undefined && !(await isThere(contentId))) return 'content'
      const named = title === '' ? await nameOfFile(id) : title
      const { numUpdatedRows } = await db
        .updateTable('media')
        .set({
          ...(named !== undefined && { title: named }),
          ...(alt !== undefined && { alt }),
          ...(caption !== undefined && { caption }),
          ...(description !== undefined && { description }),
          ...(contentId !== undefined && { content_id: contentId || null }),
          ...(focus && { focal_x: focus.x, focal_y: focus.y }),
          modified_at: sql<Date>`now()`,
        })
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows > 0n ? 'saved' : 'missing'
    },

    /** Pages forget the picture at once; its files go once that is certain. */
    remove: async (id: number): Promise<boolean> =>
      await inTransaction(db, async (trx) => {
        const row = await trx.deleteFrom('media').where('id', '=', id).returning(['file', 'sizes', 'original']).executeTakeFirst()
        if (!row) return false
        const files = [row, ...(row.original ? [row.original] : [])].flatMap(({ file, sizes }) => [file, ...sizeFiles(sizes)])
        await enqueue(trx, { kind: FORGET_JOB, payload: { files: [...new Set(files)] }, ref: String(id) })
        return true
      }),

    jobs: {
      [SIZES_JOB]: async ({ payload }: Job) => await makeSizes(Number((payload as { media?: unknown }).media)),
      [FORGET_JOB]: async ({ payload }: Job) => await forget((payload as { files: string[] }).files),
    },
  }
}
export type MediaLibrary = ReturnType<typeof createMediaLibrary>

const otherFile = (kind: { ending: string; mime: string } | undefined, bytes: Buffer) =>
  kind && { ...kind, bytes, width: 0, height: 0 }
