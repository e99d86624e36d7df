import { expect, test } from 'vitest'
import { speedRows } from './read-speed.ts'
import { bucketOf, LAST_BUCKET, ratingOf, seventyFifth } from './speed.ts'

const countsOf = (values: number[]) => values.map((value) => ({ bucket: bucketOf(value), samples: 1 }))

test('three quarters of the visits stay below the value that is told, to a tenth', () => {
  const values = Array.from({ length: 1_000 }, (_, at) => 500 + at * 4)
  const told = seventyFifth(countsOf(values))!
  expect(Math.abs(told - 3_500) / 3_500).toBeLessThan(0.05)
})

test('pages that never move have a shift of nothing', () => {
  expect(seventyFifth(countsOf([0, 0, 0, 0, 90]))).toBe(0)
  expect(seventyFifth([])).toBeUndefined()
})

test('every value has a bucket, and a larger one none that is smaller', () => {
  const buckets = [0, 0.5, 1, 1.1, 2, 100, 2_500, 4_000, 60_000].map(bucketOf)
  expect(buckets).toEqual(buckets.toSorted((one, other) => one - other))
  expect(buckets[0]).toBe(0)
  expect(bucketOf(60_000)).toBeLessThanOrEqual(LAST_BUCKET)
})

test.each([
  ['lcp', 2_500, 'good'],
  ['lcp', 2_501, 'middling'],
  ['lcp', 4_001, 'poor'],
  ['inp', 200, 'good'],
  ['inp', 501, 'poor'],
  ['cls', 100, 'good'],
  ['cls', 251, 'poor'],
  ['ttfb', 1_800, 'middling'],
] as const)('%s of %i is %s', (metric, value, rating) => expect(ratingOf(metric, value)).toBe(rating))

test('speed is told of all pages, of each device, and of each page on each device', () => {
  const one = { metric: 'lcp', bucket: bucketOf(2_000), samples: 4 } as const
  const rows = speedRows([
    { ...one, kind: 'home', device: 'phone' },
    { ...one, kind: 'product', device: 'phone', samples: 12 },
    { ...one, kind: 'home', device: 'desktop', bucket: bucketOf(900) },
  ])
  expect(rows.map(({ kind, device, measured }) => [kind, device, measured[0]?.samples])).toEqual([
    [undefined, undefined, 20],
    [undefined, 'desktop', 4],
    [undefined, 'phone', 16],
    ['product', 'phone', 12],
    ['home', 'phone', 4],
    ['home', 'desktop', 4],
  ])
})
