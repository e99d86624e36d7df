import type { MovedThing } from '../../moved-thing.ts'
import { utcOf } from './numbers.ts'
import type { CsvLine } from './records.ts'

const PLACE =
  'first_name last_name company address_1 address_2 city state postcode country phone number neighborhood cellphone'.split(' ')
const PERSON = 'persontype cpf rg cnpj ie birthdate gender'.split(' ')

/** An address of a table whose headings are `billing_city`, `billing_cpf` and so on. */
export function wooPlace(cell: CsvLine['cell'], kind: 'billing' | 'shipping'): Record<string, string> {
  const names = kind === 'billing' ? [...PLACE, ...PERSON] : PLACE
  return Object.fromEntries(names.map((name) => [name, cell(`${kind}_${name}`, `meta:${kind}_${name}`, `meta:_${kind}_${name}`)]))
}

/** A customer as programs that export them from WooCommerce head their columns; with the password as it was kept, where it is told. */
export function wooCustomer({ cell }: CsvLine): MovedThing | undefined {
  const email = cell('user_email', 'customer_email', 'billing_email').toLowerCase()
  if (email === '') return undefined
  const id = cell('id', 'customer_id') || `woo:${email}`
  return {
    kind: 'customer',
    oldId: id,
    data: {
      id,
      date_created_gmt: utcOf(cell('user_registered')),
      email,
      first_name: cell('first_name', 'billing_first_name'),
      last_name: cell('last_name', 'billing_last_name'),
      display_name: cell('display_name'),
      role: cell('roles', 'role').toLowerCase() || 'customer',
      username: cell('user_login') || email,
      billing: { ...wooPlace(cell, 'billing'), email: cell('billing_email') || email },
      shipping: wooPlace(cell, 'shipping'),
      meta_data: [],
      password_hash: cell('user_pass'),
    },
  }
}
