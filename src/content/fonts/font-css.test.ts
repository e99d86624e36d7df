import { expect, test } from 'vitest'
import { fontCss, mailStack } from './font-css.ts'
import { createShippedFonts } from './shipped.ts'

const { of } = createShippedFonts()
const font = (id: string) => of(id)!.font
const NONE = new Set<string>()

test('a shop with the fonts of the system adds nothing to its pages', () => {
  expect(fontCss([], { text: undefined, display: undefined }, NONE)).toBe('')
})

test('text and titles get a face, stand-ins and their token', () => {
  const css = fontCss([font('dm-sans'), font('fraunces')], { text: 'dm-sans', display: 'fraunces' }, NONE)
  expect(css).toContain(`@font-face{font-family:fraunces;src:url(${font('fraunces').url})format("woff2");font-weight:100 900;`)
  expect(css.match(/font-display:swap/g)).toHaveLength(2)
  expect(css).toContain(':root{--font-text:dm-sans,dm-sans-0,dm-sans-1,sans-serif;')
  expect(css).toContain('--font-display:fraunces,fraunces-0,fraunces-1,serif}')
  // Titles are bold, and so are their stand-ins.
  expect(css).toContain('@font-face{font-family:fraunces-0;src:local("Times New Roman Bold")')
  expect(css).toContain('@font-face{font-family:dm-sans-0;src:local("Arial")')
})

test('a stand-in has the widths and heights of its font: scaled, both are the same again', () => {
  const { metrics } = font('figtree')
  const css = fontCss([font('figtree')], { text: 'figtree', display: 'figtree' }, NONE)
  const [, size, ascent, descent] =
    /figtree-0;[^}]*size-adjust:([\d.]+)%;ascent-override:([\d.]+)%;descent-override:([\d.]+)%/.exec(css)!
  expect((Number(size) / 100) * 0.4618).toBeCloseTo(metrics.textWidth, 3)
  expect((Number(size) * Number(ascent)) / 10_000).toBeCloseTo(metrics.ascent, 3)
  expect((Number(size) * Number(descent)) / 10_000).toBeCloseTo(metrics.descent, 3)
})

test('a family of single elements has a token of its own and leaves those of the shop alone', () => {
  const css = fontCss([font('lora')], { text: undefined, display: undefined }, new Set(['lora']))
  expect(css).toContain(':root{--font-lora:lora,lora-0,lora-1,serif}')
})

test('mails name the family, and what every program has after it', () => {
  expect(mailStack(font('fraunces'))).toBe("'Fraunces', Georgia, 'Times New Roman', serif")
  expect(mailStack(font('dm-sans'))).toMatch(/^'DM Sans', .*Arial, sans-serif$/)
})
