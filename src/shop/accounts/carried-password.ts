import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { PHPASS, phpass } from './phpass.ts'

type Matches = (password: string, stored: string) => Promise<boolean>
type Hash = (password: string) => Promise<string>

const MD5 = /^[\da-f]{32}$/i
/** More than 2^14 rounds is nobody's setting and would keep a core busy for seconds. */
const BCRYPT = /^\$2[aby]\$(?:0[4-9]|1[0-4])\$[./A-Za-z0-9]{53}$/
/** A weak hash under the shop's own: `$carried$md5$…` or `$carried$<kind, cost and salt of phpass>$…`. */
const PROTECTED = /^\$carried\$(md5|\$[PH]\$[./0-9A-Za-z]{9})(\$argon2id\$.+)$/

/** Whether a hash of another shop is of a kind that is known here. Whoever has another one chooses a new password. */
export const isCarriedPassword = (stored: string) =>
  MD5.test(stored) || PHPASS.test(stored) || BCRYPT.test(stored.replace(/^\$wp(?=\$)/, '')) || PROTECTED.test(stored)

/** Argon2id of PHP is what the shop has itself; one that costs more than any shop sets would only hold up the process. */
const ARGON2ID = /^\$argon2id\$v=19\$m=(\d{1,6}),t=(\d),p=[1-4]\$[\w+/]{11,64}\$[\w+/]{22,172}$/
const MOST_KIBIBYTES = 262_144

/** Whether a hash in somebody else's file can be taken over: wrapped ones are made here alone. */
export function isForeignPassword(stored: string): boolean {
  const memory = ARGON2ID.exec(stored)?.[1]
  return memory === undefined ? isCarriedPassword(stored) && !PROTECTED.test(stored) : Number(memory) <= MOST_KIBIBYTES
}

/** How such a hash is kept: what is quickly guessed (md5, phpass) is hashed once more, all else stays as it is. */
export async function protectCarriedPassword(stored: string, hash: Hash): Promise<string> {
  if (MD5.test(stored)) return `$carried$md5${await hash(stored.toLowerCase())}`
  const [, setting] = PHPASS.exec(stored) ?? []
  return setting === undefined ? stored : `$carried$${setting}${await hash(stored)}`
}

/**
 * Whether a password belongs to a hash that WordPress made: md5, phpass, bcrypt, and bcrypt over HMAC-SHA-384 (since 6.8).
 * `matches` asks the shop's own kind.
 */
export async function carriedPasswordMatches(password: string, stored: string, matches: Matches): Promise<boolean> {
  if (!isCarriedPassword(stored)) return false
  const typed = asWordPressHeardIt(password)
  const [, kind, own] = PROTECTED.exec(stored) ?? []
  if (kind && own)
    return await some(typed, async (one) => await matches(kind === 'md5' ? md5(one) : (phpass(one, kind) ?? ''), own))
  if (MD5.test(stored)) return typed.some((one) => isSame(md5(one), stored.toLowerCase()))
  const [, setting] = PHPASS.exec(stored) ?? []
  if (setting) return typed.some((one) => isSame(phpass(one, setting) ?? '', stored))
  return stored.startsWith('$wp$') ? await bcryptMatches(typed.map(sha384), stored.slice(3)) : await bcryptMatches(typed, stored)
}

/** WordPress trims a password and puts a backslash before marks of its forms; some clients compose accents and some do not. */
function asWordPressHeardIt(password: string): string[] {
  const forms = [password.trim(), password.trim().normalize('NFC')]
  return [...new Set(forms.flatMap((one) => [one, one.replaceAll(/['"\\]/g, '\\$&')]))]
}

const md5 = (text: string) => createHash('md5').update(text, 'utf8').digest('hex')
const sha384 = (text: string) => createHmac('sha384', 'wp-sha384').update(text, 'utf8').digest('base64')

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

async function some(list: string[], test: (one: string) => Promise<boolean>): Promise<boolean> {
  for (const one of list) if (await test(one)) return true
  return false
}

// One at a time: each keeps a core busy for up to a second, and the pages need the other.
let last: Promise<unknown> = Promise.resolve()

/** In a thread of its own, so that nobody else waits. It happens once for each account: afterwards the shop's own hash stands there. */
function bcryptMatches(passwords: string[], hash: string): Promise<boolean> {
  const mine = last.then(async () => await inThread(passwords, hash))
  last = mine.catch(() => undefined)
  return mine
}

const inThread = (passwords: string[], hash: string) =>
  new Promise<boolean>((resolve, reject) => {
    // Flags of the process itself, as for more memory, are not the thread's.
    const options = { workerData: { passwords, hash }, execArgv: [] }
    const worker = new Worker(new URL('carried-password-worker.ts', import.meta.url), options)
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => resolve(false))
  })
