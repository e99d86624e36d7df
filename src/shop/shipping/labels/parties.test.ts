import { expect, test } from 'vitest'
import { aCustomer } from '#tests/support/order-desk.ts'
import { receiverOf, senderOf, splitAddress } from './parties.ts'

test.each<[line: string, parts: string[]]>([
  ['Rua das Flores, 120 – Centro', ['Rua das Flores', '120', '', 'Centro']],
  ['Rua das Flores, 120, sala 2 – Centro', ['Rua das Flores', '120', 'sala 2', 'Centro']],
  ['Rua das Flores, 120 - sala 2 - Centro', ['Rua das Flores', '120', 'sala 2', 'Centro']],
  ['Rua das Flores, 120, Centro', ['Rua das Flores', '120', '', 'Centro']],
  ['Rua das Flores nº 120 – Centro', ['Rua das Flores', '120', '', 'Centro']],
  ['Rua 7 de Setembro, 12B – Vila Nova', ['Rua 7 de Setembro', '12B', '', 'Vila Nova']],
  ['Estrada Real, s/n – Zona Rural', ['Estrada Real', 'S/N', '', 'Zona Rural']],
  ['Rua das Flores, 120', ['Rua das Flores', '120', '', '']],
  ['Rua das Flores', ['Rua das Flores', '', '', '']],
  ['', ['', '', '', '']],
])('«%s» is read in parts', (line, [street, number, complement, district]) =>
  expect(splitAddress(line)).toEqual({ street, number, complement, district }),
)

const SHOP = {
  name: 'Casa Aroeira',
  legalName: 'Casa Aroeira Ltda.',
  document: '11.222.333/0001-81',
  address: 'Rua Direita, 40 – Centro',
  city: 'Tiradentes',
  state: 'MG',
  postcode: '36325-000',
  email: 'loja@loja.example',
  phone: '(32) 3355-1234',
  whatsapp: '',
}

test('the shop sends under its legal name, with what its settings say', () => {
  expect(senderOf(SHOP)).toMatchObject({
    ok: true,
    party: { name: 'Casa Aroeira Ltda.', document: '11222333000181', phone: '3233551234', number: '40', postcode: '36325000' },
  })
  expect(senderOf({ ...SHOP, legalName: '', phone: '', whatsapp: '(32) 98888-7777' })).toMatchObject({
    party: { name: 'Casa Aroeira', phone: '32988887777' },
  })
})

test.each<[string, Partial<typeof SHOP>, string]>([
  ['document', { document: '' }, 'Falta em Ajustes › Loja: CPF ou CNPJ.'],
  ['telephone', { phone: '123' }, 'Falta em Ajustes › Loja: telefone.'],
  ['CEP and city', { postcode: '', city: '' }, 'Falta em Ajustes › Loja: cidade, CEP.'],
  [
    'number and district',
    { address: 'Rua Direita' },
    'Falta em Ajustes › Loja: número, bairro. Escreva o endereço assim: Rua das Flores, 120 – Centro.',
  ],
])('a shop without its %s is told so', (_what, over, problem) =>
  expect(senderOf({ ...SHOP, ...over })).toEqual({ ok: false, problem }),
)

test('who receives is who bought, where it goes', () => {
  expect(receiverOf({ customer: aCustomer() })).toMatchObject({
    ok: true,
    party: { name: 'Ana Souza', document: '52998224725', phone: '11912345678', street: 'Avenida Paulista', state: 'SP' },
  })
  const company = aCustomer({ personType: 'company', cpf: '', cnpj: '11222333000181', stateRegistration: 'ISENTO' })
  expect(receiverOf({ customer: company })).toMatchObject({ party: { document: '11222333000181', stateRegistration: '' } })
})

test('what an order lacks is told, and abroad is another matter', () => {
  const { shipping } = aCustomer()
  expect(receiverOf({ customer: aCustomer({ cpf: '', shipping: { ...shipping, neighborhood: '' } }) })).toEqual({
    ok: false,
    problem: 'Falta no pedido: CPF ou CNPJ, bairro.',
  })
  expect(receiverOf({ customer: aCustomer({ shipping: { ...shipping, country: 'PT' } }) })).toMatchObject({
    ok: false,
    problem: expect.stringContaining('fora do Brasil'),
  })
})
