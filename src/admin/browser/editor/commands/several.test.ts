import { expect, test } from 'vitest'
import { box, numbered, told, widget } from '#tests/support/page-trees.ts'
import { MAX_DEPTH, type PageElement } from '../../documents/tree.ts'
import { duplicateAll, insertAll, neighbourOfAll, outermost, removeAll, stepAll, unwrap, wrap } from './several.ts'

const PAGE = [box('a', widget('b'), widget('c'), box('d', widget('e'))), widget('f'), box('g')]

test.each([
  [[], ''],
  [['c', 'b'], 'b c'],
  [['e', 'a'], 'a(b c d(e))'],
  [['g', 'e', 'd', 'ghost'], 'd(e) g'],
])('of %j those that stand in no other chosen one are meant, as they are read', (ids, expected) => {
  expect(told(outermost(PAGE, ids))).toBe(expected)
})

test.each<[ids: string[], way: Parameters<typeof stepAll>[2], after: string]>([
  [['c', 'd'], 'up', 'a(c d(e) b) f g'],
  [['b', 'c'], 'down', 'a(d(e) b c) f g'],
  [['c', 'b'], 'down', 'a(d(e) b c) f g'],
  [['f', 'g'], 'in', 'a(b c d(e) f g)'],
  // At the top of the page widgets get a section, those that go together the same one.
  [['b', 'c'], 'out', 'a(d(e)) n1(b c) f g'],
  [['d'], 'out', 'a(b c) d(e) f g'],
  [['e'], 'out', 'a(b c d e) f g'],
  // The first one is at the edge: nobody goes.
  [['b', 'c'], 'up', told(PAGE)],
  [['f', 'g'], 'down', told(PAGE)],
  [['b', 'f'], 'in', told(PAGE)],
  [['a', 'e'], 'out', told(PAGE)],
])('%j go %s together', (ids, way, after) => {
  expect(told(stepAll(PAGE, ids, way, numbered()))).toBe(after)
  expect(stepAll(PAGE, ids, way, numbered()) === PAGE).toBe(after === told(PAGE))
})

test('several are taken away at once, and it goes on beside them', () => {
  expect(told(removeAll(PAGE, ['b', 'e', 'f']))).toBe('a(c d) g')
  expect(told(removeAll(PAGE, ['a', 'e', 'b']))).toBe('f g')
  expect(removeAll(PAGE, ['ghost'])).toBe(PAGE)
  expect(removeAll(PAGE, [])).toBe(PAGE)
})

test.each([
  [['b'], 'c'],
  [['b', 'c'], 'd'],
  [['c', 'd'], 'b'],
  [['b', 'c', 'd'], 'a'],
  [['a', 'f', 'g'], undefined],
  [[], undefined],
])('after %j were taken away %s is chosen', (ids, next) => {
  expect(neighbourOfAll(PAGE, ids)).toBe(next)
})

test('copies of neighbours stand together behind them, with ids of their own', () => {
  const together = duplicateAll(PAGE, ['c', 'b'], numbered())
  expect([told(together.tree), together.ids]).toEqual(['a(b c n1 n2 d(e)) f g', ['n1', 'n2']])
  const apart = duplicateAll(PAGE, ['d', 'f'], numbered())
  expect([told(apart.tree), apart.ids]).toEqual(['a(b c d(e) n1(n2)) f n3 g', ['n1', 'n3']])
  // What stands in a copied one is copied once.
  expect(told(duplicateAll(PAGE, ['a', 'e'], numbered()).tree)).toBe('a(b c d(e)) n1(n2 n3 n4(n5)) f g')
})

test('neighbours get a container around them; those from different places do not', () => {
  const made = wrap(PAGE, ['c', 'd'], numbered())
  expect([told(made.tree), made.ids]).toEqual(['a(b n1(c d(e))) f g', ['n1']])
  expect(told(wrap(PAGE, ['b', 'd'], numbered()).tree)).toBe('a(n1(b d(e)) c) f g')
  expect(wrap(PAGE, ['f'], numbered()).tree[1]).toMatchObject({ id: 'n1', settings: { content_width: 'boxed' } })
  expect(wrap(PAGE, ['b', 'f'], numbered()).tree).toBe(PAGE)
  expect(wrap(PAGE, [], numbered()).tree).toBe(PAGE)
})

test('a container is taken away around what it holds, but not the pages of tabs', () => {
  const made = unwrap(PAGE, ['a'], numbered())
  expect([told(made.tree), made.ids]).toEqual(['n1(b c) d(e) f g', ['b', 'c', 'd']])
  expect(told(unwrap(PAGE, ['d', 'b'], numbered()).tree)).toBe('a(b c e) f g')
  expect(unwrap(PAGE, ['b'], numbered()).tree).toBe(PAGE)
  expect(unwrap(PAGE, ['g'], numbered()).tree).toBe(PAGE)
  const section = [box('s', widget('w'))]
  expect(unwrap(section, ['s'], numbered()).tree).toBe(section)
  const tabs: PageElement[] = [{ ...widget('t', {}, 'nested-tabs'), elements: [box('p', widget('x'))] }]
  expect(unwrap(tabs, ['p'], numbered()).tree).toBe(tabs)
  expect(wrap(tabs, ['p'], numbered()).tree).toBe(tabs)
})

test('elements are put in together or not at all', () => {
  expect(told(insertAll(PAGE, [widget('x'), widget('y')], 'd', 0).tree)).toBe('a(b c d(x y e)) f g')
  expect(insertAll(PAGE, [widget('x')], 'f', 0)).toEqual({ tree: PAGE, ids: [] })
  const deep = Array.from({ length: MAX_DEPTH - 1 }).reduce<PageElement>((inner, _, at) => box(`y${at}`, inner), widget('x'))
  expect(insertAll(PAGE, [widget('z'), deep], 'd', 0).tree).toBe(PAGE)
})
