import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib'

const deflate = promisify(deflateRaw)

/** A part of a page that is the same for every visitor, compressed once. */
export type KeptPart = { plain: Buffer; deflated: Buffer }
/** A page of which only the middle was made for this visitor. */
export type PagePieces = { before: KeptPart; middle: Buffer; after: KeptPart }

/** Ends in whole bytes, and nothing after it refers back to it: parts can stand in any company. */
const OPEN_END = { finishFlush: constants.Z_FULL_FLUSH }
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])

export function keepParts({ before, after }: { before: string; after: string }): Omit<PagePieces, 'middle'> {
  const [first, last] = [Buffer.from(before), Buffer.from(after)]
  return {
    before: { plain: first, deflated: deflateRawSync(first, { level: 9, ...OPEN_END }) },
    after: { plain: last, deflated: deflateRawSync(last, { level: 9 }) },
  }
}

export const joinPieces = ({ before, middle, after }: PagePieces) => Buffer.concat([before.plain, middle, after.plain])

/** The same as gzip of the whole, for the work of compressing the middle alone. */
export async function gzipPieces({ before, middle, after }: PagePieces): Promise<Buffer> {
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc32(after.plain, crc32(middle, crc32(before.plain))), 0)
  trailer.writeUInt32LE((before.plain.length + middle.length + after.plain.length) % 2 ** 32, 4)
  return Buffer.concat([HEADER, before.deflated, await deflate(middle, { level: 6, ...OPEN_END }), after.deflated, trailer])
}
