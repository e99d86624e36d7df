import { expect, test } from 'vitest'
import { isPressed, keysText } from './keys.ts'

const press = (key: string, held = '', code = '') => ({
  key,
  code,
  ctrlKey: held.includes('c'),
  metaKey: held.includes('m'),
  altKey: held.includes('a'),
  shiftKey: held.includes('s'),
})

test.each<[keys: string, pressed: ReturnType<typeof press>, isIt: boolean]>([
  ['Ctrl+z', press('z', 'c'), true],
  ['Ctrl+z', press('Z', 'c'), true],
  ['Ctrl+z', press('z', 'm'), true],
  ['Ctrl+z', press('Z', 'cs'), false],
  ['Ctrl+z', press('z'), false],
  ['Ctrl+Shift+z Ctrl+y', press('Z', 'cs'), true],
  ['Ctrl+Shift+z Ctrl+y', press('y', 'c'), true],
  ['Alt+ArrowUp', press('ArrowUp', 'a'), true],
  ['ArrowUp', press('ArrowUp', 'a'), false],
  ['ArrowUp', press('ArrowUp', 's'), false],
  ['Shift+ArrowUp', press('ArrowUp', 's'), true],
  ['Delete Backspace', press('Backspace'), true],
  ['Delete', press('Delete', 's'), false],
  // The sign that a Brazilian keyboard writes with Alt Gr, a Mac with ⌥, and a Greek one always.
  ['Ctrl+Alt+c', press('₢', 'ca', 'KeyC'), true],
  ['Ctrl+Alt+c', press('ç', 'ma', 'KeyC'), true],
  ['Ctrl+c', press('ψ', 'c', 'KeyC'), true],
  ['Ctrl+Alt+c', press('c', 'c', 'KeyC'), false],
  // On a Dvorak keyboard the key writes a j.
  ['Ctrl+c', press('j', 'c', 'KeyC'), false],
  ['?', press('?', 's'), true],
  ['?', press('?'), true],
  ['?', press('/'), false],
])('%s of %j is %s', (keys, pressed, isIt) => {
  expect(isPressed(keys, pressed)).toBe(isIt)
})

test.each([
  ['Ctrl+Shift+z Ctrl+y', 'Ctrl+Shift+Z'],
  ['Alt+ArrowUp', 'Alt+↑'],
  ['Escape', 'Esc'],
  ['Delete Backspace', 'Delete'],
  ['?', '?'],
])('%s is shown as %s', (keys, shown) => {
  expect(keysText(keys)).toBe(shown)
})
