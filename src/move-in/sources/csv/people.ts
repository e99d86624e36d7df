import type { CsvLine } from './records.ts'
import { type Street, streetOf } from './shopify-address.ts'

/** A CPF or CNPJ by its length, under the names of the wire. */
export function documentOf(text: string): { persontype: '' | 'F' | 'J'; cpf: string; cnpj: string } {
  const bare = text.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase()
  if (bare === '') return { persontype: '', cpf: '', cnpj: '' }
  return bare.length > 11 ? { persontype: 'J', cpf: '', cnpj: bare } : { persontype: 'F', cpf: bare.padStart(11, '0'), cnpj: '' }
}

/** First and last names of one that was typed in one field. */
export function namesOf(whole: string): { first_name: string; last_name: string } {
  const [first_name = '', ...others] = whole.split(/\s+/)
  return { first_name, last_name: others.join(' ') }
}

/** A street of Nuvemshop: its parts stand in columns, or all in one. */
export function nuvemshopStreet(cell: CsvLine['cell']): Street {
  const [address_1, number, neighborhood] = [cell('endereço'), cell('número'), cell('bairro')]
  return number === '' && neighborhood === '' ? streetOf(address_1) : { address_1, number, neighborhood }
}
