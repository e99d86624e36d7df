import { createHash, createHmac, randomBytes } from 'node:crypto'

/** A secret that can't be guessed: 256 bits, safe in a cookie or an address. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Of something that could be guessed from its fingerprint alone, an address for instance: only who has the secret can make it again. */
export const fingerprintOf = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest()

export const sha256 = (text: string) => createHash('sha256').update(text).digest()

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
/** A password that a person can read aloud: no letter that looks like another. Over 95 bits with twenty letters. */
export function newPassword(length = 20): string {
  const letters = [...randomBytes(length)].map((byte) => LETTERS[byte % LETTERS.length]!)
  return letters.join('').replaceAll(/(.{5})(?=.)/g, '$1-')
}
