import type { FastifyInstance } from 'fastify'
import type { Limiter } from '#http/rate-limit.ts'
import type { Clock } from '#kit/clock.ts'
import type { GoogleSignIn } from '#shop/accounts/google/service.ts'
import type { KeptSessions } from '#shop/accounts/sessions.ts'
import type { SignIn } from '#shop/accounts/sign-in.ts'
import type { AccountDesk } from './desk.tsx'
import type { CarryDraft, Enter } from './entrance.ts'

export type GoogleOptions = {
  http: FastifyInstance
  account: AccountDesk
  googleSignIn: GoogleSignIn
  signIn: SignIn
  sessions: Pick<KeptSessions, 'awaitCode' | 'awaited'>
  carryDraft: CarryDraft
  limiter: Limiter
  secret: string
  clock: Clock
  shopUrl: string
  enter: Enter
  mailServer: { isOn: () => Promise<boolean> }
}

/** The nonce of the form that takes the link to Google back. */
export const UNLINK = 'google-unlink'
