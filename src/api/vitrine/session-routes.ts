import { text } from '#http/rest/arguments.ts'
import { type Call, type Caller, endpoint, type Route } from '#http/rest/contract.ts'
import { mayNot, RestProblem } from '#http/rest/rest-problem.ts'
import { STAFF_IDLE_SECONDS } from '#shop/accounts/sessions.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'

const SCHEMA = itemSchema('session', { idle_seconds: 'whole', seconds_left: 'whole', is_confirmed: 'flag' })

/** What concerns one's own session is asked by a person in a browser: programs have none. */
export const inPerson = (caller: Caller) =>
  caller.user && caller.by === 'cookie'
    ? undefined
    : mayNot(caller, 'vitrine_only_in_person', 'Isto só pode ser feito por uma pessoa, no painel.')

type Services = Pick<ApiServices, 'visitors' | 'sessions' | 'accounts'>

/** The session of whoever looks at the workbench: how long it lasts, and proving anew who sits there. */
function sessionRoutes({ visitors, sessions, accounts }: Services): Route[] {
  const sessionOf = async ({ front }: Pick<Call<unknown>, 'front'>) => (await visitors.of(front.request)).sessionId!
  const told = async (sessionId: number) => ({
    idle_seconds: STAFF_IDLE_SECONDS,
    seconds_left: await sessions.secondsLeft(sessionId),
    is_confirmed: await sessions.isConfirmed(sessionId),
  })
  return [
    {
      namespace: 'vitrine/v1',
      path: '/session',
      response: 'one',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: {},
          authorize: inPerson,
          answer: async (call) => ({ body: await told(await sessionOf(call)) }),
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/session/confirm',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: { password: text({ minLength: 1, maxLength: 1_000 }) },
          authorize: inPerson,
          answer: async (call) => {
            const sessionId = await sessionOf(call)
            const outcome = await accounts.confirm(call.caller.user!.id, call.args.password)
            if (!outcome.ok && outcome.problem === 'wait') throw tooSoon(outcome.waitSeconds)
            if (!outcome.ok) throw new RestProblem(403, 'vitrine_wrong_password', 'A senha não está correta.')
            await sessions.confirm(sessionId)
            return { body: await told(sessionId) }
          },
        }),
      ],
    },
  ]
}
export default sessionRoutes satisfies ApiRoutes

export const tooSoon = (waitSeconds: number) =>
  new RestProblem(429, 'vitrine_wait', `Muitas tentativas. Espere ${Math.ceil(waitSeconds)} segundos e tente de novo.`)
