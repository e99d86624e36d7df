import { expect, test } from 'vitest'
import { type CollectionCondition, readCollectionRules } from './rules.ts'

const read = (...conditions: CollectionCondition[]) => readCollectionRules({ match: 'all', conditions })

test.each<[CollectionCondition, CollectionCondition]>([
  [
    { field: 'price', least: 100, days: 3 },
    { field: 'price', least: 100 },
  ],
  [
    { field: 'sale', not: true, ids: [1] },
    { field: 'sale', not: true },
  ],
  [
    { field: 'category', ids: [2, 2, 3], not: false },
    { field: 'category', ids: [2, 3] },
  ],
  [
    { field: 'brand', texts: [' Olaria ', ''] },
    { field: 'brand', texts: ['Olaria'] },
  ],
  [
    { field: 'sold', least: 5, days: 30 },
    { field: 'sold', least: 5, days: 30 },
  ],
])('%j is kept as %j', (condition, kept) => {
  expect(read(condition)).toEqual({ ok: true, rules: { match: 'all', conditions: [kept] } })
})

test.each<[CollectionCondition, RegExp]>([
  [{ field: 'price' }, /Regra 1: preencha o mínimo/],
  [{ field: 'price', least: 200, most: 100 }, /maior que o máximo/],
  [{ field: 'price', least: 2_000_000_000 }, /grande demais/],
  [{ field: 'price', least: 100, most: Number.NaN }, /escreva um número/],
  [{ field: 'new', days: Number.NaN }, /de 1 a 730/],
  [{ field: 'tag', ids: [] }, /ao menos uma opção/],
  [{ field: 'name', texts: ['  '] }, /ao menos um texto/],
  [{ field: 'brand', texts: ['x'.repeat(71)] }, /até 70 letras/],
  [{ field: 'new', days: 0 }, /de 1 a 730/],
  [{ field: 'new' }, /de 1 a 730/],
  [{ field: 'sold', least: 1 }, /de 1 a 730/],
])('%j is refused', (condition, problem) => {
  expect(read(condition)).toMatchObject({ ok: false, problem: expect.stringMatching(problem) })
})

test('no rule, or too many, make no list', () => {
  expect(read()).toMatchObject({ ok: false })
  expect(read(...Array.from({ length: 11 }, () => ({ field: 'sale' }) as const))).toMatchObject({ ok: false })
})
