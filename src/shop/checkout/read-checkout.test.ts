import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { draftOf } from './draft.ts'
import { CHECKOUT_FIELDS, isAsked } from './fields.ts'
import { type CheckoutFacts, readCheckout } from './read-checkout.ts'
import { valuesOf } from './values.ts'

const FACTS: CheckoutFacts = {
  needsShipping: true,
  cartProblems: [],
  rateIds: ['flat_rate:1', 'local_pickup:2'],
  paymentMethodIds: ['pix', 'cod'],
  asksTerms: true,
  passwordProblem: (password) => (password.length < 8 ? 'A senha é curta demais.' : undefined),
}

const aForm = (over: Record<string, unknown> = {}) => ({
  billing_email: 'Ana@Exemplo.com.br',
  billing_first_name: '  Ana ',
  billing_last_name: "D'Ávila  Souza",
  billing_phone: '(11) 98765-4321',
  billing_cellphone: '',
  billing_persontype: '1',
  billing_cpf: '529.982.247-25',
  billing_postcode: '01310-100',
  billing_country: 'BR',
  billing_address_1: 'Avenida Paulista',
  billing_number: 'S/N',
  billing_address_2: '',
  billing_neighborhood: 'Bela Vista',
  billing_city: 'São Paulo',
  billing_state: 'SP',
  payment_method: 'pix',
  'shipping_method[0]': 'flat_rate:1',
  terms: 'on',
  ...over,
})
const aCompany = (over: Record<string, unknown> = {}) =>
  aForm({
    billing_persontype: '2',
    billing_cpf: '',
    billing_cnpj: '12.abc.345/01de-35',
    billing_company: 'Barro Bom Ltda.',
    ...over,
  })
const ELSEWHERE = {
  ship_to_different_address: '1',
  shipping_first_name: 'Rui',
  shipping_last_name: 'Lima',
  shipping_postcode: '40140110',
  shipping_address_1: 'Avenida Sete de Setembro',
  shipping_number: '12',
  shipping_neighborhood: 'Barra',
  shipping_city: 'Salvador',
  shipping_state: 'Bahia',
}

/** The problems as «field: words», so that a table can name both. */
function problemsOf(form: Record<string, unknown>, facts: Partial<CheckoutFacts> = {}) {
  const read = readCheckout(form, { ...FACTS, ...facts })
  return read.ok ? [] : read.problems.map(({ field, text }) => `${field}: ${text}`)
}

test('[CHECK-1] a person with a CPF is read, cleaned, with one address for both', () => {
  const read = readCheckout(aForm(), FACTS)
  const address = {
    firstName: 'Ana',
    lastName: "D'Ávila Souza",
    company: '',
    postcode: '01310100',
    street: 'Avenida Paulista',
    number: 'S/N',
    complement: '',
    neighborhood: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
    phone: '+5511987654321',
  }
  expect(read).toEqual({
    ok: true,
    customer: {
      email: 'ana@exemplo.com.br',
      personType: 'person',
      cpf: '52998224725',
      cnpj: '',
      stateRegistration: '',
      cellphone: '+5511987654321',
      billing: address,
      shipping: address,
    },
    note: '',
    answers: [],
    paymentMethod: 'pix',
    rateId: 'flat_rate:1',
    account: undefined,
  })
})

test('[CHECK-1] a company gives CNPJ and razão social instead of a CPF', () => {
  const read = readCheckout(aCompany({ billing_ie: 'isento', billing_cpf: 'lixo' }), FACTS)
  expect(read.ok && [read.customer.personType, read.customer.cpf, read.customer.cnpj, read.customer.stateRegistration]).toEqual([
    'company',
    '',
    '12ABC34501DE35',
    'ISENTO',
  ])
  expect(read.ok && read.customer.billing.company).toBe('Barro Bom Ltda.')
})

test('[CHECK-7] a different delivery address is read only when it was asked for', () => {
  const there = readCheckout(aForm(ELSEWHERE), FACTS)
  expect(there.ok && [there.customer.shipping.city, there.customer.shipping.state, there.customer.shipping.firstName]).toEqual([
    'Salvador',
    'BA',
    'Rui',
  ])
  const here = readCheckout(aForm({ ...ELSEWHERE, ship_to_different_address: '', shipping_postcode: 'lixo' }), FACTS)
  expect(here.ok && here.customer.shipping.city).toBe('São Paulo')
})

