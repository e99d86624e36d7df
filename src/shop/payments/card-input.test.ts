import { expect, test } from 'vitest'
import { readCard } from './card-input.ts'

const POSTED = { card_token: 'ff8080814c11e237014c1ff593b57b4d', card_brand: 'master', card_issuer: '24', card_installments: '3' }

test('what the service’s fields made of a card is read, with or without a bank, at once or in parcels', () => {
  expect(readCard(POSTED)).toEqual({ token: POSTED.card_token, brand: 'master', issuer: '24', installments: 3 })
  expect(readCard({ ...POSTED, card_issuer: undefined, card_installments: '' })).toMatchObject({ issuer: '', installments: 1 })
})

test.each<[string, Record<string, unknown>]>([
  ['nothing at all', { card_token: undefined }],
  ['an empty token', { card_token: '' }],
  ['the number of a card', { card_token: '5031433215406351' }],
  ['something that is no text', { card_token: ['a'.repeat(32)] }],
  ['a token with a line in it', { card_token: `${'a'.repeat(32)}\nb` }],
  ['an endless token', { card_token: 'a'.repeat(201) }],
  ['no brand', { card_brand: '' }],
  ['a strange brand', { card_brand: 'master"}' }],
  ['a strange bank', { card_issuer: '24 or 1=1' }],
  ['no parcels', { card_installments: '0' }],
  ['half a parcel', { card_installments: '1.5' }],
  ['too many parcels', { card_installments: '25' }],
])('%s is no card', (_what, over) => expect(readCard({ ...POSTED, ...over })).toBeUndefined())
