import { expect, test } from 'vitest'
import { answerOf } from '#db/order-answers.ts'
import { readAnswers } from '../checkout/answers.ts'
import { type OrderField, questionOf } from './order-question.ts'

const field = (over: Partial<OrderField> = {}): OrderField => ({
  key: 'data_da_festa',
  name: 'Data da festa',
  kind: 'text',
  options: {},
  required: false,
  help: '',
  ...over,
})
const NAME = 'campos/data-da-festa'
const answered = (over: Partial<OrderField>, typed: unknown) => readAnswers([questionOf(field(over))!], { [NAME]: typed })

test.each<[Partial<OrderField>, unknown, string, string]>([
  [{}, ' No   sábado ', 'No sábado', 'No sábado'],
  [{ kind: 'long_text' }, 'um\r\ndois', 'um\ndois', 'um\ndois'],
  [{ kind: 'date' }, '2026-12-31', '2026-12-31', '31/12/2026'],
  [{ kind: 'date' }, '31/12/2026', '2026-12-31', '31/12/2026'],
  [{ kind: 'number', options: { unit: 'cm', decimals: 1 } }, '12,5', '12.5', '12,5 cm'],
  [{ kind: 'choice', options: { choices: ['Rosa', 'Azul'] } }, 'Azul', 'Azul', 'Azul'],
  [{ kind: 'yes_no' }, '1', 'true', 'Sim'],
  [
    { kind: 'choices', options: { choices: ['Rosa', 'Azul, claro', 'Verde'] } },
    'Verde\nAzul, claro',
    '["Azul, claro","Verde"]',
    'Azul, claro, Verde',
  ],
  [{ kind: 'color' }, '#A0522D', '#a0522d', '#a0522d'],
])('the answer to %j, %j, is kept as %j and read as %j', (over, typed, kept, words) => {
  const label = over.options?.unit ? 'Data da festa (cm)' : 'Data da festa'
  expect(answered(over, typed)).toEqual({
    answers: [{ name: NAME, label, value: words, meta: { key: 'data_da_festa', value: kept } }],
    problems: [],
  })
  const { key, name, kind, options } = field(over)
  expect(answerOf({ key, name, kind, options, value: kept })).toEqual({ name: NAME, label: 'Data da festa', value: words })
})

test.each<[Partial<OrderField>, unknown, string]>([
  [{ required: true }, ' ', 'Campo "Data da festa" é um campo obrigatório.'],
  [{ kind: 'yes_no', required: true }, undefined, 'Marque "Data da festa"'],
  [{ kind: 'date' }, '2026-02-30', 'Data da festa: precisa ser uma data'],
  [{ kind: 'number', options: { most: 3 } }, '4', 'Data da festa: pode ser no máximo 3.'],
  [{ kind: 'choice', options: { choices: ['Rosa'] } }, 'Preto', 'não tem esta opção'],
  [{ kind: 'choices', options: { choices: ['Rosa'] } }, 'Rosa\nPreto', 'não tem esta opção'],
  [{ kind: 'choices', required: true, options: { choices: ['Rosa'] } }, undefined, 'é um campo obrigatório'],
  [{ kind: 'color' }, 'vermelho', 'Data da festa: precisa ser uma cor'],
  [{}, '<b>', 'caracteres que não podem ser usados'],
  [{ options: { longest: 3 } }, 'abcd', 'no máximo 3 caracteres'],
])('the answer to %j, %j, is refused: %s', (over, typed, text) => {
  const { answers, problems } = answered(over, typed)
  expect(answers).toEqual([])
  expect(problems).toEqual([{ field: NAME, text: expect.stringContaining(text), anchor: 'extra_campos_data-da-festa' }])
})

test('what nobody answered is kept nowhere, and what can’t be asked in a form is not asked', () => {
  expect(answered({ kind: 'yes_no' }, undefined)).toEqual({ answers: [], problems: [] })
  expect(questionOf(field({ kind: 'picture' }))).toBeUndefined()
  const gone = { key: 'cor', name: 'Cor', kind: 'choice' as const, options: { choices: ['Rosa'] }, value: 'Azul' }
  expect(answerOf(gone).value).toBe('Azul')
})
