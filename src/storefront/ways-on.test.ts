import { expect, test } from 'vitest'
import type { Catalog, ProductCard, ProductQuery } from '#shop/catalog/contract.ts'
import { createWaysOn } from './ways-on.ts'

const card = (id: number, inStock = true) => ({ id, inStock }) as ProductCard // the rule reads nothing else
const idsOf = (cards: ProductCard[]) => cards.map(({ id }) => id)

/** A shop with these products in each category. */
function aShop(categories: Record<string, number[]>) {
  const asked: ProductQuery[] = []
  const list = async (query: ProductQuery) => {
    asked.push(query)
    return { products: (categories[query.category ?? 'all'] ?? []).map((id) => card(id)), total: 0, pages: 1, page: 1 }
  }
  return { asked, ...createWaysOn({ list, facets: {} as Catalog['facets'] }) } // not asked here
}
const sold = { id: 1, categoryPath: [{ id: 9, slug: 'barro', name: 'Barro' }] }

test('in place of a sold-out product its relatives in stock come first, then its category, then the shop', async () => {
  const { similarTo, asked } = aShop({ barro: [1, 2, 3], all: [3, 4, 5] })
  expect(idsOf(await similarTo(sold, [card(7), card(8, false)]))).toEqual([7, 2, 3, 4])
  expect(asked.map(({ category, filters }) => [category, filters?.inStock])).toEqual([
    ['barro', true],
    [undefined, true],
  ])
})

test('enough relatives in stock ask nobody else', async () => {
  const { similarTo, asked } = aShop({})
  expect(
    idsOf(
      await similarTo(
        sold,
        [2, 3, 4, 5, 6].map((id) => card(id)),
      ),
    ),
  ).toEqual([2, 3, 4, 5])
  expect(asked).toEqual([])
})

test('a shop that has nothing else in stock offers nothing', async () => {
  expect(await aShop({ all: [1] }).similarTo({ ...sold, categoryPath: [] }, [])).toEqual([])
})
