import type { Clock } from '#kit/clock.ts'
import { createLock } from '#kit/secret-lock.ts'

/** For following a redirect; whoever comes later signs in by hand. */
const PASS_MS = 60_000

type Registered = { email: string; isNew: boolean }

/**
 * What leads from the registration to the next page. It is closed and as long for an address that was taken as for a free one, and
 * opens in the session that registered alone.
 */
export function createWelcomePasses({ secret, clock }: { secret: string; clock: Clock }) {
  const lock = createLock(secret, 'vitrine welcome passes')
  const rowOf = (sessionId: number) => Buffer.from(String(sessionId))
  return {
    give: (sessionId: number, { email, isNew }: Registered) =>
      lock.close(`${isNew ? 1 : 0}|${clock.now() + PASS_MS}|${email}`, rowOf(sessionId)).toString('base64url'),

    /** Undefined for one of another session, an old one, or one that nobody gave. */
    take: (sessionId: number, pass: unknown): Registered | undefined => {
      if (typeof pass !== 'string' || !/^[\w-]{40,800}$/.test(pass)) return undefined
      const text = lock.open(Buffer.from(pass, 'base64url'), rowOf(sessionId))
      const [, isNew, until, email] = /^([01])\|(\d+)\|(.+)$/.exec(text ?? '') ?? []
      if (email === undefined || Number(until) < clock.now()) return undefined
      return { email, isNew: isNew === '1' }
    },
  }
}
