import { choice, flag, listOf, maybe, text } from '#http/rest/arguments.ts'
import { type Caller, endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { mayCall } from '#http/rights/rights.ts'
import { ALERT_KINDS, ALERTS, alertsFor } from '#shop/alerts/alert-kinds.ts'
import { createAlerts } from '#shop/alerts/service.ts'
import { isAdministrator, wcMay } from '../authorize.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'

const SCHEMA = itemSchema('alerts', { as_of: 'text', unread: 'whole', alerts: 'list' })

/** What the workbench's bell tells whoever is there: what waits for their role, and what of it they have not seen. */
function alertRoutes({ db }: Pick<ApiServices, 'db'>): Route[] {
  const alerts = createAlerts({ db })
  const kindsFor = (caller: Caller) => {
    const roles = caller.user?.roles ?? []
    return alertsFor({ mayCall: (route) => mayCall(roles, 'GET', route), isAdministrator: isAdministrator(caller) })
  }
  const told = async (caller: Caller) => {
    const kinds = kindsFor(caller)
    const found = await alerts.list(
      caller.user!.id,
      kinds.map(({ kind }) => kind),
    )
    return {
      as_of: found.asOf.toISOString(),
      unread: found.alerts.reduce((sum, { unread }) => sum + unread, 0),
      alerts: found.alerts.map(({ kind, total, unread, newest }) => ({
        kind,
        text: ALERTS[kind].say(total),
        total,
        unread,
        newest: newest.toISOString(),
        screen: kinds.find((one) => one.kind === kind)!.screen,
      })),
    }
  }
  const read = endpoint({
    methods: ['GET'],
    args: {},
    authorize: wcMay.view,
    answer: async ({ caller }) => ({ body: await told(caller) }),
  })
  const mark = endpoint({
    methods: ['POST'],
    args: {
      kinds: maybe(listOf(choice(ALERT_KINDS), { maxItems: ALERT_KINDS.length, description: 'All of them unless said.' })),
      until: maybe(text({ maxLength: 30, description: 'What came later stays unread; the `as_of` of what was seen.' })),
      is_read: flag({ default: true }),
    },
    authorize: wcMay.edit,
    answer: async ({ args, caller }) => {
      const own = kindsFor(caller).map(({ kind }) => kind)
      const kinds = own.filter((kind) => !args.kinds || args.kinds.includes(kind))
      const until = new Date(args.until ?? Date.now())
      if (Number.isNaN(until.getTime()))
        throw new RestProblem(400, 'rest_invalid_param', 'Não entendemos até quando os avisos foram lidos.')
      if (args.is_read) await alerts.read(caller.user!.id, kinds, until)
      else await alerts.unread(caller.user!.id, kinds)
      return { body: await told(caller) }
    },
  })
  const route = (path: string, endpoints: Route['endpoints']): Route => ({
    namespace: 'vitrine/v1',
    path,
    response: 'one',
    schema: SCHEMA,
    endpoints,
  })
  return [route('/alerts', [read]), route('/alerts/read', [mark])]
}
export default alertRoutes satisfies ApiRoutes
