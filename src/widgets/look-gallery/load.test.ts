import { expect, test } from 'vitest'
import { readFields } from '#builder/fields.ts'
import type { LoadContext } from '#builder/define-widget.ts'
import { aCard, aPicture } from '#tests/support/readers.ts'
import load from './load.ts'
import widget from './widget.ts'

type Context = LoadContext<typeof widget>

test('each picture has its products in the order in which they were chosen; what is gone is left out', async () => {
  const asked: unknown[] = []
  const shown: string[] = []
  const { settings } = readFields(widget.fields, {
    looks: [
      { image: { id: 1 }, products: '12, 99; 11 12', points: '12:30:45, 99:1:1' },
      { image: { id: 2 }, products: '' },
      { image: { id: 0 }, products: '13' },
      { image: { id: 7 }, products: '11' },
    ],
  })
  const looks = await load({ settings, shows: (...tags: string[]) => void shown.push(...tags) } as Context, {
    media: { pictures: async () => new Map([1, 2].map((id) => [id, aPicture(id)])) },
    catalog: {
      list: async (query) => {
        asked.push(query.ids)
        return { products: [aCard(11), aCard(12)], total: 2, pages: 1, page: 1 }
      },
    },
  })
  expect(looks.map(({ file, products }) => [file.id, products.map(({ id }) => id)])).toEqual([
    [1, [12, 11]],
    [2, []],
  ])
  expect(looks[0]!.points.get(12)).toEqual({ x: 30, y: 45 })
  expect(asked).toEqual([[12, 99, 11]])
  expect(shown).toEqual(['media:1', 'media:2', 'media:7', 'products'])
})
