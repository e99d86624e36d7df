import { expect, test } from 'vitest'
import { customerMetas } from './metas.ts'

const of = (...metas: [key: string, value: unknown][]) =>
  customerMetas({ meta_data: metas.map(([key, value]) => ({ key, value })) }).map(({ key }) => key)

test('what plug-ins tell of a customer is kept, the first of a name and with its kind of value', () => {
  const meta_data = [
    { key: 'aniversario', value: '1990-05-01' },
    { key: 'aniversario', value: '2000-01-01' },
    { key: 'pontos', value: { saldo: 12 } },
  ]
  expect(customerMetas({ meta_data })).toEqual([
    { key: 'aniversario', value: '1990-05-01' },
    { key: 'pontos', value: { saldo: 12 } },
  ])
})

test.each([
  ['what the shop reads elsewhere', ['billing_cpf', '_billing_number', 'shipping_city', 'first_name', 'paying_customer']],
  [
    'rights and screens',
    ['wp_capabilities', 'loja_user_level', 'xy_capabilities', 'closedpostboxes_product', '_woocommerce_persistent_cart_1'],
  ],
  ['what opens an account', ['session_tokens', '_application_passwords', 'two_factor_totp_key', 'api_secret', 'google_token']],
])('%s is left out', (_what, keys) => {
  expect(of(...keys.map((key): [string, unknown] => [key, 'x']))).toEqual([])
})

test('what is empty, too long or can not be stored is left out', () => {
  expect(of(['a', ''], ['b', null], ['c', 'x'.repeat(10_001)], ['d', 'x\0'], ['e'.repeat(256), 'x'], ['ok', 0])).toEqual(['ok'])
})
