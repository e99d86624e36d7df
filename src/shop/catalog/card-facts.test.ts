import { expect, test } from 'vitest'
import { cardFacts } from './card-facts.ts'

const text = (key: string, value: unknown) => ({ key, name: key, kind: 'text' as const, options: {}, value })

test('a card tells values in words, and leaves out what does not fit its field', () => {
  const number = { key: 'comprimento', name: 'Comprimento', kind: 'number' as const, options: { unit: 'cm', decimals: 1 } }
  expect(cardFacts([{ ...number, value: 240.5 }, text('tecido', { a: 1 }), text('origem', 'Seridó')])).toEqual([
    { key: 'comprimento', name: 'Comprimento', text: '240,5 cm' },
    { key: 'origem', name: 'origem', text: 'Seridó' },
  ])
})

test('a card has room for three, and none of them is long', () => {
  const facts = cardFacts(['a', 'b', 'c', 'd'].map((key) => text(key, 'x'.repeat(200))))
  expect(facts.map(({ key }) => key)).toEqual(['a', 'b', 'c'])
  expect(facts[0]!.text).toBe(`${'x'.repeat(79)}…`)
})
