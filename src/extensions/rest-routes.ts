import { type Caller, endpoint, type ItemSchema, type Route } from '#http/rest/contract.ts'
import { mayNot, noRoute, type Refusal } from '#http/rest/rest-problem.ts'
import type { ExtensionRoute, Shop } from './contract.ts'

const isMerchant = ({ user }: Caller) => user?.roles.some((role) => role === 'administrator' || role === 'shop_manager') ?? false

const CUSTOMERS_ONLY = 'Entre na sua conta para fazer isso.'
const MERCHANTS_ONLY = 'Você não tem permissão para fazer isso.'

function refusal(access: ExtensionRoute['access'], caller: Caller): Refusal | undefined {
  if (access === 'anybody') return undefined
  if (access === 'customer') return caller.user ? undefined : mayNot(caller, 'rest_forbidden', CUSTOMERS_ONLY)
  return isMerchant(caller) ? undefined : mayNot(caller, 'rest_forbidden', MERCHANTS_ONLY)
}

type Routing = { name: string; routes: readonly ExtensionRoute[]; shop: Shop; isActive: () => boolean }

/** An extension's routes below `/wp-json/<name>/v1`. Of one that is switched off nothing is there. */
export const restRoutesOf = ({ name, routes, shop, isActive }: Routing): Route[] =>
  [...Map.groupBy(routes, ({ path }) => path)].map(([path, ofPath]) => ({
    namespace: `${name}/v1`,
    path,
    response: 'one',
    schema: schemaOf(name, ofPath),
    endpoints: ofPath.map(({ method, access, args = {}, answer }) =>
      endpoint({
        methods: [method],
        args,
        authorize: (caller) => (isActive() ? refusal(access, caller) : noRoute()),
        answer: async ({ args: read, caller: { user } }) => {
          const known = user && { id: user.id, email: user.email, displayName: user.displayName }
          return { body: (await answer({ args: read, user: known }, shop)) ?? null }
        },
      }),
    ),
  }))

const schemaOf = (name: string, routes: readonly ExtensionRoute[]): ItemSchema => ({
  title: name,
  type: 'object',
  properties: Object.fromEntries(
    routes.flatMap(({ tells }) => Object.entries(tells).map(([property, type]) => [property, { type }])),
  ),
})
