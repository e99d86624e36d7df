import { expect, test } from 'vitest'
import { UNBOUNDED } from '#shop/downloads/service.ts'
import { downloadTerms } from './download-terms.ts'

test('what is bounded is told in numbers, what an old shop granted without a bound is not', () => {
  expect(downloadTerms({ left: 1, until: new Date('2027-03-04T15:00:00Z') })).toEqual([
    '1 vez',
    expect.stringMatching(/^até .*2027/),
  ])
  expect(downloadTerms({ left: UNBOUNDED.times - 3, until: UNBOUNDED.until })).toEqual(['quantas vezes quiser', 'sem prazo'])
})
