import { createHash, createHmac } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { newToken, sha256 } from '#kit/ids.ts'

/** Long enough to choose an account at Google and to type its password. */
const REQUEST_SECONDS = 900
const LONGEST_REDIRECT = 2_000

export type Begun = { state: string; nonce: string; challenge: string }
export type Returned = { redirect: string; nonce: string; verifier: string }

/** Who was sent to Google. Only the same session comes back with a state, and once. */
export function createGoogleRequests({ db, secret }: { db: Kysely<Database>; secret: string }) {
  // Known to the shop alone, and the same when the person comes back: nothing of it has to be kept.
  const madeOf = (state: string, what: string) =>
    createHmac('sha256', secret).update(`google sign-in ${what}|${state}`).digest('base64url')
  return {
    begin: async (sessionId: number, redirect: string): Promise<Begun> => {
      const state = newToken()
      await db
        .insertInto('google_requests')
        .values({
          state_hash: sha256(state),
          session_id: sessionId,
          redirect: redirect.length > LONGEST_REDIRECT ? '' : redirect,
          expires_at: sql<Date>`now() + make_interval(secs => ${REQUEST_SECONDS})`,
        })
        .execute()
      const challenge = createHash('sha256').update(madeOf(state, 'verifier')).digest('base64url')
      return { state, nonce: madeOf(state, 'nonce'), challenge }
    },

    /** Uses the state up. */
    take: async (sessionId: number, state: string): Promise<Returned | undefined> => {
      const row = await db
        .deleteFrom('google_requests')
        .where('state_hash', '=', sha256(state))
        .where('session_id', '=', sessionId)
        .where('expires_at', '>', sql<Date>`now()`)
        .returning('redirect')
        .executeTakeFirst()
      return row && { redirect: row.redirect, nonce: madeOf(state, 'nonce'), verifier: madeOf(state, 'verifier') }
    },

    sweep: async () => {
      await db
        .deleteFrom('google_requests')
        .where('expires_at', '<', sql<Date>`now()`)
        .execute()
    },
  }
}
