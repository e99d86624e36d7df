import { expect, test } from 'vitest'
import type { FieldType } from '#content/forms/contract.ts'
import { checkForm } from './check.ts'

const field = (field_type: FieldType, field_label = '', field_options = '') => ({ field_type, field_label, field_options })
const faults = (...form_fields: ReturnType<typeof field>[]) =>
  checkForm({ form_name: 'Contato', form_fields }).map(({ problem, isFatal }) => `${isFatal ? 'fatal' : 'warning'}: ${problem}`)

test('a form with labelled fields has no fault', () => {
  expect(faults(field('text', 'Nome'), field('hidden'), field('select', 'Assunto', 'Troca\nOutro'), field('honeypot'))).toEqual(
    [],
  )
})

test.each([[[]], [[field('html'), field('hidden'), field('recaptcha')]]])(
  'a form that nobody can fill in is none: %j',
  (fields) => {
    expect(faults(...fields)).toEqual([
      'fatal: O formulário «Contato» não tem nenhum campo para preencher: acrescente pelo menos um.',
    ])
  },
)

test('a field without a label is told by its place and kind', () => {
  expect(faults(field('html'), field('email', ' '))).toEqual([
    expect.stringContaining('warning: O formulário «Contato» tem um campo sem rótulo, o campo 2 (E-mail)'),
  ])
})

test('a choice without options can’t be answered', () => {
  expect(faults(field('radio', 'Tamanho', ' \n'))).toEqual([
    expect.stringContaining('fatal: O formulário «Contato» não dá nenhuma opção no campo 1 (Uma opção)'),
  ])
})
