import { expect, test } from 'vitest'
import { countVisit, createMemory } from './storage.ts'

/** A browser's storage as far as the shop uses it. */
function aStore(kept: Record<string, string> = {}) {
  const items = new Map(Object.entries(kept))
  const store = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as unknown as Storage // the two calls that a memory makes
  return { store: () => store, kept: () => JSON.parse(items.get('elementor') ?? 'null') as Record<string, unknown> }
}

test('[CORE-3] an entry with a lifetime is forgotten when its seconds are over, the others stay', () => {
  let now = 1_000_000
  const { store, kept } = aStore()
  const memory = createMemory(store, () => now)
  memory.set('brief', 'x', 60)
  memory.set('long', 'y')
  expect(kept()).toEqual({ brief: 'x', long: 'y', __expiration: { brief: 1_060_000 } })
  now += 59_999
  expect(memory.get('brief')).toBe('x')
  now += 1
  expect(memory.get('brief')).toBeUndefined()
  expect(memory.get('long')).toBe('y')
})

test('[CORE-3] an entry written again without a lifetime lives on', () => {
  let now = 0
  const memory = createMemory(aStore().store, () => now)
  memory.set('count', 1, 10)
  memory.set('count', 2)
  now = 20_000
  expect(memory.get('count')).toBe(2)
})

test('pages are counted each time, a visit once for each session of the browser', () => {
  const { store, kept } = aStore()
  const memory = createMemory(store)
  const first = createMemory(aStore().store)
  for (let page = 0; page < 3; page++) countVisit(memory, first)
  expect(kept()).toMatchObject({ pageViews: 3, sessions: 1 })
  countVisit(memory, createMemory(aStore().store))
  expect(kept()).toMatchObject({ pageViews: 4, sessions: 2 })
})

test.each(['nonsense', '[]', 'null', '7', '{"__expiration":null}', '{"__expiration":{"a":"x"},"a":1}'])(
  'what somebody else wrote there (%s) is survived',
  (text) => {
    const memory = createMemory(aStore({ elementor: text }).store)
    memory.set('pageViews', 1)
    expect(memory.get('pageViews')).toBe(1)
  },
)

test('a browser that forbids storage forgets, and nothing breaks', () => {
  const memory = createMemory(() => {
    throw new Error('The operation is insecure.')
  })
  memory.set('pageViews', 1)
  expect(memory.get('pageViews')).toBeUndefined()
})
