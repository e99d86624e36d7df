import { expect, test } from 'vitest'
import { changeEntry, type Entry } from '#content/menus/entries.ts'
import { type MenuEntry, placeAfter, placeOfDrop, type Way } from './menu-moves.ts'

/** `1(2 3(4)) 5`: the entries of a menu by their numbers. */
const MENU: Entry[] = [
  { number: 1, parent: 0, title: 'Loja', url: '/loja/' },
  { number: 2, parent: 1, title: 'Cerâmica', url: '/c/' },
  { number: 3, parent: 1, title: 'Têxteis', url: '/t/' },
  { number: 4, parent: 3, title: 'Mantas', url: '/m/' },
  { number: 5, parent: 0, title: 'Sobre', url: '/sobre/' },
]
const shown = (entries: Entry[]): MenuEntry[] =>
  entries.map(({ number, parent, title, url }) => ({ id: number, parent, title: { rendered: title }, url, version: 1 }))
const told = (entries: Entry[], parent = 0): string =>
  entries
    .filter((one) => one.parent === parent)
    .map(({ number }) => (told(entries, number) ? `${number}(${told(entries, number)})` : String(number)))
    .join(' ')
/** What the shop makes of it: the rule of the screen and the rule of the menus together. */
const after = (id: number, place: { parent: number; menu_order: number } | undefined) => {
  if (!place) return undefined
  const outcome = changeEntry(MENU, id, { parent: place.parent, order: place.menu_order })
  return outcome.ok ? told(outcome.entries) : outcome.problem
}
const step = (id: number, way: Way) => after(id, placeAfter(shown(MENU), id, way))

test('an entry goes up and down among its siblings with everything below it', () => {
  expect(step(3, 'up')).toBe('1(3(4) 2) 5')
  expect(step(2, 'down')).toBe('1(3(4) 2) 5')
  expect(step(1, 'down')).toBe('5 1(2 3(4))')
  expect(step(5, 'up')).toBe('5 1(2 3(4))')
  expect([step(1, 'up'), step(5, 'down'), step(2, 'up')]).toEqual([undefined, undefined, undefined])
})

test('an entry goes below the one before it, and out behind the one above it', () => {
  expect(step(5, 'in')).toBe('1(2 3(4) 5)')
  expect(step(3, 'in')).toBe('1(2(3(4))) 5')
  expect(step(4, 'out')).toBe('1(2 3 4) 5')
  expect(step(3, 'out')).toBe('1(2) 3(4) 5')
  expect([step(1, 'in'), step(1, 'out')]).toEqual([undefined, undefined])
})

test('an entry that is dropped on another stands before it or in it, never in itself and never too deep', () => {
  const drop = (id: number, onto: number, where: 'before' | 'inside') => after(id, placeOfDrop(shown(MENU), id, onto, where))
  expect(drop(5, 1, 'before')).toBe('5 1(2 3(4))')
  expect(drop(5, 3, 'before')).toBe('1(2 5 3(4))')
  expect(drop(5, 4, 'inside')).toBe('1(2 3(4(5)))')
  expect(drop(2, 5, 'inside')).toBe('1(3(4)) 5(2)')
  expect(drop(1, 4, 'inside')).toBeUndefined()
  expect(drop(1, 1, 'before')).toBeUndefined()
  const deep = shown([...MENU, { number: 6, parent: 4, title: 'Lã', url: '/la/' }])
  expect(placeOfDrop(deep, 5, 6, 'inside')).toBeUndefined()
  expect(placeAfter(deep, 3, 'in')).toBeUndefined()
})
