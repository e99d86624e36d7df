import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compilePattern, PATTERN_MAX_LENGTH } from './pattern.ts'

const REFERRER = 'https://blog.example/2026/ceramica-de-mesa/?utm_source=carta'

test.each([
  ['ceramica', true],
  ['^https://blog\\.example/', true],
  ['^blog', false],
  ['carta$', true],
  ['/20\\d{2}/', true],
  ['/20\\d{3,}/', false],
  ['(?:mesa|banho)/', true],
  ['(?<tema>mesa|banho)\\b', true],
  ['[a-z-]+/\\?utm_(source|medium)=\\w+$', true],
  ['[^:/.]{30}', false],
  ['utm_source=(google|bing)?$', false],
  ['cer.mica', true],
  ['\\x63eramica|\\u0063asa', true],
  ['', true],
])('[POPUP-3] the expression %j finds itself in the address a visitor came from: %s', (source, found) => {
  expect(compilePattern(source)?.(REFERRER)).toBe(found)
  expect(new RegExp(source).test(REFERRER)).toBe(found)
})

test.each([
  '(',
  ')',
  '[a',
  'a**',
  '*a',
  '\\',
  'a{3,1}',
  '(?=a)b',
  '(?!a)b',
  '(?<=a)b',
  '(?<!a)b',
  '(a)\\1',
  '\\k<a>',
  '\\p{L}',
  '[z-a]',
])('[POPUP-7] %j is broken or can look around, so it is no expression', (source) => {
  expect(compilePattern(source)).toBeUndefined()
})

test('[POPUP-7] an expression longer than 200 characters is none', () => {
  expect(compilePattern('a'.repeat(PATTERN_MAX_LENGTH))).toBeDefined()
  expect(compilePattern('a'.repeat(PATTERN_MAX_LENGTH + 1))).toBeUndefined()
})

test.each([
  '^(a+)+$',
  '^(a|a)*$',
  '^(a|aa)+$',
  '(.*)*x',
  '.*.*.*.*.*.*.*.*.*.*x',
  '(a?){50}a{50}$',
  '(((((a+)+)+)+)+)+$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
])('[POPUP-7] the hostile expression %s answers at once on a long address', (source) => {
  const started = performance.now()
  expect(compilePattern(source)?.(`${'a'.repeat(5_000)}!`)).toBeDefined()
  expect(performance.now() - started).toBeLessThan(1_000)
})

test.each(['(((a{200}){200}){200}){200}', '((((((){999}){999}){999}){999}){999}){999}', '(|){9999}{9999}'])(
  '[POPUP-7] %s would grow without bound, so it is refused at once',
  (source) => {
    const started = performance.now()
    expect(compilePattern(source)).toBeUndefined()
    expect(performance.now() - started).toBeLessThan(500)
  },
)

const letters = fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\w', '\\b', '^', '$')
const { expression } = fc.letrec<{ expression: string; part: string }>((tie) => ({
  part: fc.oneof(
    { depthSize: 'small' },
    letters,
    tie('expression').map((inside) => `(${inside})`),
  ),
  expression: fc
    .array(fc.tuple(tie('part'), fc.constantFrom('', '', '*', '+', '?', '{1,2}', '|')), { maxLength: 3 })
    .map((parts) => parts.map(([part, after]) => (/^(\\b|\^|\$)$/.test(part) && after !== '|' ? part : part + after)).join('')),
}))

test('[POPUP-3] it finds exactly what the language of the browser finds', () => {
  fc.assert(
    fc.property(expression, fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 8 }), (source, text) => {
      expect(compilePattern(source)?.(text)).toBe(new RegExp(source).test(text))
    }),
    { numRuns: 300 },
  )
})

test('[POPUP-7] no text whatever makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.string(), (source, text) => {
      expect([true, false, undefined]).toContain(compilePattern(source)?.(text))
    }),
  )
})
