import { expect, test } from 'vitest'
import { contrast, LEAST_CONTRAST, mixed } from '#kit/colour-contrast.ts'
import { lookOf, readAppearance } from './appearance.ts'
import { checkColour, type ColourName, FIRST_COLOURS } from './colours.ts'
import { FIRST_THEME } from './theme/theme.ts'

test('black on white is the strongest contrast, a colour on itself the weakest', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 1)
  expect(contrast('#9c4327', '#9c4327')).toBe(1)
})

test.each(Object.entries(FIRST_COLOURS))('the shop’s own %s passes its own rule', (name, hex) => {
  expect(checkColour(name as ColourName, hex)).toEqual({ ok: true })
})

test.each<[ColourName, string]>([
  ['brand', '#f0a385'],
  ['ink', '#8a8a8a'],
  ['accent', '#ffff00'],
  ['night', '#ffffff'],
  ['paper', '#808080'],
  ['paper', '#000000'],
  ['sand', '#c0a080'],
  ['sale', '#ff8800'],
  ['dark', '#4a4a4a'],
])('as %s %s can’t be read; the one that is proposed instead can', (name, hex) => {
  const verdict = checkColour(name, hex)
  expect(verdict.ok).toBe(false)
  expect(verdict.ok || checkColour(name, verdict.nearest)).toEqual({ ok: true })
})

test('whatever passes alone can be read together: text on the palest and the darkest ground, white on the brand', () => {
  const step = 51
  const shades = Array.from({ length: 216 }, (_, at) =>
    [at % 6, Math.floor(at / 6) % 6, Math.floor(at / 36)].reduce(
      (hex, part) => hex + (part * step).toString(16).padStart(2, '0'),
      '#',
    ),
  )
  const texts = shades.filter((hex) => checkColour('brand', hex).ok)
  const grounds = [...shades, '#fbf8f3', '#f1e9dc', '#eae6e0'].filter((hex) => checkColour('paper', hex).ok)
  expect(texts.length).toBeGreaterThan(20)
  expect(grounds.length).toBeGreaterThan(2)
  for (const hex of texts)
    for (const ground of [...grounds, '#ffffff', '#f1e9dc']) expect(contrast(hex, ground)).toBeGreaterThanOrEqual(LEAST_CONTRAST)
})

test('only what was changed is in the style sheet, with the brand’s darker tone and the brand as words have it', () => {
  expect(lookOf(readAppearance(undefined))).toBe('')
  expect(lookOf(readAppearance({ brand: '#0b5394' }))).toBe(
    `:root{--color-brand:#0b5394;--color-brand-strong:${mixed('#0b5394', '#000000', 0.2)};--color-link:#0b5394;}`,
  )
})

test.each([[{ brand: 'red}body{display:none' }], [{ brand: '#FFF' }], ['text'], [null], [{ logo_id: '7', icon_id: -1 }]])(
  'what makes no sense is as at first: %j',
  (stored) => {
    expect(readAppearance(stored)).toEqual({ logoId: undefined, iconId: undefined, ...FIRST_THEME })
  },
)
