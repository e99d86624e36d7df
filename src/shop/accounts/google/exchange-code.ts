import { parseOrNothing, recordOf } from '#kit/unknown-json.ts'
import type { CallOutside } from '#outgoing/exchange.ts'
import type { GoogleAddresses } from './addresses.ts'
import type { GoogleIdentity } from './contract.ts'
import { readIdToken, type TokenProblem } from './id-token.ts'
import type { createKeySet } from './key-set.ts'

type Options = {
  call: CallOutside
  addresses: GoogleAddresses
  keyOf: ReturnType<typeof createKeySet>
  now: () => number
}
type Given = { code: string; verifier: string; nonce: string; clientId: string; clientSecret: string; returnUrl: string }

/** `spent`: the code is no good any more; `refused`: Google does not take the shop's keys; `down`: it did not answer. */
export type ExchangeProblem = 'spent' | 'refused' | 'down' | `token: ${TokenProblem}`
export type Exchanged = { ok: true; identity: GoogleIdentity } | { ok: false; problem: ExchangeProblem }

/** Hands the code to Google, by a call of the shop's own, and reads whom it stands for. */
export const createCodeExchange =
  ({ call, addresses, keyOf, now }: Options) =>
  async ({ code, verifier, nonce, clientId, clientSecret, returnUrl }: Given): Promise<Exchanged> => {
    const form = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri: returnUrl,
    })
    try {
      const { status, body } = await call({
        url: addresses.token,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: form.toString(),
      })
      const answer = recordOf(parseOrNothing(body))
      if (status !== 200) return { ok: false, problem: problemOf(status, answer['error']) }
      const { issuers } = addresses
      const read = await readIdToken(answer['id_token'], { keyOf, clientId, issuers, nonce, nowMs: now() })
      return read.ok ? read : { ok: false, problem: `token: ${read.problem}` }
    } catch {
      // No answer within the deadline, or none that could be read to its end.
      return { ok: false, problem: 'down' }
    }
  }

function problemOf(status: number, error: unknown): ExchangeProblem {
  if (status >= 500 || status === 429) return 'down'
  return error === 'invalid_grant' ? 'spent' : 'refused'
}
