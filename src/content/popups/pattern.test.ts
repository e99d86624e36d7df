import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPattern } from './pattern.ts'
import { PATTERN_MAX_LENGTH } from './pattern-syntax.ts'

/** Whether the expression is found; undefined if it is refused. */
const finds = (source: string, text: string) => {
  const read = readPattern(source)
  return 'finds' in read ? read.finds(text) : undefined
}
const refusalOf = (source: string) => {
  const read = readPattern(source)
  return 'refusal' in read ? read.refusal : undefined
}

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
  expect(finds(source, REFERRER)).toBe(found)
  expect(new RegExp(source).test(REFERRER)).toBe(found)
})

test.each(['(', ')', '[a', 'a**', '*a', '\\', 'a{3,1}', '(?=a)b', '(?!a)b', '(?<=a)b', '(?<!a)b', '(a)\\1', '\\k<a>', '[z-a]'])(
  '[POPUP-7] %j is broken or can look around, so it is no expression',
  (source) => {
    expect(refusalOf(source)).toBeDefined()
  },
)

test('[POPUP-7] an expression longer than 200 characters is none', () => {
  expect(refusalOf('a'.repeat(PATTERN_MAX_LENGTH))).toBeUndefined()
  expect(refusalOf('a'.repeat(PATTERN_MAX_LENGTH + 1))).toBe('A expressão tem mais de 200 caracteres.')
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
  const started = process.cpuUsage()
  expect(finds(source, `${'a'.repeat(5_000)}!`)).toBeDefined()
  expect(process.cpuUsage(started).user).toBeLessThan(1_000_000)
})

test.each(['(((a{200}){200}){200}){200}', '((((((){999}){999}){999}){999}){999}){999}', '(|){9999}{9999}'])(
  '[POPUP-7] %s would grow without bound, so it is refused at once',
  (source) => {
    const started = process.cpuUsage()
    expect(refusalOf(source)).toBeDefined()
    expect(process.cpuUsage(started).user).toBeLessThan(500_000)
  },
)

test.each<[string, string, boolean]>([
  ['\\/mesa\\/', '/mesa/', true],
  ['a{,3}', 'a{,3}', true],
  ['a{', 'a{', true],
  ['x]y}', 'x]y}', true],
  ['[^]{3}', 'a\n!', true],
  ['a[]|b', 'a', false],
  ['[\\w-.]+$', 'ab-.', true],
  ['[a-\\d]$', '-', true],
  ['[--/]', '.', true],
  ['[\\]\\[]', ']', true],
  ['[&&[]', '[', true],
  ['\\cI', '\t', true],
  ['\\c', '\\c', true],
  ['[\\b]', '\b', true],
  ['\\0', '\0', true],
  ['\\101', 'A', true],
  ['\\8', '8', true],
  ['(a)\\2', 'a\u0002', true],
  ['\\k', 'k', true],
  ['\\u{2}', 'uu', true],
  ['\\-\\_\\=', '-_=', true],
  ['^\\s$', '\u00a0', true],
  ['^\\S$', '\u00a0', false],
  ['[\\s\\S]', '\u2028', true],
  ['(?:a|)+$', 'b', true],
  ['(?<ano>\\d{4})-(?<mes>\\d{2})', '2026-11', true],
  ['(?<a>x)|(?<a>y)', 'y', true],
  ['(?i:MESA)/x', 'mesa/x', true],
  ['(?i:a(?-i:b))', 'AB', false],
  ['a+?b*?c??d{1,2}?$', 'aabd', true],
  ['a{0}b', 'b', true],
  ['é|ã', 'manhã', true],
])('[POPUP-3] %j is read as JavaScript reads it: in %j it is found: %s', (source, text, found) => {
  expect(new RegExp(source).test(text)).toBe(found)
  expect(finds(source, text)).toBe(found)
})

test('[POPUP-3] a property of letters is meant as one, as with the flag u', () => {
  expect([finds('^\\p{L}+$', 'manhã'), finds('^[\\p{Lu}\\d]$', 'a'), finds('\\P{L}', 'a')]).toEqual([true, false, false])
})

test.each([
  ['^(?!.*loja)', 'A expressão olha em volta sem avançar, com «(?!…)» (lookahead ou lookbehind).'],
  ['(?=a)b', '«(?=…)»'],
  ['a(?<=a)b', '«(?<=…)»'],
  ['(?<!a)b', '«(?<!…)»'],
  ['(a)\\1', 'A expressão exige de novo um trecho já encontrado, com «\\1» (referência para trás).'],
  ['(?<x>a)\\k<x>', '«\\k<x>»'],
  ['(a)\\1', 'O tempo de uma busca assim pode crescer sem limite, por isso ela não é aceita.'],
  ['(sem fim', 'A expressão não está completa ou correta: falta fechar um parêntese.'],
  ['fim)', 'há um parêntese fechado sem ter sido aberto.'],
  ['[a', 'falta fechar um colchete.'],
  ['*a', 'há uma repetição (*, +, ? ou chaves) sem nada antes dela.'],
  ['a\\', 'ela termina com uma barra invertida sozinha.'],
  ['a{3,1}', 'o primeiro número é maior que o segundo.'],
  ['[z-a]', 'o começo vem depois do fim.'],
  ['(?<1>a)', 'o nome de um grupo não vale ou se repete.'],
  ['(?y:a)', 'depois de «(?» vem algo que não existe.'],
  ['(a{90}){90}', 'A expressão repete demais: diminua os números entre chaves.'],
])('[POPUP-7] why %j is refused is told: %s', (source, words) => {
  expect(refusalOf(source)).toContain(words)
})

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
      expect(finds(source, text)).toBe(new RegExp(source).test(text))
    }),
    { numRuns: 300 },
  )
})

test('[POPUP-7] no text whatever makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.string(), (source, text) => {
      expect([true, false, undefined]).toContain(finds(source, text))
    }),
  )
})
