import type { HttpError } from 'react-admin'
import { expect, test } from 'vitest'
import { spoken } from './spoken.ts'
import { troubleOf } from './trouble.ts'

test.each([
  ['billing[email] não corresponde ao padrão ^([^\\s@<>"]+@x)?$.', 'E-mail (cobrança) não está escrito como deveria.'],
  ['billing[cpf] não é válido.', 'CPF (cobrança) não é válido.'],
  ['shipping[postcode] não é válido.', 'CEP (entrega) não é válido.'],
  [
    'usage_limit_per_user precisa estar entre 0 (inclusivo) e 2147483647 (inclusivo)',
    'Usos por pessoa precisa ser um número a partir de 0, e não tão grande.',
  ],
  ['percent precisa estar entre 0 (inclusivo) e 100 (inclusivo)', 'Este campo precisa ser de 0 a 100.'],
  ['quantity precisa ser maior que ou igual a 1', 'Quantidade precisa ser 1 ou mais.'],
  ['title precisa ter pelo menos 1 caracteres.', 'Título não pode ficar vazio.'],
  ['attributes[0][name] precisa ter no máximo 200 caracteres.', 'Nome precisa ter no máximo 200 caracteres.'],
  ['stock_quantity não é do tipo integer.', 'Unidades em estoque precisa ser um número.'],
  ['status não é um de draft, publish.', 'Este campo não é uma das opções.'],
  ['A loja precisa de um nome.', 'A loja precisa de um nome.'],
  ['Endereço de e-mail inválido.', 'Endereço de e-mail inválido.'],
  ['O CPF não é válido. Confira os números.', 'O CPF não é válido. Confira os números.'],
  ['E-mail não é válido.', 'E-mail não é válido.'],
])('%s', (told, said) => {
  expect(spoken(told)).toBe(said)
})

test('what is wrong is told beside its field, also where the API names only the group that it stands in', () => {
  const params = { billing: 'billing[company] não é do tipo string.', 'shipping[postcode]': 'shipping[postcode] não é válido.' }
  const trouble = troubleOf({ code: 'rest_invalid_param', message: 'Parâmetro(s) inválido(s)', data: { status: 400, params } })
  expect((trouble as HttpError).body.errors).toEqual({
    'billing.company': 'Empresa (cobrança) não pode ficar assim.',
    'shipping.postcode': 'CEP (entrega) não é válido.',
  })
})
