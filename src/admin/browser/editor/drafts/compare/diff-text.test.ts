import { expect, test } from 'vitest'
import type { WireField, WireWidget } from '#api/vitrine/widget-shape.ts'
import type { PageElement } from '../../../documents/tree.ts'
import type { ElementChange } from './document-diff.ts'
import { changedParts, changeText, diffSummary } from './diff-text.ts'

const element = (widgetType: string): PageElement => ({ id: 'a', elType: 'widget', widgetType, settings: {}, elements: [] })
const field = (name: string, label: string) => ({ name, label }) as WireField
const heading = {
  name: 'heading',
  title: 'Título',
  settings: [field('title', 'Texto')],
  style: [field('title_color', 'Cor')],
} as unknown as WireWidget

test('the summary counts elements and names the other parts', () => {
  const added = { kind: 'added', element: element('heading') } as const
  const moved = { kind: 'moved', element: element('heading') } as const
  const changed: ElementChange = { kind: 'changed', element: element('heading'), settings: ['title'] }
  expect(diffSummary([], [])).toBe('Nada mudou')
  expect(diffSummary([added], [])).toBe('1 elemento novo')
  expect(diffSummary([added, added, moved], ['Título'])).toBe('2 elementos novos e 1 movido; mudou: Título')
  expect(diffSummary([changed, { kind: 'removed', element: element('heading') }], ['Título', 'Resumo'])).toBe(
    '1 elemento mudado e 1 tirado; mudaram: Título e Resumo',
  )
})

test('a change names its element and its settings as the form does', () => {
  const told = (settings: string[]) => changeText({ kind: 'changed', element: element('heading'), settings }, [heading], [])
  expect(told(['title'])).toBe('Título: mudado (Texto)')
  expect(told(['title_color_mobile', 'title_color', 'title'])).toBe('Título: mudado (Cor, Texto)')
  expect(told(['_padding'])).toBe('Título: mudado (outros ajustes)')
  expect(changeText({ kind: 'removed', element: element('unknown') }, [heading], [])).toBe('unknown: tirado')
})

test('parts are told by what was typed, and only those that the form names', () => {
  const before = { title: { raw: 'Casa', rendered: 'Casa' }, excerpt: { raw: '' }, version: 1, conditions: [] }
  expect(changedParts(before, { title: { raw: 'Casa', rendered: 'x' }, version: 2 })).toEqual([])
  expect(changedParts(before, { ...before, title: { raw: 'Lar' }, conditions: ['include/general'] })).toEqual([
    'Título',
    'Onde aparece',
  ])
})
