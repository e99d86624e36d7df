import { expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { createBatches } from './batches.ts'
import type { EndedSpan } from './tracer.ts'

const aSpan = (name: string): EndedSpan => ({
  traceId: 'a'.repeat(32),
  spanId: 'b'.repeat(16),
  parentSpanId: undefined,
  name,
  kind: 'server',
  startMs: 1,
  endMs: 2,
  attributes: {},
  error: undefined,
})

function aCollector({ isAway = false, everyMs = 1 } = {}) {
  const taken: string[][] = []
  let dropped = 0
  let tries = 0
  const state = { isAway }
  const batches = createBatches({
    send: async (spans) => {
      tries++
      if (state.isAway) throw new Error('away')
      taken.push(spans.map(({ name }) => name))
    },
    onDropped: (count) => (dropped += count),
    everyMs,
    mostWaiting: 4,
    mostInABatch: 2,
  })
  return { state, batches, taken, dropped: () => dropped, tries: () => tries }
}

test('spans leave together, the newest are dropped past the bound, and all that wait leave at the end', async () => {
  const { batches, taken, dropped } = aCollector({ everyMs: 60_000 })
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) batches.add(aSpan(name))
  await batches.close()
  expect(taken).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(dropped()).toBe(2)
  batches.add(aSpan('late'))
  expect(dropped()).toBe(3)
})

test('a full batch does not wait for its time', async () => {
  const { batches, taken } = aCollector({ everyMs: 3_600_000 })
  batches.add(aSpan('a'))
  batches.add(aSpan('b'))
  await eventually('the batch to arrive', () => taken.length === 1)
  await batches.close()
})

test('while the collector is away spans are dropped; once it is back they arrive', async () => {
  const { state, batches, taken, dropped, tries } = aCollector({ isAway: true })
  batches.add(aSpan('lost'))
  await eventually('the attempt', () => tries() === 1)
  expect(dropped()).toBe(1)
  state.isAway = false
  batches.add(aSpan('kept'))
  await eventually('the span to arrive', () => taken.flat().includes('kept'))
  await batches.close()
})

test('a collector that is away is asked once more at the end, and no longer', async () => {
  const { batches, dropped, tries } = aCollector({ isAway: true, everyMs: 3_600_000 })
  for (const name of ['a', 'b', 'c']) batches.add(aSpan(name))
  await batches.close()
  expect(tries()).toBeLessThanOrEqual(2)
  expect(dropped()).toBe(3)
})
