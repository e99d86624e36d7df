import { expect, test } from 'vitest'
import { askWithin } from './within.ts'

const asked = async (ask: () => number | Promise<number>) => {
  const told: object[] = []
  const log = { warn: (facts: object) => void told.push(facts) }
  const answer = await askWithin({
    extension: 'gift-wrap',
    part: 'fees',
    ask,
    fallback: 0,
    isSensible: (cents) => Number.isInteger(cents),
    deadlineMs: 20,
    log,
  })
  return { answer, told }
}

test('an answer that makes sense holds', async () => {
  expect(await asked(() => 500)).toEqual({ answer: 500, told: [] })
  expect(await asked(async () => 700)).toEqual({ answer: 700, told: [] })
})

test.each([
  [
    'throws',
    () => {
      throw new Error('broken')
    },
  ],
  ['rejects', () => Promise.reject(new Error('broken'))],
  ['never answers', () => new Promise<number>(() => {})],
  ['answers nonsense', () => 1.5],
])('of an extension that %s the fallback holds, and the log names it', async (_what, ask) => {
  const { answer, told } = await asked(ask)
  expect(answer).toBe(0)
  expect(told).toEqual([expect.objectContaining({ extension: 'gift-wrap', part: 'fees' })])
})
