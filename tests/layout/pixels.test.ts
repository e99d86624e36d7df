import { expect, test } from 'vitest'
import { type Pixels, pixelsChanged } from '../../tools/look/pixels.ts'

const plain = (width: number, height: number, value: number): Pixels => ({
  data: new Uint8Array(width * height * 3).fill(value),
  width,
  height,
})
const with1 = (pixels: Pixels, at: number, value: number): Pixels => {
  const data = Uint8Array.from(pixels.data)
  data[at * 3] = value
  return { ...pixels, data }
}

test.each([
  { name: 'the same picture', after: plain(10, 10, 200), share: 0 },
  { name: 'colours that are a little off', after: plain(10, 10, 190), share: 0 },
  { name: 'one pixel of a hundred', after: with1(plain(10, 10, 200), 42, 0), share: 0.01 },
  { name: 'another colour altogether', after: plain(10, 10, 90), share: 1 },
  { name: 'a longer page, the same as far as it went', after: plain(10, 20, 200), share: 0 },
  { name: 'nothing in common', after: plain(0, 0, 0), share: 0 },
])('$name', ({ after, share }) => {
  expect(pixelsChanged(plain(10, 10, 200), after).share).toBe(share)
})

test('what differs is red in what is shown', () => {
  const { marked } = pixelsChanged(plain(2, 1, 200), with1(plain(2, 1, 200), 1, 0))
  expect(Array.from(marked.data.subarray(3))).toEqual([220, 0, 0])
  expect(marked.data[0]).toBeGreaterThan(200)
})
