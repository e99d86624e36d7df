import { createRequire } from 'node:module'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fontSlug } from '#kit/font-slug.ts'
import { readFonts } from './choice.ts'
import { FAMILIES, familyOf } from './families.ts'
import { FONT_PAIRS, SYSTEM_PAIR } from './pairs.ts'

const SYSTEM = { text: undefined, display: undefined }

describe('the fonts of the shop', () => {
  test.each([
    [undefined, SYSTEM],
    [null, SYSTEM],
    ['atelie', SYSTEM],
    [{ pair: 'system' }, SYSTEM],
    [{ pair: 'atelie' }, { text: 'dm-sans', display: 'fraunces' }],
    [
      { pair: 'atelie', text: 'karla' },
      { text: 'dm-sans', display: 'fraunces' },
    ],
    [
      { pair: 'gone', text: 'karla', display: 'lora' },
      { text: 'karla', display: 'lora' },
    ],
    [{ text: 'karla' }, { text: 'karla', display: undefined }],
    [
      { text: 'own-3', display: 'fraunces' },
      { text: 'own-3', display: 'fraunces' },
    ],
    [{ text: 'own-0', display: 'own-x' }, SYSTEM],
    [{ text: 'comic', display: 7 }, SYSTEM],
    [{ text: 'x;}body{color:red' }, SYSTEM],
  ])('%j is read as %j', (stored, choice) => {
    expect(readFonts(stored)).toEqual(choice)
  })

  test('there are a dozen pairs of families that exist, beside the fonts of the system', () => {
    const chosen = FONT_PAIRS.filter(({ id }) => id !== SYSTEM_PAIR)
    expect(chosen.length).toBeGreaterThanOrEqual(12)
    for (const { text, display } of chosen) expect([text, display].map((id) => familyOf(id!)?.id)).toEqual([text, display])
    expect(new Set(FONT_PAIRS.map(({ id }) => id)).size).toBe(FONT_PAIRS.length)
    expect(new Set(FONT_PAIRS.map(({ text, display }) => `${text} ${display}`)).size).toBe(FONT_PAIRS.length)
  })

  test('every family is in some pair, and its package has the variable file of Latin letters', () => {
    const packageOf = createRequire(import.meta.url)
    const paired = new Set(FONT_PAIRS.flatMap(({ text, display }) => [text, display]))
    const hasFile = (id: string) => {
      const folder = dirname(packageOf.resolve(`@fontsource-variable/${id}/package.json`))
      return existsSync(join(folder, 'files', `${id}-latin-wght-normal.woff2`))
    }
    expect(FAMILIES.filter(({ id, name }) => !paired.has(id) || !hasFile(id) || fontSlug(name) !== id)).toEqual([])
  })
})
