import { choice, PAGING, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { mayNot, RestProblem } from '#http/rest/rest-problem.ts'
import { KEY_PERMISSIONS } from '#shop/accounts/api-keys.ts'
import { localDate } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import { administrators, isAdministrator } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { inPerson } from './session-routes.ts'

const SCHEMA = itemSchema('api_key', {
  id: 'whole',
  description: 'text',
  permissions: 'text',
  user: 'text',
  key_ending: 'text',
  date_created: 'moment',
  last_used: 'moment',
  consumer_key: 'text',
  consumer_secret: 'text',
})
const NOT_YOURS = 'Só administradores cuidam das chaves da API.'

/** Keys for programs. A key never makes another one: that is done by a person who has just typed the password. */
function apiKeyRoutes({ apiKeys, root }: Pick<ApiServices, 'apiKeys' | 'root'>): Route[] {
  const all = async () =>
    (await apiKeys.list()).map(({ id, description, permissions, login, key_ending, created_at, last_used_at }) => ({
      id,
      description,
      permissions,
      user: login,
      key_ending,
      date_created: localDate(created_at),
      last_used: localDate(last_used_at),
    }))
  return [
    {
      namespace: 'vitrine/v1',
      path: '/api-keys',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: PAGING,
          authorize: administrators('vitrine_api_keys_cannot_view', NOT_YOURS),
          answer: async (call) => {
            const keys = (await all()).toReversed()
            const from = offsetOf(call.args)
            return pageOf(keys.slice(from, from + call.args.per_page), keys.length, call, root)
          },
        }),
        endpoint({
          methods: ['POST'],
          args: {
            description: text({ minLength: 1, maxLength: 200 }),
            permissions: choice(KEY_PERMISSIONS, { default: 'read' }),
            user: text({ maxLength: 254, default: '', description: 'Login of whom the key acts for; empty: of whoever asks.' }),
          },
          authorize: (caller) =>
            isAdministrator(caller) ? inPerson(caller) : mayNot(caller, 'vitrine_api_keys_cannot_create', NOT_YOURS),
          requiresReauth: true,
          answer: async ({ args, caller }) => {
            const made = await apiKeys.create({ ...args, login: args.user || caller.user!.login })
            if (!made.ok) throw new RestProblem(400, 'vitrine_api_key_invalid', made.problem)
            const { id, consumerKey, consumerSecret } = made.key
            const row = (await all()).find((one) => one.id === id)
            return { status: 201, body: { ...row, consumer_key: consumerKey, consumer_secret: consumerSecret } }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/api-keys/{id}',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['DELETE'],
          args: { id: whole() },
          authorize: administrators('vitrine_api_keys_cannot_delete', NOT_YOURS),
          requiresReauth: true,
          answer: async ({ args }) => {
            const row = (await all()).find(({ id }) => id === args.id)
            if (!row || !(await apiKeys.revoke(args.id)))
              throw new RestProblem(404, 'vitrine_api_key_unknown', 'Esta chave não existe mais.')
            return { body: row }
          },
        }),
      ],
    },
  ]
}
export default apiKeyRoutes satisfies ApiRoutes
