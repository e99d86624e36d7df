/** An axis of a variable font, in the font's own units: the weight goes from 100 to 900. */
export type Axis = { tag: string; least: number; usual: number; most: number }

const fixed = (table: Buffer, at: number) => table.readInt32BE(at) / 65_536
const small = (table: Buffer, at: number) => table.readInt16BE(at) / 16_384

export function readAxes(fvar: Buffer | undefined): Axis[] {
  if (!fvar) return []
  const [first, count, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(8), fvar.readUInt16BE(10)]
  return Array.from({ length: count }, (_, index) => {
    const at = first + index * size
    return {
      tag: fvar.toString('latin1', at, at + 4),
      least: fixed(fvar, at + 4),
      usual: fixed(fvar, at + 8),
      most: fixed(fvar, at + 12),
    }
  })
}

/** Where a weight stands on each axis, from -1 to 1; axes other than the weight stay as they usually are. */
export function coordinatesOf(axes: readonly Axis[], weight: number, avar: Buffer | undefined): number[] {
  const plain = axes.map(({ tag, least, usual, most }) => {
    if (tag !== 'wght') return 0
    const value = Math.min(most, Math.max(least, weight))
    if (value === usual) return 0
    return value < usual ? (value - usual) / (usual - least) : (value - usual) / (most - usual)
  })
  if (!avar) return plain
  let at = 8
  return plain.map((value) => {
    const count = avar.readUInt16BE(at)
    const points = Array.from({ length: count }, (_, index) => {
      const point = at + 2 + index * 4
      return [small(avar, point), small(avar, point + 2)] as const
    })
    at += 2 + count * 4
    return bend(value, points)
  })
}

/** Between two points of the axis' own scale, in a straight line. */
function bend(value: number, points: readonly (readonly [from: number, to: number])[]): number {
  for (let index = 1; index < points.length; index++) {
    const [[from, to], [next, nextTo]] = [points[index - 1]!, points[index]!]
    if (value <= next) return next === from ? to : to + ((value - from) / (next - from)) * (nextTo - to)
  }
  return value
}

/** How much wider than usual the table `HVAR` makes a glyph at these coordinates. */
export function readWidthChanges(hvar: Buffer | undefined, coordinates: readonly number[]): (glyph: number) => number {
  if (!hvar || coordinates.every((value) => value === 0)) return () => 0
  const store = hvar.subarray(hvar.readUInt32BE(4))
  const scalars = regionScalars(store.subarray(store.readUInt32BE(2)), coordinates)
  const mapAt = hvar.readUInt32BE(8)
  const placeOf = mapAt === 0 ? (glyph: number) => [0, glyph] as const : placesIn(hvar.subarray(mapAt))
  return (glyph) => {
    const [outer, inner] = placeOf(glyph)
    return deltaOf(store.subarray(store.readUInt32BE(8 + outer * 4)), inner, scalars)
  }
}

/** How strongly each region of the design space acts at these coordinates. */
function regionScalars(regions: Buffer, coordinates: readonly number[]): number[] {
  const [axes, count] = [regions.readUInt16BE(0), regions.readUInt16BE(2)]
  return Array.from({ length: count }, (_, region) =>
    coordinates.slice(0, axes).reduce((product, value, axis) => {
      const at = 4 + (region * axes + axis) * 6
      const [start, peak, end] = [small(regions, at), small(regions, at + 2), small(regions, at + 4)]
      if (peak === 0 || value === peak) return product
      if (value <= start || value >= end) return 0
      return product * (value < peak ? (value - start) / (peak - start) : (end - value) / (end - peak))
    }, 1),
  )
}

function placesIn(map: Buffer) {
  const [format, entry] = [map.readUInt8(0), map.readUInt8(1)]
  const count = format === 0 ? map.readUInt16BE(2) : map.readUInt32BE(2)
  const first = format === 0 ? 4 : 6
  const bytes = ((entry >> 4) & 3) + 1
  const innerBits = (entry & 15) + 1
  return (glyph: number) => {
    const value = map.readUIntBE(first + Math.min(glyph, count - 1) * bytes, bytes)
    return [Math.floor(value / 2 ** innerBits), value % 2 ** innerBits] as const
  }
}

function deltaOf(data: Buffer, row: number, scalars: readonly number[]): number {
  const [items, wordCount, regions] = [data.readUInt16BE(0), data.readUInt16BE(2), data.readUInt16BE(4)]
  if (row >= items) return 0
  const words = wordCount & 0x7fff
  const [wide, narrow] = wordCount & 0x8000 ? [4, 2] : [2, 1]
  let at = 6 + regions * 2 + row * (words * wide + (regions - words) * narrow)
  let sum = 0
  for (let index = 0; index < regions; index++) {
    const bytes = index < words ? wide : narrow
    sum += data.readIntBE(at, bytes) * scalars[data.readUInt16BE(6 + index * 2)]!
    at += bytes
  }
  return sum
}
