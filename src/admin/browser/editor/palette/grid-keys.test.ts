import { expect, test } from 'vitest'
import { nextTile } from './grid-keys.ts'

// Three in a row, two in the next, one in a group of its own.
const TILES = [
  [0, 0],
  [0, 100],
  [0, 200],
  [90, 0],
  [90, 100],
  [250, 0],
].map(([top, left]) => ({ top: top!, left: left! }))

test.each<[from: number, key: string, to: number | undefined]>([
  [0, 'ArrowRight', 1],
  [2, 'ArrowRight', 3],
  [5, 'ArrowRight', 5],
  [0, 'ArrowLeft', 0],
  [1, 'ArrowDown', 4],
  [2, 'ArrowDown', 4],
  [4, 'ArrowDown', 5],
  [5, 'ArrowDown', 5],
  [5, 'ArrowUp', 3],
  [4, 'ArrowUp', 1],
  [0, 'ArrowUp', 0],
  [3, 'Home', 0],
  [3, 'End', 5],
  [3, 'a', undefined],
])('from tile %i the key %s leads to %o', (from, key, to) => {
  expect(nextTile(TILES, from, key)).toBe(to)
})
