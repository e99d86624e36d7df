import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Clock } from '#kit/clock.ts'
import type { Challenge } from './contract.ts'
import { questionText } from './text.ts'

/** A phone of some years finds the number within a second or two; a flood of messages pays for each. */
export const MOST_GUESSES = 20_000
const LIFE_MS = 20 * 60 * 1000

export type ProofOfWork = ReturnType<typeof createProofOfWork>

/**
 * The shop's own captcha: the browser looks for the number that makes a hash. Nothing is remembered until it is solved;
 * a solution counts once and only for a while, and only when we set the task ourselves.
 */
export function createProofOfWork({ db, secret, clock }: { db: Kysely<Database>; secret: string; clock: Clock }) {
  const task = (number: number) => {
    const salt = `${(clock.now() + LIFE_MS).toString(36)}.${randomBytes(9).toString('base64url')}`
    const challenge = hashOf(salt, number)
    return { salt, challenge, signature: sign(secret, salt, challenge) }
  }
  return {
    make: (): Challenge => ({ ...task(randomInt(MOST_GUESSES)), max: MOST_GUESSES }),

    /** For people without scripts: a sum in words, whose answer is the number. */
    ask: () => {
      const [first, second] = [randomInt(1, 11), randomInt(1, 11)]
      const { salt, signature } = task(first + second)
      return { text: questionText(first, second), ticket: `${salt}:${signature}` }
    },

    /** True once for each solution: `salt:signature:number`. */
    accept: async (solution: unknown): Promise<boolean> => {
      const [, salt, expires, signature, number] =
        (typeof solution === 'string' && /^(([0-9a-z]{6,10})\.[\w-]{12}):([\w-]{43}):(\d{1,6})$/.exec(solution.trim())) || []
      if (!salt || !expires || !signature || !number) return false
      const expected = sign(secret, salt, hashOf(salt, Number(number)))
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return false
      const expiresMs = Number.parseInt(expires, 36)
      if (expiresMs <= clock.now()) return false
      const used = await db
        .insertInto('form_captcha_used')
        .values({ signature, expires_at: new Date(expiresMs) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('signature')
        .executeTakeFirst()
      return used !== undefined
    },

    /** Solutions past their time need no remembering. */
    sweep: async () => {
      await db
        .deleteFrom('form_captcha_used')
        .where('expires_at', '<', sql<Date>`now() - interval '1 day'`)
        .execute()
    },
  }
}

const hashOf = (salt: string, number: number) => createHash('sha256').update(`${salt}${number}`).digest('hex')
const sign = (secret: string, salt: string, challenge: string) =>
  createHmac('sha256', secret).update(`captcha|${salt}|${challenge}`).digest('base64url')
