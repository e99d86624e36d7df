import type { MovedThing } from '../../moved-thing.ts'
import { documentOf, namesOf, nuvemshopStreet } from './people.ts'
import { utcOf } from './numbers.ts'
import type { CsvLine } from './records.ts'
import { companyOrDocument, streetOf } from './shopify-address.ts'

/** A customer of Shopify as wc/v3 would tell it; headings until 2023 had no «Default Address». */
export function shopifyCustomer({ cell }: CsvLine): MovedThing | undefined {
  const at = (name: string) => cell(`default address ${name}`, name)
  const [first_name, last_name, email] = [cell('first name'), cell('last name'), cell('email').toLowerCase()]
  if (email === '') return undefined
  const { company, document } = companyOrDocument(at('company'))
  const place = {
    first_name,
    last_name,
    company,
    ...streetOf(at('address1')),
    address_2: at('address2'),
    city: at('city'),
    state: at('province code'),
    postcode: at('zip').replace(/^'/, ''),
    country: at('country code') || 'BR',
    phone: cell('default address phone', 'phone').replace(/^'/, ''),
  }
  const id = cell('customer id').replace(/^'/, '')
  return customer({
    id: `shopify:${id || email}`,
    email,
    first_name,
    last_name,
    place,
    document,
    extra: { note: cell('note'), tags: cell('tags') },
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
    ...nuvemshopStreet(cell),
    address_2: cell('complemento'),
    city: cell('cidade'),
    state: cell('estado'),
    postcode: cell('código postal', 'cep'),
    country: 'BR',
    phone: cell('telefone de contato', 'telefone'),
  }
  return customer({
    id: `nuvemshop:${email}`,
    email,
    first_name,
    last_name,
    place,
    document: cell('cpf/cnpj', 'cpf / cnpj'),
    wantsMail: wantsNuvemshopMail(cell),
    created: utcOf(cell('data', 'cadastrado')),
  })
}

/** Said since 2024 in a column of its own, «Aceita» or «Não aceita»; before, by the newsletter alone: «SIM», or the day. */
function wantsNuvemshopMail(cell: CsvLine['cell']): boolean {
  const said = cell('marketing')
  return said === '' ? /^(s|\d)/i.test(cell('inscrição para newsletter')) : /^(s|aceit)/i.test(said)
}

/** A customer of the statistics of WooCommerce («Análises › Clientes»): a name and the place, no street. */
export function analyticsCustomer({ cell }: CsvLine): MovedThing | undefined {
  const email = cell('email', 'e-mail').toLowerCase()
  if (email === '') return undefined
  const names = namesOf(cell('name', 'nome'))
  const place = {
    ...names,
    city: cell('city', 'cidade'),
    state: cell('region', 'região', 'estado'),
    postcode: cell('postal code', 'cep', 'código postal'),
    country: cell('country / region', 'país / região', 'país'),
  }
  const created = utcOf(cell('date registered', 'sign up', 'data de registro', 'registro'))
  return customer({ id: `woo:${email}`, email, ...names, place, document: '', wantsMail: false, created })
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
  /** Anything else that is kept beside them. */
  extra?: Record<string, string>
}

const customer = ({ id, email, first_name, last_name, place, document, wantsMail, created, extra = {} }: Facts): MovedThing => ({
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
    meta_data: Object.entries(extra).flatMap(([key, value]) => (value === '' ? [] : [{ key, value }])),
    password_hash: '',
  },
})
