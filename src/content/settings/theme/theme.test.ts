import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast, LEAST_CONTRAST } from '#kit/colour-contrast.ts'
import { COLOUR_NAMES, type Colours } from '../colours.ts'
import { darkTokens } from './dark-tokens.ts'
import { type ColourTokens, FIRST_TOKENS, lightTokens } from './light-tokens.ts'
import { CHOICES, completeColours, FIRST_THEME, readTheme } from './theme.ts'
import { groundOf, themeStyle } from './theme-style.ts'
import { drawnPairs, LEAST_OF_SHAPES, seenPairs } from './drawn-pairs.ts'

const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const anyColours = fc.record(Object.fromEntries(COLOUR_NAMES.map((name) => [name, hex])), { requiredKeys: [] })

const unreadable = (tokens: ColourTokens) => [
  ...drawnPairs(tokens).filter(([words, ground]) => contrast(words, ground) < LEAST_CONTRAST),
  ...seenPairs(tokens).filter(([shape, ground]) => contrast(shape, ground) < LEAST_OF_SHAPES),
]

describe('colours', () => {
  test('whatever is chosen, everything that the shop writes can be read, in the light and in the dark', () => {
    fc.assert(
      fc.property(anyColours, (chosen) => {
        const colours = completeColours(chosen as Partial<Colours>)
        expect([unreadable(lightTokens(colours)), unreadable(darkTokens(colours))]).toEqual([[], []])
      }),
      { numRuns: 100 },
    )
  })

  test('the first tokens are those of the style sheet', () => {
    const sheet = readFileSync(join(import.meta.dirname, '../../../ui/tokens.css'), 'utf8')
    const written = [...sheet.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value])
    expect(Object.fromEntries(written)).toEqual(FIRST_TOKENS)
    expect(lightTokens(FIRST_THEME.colours)).toEqual(FIRST_TOKENS)
  })

  test('what is not chosen fits what is: a soft ground follows the page’s', () => {
    expect(readTheme({ paper: '#f4f8ff' }).colours.sand).not.toBe(FIRST_THEME.colours.sand)
    expect(readTheme({ paper: '#f4f8ff', sand: '#e9e9e9' }).colours.sand).toBe('#e9e9e9')
    expect(readTheme({ brand: '#0b5394' }).colours).toEqual({ ...FIRST_THEME.colours, brand: '#0b5394' })
  })
})

describe('the style sheet of a theme', () => {
  test('the first theme adds nothing to a page', () => {
    expect(themeStyle(FIRST_THEME)).toBe('')
    expect(themeStyle(readTheme(undefined))).toBe('')
  })

  test.each(
    Object.entries(CHOICES).flatMap(([name, options]) =>
      Object.keys(options)
        .slice(1)
        .map((option) => [name, option]),
    ),
  )('%s: %s is said, and nothing else', (name, option) => {
    const style = themeStyle(readTheme({ [name]: option }))
    expect(style).not.toBe('')
    expect(style.split('{').length).toBe(style.split('}').length)
    expect(style).not.toContain('undefined')
    expect(style.includes('--color-paper:')).toBe(name === 'scheme')
  })

  test('a dark shop is dark for all, one that follows the visitor only where the device is', () => {
    const dark = themeStyle(readTheme({ scheme: 'dark' }))
    expect(dark).toMatch(/^:root\{--color-paper:#181412;/)
    expect(dark).toContain('color-scheme:dark')
    expect(dark).not.toContain('@media')
    const follows = themeStyle(readTheme({ scheme: 'auto' }))
    expect(follows).toMatch(/^@media screen and \(prefers-color-scheme:dark\)\{:root\{--color-paper:#181412;/)
    expect(groundOf(readTheme({ scheme: 'auto' }))).toEqual({ light: '#fbf8f3', dark: '#181412' })
    expect(groundOf(readTheme({ scheme: 'dark' }))).toEqual({ light: '#181412', dark: undefined })
  })

  test.each([[{ scheme: 'x}body{display:none' }], [{ corners: ['square'] }], [{ dark: 'black' }], ['text'], [null], [7]])(
    'what makes no sense is as at first: %j',
    (stored) => {
      expect(readTheme(stored)).toEqual(FIRST_THEME)
    },
  )
})
