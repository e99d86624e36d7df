import type { Clock } from '#kit/clock.ts'
import { createLock } from '#kit/secret-lock.ts'
import { parseOrNothing, recordOf } from '#kit/unknown-json.ts'
import type { GoogleIdentity } from './contract.ts'

/** For finding one's password. */
const PASS_MS = 900_000
const LONGEST = 4_000

type Waiting = { userId: number; email: string; identity: GoogleIdentity }

/** What leads from Google to the question for the account's password: closed, and of use in the session that came from Google alone. */
export function createLinkPasses({ secret, clock }: { secret: string; clock: Clock }) {
  const lock = createLock(secret, 'vitrine google link passes')
  const rowOf = (sessionId: number) => Buffer.from(String(sessionId))
  return {
    give: (sessionId: number, waiting: Waiting) =>
      lock.close(JSON.stringify({ ...waiting, until: clock.now() + PASS_MS }), rowOf(sessionId)).toString('base64url'),

    /** Undefined for one of another session, an old one, or one that nobody gave. */
    read: (sessionId: number, pass: unknown): Waiting | undefined => {
      if (typeof pass !== 'string' || pass.length > LONGEST || !/^[\w-]+$/.test(pass)) return undefined
      const text = lock.open(Buffer.from(pass, 'base64url'), rowOf(sessionId))
      const { until, ...waiting } = recordOf(text === undefined ? undefined : parseOrNothing(text))
      // What opens is what was closed here.
      return typeof until === 'number' && until > clock.now() ? (waiting as Waiting) : undefined
    },
  }
}
