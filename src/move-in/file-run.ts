import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { PermanentFailure } from '#jobs/run.ts'
import { StorageAway } from '#kit/storage-away.ts'
import { pictureTrouble } from './picture-trouble.ts'
import type { Step, StepEnd } from './plan.ts'
import { openUploads, type Uploads } from './sources/uploads.ts'

/** A file is in memory on its way; larger ones are sent on the product's own screen. */
const MOST_FILE_MB = 64
const MOST_ATTEMPTS = 3

type Options = {
  db: Kysely<Database>
  get: (asked: { url: string; maxBytes: number; signal: AbortSignal; redirects: number }) => Promise<Buffer>
  /** Puts it among the files that buyers fetch. */
  put: (file: string, bytes: Buffer) => Promise<void>
  find: (file: string) => Promise<object | undefined>
  removeFile?: (file: string) => Promise<unknown>
}
type Waiting = { id: number; file: string; url: string; attempts: number }

/** Brings the files that products sell, for a while, one after the other: from the uploads that were handed over, or from their addresses. */
export const createFileRun =
  ({ db, get, put, find, removeFile = async () => {} }: Options) =>
  async (
    move: { source: string; uploads: string | undefined },
    { until, signal }: Step & { signal: AbortSignal },
  ): Promise<StepEnd> => {
    const uploads = move.uploads === undefined ? undefined : await openUploads(move.uploads)
    const bring = async ({ id, file, url, attempts }: Waiting) => {
      try {
        if (!(await find(file))) await put(file, await readFile(url, { uploads, get, signal }))
        const here = db.updateTable('moved_files').set({ state: 'here', note: '' }).where('id', '=', id)
        // The move was taken back while the file was on its way.
        if ((await here.executeTakeFirst()).numUpdatedRows === 0n) await removeFile(file)
      } catch (error) {
        if (signal.aborted || error instanceof StorageAway) throw error
        const isOver = error instanceof PermanentFailure || attempts + 1 >= MOST_ATTEMPTS
        const note = pictureTrouble(error, MOST_FILE_MB)
        const change = { attempts: attempts + 1, note, ...(isOver && { state: 'failed' as const }) }
        await db.updateTable('moved_files').set(change).where('id', '=', id).execute()
      }
    }
    try {
      for (;;) {
        const next = await db
          .selectFrom('moved_files')
          .select(['id', 'file', 'url', 'attempts'])
          .where('source', '=', move.source)
          .where('state', '=', 'waiting')
          .orderBy('attempts')
          .orderBy('id')
          .limit(1)
          .executeTakeFirst()
        if (!next) return 'over'
        await bring(next)
        if (signal.aborted || performance.now() > until) return 'more'
      }
    } finally {
      uploads?.close()
    }
  }

type Reading = Pick<Options, 'get'> & { uploads: Uploads | undefined; signal: AbortSignal }

async function readFile(url: string, { uploads, get, signal }: Reading): Promise<Buffer> {
  const maxBytes = MOST_FILE_MB * 1024 * 1024
  const found = await uploads?.read(pathOf(url), maxBytes)
  if (found) return found
  if (!/^https?:\/\//i.test(url))
    throw new PermanentFailure('O arquivo não está nas imagens e arquivos enviados: envie-o na tela do produto.')
  // Old addresses say http where the shop has long had https; nothing is fetched without it.
  const bytes = await get({ url: url.replace(/^http:/i, 'https:'), maxBytes, signal, redirects: 3 })
  // Shops guard these files: who is refused often gets a page to sign in.
  if (/^\s*<(!doctype html|html)/i.test(bytes.subarray(0, 200).toString('latin1')) && !/\.html?$/i.test(new URL(url).pathname))
    throw new PermanentFailure(
      'O arquivo é protegido na loja antiga: mande a pasta «uploads» dela ou envie-o na tela do produto.',
    )
  return bytes
}

/** Below the uploads; a shop like this one names the file alone, and hands it over in `downloads/`. */
function pathOf(url: string): string {
  const [, path] = /\/uploads\/([^?#]+)/.exec(url) ?? []
  if (path === undefined) return `downloads/${url}`
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
