import { expect, test } from 'vitest'
import { masonry } from './masonry.ts'

test('[POSTS-1] in masonry each post rises to the one above it, and the list ends with its longest column', () => {
  const boxes = [
    { top: 0, height: 100 },
    { top: 0, height: 300 },
    { top: 320, height: 50 },
    { top: 320, height: 80 },
  ]
  expect(masonry(boxes, 2, 20)).toEqual({ moves: [0, 0, -200, 0], height: 400 })
})

test('[POSTS-1] one column and no posts need no masonry', () => {
  expect(
    masonry(
      [
        { top: 0, height: 10 },
        { top: 15, height: 10 },
      ],
      1,
      5,
    ),
  ).toEqual({ moves: [0, 0], height: 25 })
  expect(masonry([], 3, 20)).toEqual({ moves: [], height: 0 })
})
