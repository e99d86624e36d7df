import { expect, test } from 'vitest'
import { phraseOf, readBoosts, readPhrase, readSynonym } from './read-input.ts'

test('a phrase is known whatever its accents, signs and capitals', () => {
  expect(phraseOf('  Tênis   de CORRIDA! ')).toBe('tenis de corrida')
})

test.each([
  [['Tênis', 'sapatênis', 'tenis'], [], { words: ['tenis', 'sapatenis'], means: [] }],
  [['Celular'], ['Smartphone', 'celular'], { words: ['celular'], means: ['smartphone'] }],
])('%j and %j are kept as %j', (words, means, value) => {
  expect(readSynonym({ words, means })).toEqual({ ok: true, value })
})

test.each([
  [['Tênis', 'tenis'], [], /duas palavras diferentes/],
  [['!!'], [], /ao menos uma/],
  [['celular'], ['Celular'], /outra palavra/],
  [['um dois tres quatro cinco', 'x'], [], /mais de 4 palavras/],
  [Array.from({ length: 13 }, (_, at) => `palavra${at}`), [], /até 12/],
])('%j and %j are refused', (words, means, problem) => {
  expect(readSynonym({ words, means })).toMatchObject({ ok: false, problem: expect.stringMatching(problem) })
})

test('a boost needs what it is about, and stands once', () => {
  expect(readBoosts([{ kind: 'category', strength: 1 }])).toMatchObject({ ok: false })
  expect(readBoosts([{ kind: 'brand', target: ' ', strength: 1 }])).toMatchObject({ ok: false })
  expect(readBoosts([{ kind: 'new', strength: 1 }])).toMatchObject({ ok: false })
  const twice = [
    { kind: 'brand', target: 'Olaria', strength: 1 },
    { kind: 'brand', target: 'OLARIA', strength: -1 },
  ] as const
  expect(readBoosts([...twice])).toMatchObject({ ok: false, problem: expect.stringContaining('duas vezes') })
  expect(readBoosts([{ kind: 'in_stock', targetId: 9, days: 3, strength: 2 }])).toEqual({
    ok: true,
    value: [{ kind: 'in_stock', strength: 2 }],
  })
})

const aPhrase = { phrase: 'Trocas', pinned: [], hidden: [], leadsTo: '' }
test.each(['/trocas/', '/loja/?orderby=price', '/blog/como-trocar/#prazo'])('a phrase may lead to %s', (leadsTo) => {
  expect(readPhrase({ ...aPhrase, leadsTo })).toEqual({ ok: true, value: { ...aPhrase, phrase: 'trocas', leadsTo } })
})
test.each([
  'trocas',
  'https://outra.example/',
  '//outra.example/',
  '/\\outra.example',
  '/?s=x',
  '/painel/',
  '/a b/',
  'javascript:alert(1)',
])('a phrase leads never to %s', (leadsTo) => {
  expect(readPhrase({ ...aPhrase, leadsTo })).toMatchObject({ ok: false, field: 'leads_to' })
})
test('a product is pinned or hidden, never both', () => {
  expect(readPhrase({ ...aPhrase, pinned: [1, 1, 2], hidden: [3] })).toMatchObject({ value: { pinned: [1, 2], hidden: [3] } })
  expect(readPhrase({ ...aPhrase, pinned: [1], hidden: [1] })).toMatchObject({ ok: false, field: 'hidden' })
})
