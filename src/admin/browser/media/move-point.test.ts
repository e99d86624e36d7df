import { expect, test } from 'vitest'
import { movedBy, pointAt, pointText } from './move-point.ts'

const BOX = { left: 100, top: 50, width: 400, height: 200 }

test.each([
  [300, 150, { x: 50, y: 50 }],
  [100, 50, { x: 0, y: 0 }],
  [500, 250, { x: 100, y: 100 }],
  [221, 89, { x: 30, y: 20 }],
  [90, 400, { x: 0, y: 100 }],
])('a press at %i, %i of the window is the point %j of the picture', (clientX, clientY, point) => {
  expect(pointAt({ clientX, clientY }, BOX)).toEqual(point)
})

test('a picture that is not there yet has only its middle', () => {
  expect(pointAt({ clientX: 3, clientY: 4 }, { left: 0, top: 0, width: 0, height: 0 })).toEqual({ x: 50, y: 50 })
})

test.each([
  ['ArrowLeft', false, { x: 48, y: 1 }],
  ['ArrowRight', true, { x: 60, y: 1 }],
  ['ArrowUp', false, { x: 50, y: 0 }],
  ['ArrowDown', true, { x: 50, y: 11 }],
  ['Tab', false, undefined],
  ['toString', false, undefined],
])('%s (fast: %s) moves it to %j', (key, isFast, point) => {
  expect(movedBy({ x: 50, y: 1 }, key, isFast)).toEqual(point)
})

test('the point is said in words', () => expect(pointText({ x: 30, y: 80 })).toBe('30% da esquerda, 80% do topo'))
