import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { freshReads } from './fresh-reads.ts'

/** A shop that answers when it is told to, with what it knew when it was asked, and a screen that shows its list. */
function aShop() {
  const queries = new QueryClient()
  const step = freshReads(queries)
  const waiting: ((answer?: unknown) => void)[] = []
  let price = 10
  const ask = () => {
    const known = price
    return step({ path: '/wc/v3/products' }, () => new Promise((resolve) => waiting.push(() => resolve(known))))
  }
  const screen = new QueryObserver(queries, { queryKey: ['products'], queryFn: ask })
  const turn = () => new Promise(setImmediate)
  return {
    open: () => screen.subscribe(() => undefined),
    shown: () => screen.getCurrentResult().data,
    change: async (to: number, answer: () => Promise<unknown> = () => Promise.resolve()) => {
      price = to
      await step({ method: 'PUT', path: '/wc/v3/products/7' }, answer).catch(() => undefined)
      await turn()
    },
    answer: async () => {
      waiting.shift()!()
      await turn()
    },
    waiting: () => waiting.length,
  }
}

test('a reading that a change overtook is asked for again, and one that came before it or after it is not', async () => {
  const { open, shown, change, answer, waiting } = aShop()
  const close = open()
  await change(11)
  await answer()
  expect([shown(), waiting()]).toEqual([10, 1])
  await answer()
  expect([shown(), waiting()]).toEqual([11, 0])
  await change(12)
  expect([shown(), waiting()]).toEqual([11, 0])
  close()
  open()
  await answer()
  expect([shown(), waiting()]).toEqual([12, 0])
})

test('a change that the shop refuses counts too: a part of it may have been done', async () => {
  const { open, shown, change, answer } = aShop()
  open()
  await change(11, () => Promise.reject(new Error('Não deu.')))
  await answer()
  await answer()
  expect(shown()).toBe(11)
})

test('while one change follows the other the screen shows each answer, and the last of them', async () => {
  const { open, shown, change, answer, waiting } = aShop()
  open()
  const seen: unknown[] = []
  for (const price of [11, 12, 13]) {
    await change(price)
    await answer()
    seen.push(shown())
  }
  await answer()
  expect([...seen, shown()]).toEqual([10, 11, 12, 13])
  expect(waiting()).toBe(0)
})
