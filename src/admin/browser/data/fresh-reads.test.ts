import { expect, test } from 'vitest'
import type { ApiCall } from '#islands/rest-client/contract.ts'
import { freshReads } from './fresh-reads.ts'

const LIST: ApiCall = { path: '/wc/v3/products' }
const CHANGE: ApiCall = { method: 'PUT', path: '/wc/v3/products/7' }

/** A shop that answers when it is told to, with what it knew when it was asked. */
function aShop() {
  const step = freshReads()
  const waiting: (() => void)[] = []
  let asked = 0
  const ask = (call: ApiCall) =>
    step(call, ({ method = 'GET' }) => {
      const told = `${method} ${++asked}`
      return new Promise((resolve) => waiting.push(() => resolve(told)))
    })
  const answer = async (which: number) => {
    waiting[which - 1]!()
    await new Promise(setImmediate)
  }
  return { step, ask, answer, asked: () => asked }
}

test('a reading that a change overtook is asked again, and one that came before it or after it is not', async () => {
  const { ask, answer, asked } = aShop()
  const before = ask(LIST)
  await answer(1)
  expect(await before).toBe('GET 1')

  const overtaken = ask(LIST)
  const change = ask(CHANGE)
  await answer(3)
  expect(await change).toBe('PUT 3')
  await answer(2)
  expect(asked()).toBe(4)
  await answer(4)
  expect(await overtaken).toBe('GET 4')

  const after = ask(LIST)
  await answer(5)
  expect(await after).toBe('GET 5')
})

test('a change that the shop refuses counts too: a part of it may have been done', async () => {
  const { step, ask, answer } = aShop()
  const overtaken = ask(LIST)
  await expect(step(CHANGE, () => Promise.reject(new Error('Não deu.')))).rejects.toThrow('Não deu.')
  await answer(1)
  await answer(2)
  expect(await overtaken).toBe('GET 2')
})

test('while one change follows the other the third answer is taken', async () => {
  const { ask, answer, asked } = aShop()
  const list = ask(LIST)
  for (const [reading, change] of [
    [1, 2],
    [3, 4],
    [5, 6],
  ] as const) {
    void ask(CHANGE)
    await answer(change)
    await answer(reading)
  }
  expect(await list).toBe('GET 5')
  expect(asked()).toBe(6)
})
