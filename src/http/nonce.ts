import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#kit/clock.ts'

/** A form left open overnight still works: a nonce lives this long, and up to twice that. */
const TICK_MS = 12 * 60 * 60 * 1000

/** Who a nonce is made for: it is of no use to anybody else. */
export type NonceHolder = { sessionId: number | undefined; userId: number | undefined }

export type Nonces = {
  make: (action: string, holder: NonceHolder) => string
  isValid: (nonce: unknown, action: string, holder: NonceHolder) => boolean
}

/** Proof that a form came from this visitor's own page: ten hexadecimal digits tied to action, session and half-day. */
export function createNonces({ secret, clock }: { secret: string; clock: Clock }): Nonces {
  const at = (tick: number, action: string, { sessionId, userId }: NonceHolder) =>
    createHmac('sha256', secret)
      .update(`nonce|${tick}|${action}|${sessionId ?? ''}|${userId ?? ''}`)
      .digest('hex')
      .slice(0, 10)
  const tickNow = () => Math.floor(clock.now() / TICK_MS)
  return {
    make: (action, holder) => at(tickNow(), action, holder),
    isValid: (nonce, action, holder) => {
      if (typeof nonce !== 'string' || !/^[0-9a-f]{10}$/.test(nonce)) return false
      const given = Buffer.from(nonce)
      const now = tickNow()
      // The next half-day too: a clock that was put back must not turn away the forms made before.
      return [now, now - 1, now + 1].some((tick) => timingSafeEqual(given, Buffer.from(at(tick, action, holder))))
    },
  }
}
