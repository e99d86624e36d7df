import { expect, test } from 'vitest'
import { type Costs, DAY, meanPerVisit, needOf, whatBreaks } from '../tools/bench/day/model.ts'
import { BUSIEST_HOUR, KINDS, makeDay, SHARES } from '../tools/bench/day/trace.ts'

const A_VISIT = {
  shopMs: 6,
  databaseMs: 3,
  edgeMs: 1,
  statements: 4,
  walBytes: 2_000,
  answers: 20,
  shopAnswers: 2,
  bytes: 400_000,
  pictureMissBytes: 1_000,
}
const costs = (over: Partial<typeof A_VISIT> = {}, orders: Partial<Costs['orders']> = {}): Costs => ({
  kinds: Object.fromEntries(KINDS.map((kind) => [kind, { ...A_VISIT, ...over }])) as Costs['kinds'], // each kind has one
  anew: { shopMs: 20, databaseMs: 5 },
  orders: { perSecond: 200, ofOneProductPerSecond: 100, storedBytes: 5_000, ...orders },
})

test('a day is the same for the same seed, in its order, with as many of each kind as their share', () => {
  const day = makeDay({ seed: 7, visits: 10_000 })
  expect(makeDay({ seed: 7, visits: 10_000 })).toEqual(day)
  expect(makeDay({ seed: 8, visits: 10_000 })).not.toEqual(day)
  expect(day.every(({ hour }, at) => hour >= 0 && hour < 24 && hour >= (day[at - 1]?.hour ?? 0))).toBe(true)
  for (const kind of KINDS) expect(day.filter((one) => one.kind === kind).length / 10_000).toBeCloseTo(SHARES[kind], 1)
  expect(Object.values(SHARES).reduce((sum, share) => sum + share)).toBeCloseTo(1)
  const inHour = (hour: number) => day.filter((one) => Math.floor(one.hour) === hour).length / 10_000
  expect(inHour(21)).toBeCloseTo(BUSIEST_HOUR, 2)
  expect(inHour(4)).toBeLessThan(inHour(21) / 4)
})

test('a visit of all kinds costs what each costs, by how often it comes', () => {
  const { kinds } = costs()
  expect(meanPerVisit(kinds, 'shopMs')).toBeCloseTo(6)
  expect(meanPerVisit({ ...kinds, buy: { ...A_VISIT, shopMs: 106 } }, 'shopMs')).toBeCloseTo(6 + 100 * SHARES.buy)
})

test('ten times the visits need ten times of what each visit takes; pages that are made anew do not grow with them', () => {
  const [small, large] = [needOf(costs(), 1e6), needOf(costs(), 1e7)]
  for (const name of ['busiestOrdersPerSecond', 'walGigabytesADay', 'edgeMegabitsPerSecond', 'edgeCores', 'saleSeconds'] as const)
    expect(large[name] / small[name]).toBeCloseTo(10)
  expect(large.shopCores / small.shopCores).toBeLessThan(10)
  expect(needOf(costs(), 0).shopCores).toBeGreaterThan(0)
})

test.each([
  [1e6, { ordersADay: 15_000, hitRate: 0.9, terabytesAMonth: 12, walGigabytesADay: 2, saleSeconds: 0.5 }],
  [1e7, { ordersADay: 150_000, hitRate: 0.9, terabytesAMonth: 120, walGigabytesADay: 20, saleSeconds: 5 }],
  [1e8, { ordersADay: 1_500_000, hitRate: 0.9, terabytesAMonth: 1_200, walGigabytesADay: 200, saleSeconds: 50 }],
])('%i visits a day', (visits, expected) => {
  const need = needOf(costs(), visits)
  for (const [name, value] of Object.entries(expected))
    expect([name, need[name as keyof typeof need]]).toEqual([name, expect.closeTo(value)])
  expect(need.connections).toBe(need.processes * 11)
  expect(need.busiestVisitsPerSecond).toBeCloseTo((visits * BUSIEST_HOUR * DAY.burst) / 3_600)
})

test.each([
  ['dear pages', costs({ shopMs: 60 }), "the shop's process"],
  ['dear statements', costs({ databaseMs: 60 }), "the database's processor"],
  ['large pictures', costs({ bytes: 40_000_000 }), "the cache's line"],
  ['a slow disk', costs({}, { perSecond: 0.5 }), 'orders that one PostgreSQL takes'],
  ['buyers in one line', costs({}, { ofOneProductPerSecond: 0.1 }), "one product's row"],
])('with %s that part gives way first', (_, measured, first) => {
  const order = whatBreaks(measured)
  expect(order[0]!.what).toContain(first)
  expect(order.map(({ atVisitsADay }) => atVisitsADay)).toEqual(
    order.map(({ atVisitsADay }) => atVisitsADay).toSorted((one, other) => one - other),
  )
})

test('a part gives way just above the visits that it still carries', () => {
  const of = (visits: number) => needOf(costs(), visits)
  for (const { what, atVisitsADay } of whatBreaks(costs()).filter((one) => /process \(|processor/.test(one.what))) {
    const cores = (visits: number) =>
      what.startsWith('the shop')
        ? of(visits).shopCores
        : what.startsWith('the data')
          ? of(visits).databaseCores / 2
          : of(visits).edgeCores / 2
    expect([what, cores(atVisitsADay) <= 1, cores(atVisitsADay * 1.001) > 1]).toEqual([what, true, true])
  }
})
