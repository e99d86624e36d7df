import { ARGUMENT_DESCRIPTIONS } from './argument-descriptions.ts'
import type { Route } from './contract.ts'
import { segmentOf } from './path-segment.ts'

/** A route's address as the ecosystem's clients read it: `/wp/v2/posts/(?P<id>[\d]+)`. */
export const addressOf = (route: Route) =>
  `/${route.namespace}${route.path}`.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => `(?P<${name}>${segmentOf(route, name).startsWith('\\d') ? '[\\d]+' : '[\\w-]+'})`,
  )

export const isOptional = (schema: object) =>
  (schema as { '~optional'?: boolean })['~optional'] === true || (schema as { default?: unknown }).default !== undefined

/** What OPTIONS tells of a route: how it is called, and what it tells of. */
export const explainRoute = (route: Route, root: string) => ({
  ...describeRoute(route, root),
  ...(route.schema && { schema: { $schema: 'http://json-schema.org/draft-04/schema#', ...route.schema } }),
})

/** What the index tells of a route: how it is called. */
export function describeRoute(route: Route, root: string) {
  const { namespace, endpoints, batch } = route
  return {
    namespace,
    methods: [...new Set(endpoints.flatMap(({ methods }) => [...methods]))],
    endpoints: endpoints.map(({ methods, args }) => ({
      methods,
      ...(batch && { allow_batch: { v1: true } }),
      args: Object.fromEntries(
        Object.entries(args).map(([name, one]) => [
          name,
          { description: ARGUMENT_DESCRIPTIONS[name] ?? '', ...one, required: !isOptional(one) },
        ]),
      ),
    })),
    ...(!route.path.includes('{') && { _links: { self: [{ href: `${root}/${namespace}${route.path}` }] } }),
  }
}
