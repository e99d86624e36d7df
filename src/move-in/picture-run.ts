import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { join, normalize } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { PermanentFailure } from '#jobs/run.ts'
import { asHistory } from './as-history.ts'
import { hang } from './pictures.ts'
import type { Step, StepEnd } from './plan.ts'

const MOST_BYTES = 10 * 1024 * 1024
/** The old shop's server is asked by so many at once. */
const AT_ONCE = 2

type Kept = { id: number; name: string; bytes: Buffer; alt: string; title: string; by: number }
type Options = {
  db: Kysely<Database>
  get: (asked: { url: string; maxBytes: number; signal: AbortSignal }) => Promise<Buffer>
  /** Puts it into the media library under its number; false when it is no picture that may be kept. */
  keep: (picture: Kept) => Promise<boolean>
}
type Waiting = { media_id: number; url: string; alt: string; title: string }

/** Brings the pictures of a move, for a while; products and pages are there before them. */
export const createPictureRun =
  ({ db, get, keep }: Options) =>
  async (
    move: { source: string; uploads: string | undefined; by: number },
    { until, signal }: Step & { signal: AbortSignal },
  ): Promise<StepEnd> => {
    const bring = async ({ media_id: id, url, alt, title }: Waiting) => {
      try {
        const isHere = await db.selectFrom('media').select('id').where('id', '=', id).executeTakeFirst()
        if (!isHere) {
          const bytes = (await fromFolder(move.uploads, url)) ?? (await get({ url, maxBytes: MOST_BYTES, signal }))
          if (!(await keep({ id, name: nameOf(url), bytes, alt, title, by: move.by })))
            throw new PermanentFailure('Não é uma imagem que a loja possa guardar.')
        }
        await inTransaction(db, async (trx) => {
          await asHistory(trx)
          await hang(trx, sql`u.media_id = ${id}`)
          await trx.updateTable('moved_pictures').set({ state: 'here', note: '' }).where('media_id', '=', id).execute()
        })
      } catch (error) {
        if (signal.aborted) throw error
        const note = (error as Error).message.slice(0, 500)
        await db.updateTable('moved_pictures').set({ state: 'failed', note }).where('media_id', '=', id).execute()
      }
    }
    for (;;) {
      const waiting = await db
        .selectFrom('moved_pictures')
        .select(['media_id', 'url', 'alt', 'title'])
        .where('source', '=', move.source)
        .where('state', '=', 'waiting')
        .orderBy('media_id')
        .limit(AT_ONCE)
        .execute()
      if (waiting.length === 0) return 'over'
      await Promise.all(waiting.map(bring))
      if (signal.aborted || performance.now() > until) return 'more'
    }
  }

/** The same path under the folder of uploads: `…/wp-content/uploads/2024/07/x.jpg`. */
async function fromFolder(folder: string | undefined, url: string): Promise<Buffer | undefined> {
  const [, path] = /\/uploads\/([^?#]+)/.exec(url) ?? []
  if (folder === undefined || path === undefined) return undefined
  const file = join(folder, normalize(`/${decodeURIComponent(path)}`))
  const facts = await stat(file).catch(() => undefined)
  if (!facts?.isFile()) return undefined
  if (facts.size > MOST_BYTES) throw new PermanentFailure('O arquivo passa de 10 MB.')
  return await buffer(createReadStream(file))
}

function nameOf(url: string): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last).slice(0, 200) || 'imagem'
  } catch {
    return 'imagem'
  }
}
