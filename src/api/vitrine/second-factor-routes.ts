import { text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { mayNot, RestProblem } from '#http/rest/rest-problem.ts'
import { otpAddress } from '#shop/accounts/totp.ts'
import { qrSvg } from '#kit/qr-svg.ts'
import { localDate } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import { isAdministrator } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { inPerson, tooSoon } from './session-routes.ts'

const SCHEMA = itemSchema('second_factor', {
  is_on: 'flag',
  since: 'moment',
  recovery_codes_left: 'whole',
  secret: 'text',
  address: 'text',
  qr: 'text',
  recovery_codes: 'list',
})
const alreadyOn = () =>
  new RestProblem(409, 'vitrine_second_factor_on', 'A verificação em duas etapas já está ligada. Desligue-a antes de refazer.')
const isOff = () => new RestProblem(404, 'vitrine_second_factor_off', 'A verificação em duas etapas não está ligada.')

type Services = Pick<ApiServices, 'secondFactor' | 'settings'>

/** The second factor of whoever asks, and for administrators the way to free somebody who lost theirs. */
function secondFactorRoutes({ secondFactor, settings }: Services): Route[] {
  const told = async (userId: number) => {
    const { isOn, since, recoveryCodesLeft } = await secondFactor.of(userId)
    return { is_on: isOn, since: localDate(since), recovery_codes_left: recoveryCodesLeft }
  }
  const namespace = 'vitrine/v1'
  return [
    {
      namespace,
      path: '/second-factor',
      response: 'one',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: {},
          authorize: inPerson,
          answer: async ({ caller }) => ({ body: await told(caller.user!.id) }),
        }),
        endpoint({
          methods: ['POST'],
          args: {},
          authorize: inPerson,
          requiresReauth: true,
          answer: async ({ caller }) => {
            const { id, login } = caller.user!
            const secret = await secondFactor.begin(id)
            if (secret === undefined) throw alreadyOn()
            const address = otpAddress(secret, { shop: (await settings.shop()).name, login })
            const qr = qrSvg(address, 'Código QR para o aplicativo autenticador')
            return { status: 201, body: { ...(await told(id)), secret, address, qr } }
          },
        }),
        endpoint({
          methods: ['DELETE'],
          args: {},
          authorize: inPerson,
          requiresReauth: true,
          answer: async ({ caller }) => {
            if (!(await secondFactor.remove(caller.user!.id))) throw isOff()
            return { body: await told(caller.user!.id) }
          },
        }),
      ],
    },
    {
      namespace,
      path: '/second-factor/confirm',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: { code: text({ minLength: 1, maxLength: 20 }) },
          authorize: inPerson,
          answer: async ({ caller, args }) => {
            const { id } = caller.user!
            if ((await secondFactor.of(id)).isOn) throw alreadyOn()
            const outcome = await secondFactor.confirm(id, args.code)
            if (!outcome.ok && outcome.problem === 'wait') throw tooSoon(outcome.waitSeconds)
            if (!outcome.ok)
              throw new RestProblem(400, 'vitrine_wrong_code', 'O código não confere. Espere o próximo e tente de novo.')
            return { body: { ...(await told(id)), recovery_codes: outcome.codes } }
          },
        }),
      ],
    },
    {
      namespace,
      path: '/second-factor/recovery-codes',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: {},
          authorize: inPerson,
          requiresReauth: true,
          answer: async ({ caller }) => {
            const codes = await secondFactor.renewCodes(caller.user!.id)
            if (!codes) throw isOff()
            return { body: { ...(await told(caller.user!.id)), recovery_codes: codes } }
          },
        }),
      ],
    },
    {
      namespace,
      path: '/people/{id}/second-factor',
      response: 'one',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { id: whole() },
          authorize: (caller) =>
            isAdministrator(caller) ? undefined : mayNot(caller, 'rest_user_cannot_view', 'Só administradores veem isto.'),
          answer: async ({ args }) => ({ body: await told(args.id) }),
        }),
        endpoint({
          methods: ['DELETE'],
          args: { id: whole() },
          authorize: (caller) =>
            isAdministrator(caller) ? inPerson(caller) : mayNot(caller, 'rest_cannot_edit', 'Só administradores podem isto.'),
          requiresReauth: true,
          answer: async ({ args }) => {
            if (!(await secondFactor.remove(args.id))) throw isOff()
            return { body: await told(args.id) }
          },
        }),
      ],
    },
  ]
}
export default secondFactorRoutes satisfies ApiRoutes
