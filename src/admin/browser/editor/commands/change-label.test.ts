import { expect, test } from 'vitest'
import type { WireField, WireWidget } from '#api/vitrine/widget-shape.ts'
import { box, numbered, widget } from '#tests/support/page-trees.ts'
import { add, move, remove, setSettings, step, type Tree } from '../../documents/tree.ts'
import { changeLabel } from './change-label.ts'
import { changedIds } from './differences.ts'
import { removeAll } from './several.ts'

// Only what labels are made of.
const field = (name: string, label: string, more: Partial<WireField> = {}) =>
  ({ name, label, per_device: false, when: null, ...more }) as WireField
const named = (name: string, title: string, settings: WireField[] = [], style: WireField[] = []) =>
  ({ name, title, settings, style }) as WireWidget
const WORDS = {
  widgets: [
    named('heading', 'Título', [field('title', 'Texto')], [field('size', 'Tamanho da fonte', { per_device: true })]),
    named('image', 'Imagem'),
    named('container', 'Contêiner'),
  ],
  common: [
    field('_padding', 'Espaço interno', { when: { _el_type: ['widget'] } }),
    field('padding', 'Espaço interno', { when: { _el_type: ['container'] } }),
  ],
}
const PAGE: Tree = [box('a', widget('b', { title: 'Oi' }), widget('c', {}, 'image')), box('d')]
const label = (after: Tree) => changeLabel(PAGE, after, WORDS)

test.each<[settings: Record<string, unknown>, expected: string]>([
  [{ title: 'Olá' }, 'Título: Texto'],
  [{ title: 'Oi', size: 20 }, 'Título: Tamanho da fonte'],
  [{ title: 'Oi', size_mobile: 20 }, 'Título: Tamanho da fonte (celular)'],
  [{ title: 'Oi', size_tablet: 20 }, 'Título: Tamanho da fonte (tablet)'],
  [{ title: 'Oi', _padding: {} }, 'Título: Espaço interno'],
  [{ title: 'Oi', _skin: 'cards' }, 'Título: Aparência'],
  [{ title: 'Oi', __globals__: { size: 'globals/typography?id=primary' } }, 'Título: Tamanho da fonte'],
  [{ title: 'Oi', size: 20, __globals__: { size: '' } }, 'Título: Tamanho da fonte'],
  [{ title: 'Olá', size: 20 }, 'Título: 2 ajustes'],
  [{ title: 'Oi', from_elsewhere: 1 }, 'Título: Ajustes'],
  [{}, 'Título: Texto'],
])('settings %j are called %s', (settings, expected) => {
  expect(label(setSettings(PAGE, 'b', settings))).toBe(expected)
})

test('what was added, taken away and moved is called by its name or its number', () => {
  expect(label(add(PAGE, 'image', 'b', numbered()).tree)).toBe('Acrescentar Imagem')
  expect(label(add(PAGE, 'image', undefined, numbered()).tree)).toBe('Acrescentar Imagem')
  expect(label([...PAGE, box('x', widget('y'), widget('z'))])).toBe('Acrescentar Contêiner')
  expect(label(remove(PAGE, 'c'))).toBe('Excluir Imagem')
  expect(label(removeAll(PAGE, ['b', 'c', 'd']))).toBe('Excluir 3 elementos')
  expect(label(move(PAGE, 'c', 'd', 0))).toBe('Mover Imagem')
  expect(label(step(PAGE, 'c', 'up'))).toBe('Mover Título')
  expect(label(step(PAGE, 'd', 'up'))).toBe('Mover Contêiner')
})

test('an order of three says which one went past the others', () => {
  const three: Tree = [widget('a', {}, 'image'), widget('b'), widget('c')]
  expect(changeLabel(three, move(three, 'a', undefined, 2), WORDS)).toBe('Mover Imagem')
  const last: Tree = [widget('a'), widget('b'), widget('c', {}, 'image')]
  expect(changeLabel(last, move(last, 'c', undefined, 0), WORDS)).toBe('Mover Imagem')
})

test('several things at once have a name too, and so have widgets that nobody knows', () => {
  expect(label(setSettings(setSettings(PAGE, 'b', {}), 'c', { x: 1 }))).toBe('Ajustar 2 elementos')
  expect(label(remove(setSettings(PAGE, 'b', {}), 'c'))).toBe('Alterar a página')
  expect(label([])).toBe('Excluir 2 elementos')
  expect(changeLabel(PAGE, setSettings(PAGE, 'b', { title: 'x' }), {})).toBe('heading: Ajustes')
})

test('what comes back by a step is known, whether it was taken away, moved or changed', () => {
  expect(changedIds(removeAll(PAGE, ['b', 'd']), PAGE)).toEqual(['b', 'd'])
  expect(changedIds(setSettings(PAGE, 'b', {}), PAGE)).toEqual(['b'])
  expect(changedIds(move(PAGE, 'c', 'd', 0), PAGE)).toEqual(['c'])
  expect(changedIds([...PAGE, widget('x')], PAGE)).toEqual([])
})
