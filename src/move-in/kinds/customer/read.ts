import { isEmailAddress } from '#kit/email-address.ts'
import type { MetaChange } from '#kit/meta-data.ts'
import { typedLine } from '#kit/typed-text.ts'
import { listOf, textOf } from '#kit/unknown-json.ts'
import { isForeignPassword } from '#shop/accounts/carried-password.ts'
import type { KeptAddresses } from '#shop/accounts/contract.ts'
import { type Reading, refused } from '../../kind.ts'
import { momentOf, type Wire } from '../../wire.ts'
import { buyerOf } from '../buyer.ts'
import { customerMetas } from './metas.ts'

export type CustomerRow = {
  email: string
  login: string
  firstName: string
  lastName: string
  displayName: string
  /** As the old shop kept it; undefined where it was not told. */
  passwordHash: string | undefined
  createdAt: Date | undefined
  addresses: KeptAddresses
  /** What plug-ins kept of them. */
  meta: MetaChange[]
}

const BUYERS = new Set(['customer', 'subscriber', ''])

/** A customer of wc/v3, with `password_hash` where the source has it. Nobody becomes staff here by having been staff there. */
export function readCustomer(data: Wire): Reading<CustomerRow> {
  const email = textOf(data['email']).trim().toLowerCase()
  const name = [data['first_name'], data['last_name']].map((part) => typedLine(part, 120))
  const title = email || name.join(' ').trim() || `Cliente ${String(data['id'] ?? '')}`
  if (!isEmailAddress(email)) return refused(title, 'O e-mail não é válido.')
  const notes: string[] = []
  const roles = [textOf(data['role']), ...listOf(data['roles']).map(textOf)]
  if (roles.some((role) => !BUYERS.has(role))) notes.push('Era da equipe da loja antiga: veio como cliente.')
  const hash = textOf(data['password_hash'])
  const isHash = isForeignPassword(hash)
  if (!isHash) notes.push('A senha não veio: o cliente escolhe outra em «Esqueci minha senha».')
  const buyer = buyerOf(data)
  const { billing, shipping, personType, cpf, cnpj, stateRegistration, cellphone } = buyer
  const hasAddress = billing.street !== '' || billing.city !== '' || cpf !== '' || cnpj !== ''
  return {
    is: 'row',
    title,
    notes,
    row: {
      email,
      login: loginOf(textOf(data['username'])),
      firstName: name[0]!,
      lastName: name[1]!,
      displayName: typedLine(data['display_name'], 250) || name.join(' ').trim(),
      passwordHash: isHash ? hash : undefined,
      createdAt: momentOf(data, 'date_created'),
      addresses: hasAddress ? { billing: { personType, cpf, cnpj, stateRegistration, cellphone, billing }, shipping } : {},
      meta: customerMetas(data),
    },
  }
}

const loginOf = (username: string) => {
  const login = username.trim().toLowerCase()
  return /^[a-z0-9._@+-]{1,254}$/.test(login) ? login : ''
}
