import type { TransformOptions } from 'node:stream'
import { constants, crc32, createDeflateRaw, type DeflateRaw, deflateRawSync, type ZlibOptions } from 'node:zlib'

/** A part of a page that is the same for every visitor, compressed once. */
export type KeptPart = { plain: Buffer; deflated: Buffer; sumAfter: (before: number) => number }
/** A page of which only the middle was made for this visitor. */
export type PagePieces = { before: KeptPart; middle: Buffer; after: KeptPart }

/** Ends in whole bytes, and nothing after it refers back to it: parts can stand in any company. */
const OPEN_END = constants.Z_FULL_FLUSH
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])

export function keepParts({ before, after }: { before: string; after: string }): Omit<PagePieces, 'middle'> {
  const [first, last] = [Buffer.from(before), Buffer.from(after)]
  return {
    before: { plain: first, deflated: deflateRawSync(first, { level: 9, finishFlush: OPEN_END }), sumAfter: summing(first) },
    after: { plain: last, deflated: deflateRawSync(last, { level: 9 }), sumAfter: summing(last) },
  }
}

export const joinPieces = ({ before, middle, after }: PagePieces) => Buffer.concat([before.plain, middle, after.plain])

/** The same as gzip of the whole, for the work of compressing the middle alone. */
export async function gzipPieces({ before, middle, after }: PagePieces): Promise<Buffer> {
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(after.sumAfter(crc32(middle, before.sumAfter(0))), 0)
  trailer.writeUInt32LE((before.plain.length + middle.length + after.plain.length) % 2 ** 32, 4)
  return Buffer.concat([HEADER, before.deflated, await deflate(middle), after.deflated, trailer])
}

/** The checksum of all that comes before and these bytes. Each bit of the one before changes it in the same way whatever the others are. */
function summing(bytes: Buffer): (before: number) => number {
  const sum = crc32(bytes, 0)
  const changes = Array.from({ length: 32 }, (_, bit) => crc32(bytes, (1 << bit) >>> 0) ^ sum)
  return (before) => changes.reduce((total, change, bit) => ((before >>> bit) & 1 ? total ^ change : total), sum) >>> 0
}

/** With room for any page, so that a piece comes out whole. */
const OPTIONS: ZlibOptions & Pick<TransformOptions, 'highWaterMark'> = {
  level: 6,
  flush: OPEN_END,
  highWaterMark: 16 * 1024 * 1024,
}

/**
 * One compressor for all pages. Each piece ends open, so nothing of it is in the next one; to set one up for each page takes as long
 * as a small page, and a quarter of a megabyte that the collector must hear of.
 */
let compressor: DeflateRaw | undefined
let last: Promise<unknown> = Promise.resolve()

function deflate(piece: Buffer): Promise<Buffer> {
  const done = last.then(() => deflateNext(piece))
  last = done.catch(() => {})
  return done
}

async function deflateNext(piece: Buffer): Promise<Buffer> {
  const stream = (compressor ??= createDeflateRaw(OPTIONS))
  try {
    return await new Promise((resolve, reject) => {
      stream.once('error', reject)
      stream.write(piece, () => {
        stream.off('error', reject)
        resolve((stream.read() as Buffer | null) ?? Buffer.alloc(0)) // bytes: no encoding was set
      })
    })
  } catch (error) {
    compressor = undefined
    throw error
  }
}
