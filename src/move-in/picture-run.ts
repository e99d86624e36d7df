import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { PermanentFailure } from '#jobs/run.ts'
import { StorageAway } from '#kit/storage-away.ts'
import { asHistory } from './as-history.ts'
import { createAddressRun } from './picture-addresses.ts'
import { MOST_PICTURE_BYTES, openPictureFiles, type PictureFiles } from './picture-files.ts'
import { pictureTrouble } from './picture-trouble.ts'
import { hang, joinPicture } from './pictures.ts'
import type { Step, StepEnd } from './plan.ts'

/** The old shop's server is asked by so many at once. */
const AT_ONCE = 2
/** Then a trouble that may pass is told like any other. */
const MOST_ATTEMPTS = 3

type Kept = { id: number; name: string; bytes: Buffer; alt: string; title: string; caption: string; by: number }
type Options = {
  db: Kysely<Database>
  get: (asked: { url: string; maxBytes: number; signal: AbortSignal; redirects: number }) => Promise<Buffer>
  /** Puts it into the media library under its number; false when it is no picture that may be kept. */
  keep: (picture: Kept) => Promise<boolean>
  /** Takes it out of the library again. */
  removePicture?: (id: number) => Promise<unknown>
}
type Waiting = { media_id: number; url: string; alt: string; title: string; caption: string; attempts: number }
type Move = { source: string; uploads: string | undefined; by: number }

/** Brings the pictures of a move, for a while; products and pages are there before them. */
export function createPictureRun({ db, get, keep, removePicture = async () => {} }: Options) {
  const useAddresses = createAddressRun(db)
  /** One after the other: of two with the same bytes the second finds the first. */
  let last: Promise<unknown> = Promise.resolve()
  const inOrder = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }

  const fetch = async (url: string, files: PictureFiles, signal: AbortSignal) => {
    const bytes = await files.read(url)
    if (bytes) return bytes
    // Old addresses say http where the shop has long had https; nothing is fetched without it.
    return await get({ url: url.replace(/^http:/, 'https:'), maxBytes: MOST_PICTURE_BYTES, signal, redirects: 3 })
  }

  const settle = async (picture: Waiting, { source, by }: Move, bytes: Buffer) => {
    const { media_id: id, url, alt, title, caption } = picture
    const fingerprint = createHash('sha256').update(bytes).digest('hex')
    const same = await db
      .selectFrom('moved_pictures')
      .select('media_id')
      .where('source', '=', source)
      .where('fingerprint', '=', fingerprint)
      .where('state', '=', 'here')
      .where('same_as', 'is', null)
      .where('media_id', '<>', id)
      .executeTakeFirst()
    if (!same && !(await keep({ id, name: nameOf(url), bytes, alt, title, caption, by })))
      throw new PermanentFailure('Não é uma imagem que a loja possa guardar.')
    const isWanted = await inTransaction(db, async (trx) => {
      if (!(await trx.selectFrom('moved_pictures').select('media_id').where('media_id', '=', id).forUpdate().executeTakeFirst()))
        return false
      await asHistory(trx)
      if (same) await joinPicture(trx, { source, id, same: same.media_id, fingerprint })
      else await finish(trx, id, fingerprint)
      return true
    })
    // The move was taken back while the picture was on its way.
    if (!isWanted && !same) await removePicture(id)
  }

  const bring = async (picture: Waiting, { move, files, signal }: { move: Move; files: PictureFiles; signal: AbortSignal }) => {
    const { media_id: id, url, attempts } = picture
    try {
      const here = await db.selectFrom('media').select('id').where('id', '=', id).executeTakeFirst()
      if (here) return await inTransaction(db, async (trx) => await finish(trx, id, null))
      const bytes = await fetch(url, files, signal)
      await inOrder(async () => await settle(picture, move, bytes))
    } catch (error) {
      if (signal.aborted || error instanceof StorageAway) throw error
      const isOver = error instanceof PermanentFailure || attempts + 1 >= MOST_ATTEMPTS
      const change = { attempts: attempts + 1, note: pictureTrouble(error), ...(isOver && { state: 'failed' as const }) }
      await db.updateTable('moved_pictures').set(change).where('media_id', '=', id).execute()
    }
  }

  return async (move: Move, { until, signal }: Step & { signal: AbortSignal }): Promise<StepEnd> => {
    const files = await openPictureFiles(move.uploads)
    try {
      for (;;) {
        const waiting = await db
          .selectFrom('moved_pictures')
          .select(['media_id', 'url', 'alt', 'title', 'caption', 'attempts'])
          .where('source', '=', move.source)
          .where('state', '=', 'waiting')
          .orderBy('attempts')
          .orderBy('media_id')
          .limit(AT_ONCE)
          .execute()
        if (waiting.length === 0) return await useAddresses(move.source, { until, signal })
        await Promise.all(waiting.map((picture) => bring(picture, { move, files, signal })))
        if (signal.aborted || performance.now() > until) return 'more'
      }
    } finally {
      files.close()
    }
  }
}

async function finish(trx: Kysely<Database>, id: number, fingerprint: string | null) {
  await hang(trx, sql`u.media_id = ${id}`)
  const change = { state: 'here' as const, note: '', ...(fingerprint && { fingerprint }) }
  await trx.updateTable('moved_pictures').set(change).where('media_id', '=', id).execute()
}

function nameOf(url: string): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last).slice(0, 200) || 'imagem'
  } catch {
    return 'imagem'
  }
}
