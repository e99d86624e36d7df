import { type Kysely, sql } from 'kysely'
import { PermanentFailure } from '#jobs/run.ts'
import { StorageAway } from '#kit/storage-away.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { TransferFiles } from './files.ts'
import type { StepEnd } from './import-run.ts'
import { zipSource } from './pictures.ts'
import { readZipEntry, readZipList, type ZipEntry, ZipTrouble } from './zip.ts'

const MOST_BYTES = 10 * 1024 * 1024
/** Other hosts are asked by so many at once. */
const AT_ONCE = 3

type Options = {
  db: Kysely<Database>
  files: TransferFiles
  get: (asked: { url: string; maxBytes: number; signal: AbortSignal }) => Promise<Buffer>
  /** Puts it into the media library; undefined when it is no picture that may be kept. */
  keep: (picture: { name: string; bytes: Buffer; alt: string; by: number }) => Promise<number | undefined>
}
type Waiting = { id: number; product_id: number; variation_id: number | null; source: string; position: number; alt: string }

/** Brings the pictures of an import into the library, for a while; the products wait for none of them. */
export function createPictureRun({ db, files, get, keep }: Options) {
  return async (transferId: number, { until, signal }: { until: number; signal: AbortSignal }): Promise<StepEnd> => {
    const transfer = await db
      .selectFrom('transfers')
      .select(['user_id', 'zip_bytes'])
      .where('id', '=', transferId)
      .executeTakeFirst()
    if (!transfer) return 'over'
    const zipPath = transfer.zip_bytes > 0 ? await files.onDisk(files.zip(transferId)).catch(unlessAway) : ''
    const zip = zipPath === '' ? undefined : await readZipList(zipPath).catch(() => undefined)
    const bring = async (picture: Waiting) => {
      try {
        const { key, read } = find(picture.source, zip)
        const known = await db.selectFrom('picture_sources').select('media_id').where('source', '=', key).executeTakeFirst()
        const mediaId =
          known?.media_id ??
          (await keep({ name: nameOf(picture.source), bytes: await read(), alt: picture.alt, by: transfer.user_id ?? 0 }))
        if (mediaId === undefined) throw new PermanentFailure('não é uma imagem que a loja possa guardar')
        await hang(db, picture, key, mediaId)
      } catch (error) {
        if (signal.aborted || error instanceof StorageAway) throw error
        await db
          .updateTable('transfer_pictures')
          .set({ state: 'failed', note: (error as Error).message.slice(0, 500) })
          .where('id', '=', picture.id)
          .execute()
      }
    }
    const find = (source: string, list: typeof zip): { key: string; read: () => Promise<Buffer> } => {
      if (!source.startsWith('zip:')) return { key: source, read: () => get({ url: source, maxBytes: MOST_BYTES, signal }) }
      const entry: ZipEntry | undefined = list?.get(source.slice('zip:'.length).toLowerCase())
      if (!entry) throw new ZipTrouble('não está no zip')
      return { key: zipSource(entry), read: () => readZipEntry(zipPath, entry) }
    }
    for (;;) {
      const waiting: Waiting[] = await db
        .selectFrom('transfer_pictures')
        .select(['id', 'product_id', 'variation_id', 'source', 'position', 'alt'])
        .where('transfer_id', '=', transferId)
        .where('state', '=', 'waiting')
        .orderBy('id')
        .limit(AT_ONCE)
        .execute()
      if (waiting.length === 0) return 'over'
      await Promise.all(waiting.map(bring))
      if (signal.aborted || performance.now() > until) return 'more'
    }
  }
}

/** A zip that is gone tells it for each of its pictures; one that can't be reached now is waited for. */
function unlessAway(error: unknown) {
  if (error instanceof StorageAway) throw error
  return ''
}

const hang = (db: Kysely<Database>, picture: Waiting, source: string, media_id: number) =>
  inTransaction(db, async (trx) => {
    await trx
      .insertInto('picture_sources')
      .values({ source, media_id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    if (picture.variation_id === null)
      await trx
        .insertInto('product_pictures')
        .values({ product_id: picture.product_id, media_id, position: picture.position })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    else
      await trx
        .updateTable('variations')
        .set({ picture_id: media_id, modified_at: sql<Date>`now()` })
        .where('id', '=', picture.variation_id)
        .execute()
    await trx.updateTable('transfer_pictures').set({ state: 'hung' }).where('id', '=', picture.id).execute()
  })

function nameOf(source: string): string {
  const last = source.split(/[?#]/, 1)[0]!.split(/[/\\]/).at(-1) ?? ''
  try {
    return decodeURIComponent(last).slice(0, 200) || 'imagem'
  } catch {
    return 'imagem'
  }
}
