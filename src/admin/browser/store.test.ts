import { expect, test } from 'vitest'
import { createStore } from './store.ts'

test('a window goes on with what it has read or written, whatever another one writes; the next visit begins with the last', () => {
  const [one, other] = [createStore(), createStore()]
  one.setItem('sidebar.open', false)
  expect(other.getItem('list.search', 'none')).toBe('none')
  other.setItem('sidebar.open', true)
  one.setItem('list.search', 'ana')
  expect([one.getItem('sidebar.open'), other.getItem('sidebar.open')]).toEqual([false, true])
  expect([one.getItem('list.search'), other.getItem('list.search', 'none')]).toEqual(['ana', 'none'])
  expect(createStore().getItem('sidebar.open')).toBe(true)
})

test('what is removed has its first value again, and whoever listens hears of it', () => {
  const store = createStore()
  const heard: unknown[] = []
  const stop = store.subscribe('lists.orders', (value) => heard.push(value))
  store.setItem('lists.orders', 50)
  store.removeItem('lists.orders')
  stop()
  expect(store.getItem('lists.orders', 25)).toBe(25)
  expect(heard).toEqual([50, undefined])
})
