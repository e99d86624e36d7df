import { createHmac, randomBytes } from 'node:crypto'

/** RFC 6238 as every authenticator app does it: SHA-1, six digits, a new code each half minute. */
const STEP_SECONDS = 30
const DIGITS = 6
/** A telephone's clock may be one step early or late. */
const LEEWAY_STEPS = 1
const SECRET_BYTES = 20
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const newSecret = () => toBase32(randomBytes(SECRET_BYTES))

/** The code of one step, for the secret that an app was given. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = mac.at(-1)! & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

export const stepOf = (nowMs: number) => Math.floor(nowMs / 1000 / STEP_SECONDS)

/** The step that a typed code belongs to; undefined when it is none of those around this moment. */
export function stepOfCode(secret: string, typed: string, nowMs: number): number | undefined {
  const code = typed.replaceAll(/\s/g, '')
  const now = stepOf(nowMs)
  const steps = Array.from({ length: 2 * LEEWAY_STEPS + 1 }, (_, at) => now - LEEWAY_STEPS + at)
  return steps.find((step) => codeAt(secret, step) === code)
}

/** What an app reads from the QR code. */
export function otpAddress(secret: string, { shop, login }: { shop: string; login: string }): string {
  const label = `${encodeURIComponent(shop)}:${encodeURIComponent(login)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(shop)}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`
}

export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
