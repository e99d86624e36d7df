import { expect, test } from 'vitest'
import { boxOf, readBox, readBoxes } from './boxes.ts'
import type { ParcelItem } from './contract.ts'
import { fillPackages, packParcel } from './pack-parcel.ts'

const LIMITS = { maxSide: 1_000, maxSum: 2_000, maxGrams: 30_000 }
const anItem = (over: Partial<ParcelItem> = {}): ParcelItem => ({
  name: 'Vaso',
  units: 1,
  weightGrams: 800,
  sides: [120, 90, 100],
  valueCents: 5_000,
  ...over,
})
const aParcel = (...items: ParcelItem[]) => ({
  weightGrams: 0,
  valueCents: 0,
  units: items.reduce((sum, { units }) => sum + units, 0),
  items,
})
const BOX = { name: 'Caixa M', sides: [270, 220, 120], emptyGrams: 150, maxGrams: 10_000, costCents: 250 }
const boxes = [boxOf(readBox(BOX)!)]

test('things go together into a box that weighs and measures more than what is in it', () => {
  expect(packParcel(aParcel(anItem({ units: 2 })), boxes, LIMITS)).toEqual({
    ok: true,
    packages: [{ sides: [276, 226, 126], grams: 1_750, valueCents: 10_000, box: 'Caixa M' }],
  })
})

test('without boxes each goes as it is', () => {
  expect(packParcel(aParcel(anItem({ units: 2 })), [], LIMITS)).toEqual({
    ok: true,
    packages: [
      { sides: [120, 90, 100], grams: 800, valueCents: 5_000 },
      { sides: [120, 90, 100], grams: 800, valueCents: 5_000 },
    ],
  })
})

test.each<[string, ParcelItem[], object]>([
  ['nobody measured it', [anItem({ sides: [120, 0, 100] })], { reason: 'unmeasured', names: ['Vaso'] }],
  ['nobody weighed it', [anItem({ weightGrams: 0 }), anItem({ name: 'Prato' })], { reason: 'unmeasured', names: ['Vaso'] }],
  ['it is too long', [anItem({ sides: [1_001, 10, 10] })], { reason: 'too-large', names: ['Vaso'] }],
  ['it is too heavy', [anItem({ weightGrams: 30_001, units: 2 })], { reason: 'too-heavy', names: ['Vaso'] }],
  ['there are too many', [anItem({ units: 501 })], { reason: 'too-many' }],
  ['nothing is known of it', [], { reason: 'unmeasured', names: [] }],
])('a parcel is not sent when %s', (_why, items, expected) => {
  expect(packParcel(aParcel(...items), boxes, LIMITS)).toMatchObject({ ok: false, ...expected })
})

test.each<unknown>([
  { ...BOX, name: '' },
  { ...BOX, name: '<b>' },
  { ...BOX, sides: [270, 220] },
  { ...BOX, sides: [270, 220, 5] },
  { ...BOX, emptyGrams: -1 },
  { ...BOX, maxGrams: 0 },
  { ...BOX, costCents: 1.5 },
  'caixa',
])('%j is no box', (raw) => expect(readBox(raw)).toBeUndefined())

test('of stored boxes those that make sense are used', () => {
  expect(readBoxes({ boxes: [BOX, { name: 'sem medidas' }] })).toEqual([BOX])
  expect(readBoxes(undefined)).toEqual([])
})

test('each package tells what is in it', () => {
  const items = [anItem(), anItem({ name: 'Prato', units: 2, sides: [300, 300, 20] })]
  const packed = fillPackages({ items }, boxes, LIMITS)
  expect(packed.ok && packed.packages.map(({ box, holds }) => [box, holds])).toEqual([
    [undefined, [{ at: 1, units: 1 }]],
    [undefined, [{ at: 1, units: 1 }]],
    ['Caixa M', [{ at: 0, units: 1 }]],
  ])
})
