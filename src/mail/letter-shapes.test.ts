import { expect, test } from 'vitest'
import { shapesIn, type BrandShapes } from './letter-shapes.ts'

test.each<[BrandShapes, ReturnType<typeof shapesIn>]>([
  [
    { corners: 'round', buttons: 'pill', capitals: false },
    { card: 12, box: 8, button: 24, capitals: false },
  ],
  [
    { corners: 'square', buttons: 'square', capitals: true },
    { card: 0, box: 0, button: 0, capitals: true },
  ],
  [
    { corners: 'soft', buttons: 'rounded', capitals: false },
    { card: 6, box: 4, button: 4, capitals: false },
  ],
])('a mail has the corners of the theme: %j', (brand, shapes) => {
  expect(shapesIn(brand)).toEqual(shapes)
})
