import { expect, test } from 'vitest'
import { problemOf } from './validation.ts'

const row = (...classes: string[]) => ({ contains: (name: string) => classes.includes(name) })
const REQUIRED = row('validate-required')

test.each([
  ['an empty field that is needed', REQUIRED, '', undefined, 'required-field'],
  ['an empty field that is not', row(), '', undefined, undefined],
  ['a full one', REQUIRED, 'Ana', undefined, undefined],
  ['half an e-mail', row('validate-email'), 'ana@', undefined, 'email'],
  ['an e-mail', row('validate-email'), 'ana@exemplo.com.br', undefined, undefined],
  ['a number without DDD', REQUIRED, '98765-4321', 'phone', 'phone'],
  ['a number with DDD', REQUIRED, '(11) 98765-4321', 'phone', undefined],
  ['a wrong CPF', REQUIRED, '529.982.247-26', 'cpf', 'cpf'],
  ['a right CPF', REQUIRED, '529.982.247-25', 'cpf', undefined],
  ['a wrong CNPJ', REQUIRED, '12.ABC.345/01DE-36', 'cnpj', 'cnpj'],
  ['a right CNPJ', REQUIRED, '12.ABC.345/01DE-35', 'cnpj', undefined],
  ['half a CEP', REQUIRED, '01310', 'cep', 'postcode'],
  ['a CEP', REQUIRED, '01310-100', 'cep', undefined],
])('[CHECK-5] %s is marked as it should be', (_what, classes, value, mask, kind) =>
  expect(problemOf(classes, { value, mask })?.kind).toBe(kind),
)
