import { randomBytes } from 'node:crypto'
import { sha256 } from '#kit/ids.ts'
import { createLock } from '#kit/secret-lock.ts'

/** Thirty-two signs, none of which looks like another: five bits each, so sixteen of them are 80 bits that nobody guesses. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16

export const newGiftCode = () => [...randomBytes(LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]!).join('')

/** A code as people type it: in any case, with or without its dashes, O for 0 and I or L for 1. Undefined for what no code can be. */
export function readGiftCode(typed: unknown): string | undefined {
  if (typeof typed !== 'string' || typed.length > 80) return undefined
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return code.length === LENGTH && [...code].every((sign) => SIGNS.includes(sign)) ? code : undefined
}

/** «7KQ2-M4XT-09ZD-H3RB». */
export const giftCodeText = (code: string) => code.replaceAll(/(.{4})(?=.)/g, '$1-')

/** A code of 80 bits needs no salt: nobody tries them all. */
export const hashOfCode = (code: string) => sha256(`gift-card:${code}`)

export const lastFourOf = (code: string) => code.slice(-4)

const PURPOSE = 'vitrine: codes of gift cards'

/** Codes are kept encrypted, to be mailed and to be mailed again; each opens for its own card alone. */
export function createGiftCodeLock(secret: string) {
  const lock = createLock(secret, PURPOSE)
  return {
    close: (code: string): Buffer => lock.close(code, hashOfCode(code)),
    /** Undefined when the secret of the shop is another one by now. */
    open: (locked: Buffer, hash: Buffer): string | undefined => lock.open(locked, hash),
  }
}
export type GiftCodeLock = ReturnType<typeof createGiftCodeLock>
