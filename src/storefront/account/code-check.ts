import type { FastifyRequest } from 'fastify'
import { noteSecurity } from '#http/security-events.ts'
import type { User } from '#shop/accounts/contract.ts'
import type { SecondFactor } from '#shop/accounts/second-factor.ts'
import type { KeptSessions } from '#shop/accounts/sessions.ts'

/** The nonce of every form that asks for a code. */
export const CODE = 'second-factor'
/** One household may try this many codes in a minute. */
export const CODES_PER_ADDRESS = { max: 20, windowSeconds: 60 }

/** `late`: the password is no longer known to have been right, so it has to be typed again. */
export type CodeAnswer = { ok: true; user: User } | { ok: false; problem: 'late' | 'wait' | 'wrong'; text: string }

/** The code of whoever a guest's session waits for, at whichever door it is typed. */
export function createCodeCheck({ sessions, secondFactor }: { sessions: KeptSessions; secondFactor: SecondFactor }) {
  return async (request: FastifyRequest, sessionId: number, typed: string): Promise<CodeAnswer> => {
    const user = await sessions.awaited(sessionId)
    if (!user) return { ok: false, problem: 'late', text: 'O tempo para o código acabou. Entre com a sua senha de novo.' }
    const outcome = await secondFactor.check(user.id, typed)
    noteSecurity(request, outcome.ok ? 'signed-in' : 'second-factor-failed')
    if (outcome.ok) return { ok: true, user }
    return outcome.problem === 'wait'
      ? {
          ok: false,
          problem: 'wait',
          text: `Muitas tentativas. Espere ${Math.ceil(outcome.waitSeconds)} segundos e tente de novo.`,
        }
      : {
          ok: false,
          problem: 'wrong',
          text: 'O código não confere. Cada código vale uma vez: espere o próximo e tente de novo.',
        }
  }
}
