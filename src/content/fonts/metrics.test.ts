import { describe, expect, test } from 'vitest'
import { FAMILIES } from './families.ts'
import { readFont } from './metrics.ts'
import { createShippedFonts } from './shipped.ts'

const shipped = createShippedFonts()
const fraunces = shipped.of('fraunces')!.bytes

describe('the measures of a font', () => {
  // As the authors of the typefaces give them, in units of the em.
  test.each([
    ['fraunces', { ascent: 0.978, descent: 0.255, weights: [100, 900] }],
    ['playfair-display', { ascent: 1.082, descent: 0.251, weights: [400, 900] }],
    ['figtree', { ascent: 0.95, descent: 0.25, weights: [300, 900] }],
    ['roboto-slab', { ascent: 1.0478515625, descent: 0.27099609375, weights: [100, 900] }],
  ])('%s is as high and as heavy as its author made it', (id, expected) => {
    expect(shipped.of(id)!.font.metrics).toMatchObject({ ...expected, lineGap: 0 })
  })

  test('the file of Outfit begins with its thinnest letters, yet running text and titles are measured in their own weight', () => {
    const { textWidth, titleWidth } = shipped.of('outfit')!.font.metrics
    expect(textWidth).toBeCloseTo(0.4619, 3)
    expect(titleWidth).toBeCloseTo(0.4675, 3)
  })

  test('every shipped family has all letters that Portuguese needs, and titles are no narrower than text', () => {
    const found = FAMILIES.map(({ id }) => readFont(shipped.of(id)!.bytes)!)
    expect(found.flatMap(({ missing }) => missing)).toEqual([])
    expect(found.filter(({ metrics }) => metrics.titleWidth < metrics.textWidth)).toEqual([])
  })

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['a font of the older format', Buffer.from('wOFF'.padEnd(100, '\0'))],
    ['the signature alone', Buffer.from('wOF2')],
    ['a signature and zeros', Buffer.from('wOF2'.padEnd(200, '\0'))],
    ['half of a font', fraunces.subarray(0, fraunces.length / 2)],
    ['a font with something after it', Buffer.concat([fraunces, Buffer.from('<script>')])],
    ['a font whose directory is broken', Buffer.concat([fraunces.subarray(0, 50), Buffer.alloc(fraunces.length - 50, 0xff)])],
  ])('%s is no font', (_what, bytes) => {
    expect(readFont(bytes)).toBeUndefined()
  })
})

describe('the files of shipped fonts', () => {
  test('are found by their address and by no other', () => {
    const { url } = shipped.of('fraunces')!.font
    expect(url).toMatch(/^\/fontes\/fraunces\.[0-9a-f]{10}\.woff2$/)
    expect(shipped.at(url)).toBe(fraunces)
    expect(shipped.at(url.replace(/\.[0-9a-f]{10}/, '.0000000000'))).toBeUndefined()
    expect(shipped.at('/fontes/../package.json')).toBeUndefined()
    expect(shipped.of('../fraunces')).toBeUndefined()
  })
})
