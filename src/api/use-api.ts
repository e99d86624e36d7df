import type { FastifyInstance } from 'fastify'
import type { Acting } from '#db/actor.ts'
import type { RegisterMultipart } from '#http/multipart.ts'
import { troubleWord } from '#http/problem.ts'
import { createAuthenticate, type Credentials } from '#http/rest/authenticate.ts'
import type { Route } from '#http/rest/contract.ts'
import { createTable, type RestTable } from '#http/rest/dispatch.ts'
import { indexRoutes } from '#http/rest/index-routes.ts'
import { registerRest } from '#http/rest/serve.ts'
import { elementorRoutes } from './elementor/routes.ts'
import type { ApiServices } from './services.ts'
import { storeRoutes } from './store/routes.ts'
import { swatchRoutes } from './swatches/routes.ts'
import { vitrineRoutes } from './vitrine/routes.ts'
import { wcRoutes } from './wc/routes.ts'
import { wpRoutes } from './wp/routes.ts'
import { frontPage } from './wp/settings-routes.ts'

type Services = Omit<ApiServices, 'root' | 'dispatch' | 'isBatchable'>
type Front = Pick<ApiServices, 'visitors' | 'nonces' | 'limiter' | 'clock' | 'shopUrl' | 'log'> & {
  credentials: Credentials
  acting: Acting
  registerMultipart: RegisterMultipart
  table: RestTable
}

/** The platform's API: every route of `/wp-json/`, for programs and for the merchant's own screens. */
export function createApi(services: Services): RestTable {
  const { shopUrl, visitors, log } = services
  const root = rootOf(shopUrl)
  // Routes that carry out others (batches) come before the table that they are part of.
  const table: { made?: RestTable } = {}
  const core = apiRoutes({
    ...services,
    root,
    dispatch: (request) => table.made!.dispatch(request),
    isBatchable: (path) => table.made!.isBatchable(path),
  })
  const routes = [...core, ...services.extensions.restRoutes()]
  table.made = createTable({
    routes: [...routes, ...indexRoutes({ routes, root, shopUrl, site: () => siteOf(services) })],
    root,
    onFailure: failureLog(log),
    isConfirmed: async ({ front }) => {
      const { sessionId } = await visitors.of(front.request)
      return sessionId !== undefined && (await services.sessions.isConfirmed(sessionId))
    },
  })
  return table.made
}

export async function registerApi(http: FastifyInstance, { table, credentials, acting, registerMultipart, ...front }: Front) {
  const { visitors, nonces, limiter, clock, shopUrl, log } = front
  const authenticate = createAuthenticate({ visitors, nonces, credentials, limiter, clock, shopUrl })
  const root = rootOf(shopUrl)
  await registerRest(http, { table, authenticate, acting, visitors, nonces, root, registerMultipart, log: failureLog(log) })
}

const rootOf = (shopUrl: string) => `${shopUrl}/wp-json`
const failureLog = (log: ApiServices['log']) => (err: unknown) => log.error({ err }, troubleWord(err, 'api'))

/** Every route there is, for the shop itself, its documentation and the tests that forget none. */
export const apiRoutes = (services: ApiServices): Route[] => [
  ...wpRoutes(services),
  ...storeRoutes(services),
  ...wcRoutes(services),
  ...vitrineRoutes(services),
  ...elementorRoutes(services),
  ...swatchRoutes(services),
]

async function siteOf(services: Pick<ApiServices, 'settings' | 'db' | 'homeSlug'>) {
  const { settings } = services
  const [{ name, tagline }, { logoId = 0, iconId = 0 }, pageOnFront] = await Promise.all([
    settings.shop(),
    settings.appearance(),
    frontPage(services),
  ])
  // The diary is a list of its own, not a page.
  return { name, description: tagline, pageOnFront, pageForPosts: 0, logo: logoId, icon: iconId }
}
