import type { Customer } from '#shop/checkout/contract.ts'

export const ROLES = [
  'administrator',
  'shop_manager',
  'finance',
  'packer',
  'writer',
  'support',
  'customer',
  'subscriber',
] as const
export type Role = (typeof ROLES)[number]

export type User = { id: number; login: string; displayName: string; email: string; roles: Role[] }

/** What a customer says of themselves. */
export type Profile = { firstName: string; lastName: string; displayName: string; email: string }

export type AddressKind = 'billing' | 'shipping'
/** What is kept of a customer for the next purchase; what was never filled in is absent. */
export type KeptAddresses = {
  billing?: Pick<Customer, 'personType' | 'cpf' | 'cnpj' | 'stateRegistration' | 'cellphone' | 'billing'>
  shipping?: Customer['shipping']
}

/** Something that a form could not accept, by the field that it is about. */
export type FieldProblem = { field: string; text: string }

export type Mail = { to: string; subject: string; text: string; html: string }
/** The words of the mails about an account. */
export type AccountMails = {
  newAccount: (user: User) => Promise<Mail>
  /** To somebody who is here already, when their address was used to register again. */
  alreadyHere: (user: User) => Promise<Mail>
  passwordReset: (user: User, token: string) => Promise<Mail>
  /** `fromCheckout`: it leads back there. */
  signInLink: (user: User, token: string, fromCheckout: boolean) => Promise<Mail>
  /** `ended`: the programs that the change shut out. */
  passwordChanged: (user: User, ended: string[]) => Promise<Mail>
  /** To the address that the account had before. */
  emailChanged: (user: User, newEmail: string) => Promise<Mail>
}
