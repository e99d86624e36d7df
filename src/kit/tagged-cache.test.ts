import { expect, test } from 'vitest'
import { createTaggedCache } from './tagged-cache.ts'

function aCache({ most = 10, isHeard = true } = {}) {
  const cache = createTaggedCache<string>({ most, isUpToDate: () => isHeard })
  let made = 0
  const ask = (key: string, tags: string[] = [], more: { keep?: boolean; until?: Promise<void> } = {}) =>
    cache.of(key, async () => {
      const value = `${key} ${++made}`
      await more.until
      return { value, tags: new Set(tags), keep: more.keep }
    })
  return { ...cache, ask }
}

test('a thing is made once, for all who ask at the same time and after', async () => {
  const { ask } = aCache()
  expect(await Promise.all([ask('a'), ask('a')])).toEqual(['a 1', 'a 1'])
  expect(await ask('a')).toBe('a 1')
  expect(await ask('b')).toBe('b 2')
})

test('a change takes away just what shows the content', async () => {
  const { ask, invalidate } = aCache()
  await ask('a', ['menus', 'settings'])
  await ask('b', ['menus'])
  invalidate(['settings', 'products'])
  expect([await ask('a'), await ask('b')]).toEqual(['a 3', 'b 2'])
})

test('what was being made when its content changed goes to those who wait for it, and to nobody after', async () => {
  const { ask, invalidate } = aCache()
  let letGo = () => {}
  const early = ask('a', ['menus'], { until: new Promise<void>((resolve) => (letGo = resolve)) })
  invalidate(['menus'])
  const late = ask('a', ['menus'])
  letGo()
  expect([await early, await late, await ask('a', ['menus'])]).toEqual(['a 1', 'a 2', 'a 2'])
})

test('when news may have been missed nothing is trusted, not even what is being made', async () => {
  const { ask, forget } = aCache()
  await ask('a')
  let letGo = () => {}
  const early = ask('b', [], { until: new Promise<void>((resolve) => (letGo = resolve)) })
  forget()
  letGo()
  await early
  expect([await ask('a'), await ask('b')]).toEqual(['a 3', 'b 4'])
})

test('nothing is kept while nobody would hear of a change, nor what may turn out better, nor what failed', async () => {
  const deaf = aCache({ isHeard: false })
  expect([await deaf.ask('a'), await deaf.ask('a')]).toEqual(['a 1', 'a 2'])
  const { ask, of } = aCache()
  expect([await ask('a', [], { keep: false }), await ask('a')]).toEqual(['a 1', 'a 2'])
  await expect(of('c', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await ask('c')).toBe('c 3')
})

test('the one that was asked for longest ago makes room', async () => {
  const { ask } = aCache({ most: 2 })
  for (const key of ['a', 'b', 'a', 'c']) await ask(key)
  expect([await ask('a'), await ask('b')]).toEqual(['a 1', 'b 4'])
})
