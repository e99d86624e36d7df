import { queryOf } from '#http/rest/nested.ts'

type Schema = {
  type?: string
  enum?: unknown[]
  anyOf?: Schema[]
  minimum?: number
  maximum?: number
  maxLength?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: boolean | string[]
  default?: unknown
  format?: string
}
export type KnownEndpoint = { methods: string[]; args: Record<string, Schema> }
/** A route as the API's own index tells it. */
export type KnownRoute = { address: string; endpoints: KnownEndpoint[] }

/** The same numbers in every run: what is found once is found again. */
function numbersFrom(seed: number) {
  let state = seed >>> 0 || 1
  return (below: number) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}

const STRANGE: unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1.5,
  2_147_483_648,
  9_007_199_254_740_991,
  1e300,
  true,
  [],
  [[[]]],
  {},
  { constructor: { prototype: 1 } },
  '"><script>alert(1)</script>',
  "'; drop table users; --",
  '../../etc/passwd',
  '%00',
  '\u202e\u{1f600}é',
  'x'.repeat(3_000),
  Array.from({ length: 150 }, (_, at) => at),
  ['x', null, {}],
  '2026-02-31T25:61:00',
  'NaN',
  '99999999999999999999',
]
const IDS = ['1', '2', '12', '0', '999999999', '999999999999999']
const WORDS = ['x', 'general', 'pix', '%2e%2e', 'a%20b', "'", 'x'.repeat(190)]

/** The route's address with something in the place of its arguments, from left to right. */
export function pathFor({ address }: Pick<KnownRoute, 'address'>, ids: readonly string[], word = 'x') {
  let at = 0
  return address.replaceAll(/\(\?P<\w+>(.+?)\)/g, (_, pattern: string) =>
    pattern.startsWith('[\\d]') ? (ids[at++] ?? ids.at(-1) ?? '1') : word,
  )
}

/** Calls of a route made from its own schema: every second fits it whole, the others in all but one argument. `ids` are of things that are there. */
export function* hostileCalls(
  route: KnownRoute,
  endpoint: KnownEndpoint,
  { count, ids = [], isHonest = false }: { count: number; ids?: readonly string[]; isHonest?: boolean },
) {
  const text = route.address + endpoint.methods.join('')
  const pick = numbersFrom([...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) >>> 0, 7))
  const names = Object.keys(endpoint.args).filter((name) => !route.address.includes(`<${name}>`))
  for (let at = 0; at < count; at++) {
    const isFitting = isHonest || at % 2 === 0
    const there = ids.length > 0 && (isFitting || pick(2) === 0)
    const path = pathFor(route, there ? ids : [IDS[pick(IDS.length)]!], WORDS[pick(isFitting ? 3 : WORDS.length)])
    const strange = isFitting ? undefined : names[pick(Math.max(1, names.length))]
    const body: Record<string, unknown> = {}
    for (const name of names) {
      const schema = endpoint.args[name]!
      if (name === strange) body[name] = STRANGE[pick(STRANGE.length)]
      else if (schema.required === true || pick(3) === 0) body[name] = fitting(schema, pick)
    }
    yield { path: endpoint.methods[0] === 'GET' ? `${path}?${queryOf(body).slice(0, 4_000)}` : path, body }
  }
}

function fitting(schema: Schema, pick: (below: number) => number, depth = 0): unknown {
  if (schema.anyOf) return fitting(schema.anyOf[pick(schema.anyOf.length)]!, pick, depth)
  if (schema.enum) return schema.enum[pick(schema.enum.length)]
  if (schema.type === 'boolean') return pick(2) === 0
  if (schema.type === 'integer' || schema.type === 'number') return bounded(schema, [1, 2, 10, 0, 77, 2_000_000_000][pick(6)]!)
  if (schema.type === 'array')
    return depth > 3 ? [] : Array.from({ length: pick(3) }, () => fitting(schema.items ?? {}, pick, depth + 1))
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([name]) => pick(2) === 0 || (Array.isArray(schema.required) && schema.required.includes(name)))
        .map(([name, inner]) => [name, fitting(inner, pick, depth + 1)]),
    )
  if (schema.type === 'null') return null
  if (schema.format === 'date-time') return '2026-11-15T10:00:00'
  if (schema.format === 'email') return `gente${pick(1_000)}@exemplo.com.br`
  return ['Um texto', 'outro-texto', '10.50', '<b>x</b>', 'é'.repeat(Math.min(schema.maxLength ?? 40, 40))][pick(5)]
}

const bounded = ({ minimum = -Infinity, maximum = Infinity }: Schema, value: number) =>
  Math.min(maximum, Math.max(minimum, value))
