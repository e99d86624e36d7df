import type { FastifyInstance } from 'fastify'
import { withDeadline } from '#db/query-deadline.ts'

/** How long a request may wait for the database before the visitor is told to try again. */
const PATIENCE: [begins: RegExp, ms: number][] = [
  [/^\/(wc-ajax\/(checkout|update_order_review)|wp-json\/wc\/store(\/v1)?\/checkout)\b/, 8_000],
  // A button that spins longer than this is pressed again.
  [/^\/(wc-ajax|cart|wp-json\/wc\/store(\/v1)?\/(cart|batch))\b/, 3_000],
  // Those who run the shop ask for much at once, and would rather wait.
  [/^\/(wp-json|wp-admin|painel)\b/, 60_000],
]
/** Pages, for those who read and those who sign in. */
export const PAGE_TIMEOUT_MS = 8_000

export const timeoutFor = (path: string) => PATIENCE.find(([begins]) => begins.test(path))?.[1] ?? PAGE_TIMEOUT_MS

/** A slow database makes the shop say so within seconds, instead of keeping everybody waiting. Counted from when the body is here. */
export function registerRequestTimeout(http: FastifyInstance) {
  http.addHook('preValidation', (request, _reply, done) => withDeadline(timeoutFor(request.url), done))
}
