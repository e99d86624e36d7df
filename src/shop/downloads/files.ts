import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { namesIn, type PieceStore } from '#storage/contract.ts'
import { fileNameOf } from './file-name.ts'
import { fileIn } from './service.ts'

/** A film or a large pattern; more is a matter for another host. */
export const MOST_FILE_BYTES = 500 * 1024 * 1024
export const MOST_PIECE_BYTES = 2 * 1024 * 1024
const UNFINISHED = /^\.sending-[0-9a-f]{32}$/
const UNFINISHED_KEPT_MS = 86_400_000

export type BoughtFile = { file: string; bytes: number; /** Products that offer it. */ products: number[] }
export type ReceiveProblem = 'wrong-offset' | 'too-large' | 'incomplete'
type Outcome<T> = ({ ok: true } & T) | { ok: false; problem: ReceiveProblem }

/** Files that buyers fetch after paying. They lie apart from the pictures, and nobody gets them by an address alone. */
export function createBoughtFiles({ db, files: store }: { db: Kysely<Database>; files: PieceStore }) {
  // With a dot before its name nothing is ever given to a buyer.
  const unfinished = (upload: string) => `.sending-${upload}`
  const sizeOf = async (name: string) => (await store.stat(name))?.bytes ?? 0
  const names = async () => (await namesIn(store)).filter((name) => !name.startsWith('.')).sort()
  return {
    /** Adds a piece at the end. One that was sent before may come again: what it wrote is written over. */
    receive: async (upload: string, offset: number, bytes: Buffer): Promise<Outcome<{ received: number }>> => {
      const name = unfinished(upload)
      if (offset + bytes.length > MOST_FILE_BYTES) return { ok: false, problem: 'too-large' }
      if (offset > (await sizeOf(name))) return { ok: false, problem: 'wrong-offset' }
      await store.append(name, offset, bytes)
      return { ok: true, received: offset + bytes.length }
    },

    /** All pieces are here: from now on the file has a name, and a product can offer it. */
    keep: async (upload: string, { name, bytes }: { name: string; bytes: number }): Promise<Outcome<{ file: string }>> => {
      if (bytes === 0 || (await sizeOf(unfinished(upload))) !== bytes) return { ok: false, problem: 'incomplete' }
      const file = fileNameOf(name, randomBytes(4).toString('hex'))
      await store.finish(unfinished(upload), file)
      return { ok: true, file }
    },

    /** A file that did not come in pieces, under the name that a product already knows. */
    put: (file: string, bytes: Buffer): Promise<void> => store.put(file, bytes),
    find: (file: string) => fileIn(store, file),

    list: async ({ limit, offset }: { limit: number; offset: number }): Promise<{ files: BoughtFile[]; total: number }> => {
      const all = await names()
      const page = all.slice(offset, offset + limit)
      const [sizes, { rows }] = await Promise.all([
        Promise.all(page.map((name) => sizeOf(name))),
        sql<{ file: string; products: number[] }>`
          select file, array_agg(distinct product_id) as products from product_downloads where file = any(${page}::text[]) group by file`.execute(
          db,
        ),
      ])
      const users = new Map(rows.map(({ file, products }) => [file, products.map(Number)]))
      const files = page.map((file, at) => ({ file, bytes: sizes[at]!, products: users.get(file) ?? [] }))
      return { files, total: all.length }
    },

    /** What a product offers stays: its buyers may fetch it. */
    remove: async (file: string): Promise<'removed' | 'missing' | 'offered'> => {
      if (!(await fileIn(store, file))) return 'missing'
      const offered = await db.selectFrom('product_downloads').select('file').where('file', '=', file).limit(1).executeTakeFirst()
      if (offered) return 'offered'
      await store.delete(file)
      return 'removed'
    },

    /** What somebody began to send and never ended. */
    sweep: async (): Promise<void> => {
      for await (const name of store.list()) {
        if (!UNFINISHED.test(name)) continue
        const found = await store.stat(name)
        if (found && found.modifiedAt.getTime() < Date.now() - UNFINISHED_KEPT_MS) await store.delete(name)
      }
    },
  }
}
export type BoughtFiles = ReturnType<typeof createBoughtFiles>
