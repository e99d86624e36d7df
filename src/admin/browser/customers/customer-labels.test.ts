import { expect, test } from 'vitest'
import { isSameFilter, READY, whatsappLink } from './customer-labels.ts'

test.each([
  ['+5511912345678', 'https://wa.me/5511912345678'],
  ['(31) 98888-7777', 'https://wa.me/5531988887777'],
  ['031 3333-4444', 'https://wa.me/553133334444'],
  ['5531988887777', 'https://wa.me/5531988887777'],
  ['+555533334444', 'https://wa.me/555533334444'],
  ['98888-7777', undefined],
  ['', undefined],
])('the telephone %s is reached by WhatsApp at %s', (phone, link) => {
  expect(whatsappLink(phone)).toBe(link)
})

test('a segment is chosen when the list is narrowed by just that, whatever is searched for', () => {
  expect(isSameFilter({ min_orders: '2', q: 'ana', state: '' }, { min_orders: 2 })).toBe(true)
  expect(isSameFilter({ min_orders: 2, state: 'MG' }, { min_orders: 2 })).toBe(false)
  expect(isSameFilter({}, {})).toBe(true)
  expect(READY.map(({ filter }) => filter)).toEqual([
    { min_orders: 2 },
    { inactive_days: 90 },
    { first_this_month: true },
    { max_orders: 0 },
  ])
})
