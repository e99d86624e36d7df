import type { MovedThing } from '../../moved-thing.ts'
import { documentOf } from './people.ts'
import { utcOf } from './numbers.ts'
import type { CsvLine } from './records.ts'

/** A customer of Shopify as wc/v3 would tell it; headings until 2023 had no «Default Address». */
export function shopifyCustomer({ cell }: CsvLine): MovedThing | undefined {
  const at = (name: string) => cell(`default address ${name}`, name)
  const [first_name, last_name, email] = [cell('first name'), cell('last name'), cell('email').toLowerCase()]
  if (email === '') return undefined
  const place = {
    first_name,
    last_name,
    company: at('company'),
    address_1: at('address1'),
    address_2: at('address2'),
    city: at('city'),
    state: at('province code'),
    postcode: at('zip').replace(/^'/, ''),
    country: at('country code') || 'BR',
    phone: cell('default address phone', 'phone').replace(/^'/, ''),
    number: '',
    neighborhood: '',
  }
  const id = cell('customer id').replace(/^'/, '')
  return customer({
    id: `shopify:${id || email}`,
    email,
    first_name,
    last_name,
    place,
    document: '',
    wantsMail: /^yes$/i.test(cell('accepts email marketing')),
    created: null,
  })
}

/** A customer of Nuvemshop: one name, one line of address. */
export function nuvemshopCustomer({ cell }: CsvLine): MovedThing | undefined {
  const email = cell('e-mail', 'email').toLowerCase()
  if (email === '') return undefined
  const [first_name = '', ...others] = cell('nome completo', 'nome').split(/\s+/)
  const last_name = others.join(' ')
  const place = {
    first_name,
    last_name,
    company: '',
    address_1: cell('endereço'),
    address_2: cell('complemento'),
    city: cell('cidade'),
    state: cell('estado'),
    postcode: cell('código postal', 'cep'),
    country: 'BR',
    phone: cell('telefone de contato', 'telefone'),
    number: cell('número'),
    neighborhood: cell('bairro'),
  }
  const wantsMail = /^s/i.test(cell('inscrição para newsletter', 'marketing'))
  return customer({
    id: `nuvemshop:${email}`,
    email,
    first_name,
    last_name,
    place,
    document: cell('cpf/cnpj', 'cpf / cnpj'),
    wantsMail,
    created: utcOf(cell('data', 'cadastrado')),
  })
}

type Facts = {
  id: string
  email: string
  first_name: string
  last_name: string
  place: Record<string, string>
  document: string
  wantsMail: boolean
  created: string | null
}

const customer = ({ id, email, first_name, last_name, place, document, wantsMail, created }: Facts): MovedThing => ({
  kind: 'customer',
  oldId: id,
  data: {
    id,
    date_created_gmt: created,
    email,
    first_name,
    last_name,
    role: 'customer',
    username: email,
    billing: { ...place, email, ...documentOf(document) },
    shipping: place,
    accepts_marketing: wantsMail,
    meta_data: [],
    password_hash: '',
  },
})
