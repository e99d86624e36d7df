import { expect, test } from 'vitest'
import { freeEverywhereFrom, freeFreightOf, freePercent } from './free-freight-rule.ts'

const days = { from: 1, to: 2 }
const zone = (...minima: number[]) => ({ free: minima.map((minimum_cents) => ({ minimum_cents, days })) })

test.each<[string, Parameters<typeof freeEverywhereFrom>[0], number | undefined]>([
  ['one amount', [zone(29_900), zone(29_900)], 29_900],
  ['the highest of them', [zone(10_000), zone(29_900)], 29_900],
  ['the lowest of a zone', [zone(40_000, 20_000), zone(10_000)], 20_000],
  ['nothing where a zone has none', [zone(10_000), { free: null }], undefined],
  ['nothing where all of them make no sense', [{ free: [{ minimum_cents: 'x' }] }], undefined],
  ['nothing without zones', [], undefined],
  ['nothing where it is always free', [zone(0)], undefined],
])('before the CEP is known it is %s', (_what, zones, from) => expect(freeEverywhereFrom(zones)).toBe(from))

test.each([
  [0, 0, 29_900],
  [10_000, 33, 19_900],
  [29_899, 99, 1],
  [29_900, 100, 0],
  [50_000, 100, 0],
])('goods of %i centavos fill %i%%', (value, percent, lacks) => {
  const free = freeFreightOf(29_900, value)
  expect([free.lacksCents, freePercent(free)]).toEqual([lacks, percent])
})
