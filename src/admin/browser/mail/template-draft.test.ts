import { expect, test } from 'vitest'
import { draftWith, hiddenWith, insertedAt } from './template-draft.ts'

const SAVED = {
  typed: { subject: 'Olá', title: 'Oi', opening: 'Um', closing: '', hidden: [] },
  is_off: false,
  version: 4,
}

test('what is typed is a draft of the version that was read, until it is as it was', () => {
  const first = draftWith(SAVED, undefined, { subject: 'Olá!' })
  expect(first).toEqual({ version: 4, values: { subject: 'Olá!' } })
  // Somebody else saves meanwhile: the draft still belongs to what was read.
  expect(draftWith({ ...SAVED, version: 5 }, first, { isOff: true })).toEqual({
    version: 4,
    values: { subject: 'Olá!', isOff: true },
  })
  expect(draftWith(SAVED, first, { subject: 'Olá' })).toBeUndefined()
  expect(draftWith(SAVED, undefined, { hidden: [] })).toBeUndefined()
})

test.each([
  [[], 'order', false, ['order']],
  [['order'], 'order', true, []],
  [['button'], 'order', false, ['order', 'button']],
  [['order', 'gone'], 'button', false, ['order', 'button']],
])('of %j, «%s» shown %s leaves %j out', (hidden, id, isShown, left) => {
  expect(hiddenWith([{ id: 'order' }, { id: 'button' }], hidden, id, isShown)).toEqual(left)
})

test.each<[string, [number, number], string, number]>([
  ['', [0, 0], '{nome}', 6],
  ['Olá, !', [5, 5], 'Olá, {nome}!', 11],
  ['Olá, Ana!', [5, 8], 'Olá, {nome}!', 11],
])('a placeholder goes into «%s» at %j', (before, place, text, caret) => {
  expect(insertedAt(before, place, 'nome')).toEqual({ text, caret })
})
