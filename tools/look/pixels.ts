/** Red, green and blue of each pixel, row by row. */
export type Pixels = { data: Uint8Array; width: number; height: number }

/** How far a colour may be from the other: what is drawn twice differs by less. */
const COLOR_TOLERANCE = 32

/** The share of pixels whose colours differ, of what both pictures have in common; and the second picture, pale, with those in red. */
export function pixelsChanged(before: Pixels, after: Pixels): { share: number; marked: Pixels } {
  const width = Math.min(before.width, after.width)
  const height = Math.min(before.height, after.height)
  const data = new Uint8Array(width * height * 3)
  let changed = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      const isChanged = differs(before, after, x, y)
      if (isChanged) changed++
      for (const channel of [0, 1, 2])
        data[at + channel] = isChanged ? (channel === 0 ? 220 : 0) : 170 + after.data[(y * after.width + x) * 3 + channel]! / 3
    }
  }
  return { share: width * height === 0 ? 0 : changed / (width * height), marked: { data, width, height } }
}

function differs(before: Pixels, after: Pixels, x: number, y: number): boolean {
  const one = (y * before.width + x) * 3
  const other = (y * after.width + x) * 3
  return [0, 1, 2].some((channel) => Math.abs(before.data[one + channel]! - after.data[other + channel]!) > COLOR_TOLERANCE)
}
