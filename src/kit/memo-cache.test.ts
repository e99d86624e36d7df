import { expect, test } from 'vitest'
import { createMemoCache } from './memo-cache.ts'

const counter = () => {
  let calls = 0
  return async () => ++calls
}

test('a question is worked out once, for all who ask until there is news', async () => {
  const kept = createMemoCache({ isUpToDate: () => true })
  const work = counter()
  expect(await Promise.all([kept.of('a', work), kept.of('a', work), kept.of('b', work)])).toEqual([1, 1, 2])
  kept.forget()
  expect(await kept.of('a', work)).toBe(3)
})

test('news that comes while an answer is worked out is not lost: the next one asks anew', async () => {
  const kept = createMemoCache({ isUpToDate: () => true })
  const { promise, resolve } = Promise.withResolvers<string>()
  const waiting = kept.of('a', () => promise)
  kept.forget()
  const next = kept.of('a', async () => 'new')
  resolve('old')
  expect([await waiting, await next, await kept.of('a', async () => 'newer')]).toEqual(['old', 'new', 'new'])
})

test('what failed is tried again', async () => {
  const kept = createMemoCache({ isUpToDate: () => true })
  await expect(kept.of('a', async () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await kept.of('a', async () => 'here')).toBe('here')
})

test('while nobody would hear of a change, every question is asked', async () => {
  const kept = createMemoCache({ isUpToDate: () => false })
  const work = counter()
  expect([await kept.of('a', work), await kept.of('a', work)]).toEqual([1, 2])
})

test('no more than so many are kept, the oldest goes first', async () => {
  const kept = createMemoCache({ isUpToDate: () => true, most: 2 })
  const work = counter()
  for (const question of ['a', 'b', 'c']) await kept.of(question, work)
  expect([await kept.of('c', work), await kept.of('a', work)]).toEqual([3, 4])
})
