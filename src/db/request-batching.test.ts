import { expect, test } from 'vitest'
import { createLoader, batchReads } from './request-batching.ts'

/** A shelf of words, and every list of keys that it was asked for. */
function aShelf(along: string[] = []) {
  const asked: string[][] = []
  const some = createLoader(async (keys: readonly string[]) => {
    asked.push([...keys])
    if (keys.includes('broken')) throw new Error('The shelf fell down.')
    return new Map(keys.filter((key) => key !== 'none').map((key) => [key, `the ${key}`]))
  }, along)
  return { asked, some, read: async (key: string) => (await some([key])).get(key) }
}

test('outside of a look everybody asks for themselves, each time', async () => {
  const { asked, read } = aShelf(['name'])
  expect([await read('mug'), await read('mug'), await read('none')]).toEqual(['the mug', 'the mug', undefined])
  expect(asked).toEqual([['mug'], ['mug'], ['none']])
})

test('in one look those who ask together share a question, and nothing is asked twice', async () => {
  const { asked, read } = aShelf()
  await batchReads(async () => {
    const later = Promise.resolve().then(() => read('bowl'))
    expect(await Promise.all([read('mug'), read('mug'), later])).toEqual(['the mug', 'the mug', 'the bowl'])
    expect(await Promise.all([read('bowl'), read('plate')])).toEqual(['the bowl', 'the plate'])
  })
  expect(asked).toEqual([['mug', 'bowl'], ['plate']])
})

test('several keys are answered at once, without those that have no row', async () => {
  const { asked, some } = aShelf()
  const [first, second] = await batchReads(() => Promise.all([some(['mug', 'none']), some(['bowl', 'mug']), some([])]))
  expect([...first]).toEqual([['mug', 'the mug']])
  expect([...second]).toEqual([
    ['bowl', 'the bowl'],
    ['mug', 'the mug'],
  ])
  expect(asked).toEqual([['mug', 'none', 'bowl']])
})

test('what every look asks for comes along with the first question, once', async () => {
  const { asked, read } = aShelf(['name', 'look'])
  await batchReads(async () => {
    expect(await read('mug')).toBe('the mug')
    expect(await read('look')).toBe('the look')
    expect(await read('name')).toBe('the name')
  })
  expect(asked.map((keys) => keys.toSorted())).toEqual([['look', 'mug', 'name']])
})

test('a look inside another is the same look; the next one sees what has changed', async () => {
  const { asked, read } = aShelf()
  await batchReads(() => batchReads(() => read('mug')).then(() => read('mug')))
  expect(asked).toHaveLength(1)
  await batchReads(() => read('mug'))
  expect(asked).toHaveLength(2)
})

test('two looks at the same time do not share', async () => {
  const { asked, read } = aShelf()
  await Promise.all([batchReads(() => read('mug')), batchReads(() => read('mug'))])
  expect(asked).toEqual([['mug'], ['mug']])
})

test('a failure reaches all who asked, and only them', async () => {
  const { read } = aShelf(['name'])
  await batchReads(async () => {
    const answers = await Promise.allSettled([read('broken'), read('mug')])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await read('plate')).toBe('the plate')
  })
})
