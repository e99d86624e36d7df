import type { MaskKind } from '#kit/brazil/masks.ts'

export type Group = 'contact' | 'address' | 'delivery'
export type PersonType = 'person' | 'company'

/** One field of the checkout, under the name that Brazilian shops and their integrations know. */
export type CheckoutField = {
  name: string
  label: string
  group: Group
  /** Where it stands among the others; scripts of this ecosystem sort rows by it. */
  priority: number
  kind: 'text' | 'email' | 'tel' | 'state' | 'person-type' | 'country'
  autocomplete: string
  maxLength: number
  /** Always, never, or only for one kind of person. */
  required: boolean | PersonType
  width: 'first' | 'last' | 'wide'
  mask?: MaskKind
  placeholder?: string
  /** Words under the field that help before anything went wrong. */
  hint?: string
  /** Taken from whoever sends it, and shown to those alone who gave it before. */
  isExtra?: true
  /** Changing it may change the freight. */
  decidesFreight?: boolean
}

type Part = Omit<CheckoutField, 'name' | 'group' | 'autocomplete'> & { part: string; token: string }

const text = (part: string, label: string, priority: number, token: string, over: Partial<Part> = {}): Part => ({
  part,
  label,
  priority,
  token,
  kind: 'text',
  maxLength: 100,
  required: true,
  width: 'wide',
  ...over,
})

const NAMES: Part[] = [
  text('first_name', 'Nome', 10, 'given-name', { width: 'first', maxLength: 60 }),
  text('last_name', 'Sobrenome', 20, 'family-name', { width: 'last', maxLength: 60 }),
]

// The CEP first: it fills city and state, and decides the freight while the rest is being typed.
const PLACE: Part[] = [
  text('postcode', 'CEP', 60, 'postal-code', {
    width: 'first',
    maxLength: 9,
    mask: 'cep',
    placeholder: '00000-000',
    decidesFreight: true,
  }),
  text('country', 'País', 65, 'country', { kind: 'country', maxLength: 2, width: 'last', decidesFreight: true }),
  text('address_1', 'Endereço', 70, 'address-line1', { placeholder: 'Rua, avenida, travessa…', decidesFreight: true }),
  text('number', 'Número', 75, 'off', { width: 'first', maxLength: 15, placeholder: 'ou S/N' }),
  text('address_2', 'Complemento', 80, 'address-line2', {
    width: 'last',
    required: false,
    placeholder: 'Apartamento, bloco, casa…',
  }),
  text('neighborhood', 'Bairro', 85, 'address-level3', { width: 'wide', maxLength: 80 }),
  text('city', 'Cidade', 90, 'address-level2', { width: 'first', maxLength: 80, decidesFreight: true }),
  text('state', 'Estado', 95, 'address-level1', { kind: 'state', width: 'last', maxLength: 30, decidesFreight: true }),
]

const CONTACT: Part[] = [
  text('email', 'Endereço de e-mail', 5, 'email', {
    kind: 'email',
    maxLength: 254,
    hint: 'É para onde vão a confirmação e o andamento do pedido.',
  }),
  ...NAMES,
  text('phone', 'Telefone', 30, 'tel-national', {
    kind: 'tel',
    maxLength: 20,
    mask: 'phone',
    placeholder: '(11) 98765-4321',
    hint: 'De preferência um celular: é por ele que a transportadora avisa da entrega.',
  }),
  text('cellphone', 'Celular', 35, 'off', { kind: 'tel', maxLength: 20, mask: 'phone', required: false, isExtra: true }),
  text('persontype', 'Tipo de pessoa', 40, 'off', { kind: 'person-type', maxLength: 1 }),
  text('cpf', 'CPF', 45, 'off', { required: 'person', maxLength: 14, mask: 'cpf', placeholder: '000.000.000-00' }),
  text('company', 'Razão social', 50, 'organization', { required: 'company' }),
  text('cnpj', 'CNPJ', 52, 'off', {
    required: 'company',
    width: 'first',
    maxLength: 18,
    mask: 'cnpj',
    placeholder: '00.000.000/0000-00',
  }),
  text('ie', 'Inscrição estadual', 54, 'off', { required: false, width: 'last', maxLength: 20, placeholder: 'ou ISENTO' }),
]

const named = (prefix: 'billing' | 'shipping', group: Group, parts: Part[]): CheckoutField[] =>
  parts.map(({ part, token, ...field }) => ({
    ...field,
    name: `${prefix}_${part}`,
    group,
    autocomplete: token === 'off' || prefix === 'billing' ? token : `shipping ${token}`,
  }))

/** Every field in the order in which it is shown and checked. */
export const CHECKOUT_FIELDS: readonly CheckoutField[] = [
  ...named('billing', 'contact', CONTACT),
  ...named('billing', 'address', PLACE),
  ...named('shipping', 'delivery', [...NAMES, ...PLACE]),
]

export const NOTE_MAX_LENGTH = 1_000
export const PASSWORD_MAX_LENGTH = 128

/** What the form holds besides: choices that are kept while the page is reloaded. */
export const CHECKOUT_CHOICES = [
  'order_comments',
  'ship_to_different_address',
  'createaccount',
  'terms',
  'marketing_opt_in',
  'payment_method',
  'installments',
  'use_store_credit',
  'order_bump',
  'order_bump_shown',
  'order_bump_choice',
  'shipping_method[0]',
] as const

/** 1 is a person and 2 a company, as the integrations of Brazilian shops read it. */
export const personTypeOf = (value: unknown): PersonType => (value === '2' ? 'company' : 'person')

/** A second telephone is not asked for, but one that is kept besides the first can be changed or taken away. */
export const isAsked = ({ name, isExtra }: CheckoutField, values: Readonly<Record<string, string>>) =>
  !isExtra || ((values[name] ?? '') !== '' && values[name] !== values['billing_phone'])

export const isRequired = ({ required }: CheckoutField, person: PersonType) =>
  typeof required === 'boolean' ? required : required === person

/** Fields that only the other kind of person has: they are neither shown nor checked. */
export const isOfOtherPerson = ({ name }: CheckoutField, person: PersonType) =>
  person === 'person' ? ['billing_cnpj', 'billing_ie', 'billing_company'].includes(name) : name === 'billing_cpf'
