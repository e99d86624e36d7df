import { expect, test } from 'vitest'
import { groundOf, hexOf } from './drawn-colours.ts'

test.each([
  ['rgb(42, 35, 32)', '#2a2320'],
  ['rgba(0, 0, 0, 0.5)', undefined],
  ['color(srgb 1 0.5 0)', '#ff8000'],
  ['oklch(0.5 0.1 20)', undefined],
  ['', undefined],
])('%s', (css, hex) => expect(hexOf(css)).toBe(hex))

const layer = (backgroundColor: string, backgroundImage = 'none') => ({ backgroundColor, backgroundImage })
const CLEAR = 'rgba(0, 0, 0, 0)'

test.each([
  ['nothing anywhere: white', [layer(CLEAR), layer(CLEAR)], '#ffffff'],
  ['the nearest that covers', [layer(CLEAR), layer('rgb(0, 0, 255)'), layer('rgb(255, 0, 0)')], '#0000ff'],
  ['half black over white', [layer('rgba(0, 0, 0, 0.5)'), layer('rgb(255, 255, 255)')], '#808080'],
  ['a picture under it', [layer(CLEAR), layer('rgb(0, 0, 0)', 'url("a.webp")')], undefined],
  ['a picture under what covers it', [layer('rgb(1, 2, 3)'), layer(CLEAR, 'url("a.webp")')], '#010203'],
])('%s', (_name, layers, hex) => expect(groundOf(layers)).toBe(hex))
