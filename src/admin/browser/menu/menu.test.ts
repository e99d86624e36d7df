import { expect, test } from 'vitest'
import { SECTIONS } from '../sections.ts'
import { holdsAddress, isUnfolded } from './folded.ts'
import { menuItemsOf } from './menu-items.ts'
import { badgeText, waitingBehind } from './waiting.ts'

const shown = (group: string, more: object = {}) =>
  isUnfolded(group, { folded: {}, current: 'Site', isTelephone: false, ...more }, 'Vendas')

test('beside a screen every group is open; on a telephone the first and the one in use are', () => {
  expect(['Vendas', 'Catálogo', 'Site'].map((group) => shown(group))).toEqual([true, true, true])
  expect(['Vendas', 'Catálogo', 'Site'].map((group) => shown(group, { isTelephone: true }))).toEqual([true, false, true])
})

test('what a person folded stays folded, and what they opened stays open', () => {
  expect(shown('Vendas', { folded: { Vendas: true } })).toBe(false)
  expect(shown('Catálogo', { folded: { Catálogo: false }, isTelephone: true })).toBe(true)
})

test('a screen belongs to the item whose address it has or stands below', () => {
  expect(holdsAddress('/orders', '/orders/7/show')).toBe(true)
  expect(holdsAddress('/orders', '/orders-of-old')).toBe(false)
})

test('a folded group says what waits behind its items', () => {
  const items = SECTIONS.flatMap(menuItemsOf)
  const waiting = waitingBehind(items, { to_send: 3, new_reviews: 1, dead_jobs: 0 })
  expect(waiting).toEqual({ total: 4, words: '3 pedidos para enviar, 1 avaliação para ler' })
  expect(waitingBehind(items, undefined)).toEqual({ total: 0, words: '' })
  expect([badgeText(7), badgeText(140)]).toEqual(['7', '99+'])
})

test('every number in the menu belongs to an item of it', () => {
  for (const section of SECTIONS) {
    const places = menuItemsOf(section).map(({ to }) => to)
    for (const place of Object.keys(section.waits ?? {})) expect(places).toContain(place)
  }
})
