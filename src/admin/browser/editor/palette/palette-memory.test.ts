import { expect, test } from 'vitest'
import { remembered, withFavourite, withRecent } from './palette-memory.ts'

test('the last eight used are remembered, the newest first, each once', () => {
  const used = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'b'].reduce<string[]>(withRecent, [])
  expect(used).toEqual(['b', 'i', 'h', 'g', 'f', 'e', 'd', 'c'])
})

test('a favourite is one until its star is pressed again', () => {
  const [one, both] = [withFavourite([], 'heading'), withFavourite(['heading'], 'image')]
  expect([one, both, withFavourite(both, 'heading')]).toEqual([['heading'], ['heading', 'image'], ['image']])
})

test('what an extension took away is not offered', () => {
  expect(remembered(['gone', 'image', 'heading'], [{ name: 'heading' }, { name: 'image' }])).toEqual([
    { name: 'image' },
    { name: 'heading' },
  ])
})
