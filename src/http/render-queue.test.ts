import { expect, test } from 'vitest'
import { createRenderQueue } from './render-queue.ts'
import { Problem, problemOf, unavailable } from './problem.ts'

/** Pages that are finished when the test says so. */
function aKitchen() {
  const ovens: { page: string; done: () => void; fail: (error: Error) => void }[] = []
  const make = (page: string) => () =>
    new Promise<string>((resolve, reject) => ovens.push({ page, done: () => resolve(page), fail: reject }))
  return { make, inTheOven: () => ovens.map(({ page }) => page), take: () => ovens.shift()! }
}
const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: unknown) => problemOf(error).status,
  )
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('pages are made a few at a time, in the order in which they were asked for, and all are made', async () => {
  const { make, inTheOven, take } = aKitchen()
  const queue = createRenderQueue({ atOnce: 2 })
  const asked = ['a', 'b', 'c', 'd', 'e'].map((page) => queue(make(page)))
  expect(inTheOven()).toEqual(['a', 'b'])
  for (const left of [
    ['b', 'c'],
    ['c', 'd'],
    ['d', 'e'],
  ]) {
    take().done()
    await turn()
    expect(inTheOven()).toEqual(left)
  }
  take().done()
  take().done()
  expect(await Promise.all(asked)).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('a page that fails makes room for the next as one that succeeds', async () => {
  const { make, take } = aKitchen()
  const queue = createRenderQueue({ atOnce: 1 })
  const statuses = Promise.all(['a', 'b', 'c'].map((page) => statusOf(queue(make(page)))))
  take().fail(new Problem(404, 'not_found', ''))
  await turn()
  take().fail(new Error('a mistake'))
  await turn()
  take().done()
  expect(await statuses).toEqual([404, 500, 200])
})

test('when the database is away those who wait are told at once, and whoever comes later is tried again', async () => {
  const { make, take } = aKitchen()
  const queue = createRenderQueue({ atOnce: 1 })
  const statuses = Promise.all(['a', 'b', 'c'].map((page) => statusOf(queue(make(page)))))
  take().fail(unavailable())
  expect(await statuses).toEqual([503, 503, 503])
  const later = statusOf(queue(make('d')))
  take().done()
  expect(await later).toBe(200)
})

test('nobody waits in a queue that stands still, nor longer than a visitor would', async () => {
  const still = aKitchen()
  const stuck = createRenderQueue({ atOnce: 1, stillMs: 20, maxWaitMs: 60_000 })
  void stuck(still.make('a'))
  expect(await statusOf(stuck(still.make('b')))).toBe(503)
  expect(still.inTheOven()).toEqual(['a'])
  const long = aKitchen()
  const slow = createRenderQueue({ atOnce: 1, stillMs: 60_000, maxWaitMs: 20 })
  void slow(long.make('a'))
  expect(await statusOf(slow(long.make('b')))).toBe(503)
})

test('a queue that is full says so without waiting', async () => {
  const { make, take } = aKitchen()
  const queue = createRenderQueue({ atOnce: 1, maxWaiting: 1 })
  const first = statusOf(queue(make('a')))
  const second = statusOf(queue(make('b')))
  expect(await statusOf(queue(make('c')))).toBe(503)
  take().done()
  await turn()
  take().done()
  expect(await Promise.all([first, second])).toEqual([200, 200])
})
