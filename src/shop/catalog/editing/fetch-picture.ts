import type { Kysely, Transaction } from 'kysely'
import { PermanentFailure } from '#jobs/run.ts'
import { enqueue } from '#jobs/queue.ts'
import type { Database } from '#db/schema.ts'

export const PICTURE_JOB = 'fetch-product-picture'
const MOST_BYTES = 10 * 1024 * 1024

/** A picture that stands elsewhere, and who wants it for which place of the gallery. */
export type OutsidePicture = { productId: number; url: string; alt: string; position: number; by: number }

type Options = {
  db: Kysely<Database>
  get: (asked: { url: string; maxBytes: number; signal: AbortSignal }) => Promise<Buffer>
  /** Puts it into the media library; undefined when it is no picture that may be kept. */
  keep: (picture: { name: string; bytes: Buffer; alt: string; by: number }) => Promise<number | undefined>
}

/** Nothing outside happens inside a click: the picture is fetched later, and then hangs where it was meant to. */
export const fetchLater = async (trx: Transaction<Database>, picture: OutsidePicture): Promise<void> => {
  await enqueue(trx, { kind: PICTURE_JOB, payload: picture })
}

export const createPictureJob =
  ({ db, get, keep }: Options) =>
  async ({ payload }: { payload: unknown }, { signal }: { signal: AbortSignal }): Promise<void> => {
    const { productId, url, alt, position, by } = payload as OutsidePicture // written by fetchLater
    const product = await db.selectFrom('products').select('id').where('id', '=', productId).executeTakeFirst()
    if (!product) return
    const bytes = await get({ url, maxBytes: MOST_BYTES, signal })
    const mediaId = await keep({ name: nameOf(url), bytes, alt, by })
    if (mediaId === undefined) throw new PermanentFailure(`${url} is not a picture that the shop can keep.`)
    await db
      .insertInto('product_pictures')
      .values({ product_id: productId, media_id: mediaId, position })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

function nameOf(url: string): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last).slice(0, 200) || 'imagem'
  } catch {
    return 'imagem'
  }
}
