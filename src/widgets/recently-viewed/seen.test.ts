import { expect, test } from 'vitest'
import { forgetSeen, MOST_SEEN, readSeen, rememberSeen, SEEN_KEY } from './seen.ts'

function aStore(text?: string) {
  const kept = new Map(text === undefined ? [] : [[SEEN_KEY, text]])
  return () => ({
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
}

test('the product that was looked at last comes first, once, and the oldest makes room', () => {
  const store = aStore()
  for (let id = 1; id <= MOST_SEEN + 3; id++) rememberSeen(store, id)
  rememberSeen(store, 10)
  expect(readSeen(store)).toEqual([10, 15, 14, 13, 12, 11, 9, 8, 7, 6, 5, 4])
  forgetSeen(store)
  expect(readSeen(store)).toEqual([])
})

test.each(['{', '"7"', '{"a":1}', '[null,"3",-1,1.5,{}]'])('what somebody else wrote there, %s, counts as nothing', (text) => {
  expect(readSeen(aStore(text))).toEqual([])
})

test('a browser that forbids storage has seen nothing, and nothing breaks', () => {
  const forbidden = () => {
    throw new Error('denied')
  }
  rememberSeen(forbidden, 3)
  forgetSeen(forbidden)
  expect(readSeen(forbidden)).toEqual([])
})
