import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { carriedPasswordMatches } from './carried-password.ts'
import { isGuessable } from './guessable.ts'

/** 19 MiB and two passes: what a guess costs an attacker who has stolen the table. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const SALT_BYTES = 16

export const PASSWORD_LENGTH = { min: 8, max: 128 }

/**
 * What is wrong with a new password, or nothing. Length counts; composition rules only make people write it down.
 * `names`: of the shop and of the person, which are tried first.
 */
export function passwordProblem(password: string, names: readonly string[] = []): string | undefined {
  if (password.length < PASSWORD_LENGTH.min) return `Use ao menos ${PASSWORD_LENGTH.min} caracteres na senha.`
  if (password.length > PASSWORD_LENGTH.max) return `Use no máximo ${PASSWORD_LENGTH.max} caracteres na senha.`
  if (isGuessable(password, names)) return 'Esta senha é fácil de adivinhar. Escolha outra.'
  return undefined
}

/** The password as it is kept: salt and cost beside the result, in the usual notation. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const result = await derive(password, salt, COST)
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(salt)}$${unpadded(result)}`
}

/** Also for a hash that came from another shop: it is outdated, so it is replaced once its owner has typed the password. */
export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  if (password.length > PASSWORD_LENGTH.max) return false
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored)
  // A wrong one costs the shop's own work too, so that no answer comes sooner than for a name that nobody has.
  if (!parts)
    return (await carriedPasswordMatches(password, stored, passwordMatches)) || (await passwordMatches(password, NOBODYS_HASH))
  const [, memory, passes, parallelism, salt, wanted] = parts
  const known = Buffer.from(wanted!, 'base64')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism), tagLength: known.length }
  return timingSafeEqual(await derive(password, Buffer.from(salt!, 'base64'), cost), known)
}

/** Kept at another cost than today's: made anew once its owner has typed it. */
export const isOutdated = (stored: string) =>
  !stored.startsWith(`$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$`)

/** Kept in place of a hash it fits no password: the way in is a link to the mailbox. */
export const NO_PASSWORD = '!'

/** Stands in for the hash of somebody who is not there, so that asking for them takes as long. */
export const NOBODYS_HASH = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=1$${unpadded(Buffer.alloc(SALT_BYTES, 7))}$${unpadded(Buffer.alloc(32, 7))}`

// Two at a time: each takes 19 MiB, and a crowd at the door must not exhaust the memory.
let free = 2
const waiting: (() => void)[] = []
async function derive(password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
  if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve))
  else free--
  try {
    return await new Promise((resolve, reject) =>
      argon2('argon2id', { message: password.normalize('NFC'), nonce, ...cost }, (error, result) =>
        error ? reject(error) : resolve(result),
      ),
    )
  } finally {
    const next = waiting.shift()
    if (next) next()
    else free++
  }
}

function unpadded(bytes: Buffer) {
  return bytes.toString('base64').replaceAll('=', '')
}
