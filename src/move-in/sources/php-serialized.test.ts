import fc from 'fast-check'
import { expect, test } from 'vitest'
import { metaValue, unserialize } from './php-serialized.ts'

test.each([
  ['N;', null],
  ['b:1;', true],
  ['b:0;', false],
  ['i:-5;', -5],
  ['d:0.5;', 0.5],
  ['d:INF;', null],
  ['s:0:"";', ''],
  ['s:8:"canção";', 'canção'],
  ['s:6:"a";b"c";', 'a";b"c'],
  ['a:0:{}', []],
  ['a:2:{i:0;s:1:"a";i:1;s:1:"b";}', ['a', 'b']],
  ['a:2:{i:3;s:1:"a";s:1:"k";b:1;}', { 3: 'a', k: true }],
  ['O:8:"stdClass":1:{s:3:"nom";s:1:"x";}', { nom: 'x' }],
  ['O:3:"Foo":2:{s:6:"\0*\0abc";i:1;s:8:"\0Foo\0xyz";i:2;}', { abc: 1, xyz: 2 }],
  ['C:3:"Foo":5:{a;b:c}', 'a;b:c'],
  ['E:9:"Suit:Alto";', 'Suit:Alto'],
  ['a:2:{i:0;s:1:"a";i:1;R:2;}', ['a', 'a']],
  ['a:1:{i:0;R:1;}', [null]],
  ['a:1:{s:9:"__proto__";s:1:"x";}', Object.fromEntries([['__proto__', 'x']])],
  ['plain text', undefined],
  ['a:1:{i:0;', undefined],
  ['s:5:"abc', undefined],
  ['i:5', undefined],
  ['a:1:{a:0:{}i:1;}', undefined],
])('%s is read as %j', (text, value) => {
  expect(unserialize(text)?.value).toEqual(value)
})

test('lengths that a search-and-replace spoilt are mended, and told', () => {
  const spoilt = 'a:2:{s:3:"url";s:18:"https://nova.example/loja";s:4:"nome";s:3:"Açaí";}'
  expect(unserialize(spoilt)).toEqual({ value: { url: 'https://nova.example/loja', nome: 'Açaí' }, isMended: true })
  expect(unserialize('s:7:"canção";')).toEqual({ value: 'canção', isMended: true })
  expect(unserialize('s:1:"a";')).toEqual({ value: 'a', isMended: false })
})

test('what was serialised twice is read twice, and other texts stay what they are', () => {
  expect(metaValue('s:21:"a:1:{i:0;s:4:"azul";}";')).toEqual(['azul'])
  expect(metaValue('a caneca: azul')).toBe('a caneca: azul')
  expect(metaValue('s:3:"sim";')).toBe('sim')
})

test('depth, size and repetition by references are bounded', () => {
  expect(unserialize(`${'a:1:{i:0;'.repeat(100_000)}N;${'}'.repeat(100_000)}`)).toBeUndefined()
  expect(unserialize(`a:300000:{${Array.from({ length: 300_000 }, (_, at) => `i:${at};N;`).join('')}}`)).toBeUndefined()
  const doubling = (left: number, slot: number): string =>
    left === 0 ? 'i:1;' : `a:2:{i:0;${doubling(left - 1, slot + 1)}i:1;R:${slot + 1};}`
  expect(unserialize(doubling(40, 1))).toBeUndefined()
  expect(unserialize(doubling(3, 1))?.value).toBeDefined()
})

const php = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.string({ unit: 'grapheme' }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.string({ unit: 'grapheme', minLength: 1 }).filter((key) => !/^\d|\0/.test(key)),
      tie('value'),
      {
        minKeys: 1,
        maxKeys: 4,
        noNullPrototype: true,
      },
    ),
  ),
})).value

function serialize(value: unknown): string {
  if (value === null) return 'N;'
  if (typeof value === 'boolean') return `b:${Number(value)};`
  if (typeof value === 'number') return `i:${value};`
  if (typeof value === 'string') return `s:${Buffer.byteLength(value)}:"${value}";`
  const pairs: [unknown, unknown][] = Array.isArray(value) ? value.map((one, at) => [at, one]) : Object.entries(value as object)
  return `a:${pairs.length}:{${pairs.map(([key, one]) => serialize(key) + serialize(one)).join('')}}`
}

test('whatever PHP wrote comes back as it was', () => {
  fc.assert(fc.property(php, (value) => void expect(unserialize(serialize(value))?.value).toEqual(value)))
})

test('damaged texts do no harm', () => {
  fc.assert(
    fc.property(php, fc.nat(), fc.string({ maxLength: 5 }), (value, place, damage) => {
      const text = serialize(value)
      const at = place % (text.length + 1)
      unserialize(text.slice(0, at) + damage + text.slice(at + damage.length))
      unserialize(text.slice(0, at))
    }),
  )
})
