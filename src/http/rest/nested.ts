import { RestProblem } from './rest-problem.ts'

const MAX_DEPTH = 8
/** A list written with numbers: longer than any batch. */
const MAX_INDEX = 1_000

/** Names like `billing[city]`, `include[]` and `attributes[0][slug]` become objects and lists, as forms and addresses of the ecosystem write them. */
export function nest(flat: Record<string, unknown>): Record<string, unknown> {
  const root: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(flat)) {
    const path = pathOf(name)
    if (path.length > MAX_DEPTH || path.includes('__proto__')) throw strange(name)
    put(root, path, value)
  }
  return listed(root) as Record<string, unknown>
}

function pathOf(name: string): string[] {
  const open = name.indexOf('[')
  if (open <= 0 || !name.endsWith(']')) return [name]
  return [name.slice(0, open), ...name.slice(open + 1, -1).split('][')]
}

function put(into: Record<string, unknown>, [key, ...rest]: string[], value: unknown) {
  const at = key === '' ? String(Object.keys(into).length) : key!
  if (rest.length === 0 || (rest.length === 1 && rest[0] === '' && Array.isArray(value))) {
    into[at] = value
    return
  }
  const held = Object.hasOwn(into, at) ? into[at] : undefined
  const inner = typeof held === 'object' && held !== null && !Array.isArray(held) ? (held as Record<string, unknown>) : {}
  into[at] = inner
  put(inner, rest, value)
}

/** Objects whose names are 0, 1, 2 … were lists. */
function listed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = Object.entries(value as Record<string, unknown>).map(([key, one]) => [key, listed(one)] as const)
  const isList = entries.length > 0 && entries.length <= MAX_INDEX && entries.every(([key], index) => key === String(index))
  return isList ? entries.map(([, one]) => one) : Object.fromEntries(entries)
}

const strange = (name: string) =>
  new RestProblem(400, 'rest_invalid_param', `Parâmetro(s) inválido(s): ${name.slice(0, 60).replaceAll(/[^\w[\]-]/g, '?')}`)

/** The other way: an address's query that reads as the same. */
export function queryOf(nested: Record<string, unknown>): string {
  const pairs = new URLSearchParams()
  const add = (name: string, value: unknown) => {
    if (Array.isArray(value)) value.forEach((one, index) => add(`${name}[${typeof one === 'object' ? index : ''}]`, one))
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) add(`${name}[${key}]`, one)
    else if (value !== undefined) pairs.append(name, String(value))
  }
  for (const [name, value] of Object.entries(nested)) add(name, value)
  return pairs.toString()
}
