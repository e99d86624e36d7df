import { expect, test } from 'vitest'
import { contrast, LEAST_CONTRAST } from '#kit/colour-contrast.ts'
import { markSvg } from './shop-mark.ts'

test.each(['#9c4327', '#000000', '#0b5d3b', '#f4d35e', '#ffffff', '#8c8c8c'])(
  'the letters of the mark can be read on %s',
  (brand) => {
    const svg = markSvg('Casa Aroeira', { brand, ink: '#1a1512' })
    const [, letters] = /stroke="(#[0-9a-f]{6})"/.exec(svg)!
    expect(svg).toContain(`fill="${brand}"`)
    expect(contrast(letters!, brand)).toBeGreaterThanOrEqual(LEAST_CONTRAST)
  },
)
