import { expect, test } from 'vitest'
import { createPurger } from './purger.ts'

/** A purger whose time passes when the test says so. */
function aPurger({ fails = 0 } = {}) {
  const sent: string[][] = []
  const failures: unknown[] = []
  let now = 0
  let timers: { at: number; work: () => void }[] = []
  const purger = createPurger({
    service: {
      purge: async (keys) => {
        if (fails-- > 0) throw new Error('The cache does not answer.')
        sent.push([...keys])
      },
    },
    onFailure: (error) => failures.push(error),
    after: (ms, work) => {
      const timer = { at: now + ms, work }
      timers.push(timer)
      return () => (timers = timers.filter((one) => one !== timer))
    },
  })
  const settle = async () => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  }
  const pass = async (ms: number) => {
    const end = now + ms
    for (;;) {
      const next = timers.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)[0]
      if (!next) break
      now = next.at
      timers = timers.filter((one) => one !== next)
      next.work()
      await settle()
    }
    now = end
  }
  return { purger, sent, failures, pass, waiting: () => timers.length }
}

test('what changes together is purged together, and again when nobody can have answered from memory any more', async () => {
  const { purger, sent, pass } = aPurger()
  purger.changed(['product:1', 'products'])
  purger.changed(['product:2', 'products'])
  await pass(100)
  expect(sent).toEqual([['product:1', 'products', 'product:2']])
  await pass(3_000)
  expect(sent).toHaveLength(2)
  await pass(60_000)
  expect(sent).toHaveLength(3)
})

test('a purge that the cache did not take is tried until it did, together with what changed meanwhile', async () => {
  const { purger, sent, failures, pass } = aPurger({ fails: 2 })
  purger.changed(['product:1'])
  await pass(500)
  purger.changed(['menus'])
  await pass(60_000)
  expect(failures).toHaveLength(2)
  expect(sent[0]).toEqual(['product:1', 'menus'])
})

test('a purge that failed is sent again at once, and then after ever longer waits', async () => {
  const { purger, sent, failures, pass } = aPurger({ fails: 6 })
  purger.changed(['product:1'])
  await pass(50)
  expect([sent, failures.length]).toEqual([[], 2])
  const counts: number[] = []
  for (const ms of [1_000, 2_000, 5_000, 15_000]) {
    await pass(ms - 1)
    counts.push(failures.length)
    await pass(1)
  }
  expect([counts, failures.length, sent]).toEqual([[2, 3, 4, 5], 6, []])
  await pass(29_999)
  expect(sent).toEqual([])
  await pass(1)
  expect([sent[0], failures.length]).toEqual([['product:1'], 6])
})

test('who may have missed a change, or has very many, purges every page', async () => {
  const { purger, sent, pass } = aPurger()
  purger.missed()
  await pass(100)
  purger.changed(Array.from({ length: 501 }, (_, at) => `product:${at}`))
  await pass(100)
  expect(sent).toEqual([['all'], ['all']])
})

test('nothing is sent after the shop closed', async () => {
  const { purger, sent, pass, waiting } = aPurger()
  purger.changed(['product:1'])
  await purger.close()
  expect(waiting()).toBe(0)
  await pass(60_000)
  expect(sent).toEqual([])
})
