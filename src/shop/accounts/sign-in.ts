import type { User } from './contract.ts'
import type { SecondFactor } from './second-factor.ts'
import type { Accounts } from './service.ts'
import type { KeptSessions } from './sessions.ts'

type Options = { accounts: Pick<Accounts, 'signIn'>; sessions: KeptSessions; secondFactor: SecondFactor }

/** What the log of security hears of a try. */
export type SignInEvent = 'signed-in' | 'sign-in-failed' | 'sign-in-slowed' | 'guessing-alarm' | 'second-factor-failed'
/** A guest's session, and how its tries are noted. */
type Trying = { sessionId: number; note: (event: SignInEvent) => void }

/** `code`: the password was right, and the session waits for the code of the second factor. */
export type PasswordAnswer =
  | { kind: 'in'; user: User }
  | { kind: 'code' }
  | { kind: 'refused'; problem: 'missing' | 'wait' | 'wrong'; text: string }
/** `late`: the password is no longer known to have been right, so it has to be typed again. */
export type CodeAnswer = { ok: true; user: User } | { ok: false; problem: 'late' | 'wait' | 'wrong'; text: string }

/** The way into an account, the same at whichever door: the password, then the code where one is asked for. */
export function createSignIn({ accounts, sessions, secondFactor }: Options) {
  return {
    withPassword: async (name: string, password: string, { sessionId, note }: Trying): Promise<PasswordAnswer> => {
      if (name.trim() === '') return refused('missing', 'Nome de usuário é obrigatório.')
      if (password === '') return refused('missing', 'Informe a sua senha.')
      const outcome = await accounts.signIn(name, password)
      if (outcome.ok) {
        note('signed-in')
        return { kind: 'in', user: outcome.user }
      }
      if (outcome.problem === 'code') {
        await sessions.awaitCode(sessionId, outcome.user.id)
        return { kind: 'code' }
      }
      note(outcome.problem === 'wait' ? 'sign-in-slowed' : 'sign-in-failed')
      if (outcome.isAlarming) note('guessing-alarm')
      // The same words whether the name or the password is wrong: nobody learns who has an account.
      return outcome.problem === 'wait'
        ? refused('wait', waitText(outcome.waitSeconds))
        : refused('wrong', 'Nome de usuário ou senha incorretos.')
    },

    /** The code of whoever the session waits for. */
    withCode: async (code: string, { sessionId, note }: Trying): Promise<CodeAnswer> => {
      const user = await sessions.awaited(sessionId)
      if (!user) return { ok: false, problem: 'late', text: 'O tempo para o código acabou. Entre com a sua senha de novo.' }
      const outcome = await secondFactor.check(user.id, code)
      note(outcome.ok ? 'signed-in' : 'second-factor-failed')
      if (outcome.ok) return { ok: true, user }
      return outcome.problem === 'wait'
        ? { ok: false, problem: 'wait', text: waitText(outcome.waitSeconds) }
        : {
            ok: false,
            problem: 'wrong',
            text: 'O código não confere. Cada código vale uma vez: espere o próximo e tente de novo.',
          }
    },

    /** Whether the session waits for a code. */
    awaitsCode: async (sessionId: number) => (await sessions.awaited(sessionId)) !== undefined,
  }
}
export type SignIn = ReturnType<typeof createSignIn>

const refused = (problem: 'missing' | 'wait' | 'wrong', text: string) => ({ kind: 'refused', problem, text }) as const
const waitText = (seconds: number) => `Muitas tentativas. Espere ${Math.ceil(seconds)} segundos e tente de novo.`
