import { expect, test } from 'vitest'
import { checkMeta, NO_RULES } from './check-meta.ts'
import type { FieldKind, FieldOptions, TypedField } from './definition.ts'
import { readValue } from './read-value.ts'
import { valueCell, valueText } from './value-text.ts'

const FABRICS = { choices: ['Algodão', 'Linho', 'Lã, crua'] }

test.each<[kind: FieldKind, options: FieldOptions, sent: unknown, value: unknown]>([
  ['text', {}, '  Feito  à mão\u202e ', 'Feito à mão'],
  ['text', {}, 12, '12'],
  ['text', {}, '   ', null],
  ['long_text', {}, 'uma\r\nduas', 'uma\nduas'],
  ['number', {}, '12', 12],
  ['number', { decimals: 2 }, '1.234,5', 1234.5],
  ['number', { decimals: 2 }, '12.5', 12.5],
  ['number', { decimals: 1 }, 0.3, 0.3],
  ['number', {}, '-0', 0],
  ['choice', FABRICS, ' linho ', 'Linho'],
  ['choice', FABRICS, ['Linho'], 'Linho'],
  ['choices', FABRICS, 'linho, Algodão', ['Algodão', 'Linho']],
  ['choices', FABRICS, 'Lã\\, crua', ['Lã, crua']],
  ['choices', FABRICS, '["Lã, crua","Linho"]', ['Linho', 'Lã, crua']],
  ['choices', FABRICS, [], null],
  ['date', {}, '31/12/2026', '2026-12-31'],
  ['date', {}, '20261231', '2026-12-31'],
  ['date', {}, '2026-12-31T10:00:00', '2026-12-31'],
  ['yes_no', {}, '0', false],
  ['yes_no', {}, 'Sim', true],
  ['color', {}, '#ABC', '#aabbcc'],
  ['picture', {}, { id: 7 }, 7],
  ['link', { target: 'page' }, '31', 31],
  ['file', {}, 0, null],
])('a %s with %j reads %j as %j', (kind, options, sent, value) => {
  expect(readValue({ kind, options }, sent)).toEqual({ ok: true, value })
})

test.each<[kind: FieldKind, options: FieldOptions, sent: unknown, why: string]>([
  ['text', { longest: 5 }, 'demais!', 'até 5 letras'],
  ['text', {}, { a: 1 }, 'um texto'],
  ['number', {}, '1e9', 'um número'],
  ['number', {}, '12,5', 'inteiro'],
  ['number', { decimals: 1 }, 1.25, 'até 1 casa depois'],
  ['number', { least: 2 }, 1, 'pelo menos 2'],
  ['number', { most: 2, decimals: 1 }, '2,5', 'no máximo 2'],
  ['number', {}, Number.POSITIVE_INFINITY, 'um número'],
  ['choice', FABRICS, 'Seda', '«Seda» não é uma das opções: Algodão, Linho'],
  ['choice', FABRICS, ['Linho', 'Algodão'], 'só pode ter uma'],
  ['choices', FABRICS, { a: 1 }, 'não é uma das opções'],
  ['date', {}, '2026-02-30', 'uma data'],
  ['date', {}, '31/12/26', 'uma data'],
  ['yes_no', {}, 'talvez', 'sim ou não'],
  ['color', {}, 'red;background:url(x)', 'uma cor'],
  ['picture', {}, 'https://x.test/a.png', 'número (ID)'],
  ['link', {}, -3, 'número (ID)'],
])('a %s with %j refuses %j', (kind, options, sent, why) => {
  expect(readValue({ kind, options }, sent)).toEqual({ ok: false, why: expect.stringContaining(why) as string })
})

test.each<[kind: FieldKind, options: FieldOptions, value: string | number | boolean | string[], text: string, cell: string]>([
  ['number', { unit: 'cm', decimals: 1 }, 1234.5, '1.234,5 cm', '1234.5'],
  ['choices', FABRICS, ['Linho', 'Lã, crua'], 'Linho, Lã, crua', 'Linho, Lã\\, crua'],
  ['date', {}, '2026-12-31', '31/12/2026', '2026-12-31'],
  ['yes_no', {}, false, 'Não', '0'],
  ['picture', {}, 7, '', '7'],
  ['color', {}, '#aabbcc', '#aabbcc', '#aabbcc'],
])('a %s with %j tells %j as «%s», in a table as «%s», and reads it back', (kind, options, value, text, cell) => {
  expect(valueText({ kind, options }, value)).toBe(text)
  expect(valueCell(value)).toBe(cell)
  expect(readValue({ kind, options }, cell)).toEqual({ ok: true, value })
})

const aField = (field: Partial<TypedField>): TypedField => ({
  key: 'tecido',
  name: 'Tecido',
  kind: 'choice',
  options: FABRICS,
  required: false,
  ...field,
})
const rules = (...fields: TypedField[]) => ({ fields, knows: (to: string, id: number) => to === 'picture' && id === 7 })

test('each change is read by its field, and what is no field stays as it was sent', () => {
  const sent = [
    { key: 'tecido', value: 'linho' },
    { key: 'erp', value: { code: 1 } },
  ]
  expect(checkMeta(rules(aField({})), [], sent)).toEqual({ changes: [{ key: 'tecido', value: 'Linho' }, sent[1]], problems: [] })
  expect(checkMeta(NO_RULES, [], sent).changes).toEqual(sent)
})

test('a change is known by the number of the entry too', () => {
  const now = [{ id: 3, key: 'tecido', value: 'Linho' }]
  expect(checkMeta(rules(aField({})), now, [{ id: 3, value: 'Seda' }]).problems).toEqual([
    expect.stringContaining('Tecido: «Seda» não é uma das opções'),
  ])
  expect(
    checkMeta(rules(aField({})), [{ id: 3, key: 'erp', value: 1 }], [{ id: 3, key: 'tecido', value: 1 }]).problems,
  ).toHaveLength(1)
})

test('what no longer fits stays as long as nobody changes it', () => {
  const now = [{ id: 3, key: 'tecido', value: 'Seda' }]
  expect(checkMeta(rules(aField({})), now, [{ id: 3, key: 'tecido', value: 'Seda' }]).problems).toEqual([])
})

test('a required field is not emptied, and a number must be of something that is there', () => {
  const now = [{ id: 3, key: 'tecido', value: 'Linho' }]
  expect(checkMeta(rules(aField({ required: true })), now, [{ key: 'tecido', value: '' }]).problems).toEqual([
    'Tecido: é preciso preencher.',
  ])
  const picture = aField({ key: 'selo', name: 'Selo', kind: 'picture', options: {} })
  expect(checkMeta(rules(picture), [], [{ key: 'selo', value: 7 }]).problems).toEqual([])
  expect(checkMeta(rules(picture), [], [{ key: 'selo', value: 8 }]).problems).toEqual([
    'Selo: não há na loja nada com este número.',
  ])
})
