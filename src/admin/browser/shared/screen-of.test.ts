import { expect, test } from 'vitest'
import { screenOf } from './screen-of.ts'

const PAGES = [{ path: '/saude' }, { path: '/ajustes' }, { path: '/ajustes/:group' }]

test.each([
  { from: '/orders', to: '/customers', isSame: false },
  { from: '/orders', to: '/orders/12/show', isSame: false },
  { from: '/orders/12/show', to: '/orders/13/show', isSame: false },
  { from: '/orders', to: '/orders/', isSame: true },
  { from: '/', to: '/orders', isSame: false },
  { from: '/saude', to: '/backups', isSame: false },
  { from: '/ajustes', to: '/ajustes/frete', isSame: true },
  { from: '/ajustes/loja', to: '/ajustes/frete', isSame: true },
  { from: '/ajustes/loja', to: '/saude', isSame: false },
])('from $from to $to the screen stays: $isSame', ({ from, to, isSame }) => {
  expect(screenOf(from, PAGES) === screenOf(to, PAGES)).toBe(isSame)
})
