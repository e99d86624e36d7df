import { expect, test } from 'vitest'
import { readPastThemes, withNamedTheme, withPastTheme } from './past-themes.ts'

const AT = new Date('2026-03-01T12:00:00Z')

test('the look that was there comes first, twelve are kept, and the same is kept once', () => {
  const first = withPastTheme([], { corners: 'soft' }, AT)
  expect(first).toEqual([{ until: '2026-03-01T12:00:00.000Z', look: { corners: 'soft' } }])
  expect(withPastTheme(first, { corners: 'soft' }, AT)).toEqual(first)
  const many = Array.from({ length: 30 }, (_, at) => at).reduce((past, at) => withPastTheme(past, { at }, AT), first)
  expect(many).toHaveLength(12)
  expect(many[0]!.look).toEqual({ at: 29 })
})

test('the look of another shop stands once, whatever becomes of it there', () => {
  const first = withPastTheme([], { corners: 'soft' }, AT)
  const named = withNamedTheme(first, { name: 'Da loja antiga', look: { buttons: 'pill' }, until: AT })
  const again = withNamedTheme(named, { name: 'Da loja antiga', look: { buttons: 'square' }, until: AT })
  expect(again).toEqual([{ until: AT.toISOString(), name: 'Da loja antiga', look: { buttons: 'square' } }, ...first])
  expect(readPastThemes(again)).toEqual(again)
})

test.each([undefined, 'x', {}, [null, 7, { until: 1 }, { until: 'x' }]])('%j holds no look', (stored) => {
  expect(readPastThemes(stored)).toEqual([])
})
