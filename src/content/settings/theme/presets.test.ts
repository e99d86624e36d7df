import { expect, test } from 'vitest'
import { contrast, LEAST_CONTRAST } from '#kit/colour-contrast.ts'
import { FONT_PAIRS } from '../../fonts/pairs.ts'
import { READY_FOOTERS } from '../../pages/ready-parts/footers.ts'
import { READY_HEADERS } from '../../pages/ready-parts/headers.ts'
import { checkColour, type ColourName } from '../colours.ts'
import { darkTokens } from './dark-tokens.ts'
import { drawnPairs, LEAST_OF_SHAPES, seenPairs } from './drawn-pairs.ts'
import { lightTokens } from './light-tokens.ts'
import { loadPresets } from './load-presets.ts'
import { readTheme } from './theme.ts'
import { themeStyle } from './theme-style.ts'

const presets = await loadPresets()

test('there are eight, each with a look of its own', () => {
  expect(presets.length).toBe(8)
  for (const read of ['name', 'about', 'fonts'] as const) expect(new Set(presets.map((preset) => preset[read])).size).toBe(8)
  expect(new Set(presets.map(({ colours }) => colours.brand)).size).toBe(8)
  expect(new Set(presets.map(({ choices }) => JSON.stringify(choices))).size).toBe(8)
})

test.each(presets)(
  '$name: everything can be read, in the light and in the dark, in the very colours that were chosen',
  (preset) => {
    const { colours } = preset
    const refused = Object.entries(colours).filter(([name, hex]) => !checkColour(name as ColourName, hex).ok)
    expect(refused).toEqual([])
    for (const tokens of [lightTokens(colours), darkTokens(colours)]) {
      expect(drawnPairs(tokens).filter(([words, ground]) => contrast(words, ground) < LEAST_CONTRAST)).toEqual([])
      expect(seenPairs(tokens).filter(([shape, ground]) => contrast(shape, ground) < LEAST_OF_SHAPES)).toEqual([])
    }
  },
)

test.each(presets)('$name: all that it names is there, and its style is small', ({ colours, choices, fonts, header, footer }) => {
  expect(readTheme({ ...colours, ...choices })).toEqual({ ...choices, colours })
  expect(FONT_PAIRS.map(({ id }) => id)).toContain(fonts)
  expect(Object.keys(READY_HEADERS)).toContain(header)
  expect(Object.keys(READY_FOOTERS)).toContain(footer)
  expect(themeStyle({ ...choices, colours }).length).toBeLessThan(2_600)
})

test('in the header with the logo in the middle, both sides of it have the same room', () => {
  const [line] = READY_HEADERS.centred.document()
  expect(line!.settings).toMatchObject({ container_type: 'grid', grid_columns_grid: { size: '1fr auto 1fr' } })
  expect(line!.elements.map(({ widgetType }) => widgetType)).toEqual(['search-form', 'site-logo', 'container'])
})
