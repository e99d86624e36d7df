import { createHash } from 'node:crypto'

const ALPHABET = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 2^13 is what WordPress writes; more than 2^16 would only hold up the process. */
const MOST_ROUNDS_LOG2 = 16

/** The form of a portable phpass hash: kind, cost and salt, then the result. */
export const PHPASS = /^(\$[PH]\$[./0-9A-Za-z][./0-9A-Za-z]{8})([./0-9A-Za-z]{22})$/

/** What phpass makes of a password with this kind, cost and salt; undefined where the cost is none. */
export function phpass(password: string, setting: string): string | undefined {
  const log2 = ALPHABET.indexOf(setting[3]!)
  if (log2 < 7 || log2 > MOST_ROUNDS_LOG2) return undefined
  const typed = Buffer.from(password, 'utf8')
  const md5 = (bytes: Buffer) => createHash('md5').update(bytes).update(typed).digest()
  let hash = md5(Buffer.from(setting.slice(4, 12), 'latin1'))
  for (let round = 0; round < 2 ** log2; round++) hash = md5(hash)
  return setting + encode64(hash)
}

/** Six bits a letter, from the low end of each three bytes. */
function encode64(bytes: Buffer): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const value = bytes[at]! | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16)
    const letters = Math.min(4, Math.ceil(((bytes.length - at) * 8) / 6))
    for (let letter = 0; letter < letters; letter++) text += ALPHABET[(value >> (letter * 6)) & 63]
  }
  return text
}
