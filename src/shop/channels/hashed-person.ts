import { createHash } from 'node:crypto'

/** As channels compare people: SHA-256 of the plain word, in hexadecimal; of nothing there is nothing. */
export const hashed = (word: string): string | undefined =>
  word === '' ? undefined : createHash('sha256').update(word, 'utf8').digest('hex')

export const plainEmail = (email: string) => email.trim().toLowerCase()

/** Digits with the country, and nothing else: 5511987654321. */
export function plainPhone(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').replace(/^0+/, '')
  if (digits === '') return ''
  return digits.length <= 11 ? `55${digits}` : digits
}

/** A name or a city: small letters alone. */
export const plainWord = (typed: string) => typed.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Leaves out what is not known. */
export const known = <T extends Record<string, unknown>>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as Partial<T>
