import { expect, test } from 'vitest'
import { decide, type Known } from './decide.ts'
import type { Reading } from './kind.ts'

const aReading = (notes: string[] = []): Reading<object> => ({ is: 'row', title: 'Caneca', row: {}, notes })
const aKnown = (facts: Partial<Known> = {}): Known => ({
  newId: 7,
  place: 'products',
  created: true,
  there: 'a',
  here: 'x',
  now: 'x',
  ...facts,
})
const plan = (facts: { fingerprint?: string; known?: Known; reading?: Reading<unknown>; present?: 'same' | 'taken' }) => {
  const present = facts.present && ({ id: 9, place: 'products', is: facts.present, note: 'Já há aqui.' } as const)
  const { action, state } = decide(facts.reading ?? aReading(), {
    fingerprint: facts.fingerprint ?? 'a',
    known: facts.known,
    present,
  })
  return [action, state]
}

test('what nobody knows is made; with notes it comes changed', () => {
  expect(plan({})).toEqual(['create', 'same'])
  expect(plan({ reading: aReading(['cortado']) })).toEqual(['create', 'changed'])
})

test('what is the same there as last time is left alone, whatever happened to it here', () => {
  expect(plan({ known: aKnown() })).toEqual(['keep', 'same'])
  expect(plan({ known: aKnown({ now: 'y' }) })).toEqual(['keep', 'same'])
})

test('what changed there alone is brought up to date; what changed on both sides is asked', () => {
  expect(plan({ fingerprint: 'b', known: aKnown() })).toEqual(['update', 'same'])
  expect(plan({ fingerprint: 'b', known: aKnown({ now: 'y' }) })).toEqual(['ask', 'same'])
})

test('what was deleted here does not come back', () => {
  expect(plan({ fingerprint: 'b', known: aKnown({ now: undefined }) })).toEqual(['refuse', 'refused'])
})

test('what this shop had before is joined or asked about, and a joined thing stays as it is here', () => {
  expect(plan({ present: 'same' })).toEqual(['link', 'changed'])
  expect(plan({ present: 'taken' })).toEqual(['ask', 'same'])
  expect(plan({ fingerprint: 'b', known: aKnown({ created: false }) })).toEqual(['keep', 'same'])
})

test('what can not come is told with its reason', () => {
  expect(
    decide({ is: 'refused', title: '', reason: 'Assinatura.' }, { fingerprint: 'a', known: undefined, present: undefined }),
  ).toEqual({ action: 'refuse', state: 'refused', reason: 'Assinatura.', notes: [] })
  expect(plan({ reading: { is: 'absorbed', title: '', note: 'No produto.' } })).toEqual(['keep', 'changed'])
})