describe('[CHECK-5] what is missing or wrong is named with its field', () => {
  test.each([
    ['billing_email', '', 'Campo "Endereço de e-mail" é um campo obrigatório.'],
    ['billing_email', 'ana@', 'Campo "Endereço de e-mail" não é um endereço de e-mail válido.'],
    ['billing_email', 'ana@x.com\r\nBcc: y@z.com', 'Campo "Endereço de e-mail" não é um endereço de e-mail válido.'],
    ['billing_first_name', '   ', 'Campo "Nome" é um campo obrigatório.'],
    ['billing_first_name', '<script>', 'Campo "Nome" tem caracteres que não podem ser usados.'],
    ['billing_first_name', 'a'.repeat(61), 'Campo "Nome" pode ter no máximo 60 caracteres.'],
    ['billing_first_name', ['Ana'], 'Campo "Nome" é um campo obrigatório.'],
    ['billing_phone', '98765-4321', 'Campo "Telefone" não é um número de telefone válido. Informe o DDD e o número.'],
    ['billing_cellphone', '123', 'Campo "Celular" não é um número de telefone válido. Informe o DDD e o número.'],
    ['billing_cpf', '', 'Campo "CPF" é um campo obrigatório.'],
    ['billing_cpf', '529.982.247-26', 'Campo "CPF" não é um CPF válido. Confira os números.'],
    ['billing_postcode', '0131', 'O campo "CEP" do endereço de entrega não é um CEP válido.'],
    ['billing_postcode', '00000-000', 'O campo "CEP" do endereço de entrega não é um CEP válido.'],
    ['billing_state', 'XX', 'O campo "Estado" do endereço de entrega não é válido. Informe uma das 27 unidades da federação.'],
    ['billing_country', 'US', 'O campo "País" do endereço de entrega não é válido. Entregamos somente no Brasil.'],
    ['billing_number', '', 'O campo "Número" do endereço de entrega é um campo obrigatório.'],
    ['order_comments', 'x'.repeat(1_001), 'As observações do pedido podem ter no máximo 1.000 caracteres.'],
    ['terms', undefined, 'Leia e aceite os termos e condições para prosseguir com o seu pedido.'],
    [
      'shipping_method[0]',
      'flat_rate:9',
      'Nenhum método de entrega foi selecionado. Confira o CEP e escolha uma opção de entrega.',
    ],
    ['payment_method', 'fiado', 'Método de pagamento inválido.'],
  ])('%s = %j', (field, value, text) => expect(problemsOf(aForm({ [field]: value }))).toEqual([`${field}: ${text}`]))

  test.each([
    ['billing_cnpj', '', 'Campo "CNPJ" é um campo obrigatório.'],
    ['billing_cnpj', '12.ABC.345/01DE-36', 'Campo "CNPJ" não é um CNPJ válido. Confira os números e as letras.'],
    ['billing_company', '', 'Campo "Razão social" é um campo obrigatório.'],
    ['billing_ie', 'sei lá', 'Campo "Inscrição estadual" não é válida. Informe os números ou ISENTO.'],
  ])('of a company: %s = %j', (field, value, text) =>
    expect(problemsOf(aCompany({ [field]: value }))).toEqual([`${field}: ${text}`]),
  )

  test.each([
    ['goods go to the first address', {}, true, 'O campo "Número" do endereço de entrega é um campo obrigatório.'],
    ['goods go elsewhere', ELSEWHERE, true, 'Campo "Número" de cobrança é um campo obrigatório.'],
    ['nothing is sent', {}, false, 'Campo "Número" de cobrança é um campo obrigatório.'],
  ])('of the first address, as the heading above it calls it: %s', (_case, over, needsShipping, text) =>
    expect(problemsOf(aForm({ ...over, billing_number: '' }), { needsShipping })).toEqual([`billing_number: ${text}`]),
  )

  test('of the delivery address', () =>
    expect(problemsOf(aForm({ ...ELSEWHERE, shipping_number: '' }))).toEqual([
      'shipping_number: O campo "Número" do endereço de entrega é um campo obrigatório.',
    ]))
})

