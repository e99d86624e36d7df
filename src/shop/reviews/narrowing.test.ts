import { expect, test } from 'vitest'
import { ALL_REVIEWS, narrowingQuery, readNarrowing } from './narrowing.ts'

test('an address of reviews says stars, photos and order, and is read as it was written', () => {
  const asked = { stars: 4, withPhotos: true, order: 'helpful' as const }
  expect(narrowingQuery(asked)).toBe('?estrelas=4&fotos=1&ordem=uteis')
  expect(readNarrowing({ estrelas: '4', fotos: '1', ordem: 'uteis' })).toEqual(asked)
  expect(narrowingQuery(ALL_REVIEWS)).toBe('')
})

test.each([[{}], [{ estrelas: '9' }], [{ estrelas: ['1', '2'] }], [{ fotos: 'x', ordem: "'; drop" }]])(
  'an address that says nothing known shows all reviews: %j',
  (query) => expect(readNarrowing(query)).toEqual(ALL_REVIEWS),
)
