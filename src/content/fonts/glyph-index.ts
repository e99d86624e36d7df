/** Finds the glyph of a character in the table `cmap`; 0 where the font has none. */
export type GlyphIndex = (codePoint: number) => number

/** Unicode in the two forms that fonts use, the longer one first. */
export function readGlyphIndex(cmap: Buffer): GlyphIndex | undefined {
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => {
    const at = 4 + index * 8
    const offset = cmap.readUInt32BE(at + 4)
    return { platform: cmap.readUInt16BE(at), format: cmap.readUInt16BE(offset), offset }
  }).filter(({ platform }) => platform === 0 || platform === 3)
  const long = tables.find(({ format }) => format === 12)
  if (long) return groups(cmap.subarray(long.offset))
  const short = tables.find(({ format }) => format === 4)
  return short && segments(cmap.subarray(short.offset))
}

function groups(table: Buffer): GlyphIndex {
  const count = table.readUInt32BE(12)
  return (codePoint) => {
    for (let index = 0; index < count; index++) {
      const at = 16 + index * 12
      const first = table.readUInt32BE(at)
      if (codePoint >= first && codePoint <= table.readUInt32BE(at + 4)) return table.readUInt32BE(at + 8) + codePoint - first
    }
    return 0
  }
}

function segments(table: Buffer): GlyphIndex {
  const twice = table.readUInt16BE(6)
  const [ends, starts, deltas, offsets] = [14, 16 + twice, 16 + twice * 2, 16 + twice * 3] as const
  return (codePoint) => {
    for (let at = 0; at < twice; at += 2) {
      if (codePoint > table.readUInt16BE(ends + at)) continue
      const start = table.readUInt16BE(starts + at)
      if (codePoint < start) return 0
      const delta = table.readUInt16BE(deltas + at)
      const offset = table.readUInt16BE(offsets + at)
      if (offset === 0) return (codePoint + delta) & 0xffff
      const glyph = table.readUInt16BE(offsets + at + offset + (codePoint - start) * 2)
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff
    }
    return 0
  }
}
