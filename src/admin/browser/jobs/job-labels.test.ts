import { expect, test } from 'vitest'
import { kindText, reasonText } from './job-labels.ts'

test.each([
  'sweep-sessions',
  'picture-sizes',
  'password-changed',
  'guessing-alarm',
  'expire-holds',
  'poll-payments',
  'give-back',
  'import-products',
  'export-products',
  'import-pictures',
  'backup',
  'move-in',
  'move-out',
])('the work «%s» has a name in words', (kind) => {
  expect(kindText(kind)).not.toBe(kind)
  expect(kindText(kind)).not.toContain('-')
})

test('a failure is told by its reason', () => {
  expect(reasonText('PermanentFailure: O endereço não existe.')).toBe('O endereço não existe.')
  expect(reasonText('TypeError: fetch failed')).toBe('fetch failed')
  expect(reasonText('Sem resposta: tente de novo')).toBe('Sem resposta: tente de novo')
})
