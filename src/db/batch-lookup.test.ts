import { expect, test } from 'vitest'
import { createBatchLookup } from './batch-lookup.ts'

test('a thousand who ask at once take two statements, and each is told its own', async () => {
  const asked: number[][] = []
  const find = createBatchLookup(async (keys: number[]) => {
    asked.push(keys)
    return new Map(keys.filter((key) => key !== 7).map((key) => [key, `n${key}`]))
  })
  const told = await Promise.all(Array.from({ length: 1_000 }, (_, key) => find(key % 500)))
  expect(asked.map((keys) => keys.length)).toEqual([1, 500])
  expect(told.slice(6, 9)).toEqual(['n6', undefined, 'n8'])
})

test('a failure is told to those who asked with it, and the next ones are read again', async () => {
  let isBroken = true
  const find = createBatchLookup(async (keys: number[]) => {
    if (isBroken) throw new Error('away')
    return new Map(keys.map((key) => [key, key]))
  })
  await expect(find(1)).rejects.toThrow('away')
  isBroken = false
  expect(await find(1)).toBe(1)
})
