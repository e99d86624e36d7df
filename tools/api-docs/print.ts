import { apiRoutes } from '#api/use-api.ts'
import type { Endpoint, Route } from '#http/rest/contract.ts'
import { isOptional } from '#http/rest/describe.ts'
import { KNOWN_ROUTES } from './known-routes.ts'

/** Routes are described without a shop behind them: whatever they would ask of it stays unasked. */
export const nothing: never = new Proxy(() => nothing, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => '' : nothing),
  apply: () => nothing,
}) as never

/** docs/api.md: every route with its methods and arguments, and what the ecosystem has that this shop has not. */
export function printApi(): string {
  const routes = apiRoutes(nothing)
  const namespaces = [...new Set([...Object.keys(KNOWN_ROUTES), ...routes.map(({ namespace }) => namespace)])]
  return [
    '# The API',
    '',
    'Written by `npm run api-docs` from the routes’ own schemas: do not edit. The same for tools: `/wp-json/openapi.json`; for people with a shop: `OPTIONS` on any route.',
    '',
    ...INTRODUCTION,
    '## Which routes exist',
    '',
    ...namespaces.flatMap((namespace) => tableOf(namespace, routes)),
    '## Arguments',
    '',
    ...routes.flatMap(argumentsOf),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}

const INTRODUCTION = [
  'All routes stand below `/wp-json/`, or below `/?rest_route=/`. Bodies are JSON, forms or multipart; answers are JSON. Refusals are `{ code, message, data: { status } }` with a message in Portuguese; wrong arguments are named in `data.params` and `data.details`.',
  '',
  '- **Who calls**: a cookie with `X-WP-Nonce` (a cookie alone is a visitor; a wrong nonce is 403 `rest_cookie_invalid_nonce`), an application password by Basic, or for `wc/v3` and `vitrine/v1` a consumer key and secret by Basic, by query over https, or by an OAuth 1.0a signature. Keys are made with `npm run vitrine -- api-key`.',
  '- **Of every route**: `_fields`, `_embed`, `_envelope`, `context`, `_method` or `X-HTTP-Method-Override` on a POST, `OPTIONS`, `HEAD`.',
  '- **Of every list**: `page`, `per_page` from 1 to 100, and in the answer `X-WP-Total`, `X-WP-TotalPages` and `Link` with `rel="next"`.',
  '- **By an address alone**: whoever runs the shop and is signed in reads `elementor/v1`, `vitrine/v1/consents` and `vitrine/v1/reports/origins` without a nonce, so that a browser can open them; `form-submissions/export` is a file.',
  '- **The end of a list**: in `wc/v3` and `wc/store` a page too far is an empty list, elsewhere 400 `rest_post_invalid_page_number`. An empty filter (`include=`) narrows nothing.',
  '- **Not there**: `_jsonp`, since it would let any site run what the shop answers.',
  '',
]

const sameShape = (path: string) => path.replaceAll(/\{\w+\}/g, '{}')

function tableOf(namespace: string, routes: readonly Route[]): string[] {
  const mine = routes.filter((route) => route.namespace === namespace)
  const known = KNOWN_ROUTES[namespace] ?? []
  const missing = known.filter((path) => !mine.some((route) => sameShape(route.path) === sameShape(path)))
  const own = new Set(known.map(sameShape))
  return [
    `### ${namespace}`,
    '',
    '| route | methods | |',
    '|---|---|---|',
    ...mine.map((route) => {
      const methods = [...new Set(route.endpoints.flatMap((one) => [...one.methods]))].join(' ')
      return `| \`${route.path || '/'}\` | ${methods} | ${own.has(sameShape(route.path)) ? '' : 'our own'} |`
    }),
    ...missing.map((path) => `| \`${path}\` | – | not here |`),
    '',
  ]
}

function argumentsOf({ namespace, path, endpoints }: Route): string[] {
  return endpoints.flatMap(({ methods, args }) => [
    `#### ${methods.join(', ')} /${namespace}${path}`,
    '',
    ...Object.entries(args).map(([name, schema]) => argument(name, schema)),
    ...(Object.keys(args).length === 0 ? ['No arguments.'] : []),
    '',
  ])
}

function argument(name: string, schema: Endpoint['args'][string]): string {
  const {
    description,
    default: fallback,
    ...rest
  } = schema as { description?: string; default?: unknown; [rule: string]: unknown }
  const rules = [
    kindOf(rest),
    isOptional(schema) ? '' : 'required',
    fallback === undefined ? '' : `default ${JSON.stringify(fallback)}`,
  ].filter((rule) => rule !== '')
  return `- \`${name}\` (${rules.join(', ')})${description ? `: ${description}` : ''}`
}

function kindOf(schema: Record<string, unknown>): string {
  const { type, enum: values, anyOf, items, format, minimum, maximum, maxLength } = schema
  if (Array.isArray(anyOf)) return anyOf.map((one) => kindOf(one as Record<string, unknown>)).join(' or ')
  if (Array.isArray(values)) return `one of ${values.map((value) => `\`${String(value)}\``).join(', ')}`
  if (type === 'array') return `list of ${kindOf((items ?? {}) as Record<string, unknown>)}`
  const top = typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined
  const bounds = typeof minimum === 'number' || top !== undefined ? ` ${minimum ?? ''}–${top ?? ''}` : ''
  const length = typeof maxLength === 'number' && maxLength < 1_000 ? ` up to ${maxLength} characters` : ''
  return `${typeof format === 'string' ? format : typeof type === 'string' ? type : 'anything'}${bounds}${length}`
}
