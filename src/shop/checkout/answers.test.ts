import { expect, test } from 'vitest'
import { answersSoFar, readAnswers } from './answers.ts'
import type { ExtraField } from './contract.ts'
import { draftOf } from './draft.ts'
import { extraId, readExtraFields } from './extra-fields.ts'

const field = (over: Partial<ExtraField> = {}): ExtraField => ({
  name: 'gift-wrap/message',
  label: 'Cartão',
  kind: 'text',
  ...over,
})
const PAPERS = [{ value: 'kraft', label: 'Papel pardo' }]
const box = field({ kind: 'checkbox' })
const select = field({ kind: 'select', options: PAPERS })
const lines = field({ kind: 'lines' })
const choices = field({ kind: 'choices', options: [...PAPERS, { value: 'seda', label: 'Seda' }] })

test.each<[string, ExtraField, unknown, string | undefined, string | undefined]>([
  ['a box that is ticked', box, '1', 'Sim', '1'],
  ['one that a browser ticked', box, 'on', 'Sim', '1'],
  ['one that is not', box, undefined, undefined, undefined],
  ['words', field(), '  Para   você ', 'Para você', 'Para você'],
  ['nothing but spaces', field(), '   ', undefined, undefined],
  ['several lines', lines, 'Para você,\r\ncom carinho <3', 'Para você,\ncom carinho <3', 'Para você,\ncom carinho <3'],
  ['an option, by its label', select, 'kraft', 'Papel pardo', 'kraft'],
  ['no option', select, '', undefined, undefined],
  ['two of the same name', field(), ['a', 'b'], undefined, undefined],
  ['several options, in the order of the form', choices, 'seda\nkraft\nseda', 'Papel pardo, Seda', 'kraft\nseda'],
  ['none of several', choices, undefined, undefined, undefined],
  ['as long as it may be', field({ maxLength: 3 }), 'abc', 'abc', 'abc'],
])('what is answered: %s', (_what, asked, raw, words, value) => {
  const posted = { [asked.name]: raw }
  const answers = words === undefined ? [] : [{ name: asked.name, label: 'Cartão', value: words }]
  expect(readAnswers([asked], posted)).toEqual({ answers, problems: [] })
  expect(answersSoFar([asked], posted)).toEqual(value === undefined ? {} : { [asked.name]: value })
})

test.each<[string, ExtraField, unknown, string]>([
  ['nothing where something is needed', field({ isRequired: true }), ' ', 'Campo "Cartão" é um campo obrigatório.'],
  ['a box that has to be ticked', { ...box, isRequired: true }, '', 'Marque "Cartão" para prosseguir com o seu pedido.'],
  ['too much', field({ maxLength: 3 }), 'abcd', 'Campo "Cartão" pode ter no máximo 3 caracteres.'],
  ['too much where nothing was said', lines, 'a'.repeat(501), 'Campo "Cartão" pode ter no máximo 500 caracteres.'],
  ['markup in a line', field(), '<b>', 'Campo "Cartão" tem caracteres que não podem ser usados.'],
  ['a control sign', lines, 'a\u0007b', 'Campo "Cartão" tem caracteres que não podem ser usados.'],
  ['half a sign', field(), 'a\ud800', 'Campo "Cartão" tem caracteres que não podem ser usados.'],
  ['one of several that is not there', choices, 'kraft\ngold', 'Campo "Cartão" não tem esta opção. Escolha uma da lista.'],
  ['an option that is not there', select, 'gold', 'Campo "Cartão" não tem esta opção. Escolha uma da lista.'],
])('what can’t be taken says why, and is no answer yet: %s', (_what, asked, raw, text) => {
  const posted = { [asked.name]: raw }
  const problems = [{ field: asked.name, text, anchor: 'extra_gift-wrap_message' }]
  expect(readAnswers([asked], posted)).toEqual({ answers: [], problems })
  expect(answersSoFar([asked], posted)).toEqual({})
})

test.each<[string, unknown]>([
  ['no list', {}],
  ['nothing', [undefined]],
  ['a name without an extension', [field({ name: 'message' })]],
  ['a name of the core', [field({ name: 'vitrine/cpf' })]],
  ['a name with capitals', [field({ name: 'Gift/Message' })]],
  ['no label', [field({ label: '' })]],
  ['markup in a label', [field({ label: '<b>Cartão</b>' })]],
  ['another kind', [{ ...field(), kind: 'password' }]],
  ['too much help', [field({ help: 'a'.repeat(301) })]],
  ['a length of nothing', [field({ maxLength: 0 })]],
  ['more than 500', [field({ maxLength: 501 })]],
  ['a select without options', [field({ kind: 'select' })]],
  ['choices without options', field({ kind: 'choices' })],
  ['an option without a value', [field({ kind: 'select', options: [{ value: '', label: 'Nada' }] })]],
  ['two options of one value', [field({ kind: 'select', options: [...PAPERS, ...PAPERS] })]],
])('a field that is left out, with a reason: %s', (_what, offered) => {
  const { fields, dropped } = readExtraFields(offered)
  expect(fields).toEqual([])
  expect(dropped).toHaveLength(1)
})

test('the first field of a name counts, and the first twenty of all', () => {
  const many = Array.from({ length: 22 }, (_none, at) => field({ name: `gift/field-${at}` }))
  expect(readExtraFields([many[0], ...many]).fields).toEqual(many.slice(0, 20))
  expect(readExtraFields(many).dropped).toHaveLength(2)
  expect(extraId('gift-wrap/message')).toBe('extra_gift-wrap_message')
})

test('answers are kept while the form is filled in: so many, so long, and under such names alone', () => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_none, at) => [`gift/field-${at}`, 'a'.repeat(600)]))
  const kept = draftOf({ ...many, 'Gift/Other': 'x', __proto__: 'x' })
  expect(Object.keys(kept)).toHaveLength(20)
  expect(kept['gift/field-0']).toHaveLength(520)
  expect(draftOf({ 'gift-wrap/message': 'um\r\ndois' })).toEqual({ 'gift-wrap/message': 'um\ndois' })
})

test('several answers of one name are a line each, and win over one', () => {
  const posted = { 'gift-wrap/message[]': ['seda', 'kraft'], 'gift-wrap/message': 'x' }
  expect(readAnswers([choices], posted).answers).toEqual([{ name: choices.name, label: 'Cartão', value: 'Papel pardo, Seda' }])
  expect(draftOf(posted)).toEqual({ 'gift-wrap/message': 'seda\nkraft' })
  // No colour was chosen: the box says so, whatever stands beside it.
  expect(draftOf({ 'campos/cor': '#888888', 'campos/cor[]': [''] })).toEqual({})
})
