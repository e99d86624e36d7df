import { expect, test } from 'vitest'
import { checkColour, type Colours, FIRST_COLOURS } from '#content/settings/colours.ts'
import { contrast, LEAST_CONTRAST } from '#kit/colour-contrast.ts'
import { drawLetter } from './draw-letter.tsx'
import { darkColours, FIRST_BRAND, lightColours } from './brand.ts'

/** Whatever a merchant picks, as the settings take it. */
const taken = (colours: Partial<Colours>): Colours => {
  const entries = Object.entries({ ...FIRST_COLOURS, ...colours }).map(([name, hex]) => {
    const checked = checkColour(name as keyof Colours, hex)
    return [name, checked.ok ? hex : checked.nearest]
  })
  return Object.fromEntries(entries) as Colours // every name is there
}

test.each<[string, Partial<Colours>]>([
  ['at first', {}],
  ['with a pale brand', { brand: '#ffd400' }],
  ['with a blue brand', { brand: '#0b3fff' }],
  ['with a black brand', { brand: '#000000', ink: '#000000', paper: '#ffffff' }],
  ['with a coloured ink', { ink: '#7a00ff', paper: '#f5e6ff' }],
  ['with the darkest ground', { paper: '#888888', ink: '#005f5f' }],
])('texts and buttons can be read %s, in the light and in the dark', (_name, colours) => {
  for (const scheme of [lightColours, darkColours]) {
    const { ground, card, soft, ink, muted, accent, onAccent } = scheme(taken(colours))
    const pairs = [
      [ink, card],
      [ink, soft],
      [muted, card],
      [muted, ground],
      [accent, card],
      [onAccent, accent],
    ] as const
    for (const [text, under] of pairs) expect([text, under, contrast(text, under) >= LEAST_CONTRAST]).toEqual([text, under, true])
  }
})

test('the dark letter is dark, and its button stands out from it', () => {
  const { card, ground, accent } = darkColours(FIRST_COLOURS)
  expect(contrast(card, '#ffffff')).toBeGreaterThan(12)
  expect(contrast(ground, '#ffffff')).toBeGreaterThan(12)
  expect(contrast(accent, card)).toBeGreaterThanOrEqual(3)
})

test('a letter without a brand looks like a shop that changed nothing', () => {
  expect(FIRST_COLOURS).toMatchObject(FIRST_BRAND.colours)
})

test('a letter is written in the families of the shop, and fetches none', () => {
  const letter = { subject: 'Oi', title: 'Oi', parts: [{ kind: 'words' as const, text: 'Tudo bem?' }] }
  const sender = { name: 'Loja', document: '', address: '', email: '', phone: '', url: 'https://loja.example' }
  const fonts = { text: "'DM Sans', Arial, sans-serif", display: "'Fraunces', Georgia, serif" }
  const { html } = drawLetter(letter, { ...sender, brand: { ...FIRST_BRAND, fonts } })
  expect(html).toMatch(/<h1[^>]*font-family:&#x27;Fraunces&#x27;, Georgia/)
  expect(html).toMatch(/<p[^>]*font-family:&#x27;DM Sans&#x27;, Arial/)
  expect(html).not.toMatch(/@font-face|woff2|Iowan/)
  expect(drawLetter(letter, sender).html).toContain('Iowan Old Style')
})
