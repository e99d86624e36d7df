import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type ByteRange, missingFile, type PieceStore, type StoredFile } from '../contract.ts'
import type { WorkingCopies } from '../working-copies.ts'
import type { S3Store } from './s3-store.ts'

/** Between a file's name and where a piece of it begins; no file of the shop has it in its name. */
const SIGN = '~/'
const pieceName = (name: string, offset: number) => `${name}${SIGN}${String(offset).padStart(15, '0')}`
type Piece = { name: string; offset: number; bytes: number; modifiedAt: Date }
type Options = { store: S3Store; area: string; copies: WorkingCopies }

/** Nothing can be added to an object: a file that arrives in pieces is one object for each, until it is whole. */
export function withPieces({ store, area, copies }: Options): PieceStore {
  const piecesOf = async (name: string): Promise<Piece[]> => {
    const pieces: Piece[] = []
    for await (const piece of store.listBelow(name + SIGN)) pieces.push({ ...piece, offset: offsetOf(name, piece.name) })
    // A gap is where it ends, so far.
    const gap = pieces.findIndex(({ offset }, at) => offset !== (at === 0 ? 0 : pieces[at - 1]!.offset + pieces[at - 1]!.bytes))
    return gap === -1 ? pieces : pieces.slice(0, gap)
  }
  const wholeOf = (pieces: Piece[]): StoredFile | undefined => {
    const last = pieces.at(-1)
    if (!last) return undefined
    const bytes = last.offset + last.bytes
    return { bytes, modifiedAt: last.modifiedAt, etag: `"${bytes.toString(16)}-${last.modifiedAt.getTime().toString(16)}"` }
  }
  const join = (pieces: Piece[], { start, end }: ByteRange = { start: 0, end: Infinity }) =>
    Readable.from(
      (async function* () {
        for (const { name, offset, bytes } of pieces) {
          if (offset > end || offset + bytes <= start) continue
          const part = { start: Math.max(0, start - offset), end: Math.min(bytes - 1, end - offset) }
          yield* (await store.read(name, part)) as AsyncIterable<Buffer>
        }
      })(),
      { objectMode: false },
    )
  const forget = async (name: string, from = 0) => {
    for await (const piece of store.listBelow(name + SIGN)) if (offsetOf(name, piece.name) >= from) await store.delete(piece.name)
  }
  return {
    ...store,
    stat: async (name) => (await store.stat(name)) ?? wholeOf(await piecesOf(name)),
    read: async (name, range) => {
      try {
        return await store.read(name, range)
      } catch (error) {
        const pieces = isMissing(error) ? await piecesOf(name) : []
        if (pieces.length === 0) throw error
        return join(pieces, range)
      }
    },
    onDisk: async (name) => {
      if (await store.stat(name)) return await store.onDisk(name)
      const pieces = await piecesOf(name)
      const found = wholeOf(pieces)
      if (!found) throw missingFile(name)
      return await copies.of(`${area}/${name} ${found.etag}`, async () => join(pieces))
    },
    delete: async (name) => {
      await store.delete(name)
      await forget(name)
    },
    list: async function* () {
      let begun = ''
      for await (const name of store.list()) {
        const [file = ''] = name.split(SIGN)
        // A file in pieces is named once, as on a disk.
        if (file !== name && file === begun) continue
        begun = file
        yield file
      }
    },
    append: async (name, offset, bytes) => {
      let pieces = offset === 0 ? [] : await piecesOf(name)
      if (offset === 0) await store.delete(name)
      // It was carried here as a whole while it arrived.
      else if (pieces.length === 0 && (await store.stat(name))) {
        await store.put(pieceName(name, 0), await store.read(name))
        await store.delete(name)
        pieces = await piecesOf(name)
      }
      const before = pieces.findLast((piece) => piece.offset < offset)
      if (offset > 0 && (!before || before.offset + before.bytes < offset))
        throw new Error(`A piece of "${name}" begins at ${offset}, past its end: what came before it is lost.`)
      // Sent again from the middle of an earlier one: that one is cut.
      if (before && before.offset + before.bytes > offset)
        await store.put(before.name, await buffer(await store.read(before.name, { start: 0, end: offset - before.offset - 1 })))
      await forget(name, offset)
      await store.put(pieceName(name, offset), bytes)
    },
    finish: async (name, as) => {
      const pieces = await piecesOf(name)
      if (pieces.length === 0) throw missingFile(name)
      await store.put(as, join(pieces))
      await forget(name)
    },
  }
}

const offsetOf = (name: string, piece: string) => Number(piece.slice(name.length + SIGN.length))
const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'
