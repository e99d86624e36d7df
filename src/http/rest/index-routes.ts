import { endpoint, type Route } from './contract.ts'
import { addressOf, describeRoute } from './describe.ts'
import { openApiOf } from './openapi.ts'

type Site = { name: string; description: string; pageOnFront: number; pageForPosts: number; logo: number; icon: number }
type Options = { routes: readonly Route[]; root: string; shopUrl: string; site: () => Promise<Site> }

/** What the API says of itself: the root, an index of each namespace, and the same for tools. */
export function indexRoutes({ routes, root, shopUrl, site }: Options): Route[] {
  const namespaces = [...new Set(routes.map(({ namespace }) => namespace))]
  const describe = (some: readonly Route[]) =>
    Object.fromEntries(some.map((route) => [addressOf(route), describeRoute(route, root)]))
  const open = () => undefined
  const index: Route = {
    namespace: '',
    path: '',
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: {},
        authorize: open,
        answer: async () => {
          const { name, description, pageOnFront, pageForPosts, logo, icon } = await site()
          return {
            body: {
              name,
              description,
              url: shopUrl,
              home: shopUrl,
              gmt_offset: -3,
              timezone_string: 'America/Sao_Paulo',
              page_for_posts: pageForPosts,
              page_on_front: pageOnFront,
              show_on_front: 'page',
              namespaces,
              authentication: {
                'application-passwords': { endpoints: { authorization: `${shopUrl}/wp-admin/authorize-application.php` } },
              },
              routes: describe(routes),
              site_logo: logo,
              site_icon: icon,
              site_icon_url: `${shopUrl}/favicon.svg`,
              _links: { help: [{ href: 'https://developer.wordpress.org/rest-api/' }] },
            },
          }
        },
      }),
    ],
  }
  const ofNamespace = (namespace: string): Route => ({
    namespace,
    path: '',
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: {},
        authorize: open,
        answer: async () => ({
          body: {
            namespace,
            routes: describe(routes.filter((route) => route.namespace === namespace)),
            _links: { up: [{ href: `${root}/` }] },
          },
        }),
      }),
    ],
  })
  const tools: Route = {
    namespace: '',
    path: 'openapi.json',
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: {},
        authorize: open,
        answer: async () => ({ body: openApiOf(routes, { name: (await site()).name, root }) }),
      }),
    ],
  }
  return [index, tools, ...namespaces.map(ofNamespace)]
}
