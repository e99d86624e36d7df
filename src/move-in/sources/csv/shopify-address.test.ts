import { expect, test } from 'vitest'
import { thingsOf } from '#tests/support/csv-things.ts'
import { streetOf } from './shopify-address.ts'

test.each([
  ['Rua das Flores, 715', ['Rua das Flores', '715', '']],
  ['Rua José, 30 - Nova Pirapora', ['Rua José', '30', 'Nova Pirapora']],
  ['Av. Brasil, 12b', ['Av. Brasil', '12b', '']],
  ['Estrada Velha, s/n', ['Estrada Velha', 's/n', '']],
  ['Box 42 - 151 Rua X', ['Box 42 - 151 Rua X', '', '']],
  ['', ['', '', '']],
])('«%s» is read in its parts', (line, [address_1, number, neighborhood]) =>
  expect(streetOf(line)).toEqual({ address_1, number, neighborhood }),
)

const ORDER = {
  Name: '#1052',
  Email: 'ana@example.com',
  'Financial Status': 'paid',
  Currency: 'BRL',
  Subtotal: '50.00',
  Shipping: '0.00',
  Taxes: '6.00',
  Total: '56.00',
  'Created at': '2025-08-08 13:33:14 -0300',
  'Lineitem quantity': '1',
  'Lineitem name': 'Creme',
  'Lineitem price': '50.00',
  'Billing Name': 'Ana Souza',
  'Billing Address1': 'Rua das Flores, 715',
  'Billing Company': '529.982.247-25',
  'Billing Country': 'BR',
  'Note Attributes':
    'shipping_street_number: 9\nshipping_neighborhood: Lapa\nbilling_neighborhood: Centro\npayment_method: Pix da Loja',
  Tags: 'vip, recorrente',
}
const tableOf = (row: Record<string, string>) =>
  `${Object.keys(row).join(',')}\n${Object.values(row)
    .map((cell) => `"${cell}"`)
    .join(',')}`

test('of an order of Shopify come the document and the parts of the address that Brazilian checkouts write elsewhere', async () => {
  const [order] = await thingsOf(tableOf(ORDER))
  expect(order!.data).toMatchObject({
    billing: {
      address_1: 'Rua das Flores',
      number: '715',
      neighborhood: 'Centro',
      company: '',
      persontype: 'F',
      cpf: '52998224725',
    },
    shipping: { number: '9', neighborhood: 'Lapa' },
    fee_lines: [{ name: 'Impostos', total: '6.00' }],
    meta_data: [
      { key: 'note_attributes', value: ORDER['Note Attributes'] },
      { key: 'tags', value: 'vip, recorrente' },
    ],
  })
  const [company] = await thingsOf(
    tableOf({ ...ORDER, 'Billing Company': 'Ateliê Ltda', 'Note Attributes': 'CNPJ: 11.222.333/0001-81' }),
  )
  expect(company!.data).toMatchObject({ billing: { company: 'Ateliê Ltda', persontype: 'J', cnpj: '11222333000181' } })
})

test('a customer of Shopify with a document in place of the company keeps note and tags', async () => {
  const [customer] = await thingsOf(
    'First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Country Code,Note,Tags\nAna,Souza,ana@example.com,no,52998224725,"Rua B, 3 - Lapa",BR,liga à tarde,vip',
  )
  expect(customer!.data).toMatchObject({
    billing: { cpf: '52998224725', company: '', address_1: 'Rua B', number: '3', neighborhood: 'Lapa' },
    meta_data: [
      { key: 'note', value: 'liga à tarde' },
      { key: 'tags', value: 'vip' },
    ],
  })
})

test('redirects of Shopify come', async () => {
  const [redirect] = await thingsOf('Redirect from,Redirect to\n/velho,/products/novo')
  expect(redirect).toMatchObject({ kind: 'redirect', data: { from: '/velho', to: '/products/novo', code: 301 } })
})
