import { digitsOf } from './digits.ts'

const PLACE = [
  'first_name',
  'last_name',
  'company',
  'address_1',
  'address_2',
  'city',
  'state',
  'postcode',
  'country',
  'phone',
] as const

/** Asks for a part of an address by its name in WooCommerce: `first_name`, `number`. */
type Ask = (name: string) => string

/** Where something is sent, as wc/v3 tells it in Brazilian shops. */
export const shippingOf = (ask: Ask) => ({
  ...Object.fromEntries(PLACE.map((name) => [name, ask(name)])),
  number: ask('number'),
  neighborhood: ask('neighborhood'),
})

/** Who pays: also with the documents that «Brazilian Market on WooCommerce» keeps. */
export const billingOf = (ask: Ask) => ({
  ...shippingOf(ask),
  email: ask('email'),
  persontype: personType(ask),
  cpf: digitsOf(ask('cpf')),
  rg: ask('rg'),
  cnpj: digitsOf(ask('cnpj')),
  ie: ask('ie'),
  birthdate: ask('birthdate'),
  gender: ask('gender') || ask('sex'),
  cellphone: ask('cellphone'),
})

/** «1» and «2» in the database, F and J on the wire; missing where the shop sells to one kind alone. */
function personType(ask: Ask): 'F' | 'J' | '' {
  const said = ask('persontype')
  if (/^(2|j)/i.test(said)) return 'J'
  if (/^(1|f)/i.test(said)) return 'F'
  return ask('cnpj') !== '' && ask('cpf') === '' ? 'J' : ask('cpf') === '' ? '' : 'F'
}

const EXTRA = [
  'number',
  'neighborhood',
  'persontype',
  'cpf',
  'rg',
  'cnpj',
  'ie',
  'birthdate',
  'gender',
  'sex',
  'cellphone',
  'email',
]
const PARTS: ReadonlySet<string> = new Set([...PLACE, ...EXTRA])

/** Whether a meta is part of an address: `billing_city`, `_shipping_number`. */
export const isAddressMeta = (key: string) => {
  const [, part] = /^_?(?:billing|shipping)_(.+)$/.exec(key) ?? []
  return part !== undefined && (PARTS.has(part) || part === 'address_index')
}
