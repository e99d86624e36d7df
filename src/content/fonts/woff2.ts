import { brotliDecompressSync } from 'node:zlib'

/** The tables of a font by their tags. `glyf`, `loca` and `hmtx` may stand there as WOFF2 rewrites them. */
export type FontTables = { tables: Map<string, Buffer>; rewritten: ReadonlySet<string> }

const HEADER_BYTES = 48
/** More than any typeface unpacks to; a file that wants more is made to fill the memory. */
const MOST_UNPACKED_BYTES = 32 * 1024 * 1024

/** Tags that the table directory writes as a number, in the order of the specification. */
const TAGS = (
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx ' +
  'BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty ' +
  'just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill '
).match(/.{4} /g)!
const WRITTEN_OUT = 63

export const looksLikeWoff2 = (bytes: Buffer) => bytes.subarray(0, 4).toString('latin1') === 'wOF2'

/** The tables of a WOFF2 file with one font; undefined for whatever is none. */
export function readWoff2(bytes: Buffer): FontTables | undefined {
  if (!looksLikeWoff2(bytes) || bytes.length < HEADER_BYTES) return undefined
  try {
    if (bytes.readUInt32BE(8) !== bytes.length || bytes.toString('latin1', 4, 8) === 'ttcf') return undefined
    const { entries, end } = readDirectory(bytes)
    const unpacked = brotliDecompressSync(bytes.subarray(end, end + bytes.readUInt32BE(20)), {
      maxOutputLength: MOST_UNPACKED_BYTES,
    })
    const tables = new Map<string, Buffer>()
    let at = 0
    for (const { tag, length } of entries) {
      if (at + length > unpacked.length) return undefined
      tables.set(tag, unpacked.subarray(at, at + length))
      at += length
    }
    return { tables, rewritten: new Set(entries.filter((entry) => entry.isRewritten).map(({ tag }) => tag)) }
  } catch {
    // Cut short, not compressed as it says, or larger than anything honest.
    return undefined
  }
}

function readDirectory(bytes: Buffer) {
  let at = HEADER_BYTES
  const number = () => {
    let value = 0
    for (let count = 0; count < 5; count++) {
      const byte = bytes.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
    throw new Error('The font file has a length of more than five bytes.')
  }
  const entries = Array.from({ length: bytes.readUInt16BE(12) }, () => {
    const flags = bytes.readUInt8(at++)
    const known = flags & 63
    const tag = known === WRITTEN_OUT ? bytes.toString('latin1', at, (at += 4)) : TAGS[known]!.slice(0, 4)
    const version = flags >> 6
    // For outlines the number 0 means rewritten and 3 means as it was; for all else 0 means as it was.
    const isRewritten = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0
    const length = number()
    return { tag, isRewritten, length: isRewritten ? number() : length }
  })
  return { entries, end: at }
}
