import { randomBytes } from 'node:crypto'

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 22 letters of 62 are 131 bits. */
const LENGTH = 22
/** Bytes from here on are thrown away, or the first letters of the alphabet would come more often. */
const FAIR_BYTES = Math.floor(256 / LETTERS.length) * LETTERS.length

/** Who knows it sees the order, so it can't be guessed. */
export function newOrderKey(): string {
  let key = ''
  while (key.length < LENGTH)
    for (const byte of randomBytes(LENGTH)) if (byte < FAIR_BYTES && key.length < LENGTH) key += LETTERS[byte % LETTERS.length]
  return `wc_order_${key}`
}
