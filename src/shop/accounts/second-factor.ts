import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Clock } from '#kit/clock.ts'
import { sha256 } from '#kit/ids.ts'
import { createLock } from '#kit/secret-lock.ts'
import { forgetGuesses, guess } from './attempts.ts'
import { noteWrongPassword } from './guessing-alarm.ts'
import { newSecret, stepOfCode, toBase32 } from './totp.ts'

const RECOVERY_CODES = 10
const RECOVERY_BYTES = 10
const RECOVERY_CODE = /^[A-Z2-7]{16}$/

export type CodeOutcome = { ok: true } | { ok: false; problem: 'wrong' | 'wait'; waitSeconds: number }
type Options = { db: Kysely<Database>; secret: string; clock: Clock }

/** A code from a device that only its owner has, asked for after the password. Each code and each recovery code opens once. */
export function createSecondFactor({ db, secret: shopSecret, clock }: Options) {
  const lock = createLock(shopSecret, 'vitrine second factors')
  const rowOf = (userId: number) => Buffer.from(`second-factor:${userId}`)
  const find = (userId: number) => db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst()

  /** Takes the code so that nobody can use it again; of two at once one gets through. */
  const take = async (userId: number, typed: string, changes: { confirmed_at?: Date } = {}) => {
    const row = await find(userId)
    const secret = row && lock.open(row.secret_encrypted, rowOf(userId))
    const step = secret === undefined ? undefined : stepOfCode(secret, typed, clock.now())
    if (step === undefined) return false
    const taken = await db
      .updateTable('second_factors')
      .set({ last_step: step, ...changes })
      .where('user_id', '=', userId)
      .where('last_step', '<', step)
      .returning('user_id')
      .executeTakeFirst()
    return taken !== undefined
  }
  const takeRecovery = async (userId: number, typed: string) => {
    const code = typed.toUpperCase().replaceAll(/[\s-]/g, '')
    if (!RECOVERY_CODE.test(code)) return false
    const hash = hashOf(userId, code)
    const taken = await db
      .updateTable('second_factors')
      .set({ recovery_hashes: sql<Buffer[]>`array_remove(recovery_hashes, ${hash})` })
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null)
      .where(sql<boolean>`${hash} = any(recovery_hashes)`)
      .returning('user_id')
      .executeTakeFirst()
    return taken !== undefined
  }
  const newCodes = (userId: number) => {
    const codes = Array.from({ length: RECOVERY_CODES }, () => toBase32(randomBytes(RECOVERY_BYTES)))
    return { hashes: codes.map((code) => hashOf(userId, code)), codes: codes.map((code) => code.match(/.{4}/g)!.join('-')) }
  }
  /** One person's guesses are counted together, at the door and inside. */
  const guarded = async (userId: number, check: () => Promise<boolean>): Promise<CodeOutcome> => {
    const guessing = { scope: 'second-factor', key: String(userId) } as const
    const waitSeconds = await guess(db, guessing)
    if (waitSeconds > 0) return { ok: false, problem: 'wait', waitSeconds }
    if (!(await check())) {
      await noteWrongPassword(db)
      return { ok: false, problem: 'wrong', waitSeconds: 0 }
    }
    await forgetGuesses(db, guessing)
    return { ok: true }
  }

  return {
    of: async (userId: number) => {
      const row = await find(userId)
      const isOn = row !== undefined && row.confirmed_at !== null
      return { isOn, since: isOn ? row.confirmed_at : null, recoveryCodesLeft: isOn ? row.recovery_hashes.length : 0 }
    },

    /** A new secret for the person's app; nothing is asked of them before the first code. Undefined while one is in use. */
    begin: async (userId: number): Promise<string | undefined> => {
      const secret = newSecret()
      const secret_encrypted = lock.close(secret, rowOf(userId))
      const row = await db
        .insertInto('second_factors')
        .values({ user_id: userId, secret_encrypted })
        .onConflict((conflict) =>
          conflict
            .column('user_id')
            .doUpdateSet({ secret_encrypted, last_step: 0 })
            .where('second_factors.confirmed_at', 'is', null),
        )
        .returning('user_id')
        .executeTakeFirst()
      return row && secret
    },

    /** The first code switches it on; the recovery codes are told this once. */
    confirm: async (
      userId: number,
      code: string,
    ): Promise<{ ok: true; codes: string[] } | Exclude<CodeOutcome, { ok: true }>> => {
      const checked = await guarded(userId, () => take(userId, code, { confirmed_at: new Date(clock.now()) }))
      if (!checked.ok) return checked
      const { hashes, codes } = newCodes(userId)
      await db.updateTable('second_factors').set({ recovery_hashes: hashes }).where('user_id', '=', userId).execute()
      return { ok: true, codes }
    },

    /** At the door: the app's code, or one of the recovery codes. */
    check: (userId: number, typed: string): Promise<CodeOutcome> =>
      guarded(userId, async () => (await take(userId, typed)) || (await takeRecovery(userId, typed))),

    /** Those given before open nothing any more. Undefined when the factor is off. */
    renewCodes: async (userId: number): Promise<string[] | undefined> => {
      const { hashes, codes } = newCodes(userId)
      const row = await db
        .updateTable('second_factors')
        .set({ recovery_hashes: hashes })
        .where('user_id', '=', userId)
        .where('confirmed_at', 'is not', null)
        .returning('user_id')
        .executeTakeFirst()
      return row && codes
    },

    /** False when there was none. */
    remove: (userId: number) => removeSecondFactor(db, userId),
  }
}
export async function removeSecondFactor(db: Kysely<Database>, userId: number): Promise<boolean> {
  const row = await db.deleteFrom('second_factors').where('user_id', '=', userId).returning('user_id').executeTakeFirst()
  return row !== undefined
}
export type SecondFactor = ReturnType<typeof createSecondFactor>

const hashOf = (userId: number, code: string) => sha256(`${userId}:${code}`)
