import { expect, test } from 'vitest'
import { isLateSearch } from './late-search.ts'

const search = '?filter={}&page=1'

test.each<[string, unknown, { shown: string; address: string }, boolean]>([
  ['the list still stands there', { search }, { shown: '/painel/orders', address: '/painel/orders' }, false],
  ['the same with a slash', { search }, { shown: '/painel/orders/', address: '/painel/orders' }, false],
  ['whoever searched has opened an order', { search }, { shown: '/painel/orders', address: '/painel/orders/7/show' }, true],
  ['a link elsewhere', '/products', { shown: '/painel/orders', address: '/painel/orders/7/show' }, false],
  [
    'a link with a path of its own',
    { pathname: '/products', search },
    { shown: '/painel/orders', address: '/painel/coupons' },
    false,
  ],
  ['one page back', -1, { shown: '/painel/orders', address: '/painel/coupons' }, false],
])('%s', (_what, to, where, isLate) => {
  expect(isLateSearch(to, where)).toBe(isLate)
})
