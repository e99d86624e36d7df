import { expect, test } from 'vitest'
import type { Rate } from './contract.ts'
import { rateMarks } from './rate-marks.ts'

/** «pac 24 5-8»: its price and its days; without days it is fetched. */
const ratesOf = (text: string): Rate[] =>
  text.split(', ').map((words) => {
    const [id = '', cents, days] = words.split(' ')
    const [from, to] = (days ?? '').split('-').map(Number)
    return { id, label: id, cents: Number(cents), ...(days && { days: { from: from!, to: to! } }) }
  })

test.each<[string, string, Record<string, string>]>([
  ['a cheap and a quick one', 'pac 24 5-8, sedex 40 1-3', { pac: 'Mais barato', sedex: 'Mais rápido' }],
  ['in whatever order', 'sedex 40 1-3, pac 24 5-8', { pac: 'Mais barato', sedex: 'Mais rápido' }],
  ['of three the ends', 'pac 24 5-8, jad 30 3-5, sedex 40 1-3', { pac: 'Mais barato', sedex: 'Mais rápido' }],
  ['free and slow against paid and quick', 'free 0 5-8, sedex 40 1-3', { free: 'Mais barato', sedex: 'Mais rápido' }],
  ['of two equally cheap the quicker', 'slow 24 6-9, pac 24 5-8, sedex 40 1-3', { pac: 'Mais barato', sedex: 'Mais rápido' }],
  ['of two equally quick the cheaper', 'pac 24 5-8, gold 60 1-3, sedex 40 1-3', { pac: 'Mais barato', sedex: 'Mais rápido' }],
  ['with the same last day the earlier first', 'pac 24 3-5, sedex 40 1-5', { pac: 'Mais barato', sedex: 'Mais rápido' }],
  ['one is both', 'pac 24 2-3, sedex 40 4-5', {}],
  ['the same price, so that the quick one is also the cheapest', 'pac 24 5-8, sedex 24 1-3', {}],
  ['the same time', 'pac 24 3-5, sedex 40 3-5', {}],
  ['one alone', 'pac 24 5-8', {}],
  ['a delivery and fetching it', 'pac 24 5-8, shop 0', {}],
  ['fetching it does not count', 'pac 24 5-8, sedex 40 1-3, shop 0', { pac: 'Mais barato', sedex: 'Mais rápido' }],
  ['only fetching it', 'shop 0, other 0', {}],
])('%s: %s', (_what, rates, marks) => expect(Object.fromEntries(rateMarks(ratesOf(rates)))).toEqual(marks))
