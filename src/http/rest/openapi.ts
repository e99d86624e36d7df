import type { ItemSchema, Method, Route } from './contract.ts'
import { isOptional } from './describe.ts'

type Document = {
  openapi: string
  info: object
  servers: object[]
  paths: Record<string, Record<string, object>>
  components: object
}

/** The same table in the notation that most tools read. */
export function openApiOf(routes: readonly Route[], { name, root }: { name: string; root: string }): Document {
  const paths: Document['paths'] = {}
  for (const route of routes) {
    const path = `/${route.namespace}${route.path}`
    for (const { methods, args } of route.endpoints)
      for (const method of methods) (paths[path] ??= {})[method.toLowerCase()] = operation(route, method, args)
  }
  return {
    openapi: '3.1.0',
    info: { title: name, version: '1' },
    servers: [{ url: root }],
    paths,
    components: {
      securitySchemes: {
        basic: { type: 'http', scheme: 'basic', description: 'An application password, or a consumer key and its secret.' },
        nonce: {
          type: 'apiKey',
          in: 'header',
          name: 'X-WP-Nonce',
          description: 'Together with the cookie of whoever is signed in.',
        },
      },
    },
  }
}

function operation(route: Route, method: Method, args: object) {
  const { namespace, path, schema } = route
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const others = Object.entries(args as Record<string, object>).filter(([name]) => !inPath.includes(name))
  const read = method === 'GET' || method === 'DELETE'
  return {
    tags: [namespace],
    operationId: `${method} ${namespace}${path}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_'),
    parameters: [
      ...inPath.map((name) => ({ name, in: 'path', required: true, schema: (args as Record<string, object>)[name] ?? {} })),
      ...(read ? others.map(([name, one]) => ({ name, in: 'query', required: !isOptional(one), schema: one })) : []),
    ],
    ...(!read &&
      others.length > 0 && {
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: Object.fromEntries(others),
                required: others.filter(([, one]) => !isOptional(one)).map(([name]) => name),
              },
            },
          },
        },
      }),
    responses: {
      200: {
        description: 'OK',
        ...(schema && { content: contentOf(route, schema, method) }),
      },
      default: { description: 'A problem: code, message and data.status.' },
    },
  }
}

const contentOf = (route: Route, schema: ItemSchema, method: Method) =>
  route.file
    ? { [route.file]: { schema: { type: 'string' } } }
    : { 'application/json': { schema: bodyOf(schema, method === 'GET' ? responseOf(route) : 'one') } }

const responseOf = ({ path, response }: Route) => response ?? (path.endsWith('}') ? 'one' : 'list')

function bodyOf(schema: ItemSchema, response: NonNullable<Route['response']>) {
  if (response === 'one') return schema
  return response === 'list' ? { type: 'array', items: schema } : { type: 'object', additionalProperties: schema }
}
