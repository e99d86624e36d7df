import { expect, test } from 'vitest'
import type { Box, MeasuredTarget } from '../measured.ts'
import { smallTargets } from './targets.ts'

const at = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })
const aTarget = (box: Box, over: Partial<MeasuredTarget> = {}): MeasuredTarget => ({
  selector: 'a',
  box,
  isInline: false,
  related: [],
  ...over,
})
const count = (...targets: MeasuredTarget[]) => smallTargets({ targets }).length

test('a thumb hits 44 px, however near the next one is', () => {
  expect(count(aTarget(at(0, 0, 44, 44)), aTarget(at(44, 0, 44, 44)))).toBe(0)
})

test.each([
  { name: 'a small one alone', targets: [aTarget(at(0, 0, 16, 16))], finds: 0 },
  { name: '24 px in a row without a gap', targets: [aTarget(at(0, 0, 24, 24)), aTarget(at(24, 0, 24, 24))], finds: 0 },
  { name: '16 px in a row without a gap', targets: [aTarget(at(0, 0, 16, 16)), aTarget(at(16, 0, 16, 16))], finds: 2 },
  { name: '16 px in a row, 8 px apart', targets: [aTarget(at(0, 0, 16, 16)), aTarget(at(24, 0, 16, 16))], finds: 0 },
  { name: 'lines of links, 19 px high, 24 px apart', targets: [0, 24, 48].map((y) => aTarget(at(0, y, 200, 19))), finds: 0 },
  { name: 'lines of links, 19 px high, 20 px apart', targets: [0, 20].map((y) => aTarget(at(0, y, 200, 19))), finds: 2 },
  { name: 'a cross over a large picture', targets: [aTarget(at(0, 0, 200, 200)), aTarget(at(180, 0, 20, 20))], finds: 1 },
  { name: 'a larger cross over a picture', targets: [aTarget(at(0, 0, 200, 200)), aTarget(at(170, 0, 30, 30))], finds: 0 },
])('$name', ({ targets, finds }) => {
  expect(count(...targets)).toBe(finds)
})

test('a link in a sentence is as high as its line', () => {
  const [sentence, below] = [aTarget(at(0, 0, 60, 16), { isInline: true }), aTarget(at(0, 14, 60, 16), { isInline: true })]
  expect(count(sentence, below)).toBe(0)
})

test('what lies in another target belongs to it', () => {
  expect(count(aTarget(at(0, 0, 200, 200), { related: [1] }), aTarget(at(90, 90, 20, 20), { related: [0] }))).toBe(0)
})

test('says how small it is and what is too near', () => {
  const [found] = smallTargets({ targets: [aTarget(at(0, 0, 30, 16)), aTarget(at(0, 17, 30, 16), { selector: '.next' })] })
  expect(found?.what).toBe('measures 30 × 16 px, and .next is within a circle of 24 px around its middle')
})
