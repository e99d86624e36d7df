import { isEmailAddress } from '../email-address.ts'
import { readCnpj, readCpf } from './documents.ts'
import { readPhone } from './phone.ts'

const RANDOM = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * A Pix key as banks keep it, however it was typed: digits of a CPF or CNPJ, «+55…» of a telephone, an e-mail or a random key in
 * small letters; undefined for anything else. Eleven digits may be a CPF or a telephone: those of a CPF have check digits.
 */
export function readPixKey(typed: string): string | undefined {
  const text = typed.trim()
  if (text.length > 77) return undefined
  if (text.includes('@')) return isEmailAddress(text) ? text.toLowerCase() : undefined
  if (RANDOM.test(text.toLowerCase())) return text.toLowerCase()
  // Who writes the country or brackets means a telephone.
  if (/^\+|^\(/.test(text)) return readPhone(text)
  return readCpf(text) ?? readCnpj(text) ?? readPhone(text)
}
