import type { FastifyRequest } from 'fastify'

/** What whoever watches over the shop looks for in its log; docs/operations.md says what each of them means. */
export type SecurityEvent =
  | 'signed-in'
  | 'sign-in-failed'
  | 'sign-in-slowed'
  | 'guessing-alarm'
  | 'second-factor-failed'
  | 'credentials-refused'
  | 'password-changed'
  | 'foreign-write'
  | 'nonce-refused'
  | 'rate-limited'
  | 'coupon-guessed'
  | 'payment-declined'
  | 'payment-forged'
  | 'tracking-forged'
  | 'policy-broken'

const noted = new WeakMap<FastifyRequest, Set<SecurityEvent>>()
const NONE: ReadonlySet<SecurityEvent> = new Set()

/** Written to the log with the request's id once it is answered, and counted in the metrics. Never who it was. */
export function noteSecurity(request: FastifyRequest, event: SecurityEvent) {
  const events = noted.get(request) ?? new Set()
  noted.set(request, events.add(event))
}

export const securityEventsOf = (request: FastifyRequest): ReadonlySet<SecurityEvent> => noted.get(request) ?? NONE