test('[CHECK-5] problems come in the order of the fields, then cart, terms, freight and payment', () => {
  const found = problemsOf({ createaccount: '1' }, { cartProblems: ['Acabou.'] }).map((one) => one.split(':')[0])
  expect(found).toEqual([
    ...'email first_name last_name phone cpf postcode address_1 number neighborhood city state'
      .split(' ')
      .map((part) => `billing_${part}`),
    'account_password',
    '',
    'terms',
    'shipping_method[0]',
    'payment_method',
  ])
})

test('what needs no freight needs no way of delivery and no second address', () => {
  const facts = { needsShipping: false, rateIds: [] }
  expect(problemsOf(aForm({ 'shipping_method[0]': '', ship_to_different_address: '1' }), facts)).toEqual([])
})

test('[CHECK-7] an account is asked for by a guest only, with a password that holds', () => {
  const wants = { createaccount: '1', account_password: 'rede na varanda' }
  const guest = readCheckout(aForm(wants), FACTS)
  expect(guest.ok && guest.account).toEqual({ password: 'rede na varanda' })
  const customer = readCheckout(aForm(wants), { ...FACTS, passwordProblem: undefined })
  expect(customer.ok && customer.account).toBeUndefined()
  expect(problemsOf(aForm({ ...wants, account_password: 'curta' }))).toEqual(['account_password: A senha é curta demais.'])
})

test('a note that fills its field to the last letter is taken whole, however a form sends its line breaks', () => {
  const note = 'linha\n'.repeat(166) + 'fim'
  const order_comments = note.replaceAll('\n', '\r\n')
  const read = readCheckout(aForm({ order_comments }), FACTS)
  expect(read.ok && read.note).toBe(note)
  expect(draftOf({ order_comments })).toEqual({ order_comments: note })
})

test('whatever is posted is read without harm, and a draft of it keeps only known fields, bounded', () => {
  const names = fc.constantFrom(
    ...CHECKOUT_FIELDS.map(({ name }) => name),
    'terms',
    'account_password',
    '__proto__x',
    'order_comments',
  )
  const anything = fc.dictionary(
    names,
    fc.oneof(fc.string({ maxLength: 400, unit: 'grapheme' }), fc.constant(['a']), fc.constant(null)),
  )
  fc.assert(
    fc.property(anything, (fields) => {
      const read = readCheckout({ ...aForm(), ...fields }, FACTS)
      expect(read.ok || read.problems.every(({ text }) => text.length > 5)).toBe(true)
      const draft = draftOf(fields)
      expect(JSON.stringify(draft).length).toBeLessThan(16_000)
      expect(draft).not.toHaveProperty('account_password')
    }),
  )
})

test('what is known of a customer fills the form so that it reads back as the same', () => {
  for (const form of [aForm(ELSEWHERE), aForm(), aCompany({ billing_ie: '110.042.490.114' })]) {
    const read = readCheckout(form, FACTS)
    const again = read.ok && readCheckout({ ...aForm(), ...valuesOf(read.customer) }, FACTS)
    expect(again && again.ok && again.customer).toEqual(read.ok && read.customer)
  }
})

test.each([
  ['(11) 98765-4321', '', '+5511987654321'],
  ['(11) 3256-4321', '', ''],
  ['(11) 3256-4321', '(11) 98765-4321', '+5511987654321'],
])('one telephone is enough: %s and «%s» are kept with the mobile %s', (billing_phone, billing_cellphone, expected) => {
  const read = readCheckout(aForm({ billing_phone, billing_cellphone }), FACTS)
  expect(read.ok && read.customer.cellphone).toBe(expected)
})

test.each([
  [{}, false],
  [{ billing_phone: '(11) 98765-4321', billing_cellphone: '(11) 98765-4321' }, false],
  [{ billing_phone: '(11) 3256-4321', billing_cellphone: '(11) 98765-4321' }, true],
])('a second telephone is asked for of those alone who gave one: %j', (values, expected) => {
  const asked = CHECKOUT_FIELDS.filter((field) => isAsked(field, values)).map(({ name }) => name)
  expect(asked.includes('billing_cellphone')).toBe(expected)
})
